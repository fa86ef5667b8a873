// Python 3 literals, as ast.literal_eval takes them.
import { MAX_DEPTH } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { refuseAt } from '../../shared/text/places.ts';

/** A literal: what it is as JSON, and what it can be used for. */
interface Literal {
  json: JsonValue;
  /** Its text as the key of a dict; none for what cannot be one in JSON. */
  key?: string;
  /** The same for all literals that Python holds to be equal, such as 1, 1.0 and True; none for what a set cannot hold. */
  identity?: string;
  /** Whether a sign may be in front. */
  signable?: boolean;
}

const SPACE = /(?:[ \t\f\r\n]|\\(?:\r\n|\r|\n)|#[^\r\n]*)*/y;
const INLINE_SPACE = /(?:[ \t\f]|\\(?:\r\n|\r|\n))*/y;
const NUMBER =
  /0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:[0-9](?:_?[0-9])*\.?(?:[0-9](?:_?[0-9])*)?|\.[0-9](?:_?[0-9])*)(?:[eE][+-]?[0-9](?:_?[0-9])*)?/y;
const DECIMAL_INTEGER = /^(?:0+|[1-9][0-9]*)$/;
const WORD = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*/uy;
const STRING_START = /([A-Za-z]{0,2})('''|"""|'|")/y;
const OPEN = '([{';
const SIMPLE_ESCAPES = new Map([
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);
const HEX_LENGTHS = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

/** One Python literal as JSON. Anything else is unprocessable, with line and column. */
export function readPython(text: string): JsonValue {
  return new PythonReader(text).document();
}

class PythonReader {
  readonly #text: string;
  #at: number;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  document(): JsonValue {
    this.#skip(SPACE);
    const first = this.#value(0);
    this.#skip(INLINE_SPACE);
    // A tuple may go without its parentheses.
    const items = [first];
    let isTuple = false;
    while (this.#take(',', INLINE_SPACE)) {
      isTuple = true;
      if (/[\r\n#]/.test(this.#text[this.#at] ?? '\n')) break;
      items.push(this.#value(0));
      this.#skip(INLINE_SPACE);
    }
    const next = this.#text[this.#at];
    if (next !== undefined && next !== '\r' && next !== '\n' && next !== '#') this.#refuse('nothing may follow the literal');
    this.#skip(SPACE);
    if (this.#at < this.#text.length) this.#refuse('nothing may follow the literal');
    return isTuple ? arrayValue(items.map(({ json }) => json)) : first.json;
  }

  #value(depth: number): Literal {
    if (depth > MAX_DEPTH) this.#refuse(`nested deeper than ${MAX_DEPTH} levels`);
    const character = this.#text[this.#at] ?? '';
    if (character === '') this.#refuse('the text stops too soon');
    if (OPEN.includes(character)) {
      this.#at++;
      this.#skip(SPACE);
      if (character === '(') return this.#parenthesized(depth);
      return character === '[' ? { json: arrayValue(this.#items(']', depth).map(({ json }) => json)) } : this.#braced(depth);
    }
    if (character === '+' || character === '-') return this.#signed(character, depth);
    if (this.#match(STRING_START)) return this.#strings(depth > 0 ? SPACE : INLINE_SPACE);
    if (/[0-9]/.test(character) || (character === '.' && /[0-9]/.test(this.#text[this.#at + 1] ?? ''))) return this.#number();
    return this.#word(depth);
  }

  /** Items up to a closing bracket, which is taken; the first may have been read. */
  #items(close: string, depth: number, read: Literal[] = []): Literal[] {
    const items = read;
    for (;;) {
      if (this.#takeSign(close)) return items;
      items.push(this.#value(depth + 1));
      this.#skip(SPACE);
      if (this.#take(',', SPACE)) continue;
      if (this.#takeSign(close)) return items;
      this.#refuse(`expected a comma or ${close}`);
    }
  }

  #parenthesized(depth: number): Literal {
    if (this.#takeSign(')')) return { json: arrayValue([]), identity: '()' };
    const first = this.#value(depth + 1);
    this.#skip(SPACE);
    if (this.#takeSign(')')) return first;
    if (!this.#take(',', SPACE)) this.#refuse('expected a comma or )');
    const items = this.#items(')', depth, [first]);
    const json = arrayValue(items.map((item) => item.json));
    const identities = items.map(({ identity }) => identity);
    return identities.includes(undefined) ? { json } : { json, identity: `(${identities.map((identity = '') => `${identity.length}:${identity}`).join()})` };
  }

  #braced(depth: number): Literal {
    if (this.#takeSign('}')) return { json: objectValue([]) };
    const start = this.#at;
    const first = this.#value(depth + 1);
    this.#skip(SPACE);
    if (this.#text[this.#at] !== ':') return this.#set(first, start, depth);
    // Of equal keys Python keeps the first, with the last value.
    const members = new Map<string, [string, JsonValue]>();
    let key = first;
    let keyStart = start;
    for (;;) {
      const { key: name, identity = '' } = key;
      if (name === undefined) return this.#refuse('a key must be a string, a number, True, False or None', keyStart);
      if (!this.#take(':', SPACE)) this.#refuse('expected a colon');
      members.set(identity, [members.get(identity)?.[0] ?? name, this.#value(depth + 1).json]);
      this.#skip(SPACE);
      const more = this.#take(',', SPACE);
      if (this.#takeSign('}')) return { json: objectValue([...members.values()]) };
      if (!more) this.#refuse('expected a comma or }');
      keyStart = this.#at;
      key = this.#value(depth + 1);
      this.#skip(SPACE);
    }
  }

  #set(first: Literal, start: number, depth: number): Literal {
    let items = [first];
    if (this.#take(',', SPACE)) items = this.#items('}', depth, items);
    else if (!this.#takeSign('}')) this.#refuse('expected a comma, a colon or }');
    const different = new Map<string, JsonValue>();
    for (const { identity, json } of items) {
      if (identity === undefined) return this.#refuse('a set cannot contain lists, dicts and sets', start);
      if (!different.has(identity)) different.set(identity, json);
    }
    return { json: arrayValue([...different.values()]) };
  }

  #signed(sign: string, depth: number): Literal {
    this.#at++;
    this.#skip(depth > 0 ? SPACE : INLINE_SPACE);
    const start = this.#at;
    const literal = /[0-9.(]/.test(this.#text[start] ?? '') ? this.#value(depth) : this.#refuse('a sign may be only in front of a number');
    if (!literal.signable || literal.json.kind !== 'number') return this.#refuse('a sign may be only in front of a number', start);
    if (sign === '+') return literal;
    const isZero = literal.json.source === '0';
    const json = isZero ? literal.json : numberValue(`-${literal.json.source}`);
    // Of integers there is one zero; a float keeps its sign in its text.
    return { json, key: isZero && literal.key === '0' ? '0' : `-${literal.key}`, identity: isZero ? literal.identity : `-${literal.identity}` };
  }

  #number(): Literal {
    const start = this.#at;
    const source = this.#match(NUMBER) ?? '';
    this.#at += source.length;
    const digits = source.replaceAll('_', '');
    if (/[jJ]/.test(this.#text[this.#at] ?? '')) this.#refuse('JSON has no complex numbers', start);
    if (/[\p{L}\p{Nd}_.]/u.test(this.#text[this.#at] ?? '')) this.#refuse('this is not a number');
    if (/^0[xXoObB]/.test(digits)) return integer(BigInt(digits));
    if (/^[0-9]+$/.test(digits)) return DECIMAL_INTEGER.test(digits) ? integer(BigInt(digits)) : this.#refuse('an integer may not begin with zeros', start);
    const value = Number(digits);
    if (!Number.isFinite(value)) this.#refuse('JSON has no infinity', start);
    return {
      json: numberValue(String(value)),
      key: floatText(value),
      identity: Number.isInteger(value) ? String(BigInt(value)) : String(value),
      signable: true,
    };
  }

  /** Strings side by side are one. @param space what may stand between them */
  #strings(space: RegExp): Literal {
    let text = '';
    for (;;) {
      const found = this.#match(STRING_START);
      if (found === undefined) return { json: textValue(text), key: text, identity: `'${text}` };
      text += this.#string();
      this.#skip(space);
    }
  }

  #string(): string {
    STRING_START.lastIndex = this.#at;
    const [, prefix = '', quote = ''] = STRING_START.exec(this.#text) ?? [];
    const start = this.#at;
    const kind = prefix.toLowerCase();
    if (/^(?:b|br|rb)$/.test(kind)) this.#refuse('JSON has no bytes', start);
    if (!['', 'r', 'u'].includes(kind)) this.#refuse(`strings with the prefix ${prefix} are not literals`, start);
    this.#at += prefix.length + quote.length;
    const parts: string[] = [];
    for (;;) {
      const character = this.#text[this.#at];
      if (character === undefined || (quote.length === 1 && (character === '\n' || character === '\r')))
        return this.#refuse('the string is never closed', start);
      if (this.#text.startsWith(quote, this.#at)) {
        this.#at += quote.length;
        return parts.join('');
      }
      if (character === '\\') parts.push(kind === 'r' ? this.#rawEscape() : this.#escape());
      else parts.push(this.#plain(character));
    }
  }

  /** A character that stands for itself; Python reads every line ending as a line feed. */
  #plain(character: string): string {
    this.#at++;
    if (character !== '\r') return character;
    if (this.#text[this.#at] === '\n') this.#at++;
    return '\n';
  }

  #rawEscape(): string {
    const next = this.#text[this.#at + 1] ?? '';
    if (next === '\r') {
      this.#at += this.#text[this.#at + 2] === '\n' ? 3 : 2;
      return '\\\n';
    }
    this.#at += 2;
    return `\\${next}`;
  }

  #escape(): string {
    const start = this.#at;
    const letter = this.#text[start + 1] ?? '';
    this.#at += 2;
    if (letter === '\n') return '';
    if (letter === '\r') {
      if (this.#text[this.#at] === '\n') this.#at++;
      return '';
    }
    const simple = SIMPLE_ESCAPES.get(letter);
    if (simple !== undefined) return simple;
    if (/[0-7]/.test(letter)) {
      const digits = /^[0-7]{1,3}/.exec(this.#text.slice(start + 1, start + 4))?.[0] ?? '';
      this.#at = start + 1 + digits.length;
      return String.fromCharCode(Number.parseInt(digits, 8));
    }
    const length = HEX_LENGTHS.get(letter);
    if (length !== undefined) {
      const digits = this.#text.slice(this.#at, this.#at + length);
      if (!new RegExp(`^[0-9a-fA-F]{${length}}$`).test(digits)) this.#refuse(`expected ${length} hex digits after \\${letter}`, start);
      const code = Number.parseInt(digits, 16);
      if (code > 0x10ffff) this.#refuse('there is no character beyond U+10FFFF', start);
      this.#at += length;
      return String.fromCodePoint(code);
    }
    if (letter === 'N') this.#refuse('characters by name, \\N{...}, are not supported', start);
    return `\\${letter}`;
  }

  #word(depth: number): Literal {
    const word = this.#match(WORD);
    switch (word) {
      case 'True':
      case 'False': {
        this.#at += word.length;
        return { json: booleanValue(word === 'True'), key: word.toLowerCase(), identity: word === 'True' ? '1' : '0' };
      }
      case 'None':
        this.#at += word.length;
        return { json: NULL, key: 'null', identity: 'None' };
      case 'set': {
        const start = this.#at;
        this.#at += word.length;
        this.#skip(depth > 0 ? SPACE : INLINE_SPACE);
        if (this.#take('(', SPACE) && this.#takeSign(')')) return { json: arrayValue([]) };
        return this.#refuse('only set() without anything in it is a literal', start);
      }
      default:
        return this.#refuse(word === undefined ? 'expected a literal' : `${word.slice(0, 40)} is not a literal`);
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0];
  }

  #skip(pattern: RegExp): void {
    this.#at += this.#match(pattern)?.length ?? 0;
  }

  #takeSign(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  /** Takes a sign and the white space after it. */
  #take(sign: string, space: RegExp): boolean {
    if (!this.#takeSign(sign)) return false;
    this.#skip(space);
    return true;
  }

  #refuse(problem: string, at = this.#at): never {
    return refuseAt(this.#text, at, at >= this.#text.length ? 'the text stops too soon' : problem, 'text');
  }
}

const integer = (value: bigint): Literal => ({ json: numberValue(String(value)), key: String(value), identity: String(value), signable: true });

/** A double that is not negative as Python's repr writes it: an exponent of two digits at least, from 1e16 on and below 1e-4. */
function floatText(value: number): string {
  const [mantissa = '', power = '0'] = value.toExponential().split('e');
  const exponent = value === 0 ? 0 : Number(power);
  if (exponent >= -4 && exponent < 16) {
    const digits = mantissa.replace('.', '');
    if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
    const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
    return `${whole}.${digits.slice(exponent + 1) || '0'}`;
  }
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}
