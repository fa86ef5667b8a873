import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { pointerStep } from '../shared/json/json-pointer.ts';
import { arrayValue, membersOf, objectValue } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { capitalize, identifierWords } from '../shared/text/casing.ts';

const CASES = ['camel', 'pascal', 'snake', 'constant', 'kebab', 'lower', 'upper'] as const;
type Case = (typeof CASES)[number];

export default defineTool({
  slug: 'json-key-converter',
  name: 'JSON Key Converter',
  category: 'data',
  summary: 'Renames all members of a JSON document to camelCase, snake_case and similar styles.',
  description:
    'Names are split at every character that is not a letter, mark or number, and where the case changes. Leading _ $ and @ stay in front. lower and upper change only the case.',
  reference: 'The splitting of case-converter',
  keywords: ['rename keys', 'camelcase', 'snakecase'],
  heavyWhen: ({ json }) => mayGrowByDepth(json),
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to change'),
    case: z.enum(CASES).default('camel').describe('The case wanted for the names'),
    deep: z.boolean().default(true).describe('true: rename at every level; false: only at the top'),
    exclude: z.array(z.string()).max(1000).default([]).describe('Names to leave as they are'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The document with its names changed') }),
  pageInputs: { json: '{"first_name":"Ann","home_address":{"zip_code":"0150","city_name":"Oslo"}}' },
  examples: [
    {
      inputs: { json: '{"first_name":1,"HTMLBody":{"_user-id":2},"x2Y":3}', indent: 0 },
      result: { json: '{"firstName":1,"htmlBody":{"_userId":2},"x2Y":3}' },
    },
  ],
  run({ json, case: wanted, deep, exclude, indent }) {
    const kept = new Set(exclude);
    const converted = (value: JsonValue, pointer: string, top: boolean): JsonValue => {
      if (!top && !deep) return value;
      if (value.kind === 'array') return arrayValue(value.items.map((item, index) => converted(item, `${pointer}/${index}`, top && !deep)));
      if (value.kind !== 'object') return value;
      const members = new Map<string, JsonValue>();
      for (const [name, member] of membersOf(value)) {
        const renamed = kept.has(name) ? name : rename(name, wanted);
        if (members.has(renamed)) unprocessable(`Two members of the object at ${JSON.stringify(pointer)} would be named ${JSON.stringify(renamed)}.`, 'json');
        members.set(renamed, converted(member, pointer + pointerStep(name), false));
      }
      return objectValue(members);
    };
    return { json: writeJson(converted(parseJson(json, 'json'), '', true), { indent }) };
  },
});

function rename(name: string, wanted: Case): string {
  if (wanted === 'lower') return name.toLowerCase();
  if (wanted === 'upper') return name.toUpperCase();
  const [lead = ''] = /^[_$@]*/.exec(name) ?? [];
  const words = identifierWords(name.slice(lead.length)).map((word) => word.toLowerCase());
  return words.length === 0 ? name : lead + joined(words, wanted);
}

function joined(words: readonly string[], wanted: Exclude<Case, 'lower' | 'upper'>): string {
  switch (wanted) {
    case 'camel':
      return words.map((word, index) => (index === 0 ? word : capitalize(word, 'und'))).join('');
    case 'pascal':
      return words.map((word) => capitalize(word, 'und')).join('');
    case 'snake':
      return words.join('_');
    case 'constant':
      return words.join('_').toUpperCase();
    case 'kebab':
      return words.join('-');
  }
}
