// Languages with comments between slashes and asterisks, whose texts need nothing but quotes: each by the lexical part of its own reference.
import { closedBy, escaped, type Frame, hole, literal, type Opener, pattern, quoted, quotedOnLine, runLength, type Syntax } from './code-scanner.ts';

const COMMENTS = { line: ['//'], block: ['/*', '*/'] } as const;
const CHARACTER = literal("'", () => quotedOnLine("'"));
const STRING = literal('"', () => quotedOnLine('"'));
const NAME_WITH_DOLLAR = /[\p{L}\p{N}\p{M}_$]+/uy;

/** JSON with comments; single quotes as in JSON5. */
export const JSONC: Syntax = { ...COMMENTS, texts: [STRING, CHARACTER], textStarts: '"\'' };

/** The Java Language Specification, 3.10: a text block begins with its quotes and a line end. */
export const JAVA: Syntax = {
  ...COMMENTS,
  texts: [pattern(/"""[ \t\f]*(?=[\r\n])/y, () => quoted('"""', [escaped()])), STRING, CHARACTER],
  textStarts: '"\'',
  word: NAME_WITH_DOLLAR,
};

/** The Go Programming Language Specification, "Lexical elements". */
export const GO: Syntax = { ...COMMENTS, texts: [literal('`', () => quoted('`', [])), STRING, CHARACTER], textStarts: '`"\'' };

/** The Rust Reference, "Tokens": a single quote without a second one begins a lifetime. */
export const RUST: Syntax = {
  ...COMMENTS,
  nests: true,
  texts: [
    pattern(/[bc]?r(#*)"/y, ([, hashes = '']) => quoted(`"${hashes}`, [], '')),
    pattern(/[bc]?"/y, () => quoted('"', [escaped()])),
    // A character: an escape, or anything else that a quote follows.
    pattern(/b?'(?=(?:\\[^\r\n][^'\r\n]*|[^\\'\r\n])')/uy, () => quotedOnLine("'")),
    pattern(/'[\p{L}\p{N}\p{M}_]*/uy),
    pattern(/r#[\p{L}\p{N}\p{M}_]+/uy),
  ],
  textStarts: 'bcr"\'',
};

/** Quotes that close where at least so many stand; all of them are the close. */
const closedByRun = (least: number) => (code: string, at: number) => {
  const length = runLength(code, at, '"');
  return length >= least ? length : undefined;
};

/** A run of quotes that is too short for a close. */
const shortRun =
  (least: number): Opener =>
  (code, at) => {
    const length = runLength(code, at, '"');
    return length > 0 && length < least ? { length } : undefined;
  };

/** ${…}, and with more dollars in front of the quotes as many before the bracket. */
const kotlinHole =
  (dollars: number): Opener =>
  (code, at) => {
    const length = runLength(code, at, '$');
    if (length === 0) return undefined;
    return length >= dollars && code[at + length] === '{' ? { length: length + 1, frame: hole('}') } : { length };
  };

/** The Kotlin language specification, "Lexical grammar". */
export const KOTLIN: Syntax = {
  ...COMMENTS,
  nests: true,
  texts: [
    pattern(/(\$*)"""/y, ([, dollars = '']) => ({
      kind: 'text',
      specials: '"$',
      inner: [kotlinHole(Math.max(1, dollars.length)), shortRun(3)],
      close: closedByRun(3),
    })),
    pattern(/(\$*)"/y, ([, dollars = '']) => quotedOnLine('"', [escaped(), kotlinHole(Math.max(1, dollars.length))], '\\$')),
    pattern(/\$+/y),
    CHARACTER,
    literal('`', () => quotedOnLine('`', [])),
  ],
  textStarts: '$"\'`',
};

/** Code in a string of C#; text behind a colon, which :: is not, says how its value is written and runs to the bracket. */
const csharpHole = (close: string): Frame =>
  hole(close, {
    colon: /(?<!:):(?!:)/y,
    text: { kind: 'text', specials: '}"', inner: [], close: (code, at) => (code.startsWith(close, at) ? close.length : code[at] === '"' ? 0 : undefined) },
  });
const openHole = literal('{', () => csharpHole('}'));

/** Raw strings: as many brackets as dollars open a hole, those before them are text. */
const rawHole =
  (dollars: number): Opener =>
  (code, at) => {
    const length = runLength(code, at, '{');
    if (length === 0) return undefined;
    return length >= dollars ? { length, frame: csharpHole('}'.repeat(dollars)) } : { length };
  };

/** The C# language specification, 6.4.5. */
export const CSHARP: Syntax = {
  ...COMMENTS,
  texts: [
    pattern(/(\$*)("""+)/y, ([, dollars = '', quotes = '']) => ({
      kind: 'text',
      specials: dollars === '' ? '"' : '"{',
      inner: [...(dollars === '' ? [] : [rawHole(dollars.length)]), shortRun(quotes.length)],
      close: closedByRun(quotes.length),
    })),
    pattern(/\$@"|@\$"/y, () => quoted('"', [literal('""'), literal('{{'), openHole], '{')),
    literal('@"', () => quoted('"', [literal('""')], '')),
    literal('$"', () => quotedOnLine('"', [escaped(), literal('{{'), openHole], '\\{')),
    pattern(/\$+/y),
    STRING,
    CHARACTER,
  ],
  textStarts: '$@"\'',
  lineEnds: '\\r\\n\\u0085\\u2028\\u2029',
};

/** The escapes and holes of a Swift string with so many number signs. */
const swiftInner = (hashes: string): Opener[] => [literal(`\\${hashes}(`, () => hole(')')), escaped(`\\${hashes}`)];
const swiftLine = (hashes: string): Frame => quotedOnLine(`"${hashes}`, swiftInner(hashes));

/** The Swift Programming Language, "Lexical Structure"; #"""# holds one quote. */
export const SWIFT: Syntax = {
  ...COMMENTS,
  nests: true,
  texts: [
    (code, at) => {
      const hashes = '#'.repeat(runLength(code, at, '#'));
      if (!code.startsWith('"""', at + hashes.length)) return undefined;
      const close = hashes === '' ? -1 : code.indexOf(`"${hashes}`, at + hashes.length + 1);
      if (close >= 0 && !/[\r\n]/.test(code.slice(at, close))) return { length: hashes.length + 1, frame: swiftLine(hashes) };
      return { length: hashes.length + 3, frame: { ...quoted('"""', swiftInner(hashes)), close: closedBy(`"""${hashes}`) } };
    },
    pattern(/(#*)"/y, ([, hashes = '']) => swiftLine(hashes)),
    pattern(/(#+)\//y, ([, hashes = '']) => ({ kind: 'text', specials: '\\/', inner: [escaped()], close: closedBy(`/${hashes}`) })),
    pattern(/#+/y),
    literal('`', () => quotedOnLine('`', [])),
  ],
  textStarts: '#"`',
};

/** CSS Syntax 3, section 4: an address without quotes runs to its bracket; a backslash takes the meaning of what follows. */
export const CSS: Syntax = {
  line: [],
  block: ['/*', '*/'],
  texts: [
    STRING,
    CHARACTER,
    pattern(/url\([ \t\r\n\f]*(?=[^"'\s])/iy, () => ({ kind: 'text', specials: '\\)', inner: [escaped()], close: closedBy(')') })),
    escaped(),
  ],
  textStarts: '"\'uU\\',
  word: /(?:[\p{L}\p{N}\p{M}_-]|\\[^\r\n\f])+/uy,
};

/** ISO/IEC 9075-2, and PostgreSQL's dollar quotes and strings with escapes (4.1.2 of its documentation). */
export const SQL: Syntax = {
  line: ['--'],
  block: ['/*', '*/'],
  texts: [
    pattern(/[eE]'/y, () => quoted("'", [escaped(), literal("''")])),
    literal("'", () => quoted("'", [literal("''")], '')),
    literal('"', () => quoted('"', [literal('""')], '')),
    literal('`', () => quoted('`', [literal('``')], '')),
    pattern(/\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy, ([tag]) => quoted(tag, [], '')),
  ],
  textStarts: 'eE\'"`$',
  word: NAME_WITH_DOLLAR,
};
