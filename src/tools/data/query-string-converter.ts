import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { arrayValue, membersOf, objectValue, scalarText, textValue } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { limitCharacters } from '../shared/tables/csv.ts';
import { readForm } from './lib/form-urlencoded.ts';

const WHOLE_URL = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;
const BRACKETED = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;
const PLACE = /^(?:0|[1-9][0-9]{0,8})$/;
const MAX_LEVELS = 20;

export default defineTool({
  slug: 'query-string-converter',
  name: 'Query String to JSON Converter',
  category: 'data',
  summary: 'Converts URL query strings to JSON and back, nested keys included.',
  description:
    'application/x-www-form-urlencoded; a leading ? is dropped, and of a whole URL only the query is read. All values are strings, a name that occurs more than once becomes an array. Nested: a[] appends, a[0] sets a place, a[b] a member, up to 20 levels; a name that is both value and parent is refused.',
  reference: 'WHATWG URL Standard',
  keywords: ['url parameters', 'urlencoded', 'search params', 'form data', 'parse url'],
  heavyWhen: ({ text }) => mayGrowByDepth(text),
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The query string or URL to convert; for toQuery the JSON'),
    mode: z.enum(['toJson', 'toQuery']).default('toJson').describe('toJson turns a query string into JSON, toQuery JSON into a query string'),
    nested: z.boolean().default(true).describe('Read and write a[b]=1, a[]=1 and a[0]=1'),
    arrays: z.enum(['repeat', 'brackets', 'indices', 'comma']).default('repeat').describe('toQuery: how to write arrays, as a=1&a=2, a[]=1, a[0]=1, or a=1,2'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level of the JSON; 0 gives one line'),
  }),
  result: z.strictObject({ output: z.string().describe('The JSON, or the query string') }),
  appliesWhen: {
    arrays: { mode: ['toQuery'] },
  },
  pageInputs: { text: '?q=tea+%26+biscuits&page=2&tag=new&tag=sale' },
  examples: [
    {
      inputs: { text: '?q=a+b%26c&tag=x&tag=y&f[min]=1&f[l][]=2', indent: 0 },
      result: { output: '{"q":"a b&c","tag":["x","y"],"f":{"min":"1","l":["2"]}}' },
    },
    { inputs: { text: '{"q":"a b","n":[1,2],"o":{"k":null}}', mode: 'toQuery' }, result: { output: 'q=a+b&n=1&n=2&o%5Bk%5D=' } },
  ],
  run: ({ text, mode, nested, arrays, indent }) => ({
    output: mode === 'toQuery' ? toQuery(parseJson(text, 'text'), nested, arrays) : writeJson(fromQuery(queryOf(text), nested), { indent }),
  }),
});

function queryOf(text: string): string {
  if (!WHOLE_URL.test(text)) return text.replace(/^\?/, '');
  const [beforeHash = ''] = text.split('#', 1);
  const mark = beforeHash.indexOf('?');
  return mark < 0 ? '' : beforeHash.slice(mark + 1);
}

/** What a name stands for: values, or the parent of further names. */
interface Node {
  values: string[];
  children: Map<string, Node>;
  /** The place the next a[] takes. */
  next: number;
}

const newNode = (): Node => ({ values: [], children: new Map(), next: 0 });

function fromQuery(query: string, nested: boolean): JsonValue {
  const root = newNode();
  for (const [name, value] of readForm(query)) {
    let node = root;
    for (const key of keysOf(name, nested)) {
      if (node.values.length > 0) refuse(name);
      const own: string = key ?? String(node.next);
      if (PLACE.test(own)) node.next = Math.max(node.next, Number(own) + 1);
      let child = node.children.get(own);
      if (!child) {
        child = newNode();
        node.children.set(own, child);
      }
      node = child;
    }
    if (node.children.size > 0) refuse(name);
    node.values.push(value);
  }
  return objectValue(Array.from(root.children, ([name, node]) => [name, queryValue(node)]));
}

const refuse = (name: string): never => unprocessable(`${JSON.stringify(name)}: a name is both a value and the parent of other names.`, 'text');

/** The names from the top down; undefined for []. */
function keysOf(name: string, nested: boolean): (string | undefined)[] {
  const [, base, brackets = ''] = (nested && BRACKETED.exec(name)) || [];
  if (base === undefined) return [name];
  const inner = brackets.slice(1, -1).split('][');
  return inner.length > MAX_LEVELS ? [name] : [base, ...inner.map((key) => (key === '' ? undefined : key))];
}

function queryValue({ values, children }: Node): JsonValue {
  if (children.size === 0) return values.length === 1 ? textValue(values[0] ?? '') : arrayValue(values.map(textValue));
  const members = Array.from(children, ([name, node]) => [name, queryValue(node)] as const);
  const complete = members.every(([name]) => PLACE.test(name) && Number(name) < members.length);
  return complete ? arrayValue(members.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)) : objectValue(members);
}

type ArrayStyle = 'repeat' | 'brackets' | 'indices' | 'comma';

function toQuery(value: JsonValue, nested: boolean, arrays: ArrayStyle): string {
  if (value.kind !== 'object') return unprocessable('The JSON must be an object.', 'text');
  const writer = new QueryWriter(nested, arrays);
  for (const [name, member] of membersOf(value)) writer.add(name, member, false);
  return writer.pairs.join('&');
}

class QueryWriter {
  readonly pairs: string[] = [];
  readonly #nested: boolean;
  readonly #arrays: ArrayStyle;
  #length = 0;

  constructor(nested: boolean, arrays: ArrayStyle) {
    this.#nested = nested;
    this.#arrays = arrays;
  }

  /** Adds a value under a name. @param inArray whether it is an item of an array */
  add(name: string, value: JsonValue, inArray: boolean): void {
    const text = scalarText(value);
    if (text !== undefined) this.#put(name, [text]);
    else if (inArray && this.#arrays === 'repeat')
      unprocessable(`${JSON.stringify(name)}: arrays and objects inside an array cannot be written by repeating the name.`, 'text');
    else if (value.kind === 'object') this.#addMembers(name, value);
    else if (value.kind === 'array') this.#addItems(name, value.items);
  }

  #addMembers(name: string, value: Extract<JsonValue, { kind: 'object' }>): void {
    if (!this.#nested) unprocessable(`${JSON.stringify(name)} is an object, which needs nested.`, 'text');
    for (const [key, member] of membersOf(value)) this.add(`${name}[${key}]`, member, false);
  }

  #addItems(name: string, items: readonly JsonValue[]): void {
    if (this.#arrays === 'comma') {
      const texts = items.map(
        (item) => scalarText(item) ?? unprocessable(`${JSON.stringify(name)}: arrays and objects inside an array cannot be written with commas.`, 'text'),
      );
      if (texts.length > 0) this.#put(name, texts);
      return;
    }
    for (const [index, item] of items.entries()) {
      const place = this.#arrays === 'indices' ? index : '';
      this.add(this.#arrays === 'repeat' ? name : `${name}[${place}]`, item, true);
    }
  }

  #put(name: string, texts: readonly string[]): void {
    const pair = `${encode(name)}=${texts.map(encode).join(',')}`;
    this.#length += pair.length;
    limitCharacters(this.#length, 'text');
    this.pairs.push(pair);
  }
}

/** A text in application/x-www-form-urlencoded. */
const encode = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);
