import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { isSpace, notWellFormed } from '../shared/formats/xml-read.ts';
import type { JsonMember, JsonValue } from '../shared/json/json.ts';
import { arrayValue, objectValue, textValue } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { grouped } from '../shared/text/counts.ts';
import { fieldValue } from './lib/fields.ts';

const MAX_DEPTH = 1000;

export default defineTool({
  slug: 'xml-to-json-converter',
  name: 'XML to JSON Converter',
  category: 'data',
  summary: 'Converts an XML document to JSON, attributes included.',
  description:
    'The root is the only member. An element with neither attributes nor child elements is its text; otherwise an object of attributes, children and text. Children of one name become an array. Comments and processing instructions are dropped.',
  reference: 'XML 1.0 (Fifth Edition)',
  keywords: ['parse xml'],
  inputs: z.strictObject({
    xml: z.string().max(1_000_000).describe('XML text to convert'),
    attributePrefix: z.string().max(10).default('@').describe('Text written before the names of attributes'),
    textKey: z.string().min(1).max(50).default('#text').describe('Name of the member for the text of an element that also has attributes or children'),
    arrays: z.array(z.string()).max(1000).default([]).describe('Element names that always become arrays'),
    inferTypes: z.boolean().default(false).describe('Text that is a JSON number becomes a number, true and false booleans'),
    trim: z.boolean().default(true).describe('Remove white space around text'),
    stripNamespaces: z.boolean().default(false).describe('Drop namespace prefixes and xmlns attributes'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The document as JSON') }),
  pageInputs: {
    xml: '<catalog><book id="1"><title>Dune</title><price>9.99</price></book><book id="2"><title>Emma</title><price>7.50</price></book></catalog>',
  },
  examples: [
    {
      inputs: { xml: '<a x="1"><b>p</b><b> q </b>t&amp;u<c/></a>', indent: 0 },
      result: { json: '{"a":{"@x":"1","b":["p","q"],"c":"","#text":"t&u"}}' },
    },
  ],
  async run(inputs) {
    const { SaxesParser } = await import('saxes');
    const parser = new SaxesParser();
    const builder = new Builder(inputs);
    parser.on('error', (error) => notWellFormed(error.message, 'xml'));
    parser.on('opentag', ({ name, attributes }) => builder.open(name, attributes));
    parser.on('text', (text) => builder.text(text));
    parser.on('cdata', (text) => builder.text(text));
    parser.on('closetag', () => builder.close());
    parser.write(inputs.xml).close();
    return { json: writeJson(builder.value(), { indent: inputs.indent }) };
  },
});

interface Wishes {
  attributePrefix: string;
  textKey: string;
  arrays: string[];
  inferTypes: boolean;
  trim: boolean;
  stripNamespaces: boolean;
}

interface Element {
  name: string;
  /** Only where there are any, which most elements do not have. */
  attributes?: Map<string, JsonValue>;
  children?: Map<string, JsonValue[]>;
  text: string;
}

class Builder {
  readonly #wishes: Wishes;
  readonly #arrays: ReadonlySet<string>;
  readonly #sources = new Map<string, string>();
  readonly #open: Element[] = [];
  #root: JsonValue = objectValue([]);

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.#arrays = new Set(wishes.arrays);
  }

  value(): JsonValue {
    return this.#root;
  }

  #name(name: string): string {
    return this.#wishes.stripNamespaces ? name.slice(name.indexOf(':') + 1) : name;
  }

  open(name: string, attributes: Readonly<Record<string, unknown>>): void {
    const { attributePrefix, stripNamespaces } = this.#wishes;
    const element: Element = { name: this.#name(name), text: '' };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (stripNamespaces && (attribute === 'xmlns' || attribute.startsWith('xmlns:'))) continue;
      const key = attributePrefix + this.#name(attribute);
      element.attributes ??= new Map();
      if (element.attributes.has(key)) unprocessable(`Two attributes of the element ${name} would be named ${key}.`, 'xml');
      element.attributes.set(key, textValue(String(value)));
    }
    this.#open.push(element);
    if (this.#open.length > MAX_DEPTH) unprocessable(`The XML is nested deeper than ${grouped(MAX_DEPTH)} elements.`, 'xml');
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  close(): void {
    const element = this.#open.pop();
    if (!element) return;
    const value = this.#valueOf(element);
    const parent = this.#open.at(-1);
    if (!parent) this.#root = objectValue([[element.name, value]]);
    else {
      parent.children ??= new Map();
      const siblings = parent.children.get(element.name);
      if (siblings) siblings.push(value);
      else parent.children.set(element.name, [value]);
    }
  }

  #valueOf(element: Element): JsonValue {
    const { name, text } = element;
    const { textKey, trim, inferTypes } = this.#wishes;
    const shown = trim ? trimmed(text) : text;
    const value = shown === '' ? textValue('') : fieldValue(shown, inferTypes);
    const attributes: ReadonlyMap<string, JsonValue> = element.attributes ?? NONE;
    const children: ReadonlyMap<string, JsonValue[]> = element.children ?? NONE;
    if (attributes.size === 0 && children.size === 0) return value;
    const hasText = !isSpace(text);
    for (const key of [...attributes.keys(), ...(hasText ? [textKey] : [])]) {
      if (children.has(key) || (key === textKey && hasText && attributes.has(key)))
        unprocessable(`In the element ${name} two members would be named ${JSON.stringify(key)}.`, 'xml');
    }
    const members: JsonMember[] = [];
    for (const [key, attribute] of attributes) members.push(this.#member(key, attribute));
    for (const [child, values] of children) {
      const [only] = values;
      members.push(this.#member(child, values.length === 1 && only && !this.#arrays.has(child) ? only : arrayValue(values)));
    }
    if (hasText) members.push(this.#member(textKey, value));
    return { kind: 'object', members };
  }

  /** Names are the same in element after element, and are written once. */
  #member(name: string, value: JsonValue): JsonMember {
    const source = this.#sources.get(name) ?? JSON.stringify(name);
    this.#sources.set(name, source);
    return { name, source, value };
  }
}

const NONE = new Map<string, never>();

/** Without XML white space at either end. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
