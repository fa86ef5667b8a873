import { unprocessable } from '../../errors.ts';
import { MAX_DEPTH } from '../../shared/bytes/binary.ts';
import { placeInText } from '../../shared/bytes/bytes.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, membersOf, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';

// Rison (Nix, 2007): JSON with signs that need no escaping in addresses.

/** What a text of Rison is: any value, or an object or a list without the signs around it (O-Rison and A-Rison). */
export type RisonForm = 'value' | 'object' | 'array';

/** The characters that no bare word may hold, and those with which none may begin. */
const NO_WORD = " '!:(),*@$";
const BARE = /^[^-0-9 '!:(),*@$][^ '!:(),*@$]*$/;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e-?\d+)?/y;

/** Writes a value as Rison. Repeated names count once, with the last value. @param sorted puts the names of objects in the order of their UTF-16 units */
export function writeRison(value: JsonValue, form: RisonForm, sorted: boolean): string {
  if (form !== 'value' && value.kind !== form) unprocessable(`The JSON is not an ${form}, which the form "${form}" needs.`, 'text');
  const written = write(value, sorted);
  return form === 'value' ? written : written.slice(form === 'object' ? 1 : 2, -1);
}

function write(value: JsonValue, sorted: boolean): string {
  switch (value.kind) {
    case 'object': {
      const members = Array.from(membersOf(value));
      if (sorted) members.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
      return `(${members.map(([name, member]) => `${word(name)}:${write(member, sorted)}`).join(',')})`;
    }
    case 'array':
      return `!(${value.items.map((item) => write(item, sorted)).join(',')})`;
    case 'string':
      return word(value.value);
    case 'number':
      return value.source.replace('E', 'e').replace('e+', 'e');
    case 'boolean':
      return value.value ? '!t' : '!f';
    case 'null':
      return '!n';
  }
}

const word = (text: string): string => (BARE.test(text) ? text : `'${text.replace(/['!]/g, '!$&')}'`);

/** Percent-encodes what may not stand in an address as it is; a space becomes a plus sign. */
export function quoteRison(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%(?:2C|3A|40|24|2F|20)/g, (code) => (code === '%20' ? '+' : decodeURIComponent(code)));
}

/** Reads Rison. What is none is unprocessable, naming the place. */
export function readRison(text: string, form: RisonForm): JsonValue {
  const reader = new Reader(text);
  const value = form === 'object' ? reader.members(1, undefined) : form === 'array' ? reader.items(1, undefined) : reader.value(0);
  reader.end();
  return value;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get #next(): string {
    return this.#text[this.#at] ?? '';
  }

  #fail(wanted: string): never {
    return unprocessable(
      this.#at < this.#text.length
        ? `Not Rison: ${placeInText(this.#text, this.#at)} stands where ${wanted} should.`
        : `Not Rison: it ends where ${wanted} should stand.`,
      'text',
    );
  }

  #take(sign: string): boolean {
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  end(): void {
    if (this.#at < this.#text.length) this.#fail('the end');
  }

  value(depth: number): JsonValue {
    if (depth > MAX_DEPTH) unprocessable(`The Rison is nested deeper than ${MAX_DEPTH} levels.`, 'text');
    if (this.#next === '!') return this.#literal(depth);
    if (this.#take('(')) return this.members(depth + 1, ')');
    if (this.#next === "'") return textValue(this.#string());
    return /[-\d]/.test(this.#next) ? this.#number() : textValue(this.#word('a value'));
  }

  #literal(depth: number): JsonValue {
    if (this.#take('!(')) return this.items(depth + 1, ')');
    if (this.#take('!t')) return booleanValue(true);
    if (this.#take('!f')) return booleanValue(false);
    if (this.#take('!n')) return NULL;
    this.#at++;
    return this.#fail('one of t, f, n and ( behind the exclamation mark');
  }

  /** @param close the sign at the end; without one, the end of the text */
  members(depth: number, close: string | undefined): JsonValue {
    const members: [string, JsonValue][] = [];
    if (this.#isClosed(close)) return objectValue(members);
    do {
      const name = this.#next === "'" ? this.#string() : this.#word('a name');
      if (!this.#take(':')) this.#fail('a colon');
      members.push([name, this.value(depth)]);
    } while (this.#goesOn(close));
    return objectValue(members);
  }

  items(depth: number, close: string | undefined): JsonValue {
    const items: JsonValue[] = [];
    if (this.#isClosed(close)) return arrayValue(items);
    do items.push(this.value(depth));
    while (this.#goesOn(close));
    return arrayValue(items);
  }

  #isClosed(close: string | undefined): boolean {
    return close === undefined ? this.#at >= this.#text.length : this.#take(close);
  }

  #goesOn(close: string | undefined): boolean {
    if (this.#take(',')) return true;
    if (!this.#isClosed(close)) this.#fail(`a comma or ${close === undefined ? 'the end' : 'a closing bracket'}`);
    return false;
  }

  #string(): string {
    const start = this.#at++;
    let read = '';
    for (;;) {
      const from = this.#at;
      while (this.#at < this.#text.length && this.#next !== "'" && this.#next !== '!') this.#at++;
      read += this.#text.slice(from, this.#at);
      if (this.#take("'")) return read;
      if (this.#take('!!')) read += '!';
      else if (this.#take("!'")) read += "'";
      else if (this.#next === '!') {
        this.#at++;
        this.#fail('an exclamation mark or an apostrophe behind the exclamation mark');
      } else unprocessable(`Not Rison: the string that begins with ${placeInText(this.#text, start)} has no end.`, 'text');
    }
  }

  #number(): JsonValue {
    NUMBER.lastIndex = this.#at;
    const [source] = NUMBER.exec(this.#text) ?? [];
    if (source === undefined) this.#at++;
    else this.#at += source.length;
    if (source === undefined || (this.#next !== '' && !NO_WORD.includes(this.#next))) this.#fail('the rest of a number');
    return numberValue(source);
  }

  #word(wanted: string): string {
    const start = this.#at;
    if (this.#next === '' || NO_WORD.includes(this.#next) || /[-\d]/.test(this.#next)) this.#fail(wanted);
    while (this.#next !== '' && !NO_WORD.includes(this.#next)) this.#at++;
    return this.#text.slice(start, this.#at);
  }
}
