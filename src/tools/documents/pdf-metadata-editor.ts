import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { utf8Bytes } from '../shared/platform/bytes.ts';
import type { PdfFile } from './lib/file.ts';
import { INFO_KEYS, languageOf, metadataOf, metadataResult, xmpText } from './lib/information.ts';
import { type Dict, dictOf, Ref, Stream, streamOf } from './lib/objects.ts';
import { fileGiven, fileResult, openPdf, passwordText, pdfText, rewritten } from './lib/open.ts';
import { HELLO } from './lib/samples.ts';
import { pdfDateOf, stringOf } from './lib/text.ts';
import { withProperties, type XmpField } from './lib/xmp.ts';

const field = (what: string) => z.string().max(10_000).optional().describe(`${what}; an empty string takes it away`);

export default defineTool({
  slug: 'pdf-metadata-editor',
  name: 'PDF Metadata Editor',
  category: 'documents',
  summary: 'Changes or removes the title, author, subject, keywords, dates and language of a PDF.',
  description:
    'Entries of Info that are not named stay. An XMP packet is brought in line, and none is made. Metadata of pages, pictures and attachments stay. Earlier versions of the values are gone, as the file is written anew; with nothing asked for it comes back as it is.',
  reference: 'ISO 32000-2, 14.3 (metadata); ISO 16684-1 (XMP)',
  keywords: ['pdf properties', 'change pdf title', 'remove author', 'clean pdf metadata', 'anonymize pdf', 'xmp'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    set: z
      .strictObject({
        title: field('Title of the document'),
        author: field('Who wrote the document'),
        subject: field('What the document is about'),
        keywords: field('Keywords of the document'),
        creator: field('The program in which the document was written'),
        producer: field('The program that made the PDF'),
        language: field('Language of the document, such as en-GB'),
      })
      .optional()
      .describe('Fields to set; those left out stay'),
    created: z.string().max(100).optional().describe('When the document was created, in ISO 8601 with its offset, such as 2024-02-29T12:34:56+01:00'),
    modified: z.string().max(100).optional().describe('When the document was last changed, in ISO 8601 with its offset'),
    removeAll: z.boolean().default(false).describe('Takes all of Info and XMP away first; then the rest of the inputs counts'),
    showTitle: z.boolean().optional().describe('Whether viewers show the title in place of the name of the file; stays as it is if left out'),
  }),
  result: z.strictObject({
    ...fileResult,
    metadata: metadataResult.describe('What Info says now'),
    language: z.string().optional().describe('Language of the document as the catalog names it now'),
    removed: z.array(z.string().describe('Name of an entry')).describe("Names of the entries of Info that were taken away, in the file's order"),
  }),
  examples: [
    {
      inputs: { file: HELLO, set: { title: 'Gr\u00fc\u00dfe \u2603', author: 'Ada' }, created: '2024-02-29T12:34:56+01:00' },
      result: {
        file: 'JVBERi0xLjQKJeLjz9MKMSAwIG9iago8PC9UeXBlIC9DYXRhbG9nIC9QYWdlcyAzIDAgUj4+CmVuZG9iagoyIDAgb2JqCjw8L1RpdGxlICj+/wBHAHIA/ADfAGUAICYDKSAvQXV0aG9yIChBZGEpIC9DcmVhdGlvbkRhdGUgKEQ6MjAyNDAyMjkxMjM0NTYrMDEnMDAnKT4+CmVuZG9iagozIDAgb2JqCjw8L1R5cGUgL1BhZ2VzIC9LaWRzIFs0IDAgUl0gL0NvdW50IDEgL01lZGlhQm94IFswIDAgMjAwIDEwMF0gL1Jlc291cmNlcyA8PC9Gb250IDw8L0YxIDUgMCBSPj4+Pj4+CmVuZG9iago0IDAgb2JqCjw8L1R5cGUgL1BhZ2UgL1BhcmVudCAzIDAgUiAvQ29udGVudHMgNiAwIFI+PgplbmRvYmoKNSAwIG9iago8PC9UeXBlIC9Gb250IC9TdWJ0eXBlIC9UeXBlMSAvQmFzZUZvbnQgL0hlbHZldGljYSAvRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZz4+CmVuZG9iago2IDAgb2JqCjw8L0xlbmd0aCA0Nz4+CnN0cmVhbQpCVCAvRjEgMTggVGYgMSAwIDAgMSAyMCA2MCBUbSAoSGVsbG8gUERGKSBUaiBFVAplbmRzdHJlYW0KZW5kb2JqCnhyZWYKMCA3CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDAwMDYyIDAwMDAwIG4gCjAwMDAwMDAxNjEgMDAwMDAgbiAKMDAwMDAwMDI3NSAwMDAwMCBuIAowMDAwMDAwMzM2IDAwMDAwIG4gCjAwMDAwMDA0MzEgMDAwMDAgbiAKdHJhaWxlcgo8PC9TaXplIDcgL1Jvb3QgMSAwIFIgL0luZm8gMiAwIFIgL0lEIFs8NTdhYTZmOTg5NjE0NjdiNDBlMjI4YzE3MGVkYjkxNjk+IDw1N2FhNmY5ODk2MTQ2N2I0MGUyMjhjMTcwZWRiOTE2OT5dPj4Kc3RhcnR4cmVmCjUyNgolJUVPRgo=',
        bytes: 815,
        sha256: '7cd5c30ffe6f5e37dfea07fb829cbf95bb7c6143002006755d387a258a5cb5d0',
        metadata: { title: 'Gr\u00fc\u00dfe \u2603', author: 'Ada', created: '2024-02-29T12:34:56+01:00' },
        removed: [],
      },
    },
  ],
  run({ file: text, password, set = {}, created, modified, removeAll, showTitle }) {
    const file = openPdf(text, password);
    const { language, ...texts } = set;
    const dates = { created: dateGiven(created, 'created'), modified: dateGiven(modified, 'modified') };
    const isAsked = removeAll || showTitle !== undefined || [...Object.values(set), created, modified].some((value) => value !== undefined);
    const before = [...(file.info?.keys() ?? [])];
    const info: Dict = new Map(removeAll ? [] : file.info);
    if (removeAll) file.root.delete('Metadata');
    const changes = textsSet(info, texts);
    for (const [name, key] of [
      ['created', 'CreationDate'],
      ['modified', 'ModDate'],
    ] as const) {
      const date = dates[name];
      if (date === undefined) continue;
      info.set(key, stringOf(date.pdf));
      changes[name] = date.iso;
    }
    if (language === '') file.root.delete('Lang');
    else if (language !== undefined) file.root.set('Lang', stringOf(language));
    if (showTitle !== undefined)
      file.root.set('ViewerPreferences', new Map([...(dictOf(file, file.root.get('ViewerPreferences')) ?? []), ['DisplayDocTitle', showTitle]]));
    if (Object.keys(changes).length > 0) bringXmpInLine(file, changes);
    if (info.size === 0) file.trailer.delete('Info');
    else file.trailer.set('Info', file.add(info));
    const bytes = isAsked || file.encryption ? rewritten(file) : file.bytes;
    const now = languageOf(file);
    return { ...fileGiven(bytes), metadata: metadataOf(file), ...(now !== undefined && { language: now }), removed: before.filter((key) => !info.has(key)) };
  },
});

