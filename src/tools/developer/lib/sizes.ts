/** What was saved by making a text shorter. */
export function savings(original: string, minified: string): { minified: string; originalBytes: number; minifiedBytes: number; savedPercent: number } {
  const [originalBytes, minifiedBytes] = [Buffer.byteLength(original), Buffer.byteLength(minified)];
  return { minified, originalBytes, minifiedBytes, savedPercent: originalBytes === 0 ? 0 : 100 * (1 - minifiedBytes / originalBytes) };
}
