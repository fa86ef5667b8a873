/** A text with LF after every `length` UTF-16 units, none after the last line. A length of 0 leaves it in one piece. */
export function breakLines(text: string, length: number): string {
  if (length === 0 || text.length <= length) return text;
  const lines: string[] = [];
  for (let i = 0; i < text.length; i += length) lines.push(text.slice(i, i + length));
  return lines.join('\n');
}
