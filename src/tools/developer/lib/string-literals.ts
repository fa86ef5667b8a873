import { utf8Bytes } from '../../shared/platform/bytes.ts';
import { type LiteralLanguage, POWERSHELL_QUOTES } from './literal-grammars.ts';

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const LATEX: Record<string, string> = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' };
const PLAIN: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\', '"': '\\"' };

/** What may not stand in a literal as it is: line ends of C#, the byte order mark in Go, and in Rust what changes the direction of text. */
const REFUSED: Partial<Record<LiteralLanguage, RegExp>> = {
  csharp: /[\u0085\u2028\u2029]/,
  go: /\ufeff/,
  rust: /[\u202a-\u202e\u2066-\u2069]/,
};

const hex = (code: number, width = 0): string => code.toString(16).padStart(width, '0');

/** Text as a literal of a language. @param quotes with the quotes around it, where the language has any */
export function encodeLiteral(text: string, language: LiteralLanguage, quotes: boolean, asciiOnly: boolean): string {
  const mark = (sign: string, inner: string): string => (quotes ? sign + inner + sign : inner);
  switch (language) {
    case 'sql':
      return mark("'", text.replaceAll("'", "''"));
    case 'powershell':
      return mark("'", text.replaceAll(new RegExp(`[${POWERSHELL_QUOTES}]`, 'g'), '$&$&'));
    case 'shell':
      return mark("'", text.replaceAll("'", "'\\''"));
    case 'regex':
      return text.replaceAll(/[\\^$.|?*+()[\]{}/-]/g, '\\$&');
    case 'csv':
      return quotes || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    case 'xml':
      return text.replaceAll(/[&<>"']/g, (character) => XML[character] ?? character);
    case 'latex':
      return text.replaceAll(/[\\~^&%$#_{}]/g, (character) => LATEX[character] ?? `\\${character}`);
    default:
      return mark('"', Array.from(text, (character) => escapeCharacter(character, language, asciiOnly)).join(''));
  }
}

function escapeCharacter(character: string, language: LiteralLanguage, asciiOnly: boolean): string {
  const plain = PLAIN[character];
  if (plain !== undefined) return plain;
  if ((character === '$' && (language === 'php' || language === 'ruby')) || (character === '#' && language === 'ruby')) return `\\${character}`;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return controlEscape(code, language);
  return (asciiOnly && code > 0x7e) || REFUSED[language]?.test(character) ? wideEscape(character, code, language) : character;
}

function controlEscape(code: number, language: LiteralLanguage): string {
  if (language === 'java' || language === 'javascript' || language === 'csharp') return `\\u${hex(code, 4)}`;
  if (language === 'rust') return `\\u{${hex(code)}}`;
  return language === 'c' ? octalByte(code) : `\\x${hex(code, 2)}`;
}

const octalByte = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`;

function wideEscape(character: string, code: number, language: LiteralLanguage): string {
  if (language === 'rust' || language === 'php' || language === 'ruby') return `\\u{${hex(code)}}`;
  // No universal character name may stand for a C1 control (C17 6.4.3).
  if (language === 'c' && code < 0xa0) return [...utf8Bytes(character)].map(octalByte).join('');
  if (code <= 0xffff) return `\\u${hex(code, 4)}`;
  if (language === 'java' || language === 'javascript') return [...character.split('')].map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`).join('');
  return `\\U${hex(code, 8)}`;
}
