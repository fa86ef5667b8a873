import type { PdfFile } from './file.ts';
import { numberOf } from './objects.ts';
import { Parser } from './parser.ts';

/** What a strict reader objects to in the structure of a file, beyond what reading it found. */
export function strictly(file: PdfFile): string[] {
  const problems: string[] = [];
  const { bytes } = file;
  const tail = String.fromCharCode(...bytes.subarray(Math.max(0, bytes.length - 4096)));
  const end = tail.lastIndexOf('%%EOF');
  const start = tail.lastIndexOf('startxref');
  if (!hasEnd(file)) problems.push('The file has no %%EOF.');
  else if (start >= 0 && end >= 0 && end < start) problems.push('There is no %%EOF behind the last startxref.');
  const size = numberOf(file, file.trailer.get('Size'));
  if (size === undefined) problems.push('The trailer has no Size.');
  const { count, declared } = counts(file);
  if (declared !== undefined && declared !== count) problems.push(`The page tree says that it has ${declared} pages, and has ${count}.`);
  problems.push(...wrongPlaces(file));
  return problems;
}

function hasEnd({ bytes }: PdfFile): boolean {
  for (let at = bytes.length - 5; at >= 0; at--)
    if (bytes[at] === 37 && bytes[at + 1] === 37 && bytes[at + 2] === 69 && bytes[at + 3] === 79 && bytes[at + 4] === 70) return true;
  return false;
}

function counts(file: PdfFile): { count: number; declared: number | undefined } {
  const pages = file.root.get('Pages');
  const tree = typeof pages === 'object' && pages !== null && 'number' in pages ? file.get(pages) : pages;
  return { count: file.pages.length, declared: tree instanceof Map ? numberOf(file, tree.get('Count')) : undefined };
}

/** Entries of the cross-reference table that lead to other objects or none. */
function wrongPlaces(file: PdfFile): string[] {
  const wrong: string[] = [];
  for (const [number, at, generation] of file.entries) {
    const parser = new Parser(file.bytes, at);
    const isThere = parser.digits() === number && parser.digits() === generation && parser.take('obj');
    if (!isThere) wrong.push(`The cross-reference entry of object ${number} leads elsewhere.`);
  }
  return wrong;
}
