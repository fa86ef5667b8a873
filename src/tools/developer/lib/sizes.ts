import { utf8Length } from '../../shared/platform/bytes.ts';
/** What was saved by making a text shorter. */
export function savings(original: string, minified: string): { minified: string; originalBytes: number; minifiedBytes: number; savedPercent: number } {
  const [originalBytes, minifiedBytes] = [utf8Length(original), utf8Length(minified)];
  return { minified, originalBytes, minifiedBytes, savedPercent: originalBytes === 0 ? 0 : 100 * (1 - minifiedBytes / originalBytes) };
}
