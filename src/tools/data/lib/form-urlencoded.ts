import { looseUtf8, utf8Bytes, utf8Length } from '../../shared/platform/bytes.ts';
// Reading application/x-www-form-urlencoded, as the URL Standard has it. Node's URLSearchParams garbles the characters beyond
// ASCII of a text that holds a malformed escape elsewhere.

/** The names and values of a query without its question mark. What is not UTF-8 becomes U+FFFD, a % without two hex digits stays. */
export const readForm = (query: string): [name: string, value: string][] =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, equals)), decoded(pair.slice(equals + 1))];
    });

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  const bytes = new Uint8Array(utf8Length(spaced));
  let written = 0;
  let start = 0;
  const write = (plain: string): void => {
    if (plain === '') return;
    const piece = utf8Bytes(plain);
    bytes.set(piece, written);
    written += piece.length;
  };
  for (const { index } of spaced.matchAll(/%[0-9A-Fa-f]{2}/g)) {
    write(spaced.slice(start, index));
    start = index + 3;
    bytes[written++] = Number.parseInt(spaced.slice(index + 1, start), 16);
  }
  write(spaced.slice(start));
  return looseUtf8(bytes.subarray(0, written));
}
