/** What an escape stands for: text, or one byte in the languages whose strings are bytes. Absent: no character has this number. */
export type Meaning = string | number | undefined;

/** An escape with a number or more behind the backslash. The pattern's first group is what the meaning is made of. */
type Escape = readonly [pattern: RegExp, meaning: (written: string) => Meaning];

/** What a backslash does in a string literal of a language. */
export interface Grammar {
  quotes: string;
  /** Each character that has a meaning after a backslash, with that meaning. */
  letters: ReadonlyMap<string, string>;
  escapes: readonly Escape[];
  /** Line ends that a backslash takes out. */
  joins?: RegExp;
  /** What stands for itself after a backslash. */
  itself?: RegExp;
  /** What must not stand between the quotes as it is. */
  refuses?: RegExp;
}

const unit = (code: number): Meaning => (code <= 0x10ffff ? String.fromCodePoint(code) : undefined);
const scalar = (code: number): Meaning => (code >= 0xd800 && code <= 0xdfff ? undefined : unit(code));
const byte = (code: number): Meaning => (code <= 0xff ? code : undefined);
/** C17 6.4.3: a universal character name means nothing below U+00A0 but $, @ and `. */
const universal = (code: number): Meaning => (code >= 0xa0 || '$@`'.includes(String.fromCodePoint(code)) ? scalar(code) : undefined);
/** PHP and Ruby keep the lower eight bits of three octal digits. */
const lowByte = (code: number): Meaning => code & 0xff;

const hex = (pattern: RegExp, meaning: (code: number) => Meaning): Escape => [pattern, (digits) => meaning(Number.parseInt(digits, 16))];
const octal = (pattern: RegExp, meaning: (code: number) => Meaning): Escape => [pattern, (digits) => meaning(Number.parseInt(digits, 8))];

const HEX_2 = /x([\dA-Fa-f]{2})/y;
const HEX_1_TO_2 = /x([\dA-Fa-f]{1,2})/y;
const SHORT = /u([\dA-Fa-f]{4})/y;
const LONG = /U([\dA-Fa-f]{8})/y;
const OCTAL_1_TO_3 = /([0-7]{1,3})/y;
/** Three digits only where they stay below U+0100. */
const OCTAL_TO_377 = /([0-3][0-7]{0,2}|[4-7][0-7]?)/y;

/** @param written each letter with its meaning behind it */
const pairs = (written: string): ReadonlyMap<string, string> =>
  new Map(Array.from({ length: written.length / 2 }, (_, index) => [written.charAt(2 * index), written.charAt(2 * index + 1)] as const));

const RUBY_LETTERS = pairs('n\nr\rt\tb\bf\fv\va\u0007e\u001bs ');

/** The byte of a control or meta character of Ruby: cx, C-x, M-x, M-\C-x. */
function rubyControl(written: string): number {
  const prefix = written.startsWith('c') ? 'c' : written.slice(0, 2);
  const rest = written.slice(prefix.length);
  const character = /^\\(?:[CM]-|c)/.test(rest) ? rubyControl(rest.slice(1)) : rubyCharacter(rest);
  if (prefix === 'M-') return character | 0x80;
  return character === 0x3f ? 0x7f : character & 0x9f;
}

function rubyCharacter(written: string): number {
  const escaped = written.slice(1);
  if (escaped === '') return written.charCodeAt(0);
  if (/^x./.test(escaped)) return Number.parseInt(escaped.slice(1), 16);
  if (/^[0-7]/.test(escaped)) return Number.parseInt(escaped, 8) & 0xff;
  return (RUBY_LETTERS.get(escaped) ?? escaped).charCodeAt(0);
}

const codePoints = (written: string): Meaning => {
  const characters = written.split(/[ \t]+/).flatMap((digits) => (digits === '' ? [] : [scalar(Number.parseInt(digits, 16))]));
  return characters.includes(undefined) ? undefined : characters.join('');
};