/** Sets texts of Info and gives those that were set. */
function textsSet(info: Dict, texts: Readonly<Partial<Record<keyof typeof INFO_KEYS, string | undefined>>>): Partial<Record<XmpField, string>> {
  const changes: Partial<Record<XmpField, string>> = {};
  for (const [name, key] of Object.entries(INFO_KEYS) as [keyof typeof INFO_KEYS, string][]) {
    const value = texts[name];
    if (value === undefined) continue;
    changes[name] = value;
    if (value === '') info.delete(key);
    else info.set(key, stringOf(value));
  }
  return changes;
}

function dateGiven(instant: string | undefined, path: string): { pdf: string; iso: string } | undefined {
  if (instant === undefined) return undefined;
  const pdf = pdfDateOf(instant) ?? unprocessable(`“${instant}” is not an instant in ISO 8601 with its offset, such as 2024-02-29T12:34:56+01:00.`, path);
  return { pdf, iso: instant.trim() };
}

function bringXmpInLine(file: PdfFile, changes: Partial<Record<XmpField, string>>): void {
  const given = file.root.get('Metadata');
  const stream = streamOf(file, given);
  if (!stream) return;
  const packet = withProperties(xmpText(file.unpacked(stream).bytes), changes);
  const dict: Dict = new Map(stream.dict);
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(key);
  const changed = new Stream(dict, utf8Bytes(packet));
  if (given instanceof Ref) file.replace(given, changed);
  else file.root.set('Metadata', file.add(changed));
}
