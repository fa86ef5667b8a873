import { parseJsonText } from '../../tools/shared/json/parse-text.ts';

/** How many characters the facts of a result may have in a header, quoted as ASCII. */
const MAX_FACTS = 4_096;
const MAX_NAME = 200;

/** A `Content-Disposition` that has a file saved under its name and not shown (RFC 6266): no path, no control character and no quotation mark of it gets into the header. */
export function attachment(name: string): string {
  const plain = safeName(name);
  const ascii = plain.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const extended =
    ascii === plain ? '' : `; filename*=UTF-8''${encodeURIComponent(plain).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
  return `attachment; filename="${ascii}"${extended}`;
}

/** The last part of a path, without what is no part of a name. */
const safeName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/^.*[\\/]/s, '')
    // Control characters, and those that turn the direction of text, which disguise endings.
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/^[\s.]+/, '')
    .slice(0, MAX_NAME)
    .toWellFormed() || 'file';

/** The facts of a result as JSON that a header can hold: ASCII alone, and of its fields those that fit. */
export function factsHeader(json: string): string {
  const facts: [string, unknown][] = Object.entries(Object(parseJsonText(json)));
  const kept: string[] = [];
  let length = 2;
  for (const [name, value] of facts) {
    const text = asciiJson(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
    if (length + text.length + 1 > MAX_FACTS) continue;
    length += text.length + 1;
    kept.push(text);
  }
  return `{${kept.join(',')}}`;
}

/** JSON with everything beyond ASCII as escapes (RFC 8259 section 7). */
const asciiJson = (json: string): string => json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
