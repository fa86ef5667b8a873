import { z } from 'zod';
import { looseUtf8 } from '../../shared/platform/bytes.ts';
import type { PdfFile } from './file.ts';
import { Bytes, type Dict, dictOf, Name, resolved, streamOf } from './objects.ts';
import { isoOf, textOf } from './text.ts';

const optional = (what: string) => z.string().optional().describe(what);

/** What the Info dictionary of a PDF says. */
export const metadataResult = z.strictObject({
  title: optional('Title of the document'),
  author: optional('Who wrote the document'),
  subject: optional('What the document is about'),
  keywords: optional('Keywords of the document'),
  creator: optional('The program in which the document was written'),
  producer: optional('The program that made the PDF'),
  created: optional('When the document was created, in ISO 8601'),
  modified: optional('When the document was last changed, in ISO 8601'),
});

export type Metadata = z.output<typeof metadataResult>;

/** The fields by their entries in Info. */
export const INFO_KEYS = { title: 'Title', author: 'Author', subject: 'Subject', keywords: 'Keywords', creator: 'Creator', producer: 'Producer' } as const;
const DATE_KEYS = { created: 'CreationDate', modified: 'ModDate' } as const;

/** The text of an entry of a dictionary; undefined where it is empty or none. */
export function textAt(file: PdfFile, dictionary: Dict | undefined, key: string): string | undefined {
  const found = resolved(file, dictionary?.get(key));
  const text = found instanceof Bytes ? textOf(found.bytes) : '';
  return text === '' ? undefined : text;
}

/** The metadata in a PDF's Info. */
export function metadataOf(file: PdfFile): Metadata {
  const found: Metadata = {};
  for (const [field, key] of Object.entries(INFO_KEYS) as [keyof typeof INFO_KEYS, string][]) {
    const text = textAt(file, file.info, key);
    if (text !== undefined) found[field] = text;
  }
  for (const [field, key] of Object.entries(DATE_KEYS) as [keyof typeof DATE_KEYS, string][]) {
    const date = isoOf(textAt(file, file.info, key) ?? '');
    if (date !== undefined) found[field] = date;
  }
  return found;
}

/** The XMP packet of a PDF as text. */
export function xmpOf(file: PdfFile): string | undefined {
  const stream = streamOf(file, file.root.get('Metadata'));
  return stream && xmpText(file.unpacked(stream).bytes);
}

/** The text of an XMP packet, which may be UTF-8 or UTF-16. */
export function xmpText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const order = (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c) ? 0 : (a === 0xff && b === 0xfe) || (a === 0x3c && b === 0) ? 1 : undefined;
  if (order === undefined) return looseUtf8(bytes);
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2) text += String.fromCharCode((bytes[at + order] ?? 0) * 256 + (bytes[at + 1 - order] ?? 0));
  return text;
}

/** The level of PDF/A that an XMP packet claims, such as PDF/A-2b. */
export function pdfaClaim(xmp: string | undefined): string | undefined {
  const value = (name: string): string | undefined =>
    new RegExp(`<pdfaid:${name}\\s*>\\s*([^<]{1,20}?)\\s*</`).exec(xmp ?? '')?.[1] ??
    new RegExp(`\\bpdfaid:${name}\\s*=\\s*["']\\s*([^"']{1,20}?)\\s*["']`).exec(xmp ?? '')?.[1];
  const part = value('part');
  return part && `PDF/A-${part}${value('conformance')?.toLowerCase() ?? ''}`;
}

/** The name that a value is. */
export const nameText = (file: PdfFile, dictionary: Dict | undefined, key: string): string | undefined => {
  const found = resolved(file, dictionary?.get(key));
  return found instanceof Name ? found.name : undefined;
};

export const permissionsResult = z.strictObject({
  print: z.boolean().describe('Whether the pages may be printed, perhaps in low quality only'),
  printHighQuality: z.boolean().describe('Whether the pages may be printed in full quality'),
  modify: z.boolean().describe('Whether the content may be changed'),
  copy: z.boolean().describe('Whether text and pictures may be copied'),
  annotate: z.boolean().describe('Whether comments may be added'),
  fillForms: z.boolean().describe('Whether form fields may be filled'),
  accessibility: z.boolean().describe('Whether screen readers may take the text'),
  assemble: z.boolean().describe('Whether pages may be put in, taken out and turned'),
});

/** The Lang of the catalog. */
export const languageOf = (file: PdfFile): string | undefined => textAt(file, file.root, 'Lang');

/** Whether a dictionary stands behind a key. */
export const hasDict = (file: PdfFile, key: string): boolean => dictOf(file, file.root.get(key)) !== undefined;
