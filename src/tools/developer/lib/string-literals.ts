import { unprocessable } from '../../errors.ts';

export type LiteralLanguage =
  | 'javascript'
  | 'java'
  | 'csharp'
  | 'c'
  | 'python'
  | 'go'
  | 'rust'
  | 'php'
  | 'ruby'
  | 'sql'
  | 'shell'
  | 'powershell'
  | 'regex'
  | 'csv'
  | 'xml'
  | 'latex';

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const LATEX: Record<string, string> = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' };
const PLAIN: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\', '"': '\\"' };

const hex = (code: number, width = 0): string => code.toString(16).padStart(width, '0');

/** Text as a literal of a language. @param quotes with the quotes around it, where the language has any */
export function encodeLiteral(text: string, language: LiteralLanguage, quotes: boolean, asciiOnly: boolean): string {
  const mark = (sign: string, inner: string): string => (quotes ? sign + inner + sign : inner);
  switch (language) {
    case 'sql':
    case 'powershell':
      return mark("'", text.replaceAll("'", "''"));
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
  if ((character === '$' || character === '#') && (language === 'php' || language === 'ruby')) return `\\${character}`;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return controlEscape(code, language);
  return asciiOnly && code > 0x7e ? wideEscape(character, code, language) : character;
}

function controlEscape(code: number, language: LiteralLanguage): string {
  if (language === 'java' || language === 'javascript' || language === 'csharp') return `\\u${hex(code, 4)}`;
  if (language === 'rust') return `\\u{${hex(code)}}`;
  return language === 'c' ? `\\${code.toString(8).padStart(3, '0')}` : `\\x${hex(code, 2)}`;
}

function wideEscape(character: string, code: number, language: LiteralLanguage): string {
  if (language === 'rust' || language === 'php' || language === 'ruby') return `\\u{${hex(code)}}`;
  if (code <= 0xffff) return `\\u${hex(code, 4)}`;
  if (language === 'java' || language === 'javascript') return [...character.split('')].map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`).join('');
  return `\\U${hex(code, 8)}`;
}

/** Letters that stand for a character after \, by language. */
const LETTERS: Partial<Record<LiteralLanguage, string>> = {
  javascript: 'n\nr\rt\tb\bf\fv\v',
  java: 'n\nr\rt\tb\bf\fs ',
  csharp: 'n\nr\rt\tb\bf\fv\va\u0007e\u001b',
  c: 'n\nr\rt\tb\bf\fv\va\u0007??',
  python: 'n\nr\rt\tb\bf\fv\va\u0007',
  go: 'n\nr\rt\tb\bf\fv\va\u0007',
  rust: 'n\nr\rt\t0\0',
  php: 'n\nr\rt\tv\ve\u001bf\f$$##',
  ruby: 'n\nr\rt\tb\bf\fv\va\u0007e\u001bs ##',
};
const BOTH_QUOTES: ReadonlySet<LiteralLanguage> = new Set<LiteralLanguage>(['javascript', 'python', 'ruby', 'php']);

/** The text that a literal stands for, with or without its quotes. An unknown or broken escape is unprocessable. */
export function decodeLiteral(text: string, language: LiteralLanguage): string {
  switch (language) {
    case 'sql':
    case 'powershell':
      return doubled(text, "'");
    case 'csv':
      return doubled(text, '"');
    case 'shell':
      return unquotedShell(text);
    case 'regex':
      return text.replaceAll(/\\([\s\S]?)/g, (written, character: string) => (/^[^A-Za-z0-9]$/.test(character) ? character : unknown(written)));
    case 'xml':
      return text.replaceAll(/&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));|&/gi, (entity, digits?: string, decimal?: string, name?: string) =>
        xmlCharacter(entity, digits, decimal, name),
      );
    case 'latex':
      return text.replaceAll(
        /\\(?:text(backslash|asciitilde|asciicircum)(?:\{\}|\s)|([&%$#_{}])|)/g,
        (written, name?: string, sign?: string) =>
          sign ?? (name === undefined ? unknown(written) : ({ backslash: '\\', asciitilde: '~', asciicircum: '^' }[name] ?? '')),
      );
    default:
      return backslashes(withoutQuotes(text, language), language);
  }
}

const unknown = (written: string): never => unprocessable(`${JSON.stringify(written.slice(0, 20))} is not an escape of this language.`, 'text');

function doubled(text: string, quote: string): string {
  const inner = text.length >= 2 && text.startsWith(quote) && text.endsWith(quote) ? text.slice(1, -1) : text;
  if (inner === text && quote === '"') return text;
  return inner.replaceAll(new RegExp(`${quote}${quote}?`, 'g'), (found) =>
    found.length === 2 ? quote : unprocessable(`A ${quote} inside the literal is not doubled.`, 'text'),
  );
}

function unquotedShell(text: string): string {
  if (!text.startsWith("'")) return text.replaceAll("'\\''", "'");
  return text.replaceAll(
    /'([^']*)'|\\([\s\S])|([\s\S])/g,
    (_, quoted?: string, escaped?: string, plain?: string) =>
      quoted ?? escaped ?? (plain === "'" || plain === '\\' ? unprocessable('A quote is not closed.', 'text') : (plain ?? '')),
  );
}

function xmlCharacter(entity: string, digits: string | undefined, decimal: string | undefined, name: string | undefined): string {
  if (name !== undefined) return Object.entries(XML).find(([, written]) => written === `&${name};`)?.[0] ?? unknown(entity);
  const code = digits === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(digits, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : unknown(entity);
}

function withoutQuotes(text: string, language: LiteralLanguage): string {
  const [quote] = text;
  const isQuoted =
    text.length >= 2 &&
    (quote === '"' || (quote === "'" && BOTH_QUOTES.has(language))) &&
    text.endsWith(quote) &&
    !/(?<!\\)(?:\\\\)*\\$/.test(text.slice(0, -1));
  const inner = isQuoted ? text.slice(1, -1) : text;
  if (isQuoted && new RegExp(`^(?:[^\\\\${quote}]|\\\\[\\s\\S])*${quote}`).test(inner)) unprocessable(`A ${quote} inside the literal is not escaped.`, 'text');
  return inner;
}

function backslashes(text: string, language: LiteralLanguage): string {
  const letters = LETTERS[language] ?? '';
  return text.replaceAll(
    /\\(?:x([0-9A-Fa-f]{1,2})|u\{([0-9A-Fa-f]{1,6})\}|u+([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([0-7]{1,3})|(\r?\n)|([\s\S]?))/g,
    (written, byte?: string, braced?: string, short?: string, long?: string, octal?: string, _lineEnd?: string, letter?: string) => {
      const digits = braced ?? short ?? long;
      if (byte !== undefined && language !== 'java') return String.fromCharCode(Number.parseInt(byte, 16));
      if (digits !== undefined) return codeText(Number.parseInt(digits, 16), written);
      if (octal !== undefined && language !== 'csharp' && language !== 'rust') return String.fromCharCode(Number.parseInt(octal, 8));
      if (octal === '0') return '\0';
      return letterText(letter, letters) ?? unknown(written);
    },
  );
}

/** What a letter after \ stands for. @param letters each letter that has a meaning, with its character after it */
function letterText(letter: string | undefined, letters: string): string | undefined {
  if (letter === undefined || letter === '') return undefined;
  if (letter === '\\' || letter === '"' || letter === "'") return letter;
  const index = letters.indexOf(letter);
  return index >= 0 && index % 2 === 0 ? letters[index + 1] : undefined;
}

const codeText = (code: number, written: string): string => (code <= 0x10ffff ? String.fromCodePoint(code) : unknown(written));
