import { unprocessable } from '../../errors.ts';
import { placeInText, positionInText } from '../bytes/bytes.ts';
import { parseJsonText } from './parse-text.ts';

/** A JSON value with numbers as written and members in order; of members of one name the last one counts, at the place of the first. */
export type OrderedJson =
  | { type: 'null' }
  | { type: 'boolean'; value: boolean }
  | { type: 'number'; source: string }
  | { type: 'string'; value: string }
  | { type: 'array'; items: OrderedJson[] }
  | { type: 'object'; members: Map<string, OrderedJson> };

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Parses JSON (RFC 8259). What is not JSON, deeper than `maxDepth`, or holds a lone surrogate escape is unprocessable, saying where. */
export function parseOrderedJson(text: string, maxDepth: number): OrderedJson {
  let at = 0;
  const skip = () => {
    while (/[ \t\n\r]/.test(text.charAt(at))) at++;
  };
  const fail = (what: string): never =>
    unprocessable(
      at < text.length ? `Not JSON: ${placeInText(text, at)}, where ${what} should stand.` : `Not JSON: the text ends where ${what} should stand.`,
      'text',
    );
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const string = (): string => {
    const start = at;
    if (text.charAt(at) !== '"') fail('a string');
    for (at++; at < text.length && text.charAt(at) !== '"'; at++) if (text.charAt(at) === '\\') at++;
    if (at >= text.length) {
      at = text.length;
      fail('a closing quote');
    }
    at++;
    const value = parseString(text.slice(start, at));
    if (value === undefined)
      return unprocessable(`The string at position ${positionInText(text, start)} holds a bare control character or an unknown escape.`, 'text');
    if (!value.isWellFormed()) unprocessable(`The string at position ${positionInText(text, start)} holds half of a surrogate pair.`, 'text');
    return value;
  };
  const value = (depth: number): OrderedJson => {
    skip();
    const first = text.charAt(at);
    if (first === '"') return { type: 'string', value: string() };
    if (first === '[' || first === '{') {
      if (depth >= maxDepth) unprocessable(`The value at position ${positionInText(text, at)} is nested deeper than ${maxDepth} levels.`, 'text');
      return first === '[' ? array(depth) : object(depth);
    }
    const word = take(/true|false|null/y);
    if (word !== undefined) return word === 'null' ? { type: 'null' } : { type: 'boolean', value: word === 'true' };
    return { type: 'number', source: take(NUMBER) ?? fail('a value') };
  };
  const array = (depth: number): OrderedJson => {
    const items: OrderedJson[] = [];
    at++;
    skip();
    if (take(/\]/y)) return { type: 'array', items };
    for (;;) {
      items.push(value(depth + 1));
      skip();
      if (take(/\]/y)) return { type: 'array', items };
      if (!take(/,/y)) fail('a comma or ]');
    }
  };
  const object = (depth: number): OrderedJson => {
    const members = new Map<string, OrderedJson>();
    at++;
    skip();
    if (take(/\}/y)) return { type: 'object', members };
    for (;;) {
      skip();
      if (text.charAt(at) !== '"') fail('a name in double quotes');
      const name = string();
      skip();
      if (!take(/:/y)) fail('a colon');
      members.set(name, value(depth + 1));
      skip();
      if (take(/\}/y)) return { type: 'object', members };
      if (!take(/,/y)) fail('a comma or }');
    }
  };
  const parsed = value(0);
  skip();
  if (at < text.length) fail('the end');
  return parsed;
}

function parseString(source: string): string | undefined {
  try {
    return String(parseJsonText(source));
  } catch {
    return undefined;
  }
}
