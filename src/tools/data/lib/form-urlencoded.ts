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
  const bytes = Buffer.alloc(Buffer.byteLength(spaced));
  let length = 0;
  let start = 0;
  for (const { index } of spaced.matchAll(/%[0-9A-Fa-f]{2}/g)) {
    length += bytes.write(spaced.slice(start, index), length);
    start = index + 3;
    bytes[length++] = Number.parseInt(spaced.slice(index + 1, start), 16);
  }
  length += bytes.write(spaced.slice(start), length);
  return bytes.toString('utf8', 0, length);
}
