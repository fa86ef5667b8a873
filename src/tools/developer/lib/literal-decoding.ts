import { unprocessable } from '../../errors.ts';
import { joinBytes } from '../../shared/bytes/arrays.ts';
import { utf8Bytes } from '../../shared/platform/bytes.ts';
import { type BackslashLanguage, GRAMMARS, type Grammar, type LiteralLanguage, type Meaning, POWERSHELL_QUOTES } from './literal-grammars.ts';

const XML_NAMES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const LATEX_NAMES: ReadonlyMap<string, string> = new Map([
  ['backslash', '\\'],
  ['asciitilde', '~'],
  ['asciicircum', '^'],
]);

/** The names of characters that a literal of Python has in escapes such as `\\N{BULLET}`, in capitals. */
export const namesIn = (text: string): ReadonlySet<string> => new Set(Array.from(text.matchAll(/\\N\{([^{}]+)\}/g), ([, name = '']) => name.toUpperCase()));

/**
 * The text that a literal stands for, with or without its quotes. An unknown or broken escape is unprocessable.
 * @param names the code points of the names in a literal of Python
 */
export function decodeLiteral(text: string, language: LiteralLanguage, names: ReadonlyMap<string, number> = new Map()): string {
  switch (language) {
    case 'sql':
      return doubled(text, "'");
    case 'powershell':
      return doubled(text, POWERSHELL_QUOTES);
    case 'csv':
      return /^"[\s\S]*"$/.test(text) && text.length >= 2 ? doubled(text, '"') : text;
    case 'shell':
      return /^["']/.test(text) ? shellWord(text) : text.replaceAll("'\\''", "'");
    case 'regex':
      return text.replaceAll(/\\([\s\S]?)/g, (written, character: string) => (/^[^A-Za-z0-9]$/.test(character) ? character : unknown(written)));
    case 'xml':
      return text.replaceAll(/&(?:#x([\dA-Fa-f]+)|#(\d+)|([A-Za-z]+));|&/g, (written, digits?: string, decimal?: string, name?: string) =>
        name === undefined
          ? xmlCharacter(written, digits === undefined ? Number(decimal) : Number.parseInt(digits, 16))
          : (XML_NAMES.get(name) ?? unknown(written)),
      );
    case 'latex':
      // A control word ends where its letters do, and takes the space behind it along.
      return text.replaceAll(/\\(?:text([a-z]+)(?![A-Za-z])(?:\{\}|\s+)?|([&%$#_{}])|)/g, (written, name?: string, sign?: string) =>
        name === undefined ? (sign ?? unknown(written)) : (LATEX_NAMES.get(name) ?? unknown(written)),
      );
    default:
      return decodeBackslashes(text, language === 'python' ? withNames(names) : GRAMMARS[language], language);
  }
}

const unknown = (written: string): never => unprocessable(`${JSON.stringify(written.slice(0, 20))} is not an escape of this language.`, 'text');

/** @param quotes what counts as the quote, as in a character class; two of them inside the literal stand for the second */
function doubled(text: string, quotes: string): string {
  const inner = new RegExp(`^[${quotes}]([\\s\\S]*)[${quotes}]$`).exec(text)?.[1] ?? text;
  return inner.replaceAll(new RegExp(`[${quotes}]([${quotes}]?)`, 'g'), (quote, second: string) =>
    second === '' ? unprocessable(`A ${quote} inside the literal is not doubled.`, 'text') : second,
  );
}

/** POSIX Shell Command Language, section 2.2. */
function shellWord(text: string): string {
  return text.replaceAll(/'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|(["'\\])/g, (_, single?: string, double?: string, escaped?: string, mark?: string) => {
    if (mark !== undefined) unprocessable('A quote is not closed.', 'text');
    if (double !== undefined) return double.replaceAll(/\\(?:([$`"\\])|\n)/g, '$1');
    return single ?? (escaped === '\n' ? '' : (escaped ?? ''));
  });
}

/** XML 1.0, production 2 (Char). */
function xmlCharacter(written: string, code: number): string {
  const isCharacter =
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  return isCharacter ? String.fromCodePoint(code) : unknown(written);
}

function withNames(names: ReadonlyMap<string, number>): Grammar {
  const nameOf = (name: string): Meaning => {
    const codePoint = names.get(name.toUpperCase());
    return codePoint === undefined ? undefined : String.fromCodePoint(codePoint);
  };
  return { ...GRAMMARS.python, escapes: [...GRAMMARS.python.escapes, [/N\{([^{}]+)\}/y, nameOf]] };
}

function decodeBackslashes(written: string, grammar: Grammar, language: BackslashLanguage): string {
  const text = beforeTokens(written, language);
  const [quote = ''] = text;
  const isQuoted = text.length >= 2 && grammar.quotes.includes(quote) && text.endsWith(quote);
  if (!isQuoted) return resolve(text, grammar);
  const inner = text.slice(1, -1);
  if (new RegExp(`^(?:[^\\\\${quote}]|\\\\[\\s\\S])*${quote}`).test(inner)) unprocessable(`A ${quote} inside the literal is not escaped.`, 'text');
  if (/(?<!\\)(?:\\\\)*\\$/.test(inner)) unprocessable(`The literal is not closed: its last ${quote} is escaped.`, 'text');
  if (grammar.refuses?.test(inner.replaceAll(/\\(?:\r\n|[\s\S])/g, ''))) unprocessable('A line end inside the literal is not escaped.', 'text');
  // Single quotes of PHP and Ruby have no other escapes.
  const isRaw = quote === "'" && (language === 'php' || language === 'ruby');
  return isRaw ? inner.replaceAll(/\\([\\'])/g, '$1') : resolve(inner, grammar);
}

/** What Java and C do with backslashes before they look for literals. */
function beforeTokens(text: string, language: BackslashLanguage): string {
  if (language === 'c') return text.replaceAll(/\\\r?\n/g, '');
  if (language !== 'java') return text;
  return text.replaceAll(/\\(?:u+([\dA-Fa-f]{4})|(u)|[\s\S]?)/g, (written, digits?: string, broken?: string) => {
    if (broken !== undefined) unknown(written);
    return digits === undefined ? written : String.fromCharCode(Number.parseInt(digits, 16));
  });
}

function resolve(text: string, grammar: Grammar): string {
  const pieces: (string | number)[] = [];
  let at = 0;
  for (let next = text.indexOf('\\'); next >= 0; next = text.indexOf('\\', at)) {
    pieces.push(text.slice(at, next));
    const [meaning, length] = readEscape(text, next + 1, grammar);
    pieces.push(meaning ?? unknown(text.slice(next, next + 12).match(/^\\(?:\w+(?:\{.*)?|[\s\S]?)/)?.[0] ?? '\\'));
    at = next + 1 + length;
  }
  pieces.push(text.slice(at));
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : utf8(pieces);
}

/** What the escape behind a backslash means, and how long it is. */
function readEscape(text: string, at: number, { letters, escapes, joins, itself }: Grammar): readonly [Meaning, length: number] {
  const letter = letters.get(text.charAt(at));
  if (letter !== undefined) return [letter, 1];
  for (const [pattern, meaning] of escapes) {
    const [whole, written] = matchAt(pattern, text, at);
    if (whole !== undefined && written !== undefined) return [meaning(written), whole.length];
  }
  const [lineEnd] = joins ? matchAt(joins, text, at) : [];
  if (lineEnd !== undefined) return ['', lineEnd.length];
  const [character] = itself ? matchAt(itself, text, at) : [];
  return [character, character?.length ?? 0];
}

function matchAt(pattern: RegExp, text: string, at: number): readonly (string | undefined)[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}

function utf8(pieces: readonly (string | number)[]): string {
  const bytes = joinBytes(pieces.map((piece) => (typeof piece === 'string' ? utf8Bytes(piece) : Uint8Array.of(piece))));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return unprocessable('The bytes of the escapes are not UTF-8 text.', 'text');
  }
}
