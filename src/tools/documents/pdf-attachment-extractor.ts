import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { sameBytes } from '../shared/bytes/arrays.ts';
import { asFile } from '../shared/files/file-field.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { type Attachment, attachmentsOf } from './lib/attachments.ts';
import type { PdfFile } from './lib/file.ts';
import { utf8Name } from './lib/form.ts';
import { textAt } from './lib/information.ts';
import { bytesOf, dictOf, nameOf } from './lib/objects.ts';
import { MAX_BYTES, openPdf, passwordText, pdfText, sha256 } from './lib/open.ts';
import { WITH_ATTACHMENT } from './lib/samples.ts';
import { isoOf } from './lib/text.ts';

export default defineTool({
  slug: 'pdf-attachment-extractor',
  name: 'PDF Attachment Extractor',
  category: 'documents',
  summary: 'Extracts embedded files from a PDF: invoices (ZUGFeRD, Factur-X), portfolios, file annotations.',
  description: 'Names are given as they are; one that is a path, has a drive letter or leads upwards is marked as unsafe. At most 10 MB unpacked.',
  reference: 'ISO 32000-2, 7.11 (file specifications and embedded files)',
  keywords: ['pdf attachments', 'zugferd xml', 'factur-x', 'e-invoice xml', 'embedded files', 'pdfdetach'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: pdfText(),
    password: passwordText(),
    names: z
      .array(z.string().max(1000).describe('Name of an attachment'))
      .min(1)
      .max(1000)
      .optional()
      .describe('Names of the attachments wanted; all if left out'),
  }),
  result: z.strictObject({
    attachments: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the attachment'),
          description: z.string().optional().describe('Description of the attachment'),
          mimeType: z.string().optional().describe('Media type of the attachment, such as text/xml'),
          bytes: z.int().describe('Size of the attachment in bytes'),
          sha256: z.string().describe('SHA-256 of the attachment, in hex'),
          content: asFile(z.string().describe('The attachment in Base64')),
          created: z.string().optional().describe('When the attachment was created, in ISO 8601'),
          modified: z.string().optional().describe('When the attachment was last changed, in ISO 8601'),
          relationship: z.string().optional().describe('What the attachment is to the document, such as Data, Source or Alternative'),
          page: z.int().optional().describe('Number of the page, of files that are annotations'),
          checksumValid: z.boolean().optional().describe('Whether the MD5 that the PDF names is that of the attachment'),
          unsafe: z.boolean().describe('Whether the name is a path, has a drive letter or leads upwards'),
        }),
      )
      .describe('The attachments: those of the name tree, then those of annotations by page'),
    count: z.int().describe('Number of attachments'),
    totalBytes: z.int().describe('Size of all attachments together, in bytes'),
  }),
  examples: [
    {
      inputs: { file: WITH_ATTACHMENT },
      result: {
        attachments: [
          {
            name: 'note.txt',
            mimeType: 'text/plain',
            bytes: 5,
            sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
            content: 'aGVsbG8=',
            unsafe: false,
          },
        ],
        count: 1,
        totalBytes: 5,
      },
    },
  ],
  run({ file: text, password, names }) {
    const file = openPdf(text, password);
    const all = attachmentsOf(file, true).filter(({ stream }) => stream !== undefined);
    const missing = names?.find((name) => !all.some((attachment) => attachment.name === name));
    if (missing !== undefined) unprocessable(`The PDF has no attachment called “${missing}”.`, 'names');
    let totalBytes = 0;
    const attachments = all
      .filter(({ name }) => names?.includes(name) ?? true)
      .map((attachment) => {
        const facts = factsOf(file, attachment);
        totalBytes += facts.bytes;
        if (totalBytes > MAX_BYTES) unprocessable(`The attachments are more than ${MAX_BYTES} bytes unpacked.`);
        return facts;
      });
    return { attachments, count: attachments.length, totalBytes };
  },
});

function factsOf(file: PdfFile, { name, specification, stream, page }: Attachment) {
  const bytes = stream ? file.unpacked(stream).bytes : new Uint8Array(0);
  const parameters = dictOf(file, stream?.dict.get('Params'));
  const subtype = stream && nameOf(file, stream.dict.get('Subtype'));
  const checksum = bytesOf(file, parameters?.get('CheckSum'));
  const relationship = nameOf(file, specification.get('AFRelationship'));
  const given = {
    description: textAt(file, specification, 'Desc'),
    mimeType: subtype && utf8Name(subtype),
    created: isoOf(textAt(file, parameters, 'CreationDate') ?? ''),
    modified: isoOf(textAt(file, parameters, 'ModDate') ?? ''),
    relationship: relationship && utf8Name(relationship),
    page,
    checksumValid: checksum && sameBytes(checksum, createHash('md5').update(bytes).digest()),
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { name, ...known, bytes: bytes.length, sha256: sha256(bytes), content: base64Of(bytes), unsafe: isUnsafe(name) };
}

const isUnsafe = (name: string): boolean => /[/\\]|^[A-Za-z]:|^\.\.$/.test(name);
