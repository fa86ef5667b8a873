const ESCAPE = /\\(u\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[0-3][0-7]{2}|[0-7]{1,2}|[abfnrtv'"\\])/g;
const CONTROLS: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A string with its escapes read, as CyberChef does in short strings such as delimiters. Whatever is no escape stays. */
export const withoutEscapes = (string: string): string => string.replace(ESCAPE, (_, written: string) => characterOf(written));

function characterOf(written: string): string {
  const [first = ''] = written;
  if (first === 'u' || first === 'x') {
    const code = Number.parseInt(written.replace(/[ux{}]/g, ''), 16);
    return code > 0x10ffff ? `\\${written}` : String.fromCodePoint(code);
  }
  if (/[0-7]/.test(first)) return String.fromCharCode(Number.parseInt(written, 8));
  return CONTROLS[first] ?? first;
}

/** The delimiters that CyberChef offers by name. */
export const DELIMITERS: Readonly<Record<string, string>> = {
  Space: ' ',
  Percent: '%',
  Comma: ',',
  'Semi-colon': ';',
  Colon: ':',
  Tab: '\t',
  'Line feed': '\n',
  CRLF: '\r\n',
  'Carriage return': '\r',
  'Forward slash': '/',
  Backslash: '\\',
  '0x': '0x',
  '\\x': '\\x',
  'Nothing (separate chars)': '',
  None: '',
  'Full stop': '.',
  'Double line feed': '\n\n',
  'Double newline': '\n\n',
  'Word boundary': ' ',
};