/** The languages whose literals have backslashes, each by its reference. */
export const GRAMMARS = {
  // ECMA-262, section 12.9.4, with the octal escapes of sloppy code
  javascript: {
    quotes: `"'`,
    letters: pairs('n\nr\rt\tb\bf\fv\v'),
    escapes: [hex(HEX_2, unit), hex(SHORT, unit), hex(/u\{([\dA-Fa-f]+)\}/y, unit), octal(OCTAL_TO_377, unit)],
    joins: /\r\n|[\n\r\u2028\u2029]/y,
    itself: /[^0-7ux]/uy,
    refuses: /[\n\r]/,
  },
  // Java Language Specification, section 3.10.7; its Unicode escapes (3.3) are read before
  java: {
    quotes: '"',
    letters: pairs('n\nr\rt\tb\bf\fs ""\'\'\\\\'),
    escapes: [octal(OCTAL_TO_377, unit)],
    refuses: /[\n\r]/,
  },
  // C# specification, sections 6.4.5.5 and 6.4.5.6, and \e of C# 13
  csharp: {
    quotes: '"',
    letters: pairs('n\nr\rt\tb\bf\fv\va\u0007e\u001b0\0""\'\'\\\\'),
    escapes: [hex(/x([\dA-Fa-f]{1,4})/y, unit), hex(SHORT, unit), hex(LONG, unit)],
    refuses: /[\n\r\u0085\u2028\u2029]/,
  },
  // C17, sections 6.4.3 and 6.4.4.4; lines are joined before (5.1.1.2)
  c: {
    quotes: '"',
    letters: pairs('n\nr\rt\tb\bf\fv\va\u0007??""\'\'\\\\'),
    escapes: [hex(/x([\dA-Fa-f]+)/y, byte), hex(SHORT, universal), hex(LONG, universal), octal(OCTAL_1_TO_3, byte)],
    refuses: /\n/,
  },
  // Python Language Reference, section 2.4.1.1
  python: {
    quotes: `"'`,
    letters: pairs('n\nr\rt\tb\bf\fv\va\u0007""\'\'\\\\'),
    escapes: [hex(HEX_2, unit), hex(SHORT, unit), hex(LONG, unit), octal(OCTAL_1_TO_3, unit)],
    joins: /\r\n|[\n\r]/y,
    refuses: /[\n\r]/,
  },
  // Go specification, interpreted string literals
  go: {
    quotes: '"',
    letters: pairs('n\nr\rt\tb\bf\fv\va\u0007""\\\\'),
    escapes: [hex(HEX_2, byte), hex(SHORT, scalar), hex(LONG, scalar), octal(/([0-7]{3})/y, byte)],
    refuses: /\n/,
  },
  // Rust Reference, string literals
  rust: {
    quotes: '"',
    letters: pairs('n\nr\rt\t0\0""\'\'\\\\'),
    escapes: [hex(/x([0-7][\dA-Fa-f])/y, unit), [/u\{((?:[\dA-Fa-f]_*){1,6})\}/y, (digits) => scalar(Number.parseInt(digits.replaceAll('_', ''), 16))]],
    joins: /\r?\n[ \t\r\n]*/y,
    refuses: /\r(?!\n)/,
  },
  // PHP manual, double quoted strings
  php: {
    quotes: `"'`,
    letters: pairs('n\nr\rt\tv\ve\u001bf\f$$""\\\\'),
    escapes: [hex(/[xX]([\dA-Fa-f]{1,2})/y, byte), hex(/u\{([\dA-Fa-f]+)\}/y, scalar), octal(OCTAL_1_TO_3, lowByte)],
  },
  // Ruby's doc/syntax/literals.rdoc
  ruby: {
    quotes: `"'`,
    letters: RUBY_LETTERS,
    escapes: [
      hex(HEX_1_TO_2, byte),
      hex(SHORT, scalar),
      [/u\{([ \t]*(?:[\dA-Fa-f]{1,6}(?:[ \t]+[\dA-Fa-f]{1,6})*[ \t]*)?)\}/y, codePoints],
      octal(OCTAL_1_TO_3, lowByte),
      [/((?:[CM]-|c)(?:\\(?:[CM]-|c))?(?:\\(?:x[\dA-Fa-f]{1,2}|[0-7]{1,3}|[^\dCMcux\x80-\uffff])|[^\\\x80-\uffff]))/y, rubyControl],
    ],
    joins: /\r?\n/y,
    itself: /[^A-Za-z0-7]/uy,
  },
} satisfies Record<string, Grammar>;

export type BackslashLanguage = keyof typeof GRAMMARS;
export type LiteralLanguage = BackslashLanguage | 'sql' | 'shell' | 'powershell' | 'regex' | 'csv' | 'xml' | 'latex';

/** Marks that PowerShell takes for a single quote, as in a character class. */
export const POWERSHELL_QUOTES = "'\u2018-\u201b";
