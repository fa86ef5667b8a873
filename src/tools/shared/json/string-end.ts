const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Where the string of a JSON text that begins at a quotation mark has its closing one, or a position behind the text where it has none. */
export function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
