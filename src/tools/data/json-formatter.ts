import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type JsonMember, type JsonValue, parseJson } from '../shared/json/json.ts';
import { limitIndent } from '../shared/json/json-length.ts';
import { bracketed } from '../shared/json/write-json.ts';

export default defineTool({
  slug: 'json-formatter',
  name: 'JSON Formatter',
  category: 'data',
  summary: 'Pretty-prints JSON with the chosen indent.',
  description: 'Numbers and strings keep their source text, and repeated names are all kept in order. Lines end in LF, none after the last.',
  reference: 'RFC 8259',
  keywords: ['pretty print', 'beautify', 'indent', 'prettify'],
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to format'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
    useTabs: z.boolean().default(false).describe('One tab per level instead; with indent 0 still one line'),
    sortKeys: z.boolean().default(false).describe('Order the members of every object by code point of their names'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The JSON, re-indented') }),
  examples: [
    { inputs: { json: '{"a":1}' }, result: { formatted: '{\n  "a": 1\n}' } },
    { inputs: { json: '{"b":[1.0,{}],"a":"\\u00e9"}', indent: 1, sortKeys: true }, result: { formatted: '{\n "a": "\\u00e9",\n "b": [\n  1.0,\n  {}\n ]\n}' } },
  ],
  run({ json, indent, useTabs, sortKeys }) {
    const unit = indent === 0 ? '' : useTabs ? '\t' : ' '.repeat(indent);
    const value = parseJson(json, 'json');
    limitIndent(value, unit.length);
    return { formatted: format(value, unit, sortKeys, '\n') };
  },
});

/** @param lineBreak a line feed and the indent of the level the value is on */
function format(value: JsonValue, unit: string, sorted: boolean, lineBreak: string): string {
  switch (value.kind) {
    case 'object': {
      const members = sorted ? value.members.toSorted(byName) : value.members;
      const inner = lineBreak + unit;
      return bracketed(
        '{',
        '}',
        members.map((member) => `${member.source}:${unit && ' '}${format(member.value, unit, sorted, inner)}`),
        unit,
        lineBreak,
      );
    }
    case 'array':
      return bracketed(
        '[',
        ']',
        value.items.map((item) => format(item, unit, sorted, lineBreak + unit)),
        unit,
        lineBreak,
      );
    case 'string':
    case 'number':
      return value.source;
    case 'boolean':
      return String(value.value);
    case 'null':
      return 'null';
  }
}

/** By code point, which differs from UTF-16 order for characters beyond the BMP. */
function byName(a: JsonMember, b: JsonMember): number {
  const [left, right] = [Array.from(a.name, (character) => character.codePointAt(0) ?? 0), Array.from(b.name, (character) => character.codePointAt(0) ?? 0)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
