import { expect, it } from 'vitest';
import type { JsonSchema } from './card.ts';
import { catalogue } from './index.ts';

interface Field {
  path: string;
  name: string;
  description: string | undefined;
}

/** Every field of a schema, at every depth: of objects, of the items of lists, of alternatives and of what is defined once and used again. */
function fieldsOf(schema: JsonSchema, path: string): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { path: `${path}.${name}`, name, description: field.description },
    ...fieldsOf(field, `${path}.${name}`),
  ]);
  const inside = [schema.items, schema.additionalProperties].filter((part) => typeof part === 'object').flatMap((part) => fieldsOf(part, `${path}[]`));
  const others = ['anyOf', 'oneOf', 'allOf', 'prefixItems', '$defs']
    .flatMap((keyword) => Object.values(schema[keyword] ?? {}))
    .flatMap((part: JsonSchema) => fieldsOf(part, path));
  return [...own, ...inside, ...others];
}

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What is wrong with the description of a field, or undefined. */
function faultOf({ name, description }: Field): string | undefined {
  if (description === undefined) return 'has no description';
  if (description.trim() === '') return 'has an empty description';
  if (folded(description) === folded(name)) return `is only described by its name: ${description}`;
  return description.trim().split(/\s+/).length < 3 ? `is described in fewer than three words: ${description}` : undefined;
}

const faultsOf = (schema: JsonSchema, path: string): string[] =>
  fieldsOf(schema, path).flatMap((field) => {
    const fault = faultOf(field);
    return fault === undefined ? [] : [`${field.path} ${fault}`];
  });

it('describes every field of inputs and results, at every depth, in three words or more that are not its name', () => {
  const faults = catalogue.cards.flatMap(({ slug, inputs, result }) => [...faultsOf(inputs, `${slug} inputs`), ...faultsOf(result, `${slug} result`)]);
  expect(faults).toEqual([]);
});

/** Turns that readers stumble over, each with what to say in its place. */
const STILTED: readonly [turn: RegExp, plainly: string][] = [
  [/\bparted (?:by|into)\b/, 'separated by, split into'],
  [/\b(?:reckon|heed)/, 'count, follow'],
  [/\btold apart\b/, 'distinguished'],
  [/\b(?:and|or) the like\b/, 'and similar, such as'],
  [/\bbut for\b/, 'except for'],
  [/\bstands? for (?:its|the|their) bytes\b/, 'is given as'],
  [/(?<!there )\b(?:is|are) no (?!longer\b|more\b)\w/i, 'is not a'],
];

/** All that a card says in words. */
const textsOf = ({ summary, description = '', inputs, result }: (typeof catalogue.cards)[number]): string[] => [
  summary,
  description,
  ...[...fieldsOf(inputs, 'inputs'), ...fieldsOf(result, 'result')].map((field) => field.description ?? ''),
];

it('says things in plain English', () => {
  const found = catalogue.cards.flatMap((card) =>
    textsOf(card).flatMap((text) => STILTED.flatMap(([turn, plainly]) => (turn.test(text) ? [`${card.slug}: say "${plainly}" in: ${text}`] : []))),
  );
  expect(found).toEqual([]);
});

it('says in 50 to 120 characters what each tool does, enough for a list or a search engine', () => {
  const faults = catalogue.cards.filter(({ summary }) => summary.length < 50 || summary.length > 120);
  expect(faults.map(({ slug, summary }) => `${slug} (${summary.length}): ${summary}`)).toEqual([]);
});

it('sees faults in objects, lists, maps and alternatives', () => {
  const bad = { properties: { revenuePerClick: { description: 'Revenue per click' } } };
  const schema: JsonSchema = {
    properties: {
      none: {},
      empty: { description: ' ' },
      short: { description: 'The text' },
      good: { description: 'Length in metres, from 1', items: bad, additionalProperties: bad, anyOf: [bad], prefixItems: [bad] },
    },
    $defs: { shared: bad },
  };
  expect(faultsOf(schema, 'x').map((fault) => fault.split(' ')[0])).toEqual([
    'x.none',
    'x.empty',
    'x.short',
    'x.good[].revenuePerClick',
    'x.good[].revenuePerClick',
    'x.good.revenuePerClick',
    'x.good.revenuePerClick',
    'x.revenuePerClick',
  ]);
});
