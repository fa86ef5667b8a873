import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { writeXml, type XmlElement, xmlName } from '../shared/formats/xml-write.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { distinctMembers, scalarText } from '../shared/json/tree.ts';

export default defineTool({
  slug: 'json-to-xml-converter',
  name: 'JSON to XML Converter',
  category: 'data',
  summary: 'Converts JSON to an XML document with elements and attributes.',
  description:
    'An object with a single member becomes that element as root, anything else is put into rootName. Arrays repeat the element of their name. Characters that XML names may not contain become _.',
  reference: 'XML 1.0 (Fifth Edition)',
  keywords: ['markup'],
  heavyWhen: ({ json }) => mayGrowByDepth(json),
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to convert'),
    rootName: z.string().min(1).max(100).default('root').describe('Name of the root element where the JSON has none'),
    itemName: z.string().min(1).max(100).default('item').describe('Element name for items of arrays inside arrays, and of an array at the top'),
    attributePrefix: z.string().max(10).default('@').describe('Prefix of scalar members that become attributes; empty: no attributes'),
    textKey: z.string().min(1).max(50).default('#text').describe("Name of the scalar member that becomes the element's text"),
    declaration: z.boolean().default(true).describe('Begin with the XML declaration'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ xml: z.string().describe('The XML document') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"a":{"@x":1,"b":["p",null],"#text":"t<u"},"2c":[]}' },
      result: {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a x="1">\n    t&lt;u\n    <b>p</b>\n    <b/>\n  </a>\n</root>',
      },
    },
    { inputs: { json: '{"note":{"to":"A & B"}}', declaration: false, indent: 0 }, result: { xml: '<note><to>A &amp; B</to></note>' } },
  ],
  run(inputs) {
    const value = parseJson(inputs.json, 'json');
    const builder = new Builder(inputs);
    const [only, ...others] = value.kind === 'object' ? distinctMembers(value.members) : [];
    const isRoot = only && others.length === 0 && builder.isElement(only.name, only.value) && only.value.kind !== 'array';
    const root = isRoot ? builder.element(only.name, only.value) : builder.element(inputs.rootName, value);
    return { xml: writeXml(root, { declaration: inputs.declaration, indent: inputs.indent, path: 'json' }) };
  },
});

interface Wishes {
  itemName: string;
  attributePrefix: string;
  textKey: string;
}

const isScalar = (value: JsonValue): boolean => value.kind !== 'array' && value.kind !== 'object';

const itemsOf = (value: JsonValue): readonly JsonValue[] => (value.kind === 'array' ? value.items : [value]);

class Builder {
  readonly #wishes: Wishes;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  /** Whether a member is neither attribute nor text. */
  isElement(name: string, value: JsonValue): boolean {
    return !isScalar(value) || !(this.#isAttribute(name) || name === this.#wishes.textKey);
  }

  #isAttribute(name: string): boolean {
    const { attributePrefix } = this.#wishes;
    return attributePrefix !== '' && name.startsWith(attributePrefix);
  }

  element(name: string, value: JsonValue): XmlElement {
    const own = xmlName(name);
    if (value.kind === 'array') {
      return { name: own, attributes: [], text: '', children: value.items.map((item) => this.element(this.#wishes.itemName, item)) };
    }
    if (value.kind !== 'object') return { name: own, attributes: [], text: scalarText(value) ?? '', children: [] };
    const attributes = new Map<string, string>();
    const children: XmlElement[] = [];
    let text = '';
    for (const { name: member, value: inner } of distinctMembers(value.members)) {
      if (this.isElement(member, inner)) {
        for (const item of itemsOf(inner)) children.push(this.element(member, item));
      } else if (member === this.#wishes.textKey) text = scalarText(inner) ?? '';
      else {
        const attribute = xmlName(member.slice(this.#wishes.attributePrefix.length));
        if (attributes.has(attribute)) unprocessable(`Two attributes of the element ${own} would be named ${attribute}.`, 'json');
        attributes.set(attribute, scalarText(inner) ?? '');
      }
    }
    return { name: own, attributes: [...attributes], text, children };
  }
}
