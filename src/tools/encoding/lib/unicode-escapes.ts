import { unprocessable } from '../../errors.ts';
import { positionInText } from '../../shared/bytes/bytes.ts';

export type EscapeFormat = 'utf16' | 'braces' | 'python' | 'percentU';

const hex = (code: number, width: number): string => code.toString(16).toUpperCase().padStart(width, '0');
const units = (character: string, prefix: string): string =>
  Array.from({ length: character.length }, (_, i) => prefix + hex(character.charCodeAt(i), 4)).join('');

const FORMATS: Record<EscapeFormat, (character: string, code: number) => string> = {
  utf16: (character) => units(character, '\\u'),
  braces: (_, code) => `\\u{${hex(code, 1)}}`,
  python: (_, code) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`),
  percentU: (character) => units(character, '%u'),
};

/** Text with its characters as escapes: all of them, or those outside U+0020 to U+007E. */
export function escapeUnicode(text: string, format: EscapeFormat, all: boolean): string {
  return text.replace(all ? /./gsu : /[^\x20-\x7e]/gu, (character) => FORMATS[format](character, character.codePointAt(0) ?? 0));
}

const ESCAPE = /\\u([0-9A-Fa-f]{4})|\\u\{([0-9A-Fa-f]{1,6})\}|\\U([0-9A-Fa-f]{8})|\\x([0-9A-Fa-f]{2})|%u([0-9A-Fa-f]{4})/g;

/**
 * Text with \uXXXX, \u{X}, \UXXXXXXXX, \xXX and %uXXXX resolved; everything else stays.
 * A lone surrogate among them and a value above 10FFFF are unprocessable.
 */
export function unescapeUnicode(text: string): string {
  let output = '';
  let last = 0;
  let high = -1;
  const lone = (index: number) => unprocessable(`The escape at position ${positionInText(text, index)} is a surrogate without its partner.`, 'text');
  for (const match of text.matchAll(ESCAPE)) {
    const index = match.index;
    const code = Number.parseInt(match.slice(1).find((digits) => digits !== undefined) ?? '', 16);
    if (code > 0x10ffff) unprocessable(`The escape ${match[0]} at position ${positionInText(text, index)} is above 10FFFF.`, 'text');
    const low = code >= 0xdc00 && code <= 0xdfff;
    if (high >= 0 && !(low && index === last)) lone(high);
    if (low && high < 0) lone(index);
    high = code >= 0xd800 && code <= 0xdbff ? index : -1;
    output += text.slice(last, index) + String.fromCodePoint(code);
    last = index + match[0].length;
  }
  if (high >= 0) lone(high);
  return output + text.slice(last);
}
