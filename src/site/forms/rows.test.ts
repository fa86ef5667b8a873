import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../tools/card.ts';
import { catalogue } from '../../tools/index.ts';
import { toolForm } from '../pages/tool.ts';
import { controlOf } from './controls.ts';
import { drawFields } from './draw.ts';
import { filled, readForm } from './read.ts';
import { writeForm } from './write-fields.ts';

const NAMED: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };
const COUNTED: JsonSchema = { type: 'object', additionalProperties: { type: 'number' }, default: {} };
const LISTS: JsonSchema = { type: 'array', items: { type: 'array', items: { type: 'string' } } };
const TRUTHS: JsonSchema = { type: 'array', items: { type: 'boolean' } };
const EVENTS: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 100 },
      days: { type: 'array', items: { type: 'string', enum: ['Monday', 'Tuesday'] } },
      guests: { type: 'array', items: { type: 'string' } },
      minutes: { type: 'array', items: { type: 'integer' } },
    },
    required: ['title'],
  },
};

const control = (schema: JsonSchema, required = false) => controlOf('x', schema, required);
const read = (schema: JsonSchema, sent: [string, string][], required = false) => readForm([control(schema, required)], filled(sent));

describe('an object with names of the caller', () => {
  it('is rows of a name and a value', () => {
    expect(
      read(NAMED, [
        ['x[0].name', 'a b'],
        ['x[0].value', ''],
        ['x[1].name', ''],
        ['x[1].value', ''],
        ['x[3].name', 'c'],
        ['x[3].value', 'd'],
      ]),
    ).toEqual({
      inputs: { x: { 'a b': '', c: 'd' } },
      complaints: [],
    });
  });

  it('is left out where nothing is filled in, and empty where it has to be', () => {
    expect(
      read(NAMED, [
        ['x[0].name', ''],
        ['x[0].value', ''],
      ]).inputs,
    ).toEqual({});
    expect(read(NAMED, [], true).inputs).toEqual({ x: {} });
    expect(read(COUNTED, []).inputs).toEqual({});
  });

  it('complains of a value without a name, of a name that comes again and of what is no number, each at its row', () => {
    expect(
      read(NAMED, [
        ['x[2].name', ''],
        ['x[2].value', 'a'],
      ]).complaints,
    ).toEqual([{ path: 'x[2].name', message: 'must not be empty' }]);
    expect(
      read(NAMED, [
        ['x[0].name', 'a'],
        ['x[0].value', '1'],
        ['x[1].name', 'a'],
        ['x[1].value', '2'],
      ]).complaints,
    ).toEqual([{ path: 'x[1].name', message: 'must not be "a" again' }]);
    expect(
      read(COUNTED, [
        ['x[0].name', 'a'],
        ['x[0].value', 'two'],
      ]).complaints,
    ).toMatchObject([{ path: 'x[0].value' }]);
  });

  it('may have any name', () => {
    const { inputs } = read(NAMED, [
      ['x[0].name', '__proto__'],
      ['x[0].value', 'a'],
    ]);
    expect(JSON.stringify(inputs)).toBe('{"x":{"__proto__":"a"}}');
  });

  it('stays JSON where its values may be anything', () => {
    expect(control({ type: 'object', additionalProperties: {} }).kind).toBe('json');
    expect(control({ type: 'object' }).kind).toBe('json');
  });
});

it('has lists of lists, and lists within rows', () => {
  expect(
    read(LISTS, [
      ['x[0].entries', 'a\nb, c'],
      ['x[1].entries', ''],
      ['x[2].entries', 'd'],
    ]).inputs,
  ).toEqual({ x: [['a', 'b, c'], ['d']] });
  const sent: [string, string][] = [
    ['x[0].title', 'A'],
    ['x[0].days', 'Monday'],
    ['x[0].days', 'Tuesday'],
    ['x[0].guests', 'Ann\nBo'],
    ['x[0].minutes', '5, 10'],
    ['x[1].title', 'B'],
    ['x[1].guests', ''],
    ['x[1].minutes', ''],
  ];
  expect(read(EVENTS, sent).inputs).toEqual({ x: [{ title: 'A', days: ['Monday', 'Tuesday'], guests: ['Ann', 'Bo'], minutes: [5, 10] }, { title: 'B' }] });
});

it('reads a list of what is true and what is not', () => {
  expect(read(TRUTHS, [['x', '1, 0 yes\nNo;true false']])).toEqual({ inputs: { x: [true, false, true, false, true, false] }, complaints: [] });
  expect(read(TRUTHS, [['x', '1, maybe']]).complaints).toEqual([{ path: 'x', message: 'must be 1 for yes or 0 for no, not "maybe"' }]);
});

it.each([
  ['a record', NAMED, { a: '1', 'b c': '' }],
  ['a record of numbers', COUNTED, { a: 1.5, b: -2 }],
  ['lists', LISTS, [['', 'b'], ['c']]],
  ['truths', TRUTHS, [true, false]],
  ['rows', EVENTS, [{ title: 'A', days: ['Monday'], guests: ['x', 'y'], minutes: [1] }, { title: 'B' }]],
])('is what it was after it went through a form: %s', (_, schema, value) => {
  const controls = [control(schema)];
  expect(readForm(controls, filled(writeForm(controls, { x: value })))).toEqual({ inputs: { x: value }, complaints: [] });
});

it('folds what is optional of a row with many fields, as long as nothing stands in it', () => {
  const properties = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => [name, { type: 'string', maxLength: 9 }]));
  const rows = control({ type: 'array', items: { type: 'object', properties, required: ['a'] } });
  const [{ markup } = { markup: '' }] = drawFields([rows], {
    form: filled([
      ['x[0].a', '1'],
      ['x[0].h', '2'],
    ]),
    complaints: [],
  });
  const [first = '', ...others] = markup.split('class="row"').slice(1);
  expect(first).toMatch(/name="x\[0\]\.h"[\s\S]*<details[\s\S]*name="x\[0\]\.g"[\s\S]*name="x\[0\]\.j"/);
  for (const other of others) expect(other).toMatch(/<details[\s\S]*\.h"/);
});

it('gives each document of a list an area, which keeps its lines, and other entries a line', () => {
  const texts: JsonSchema = { type: 'array', items: { type: 'string', maxLength: 1_000_000 } };
  const drawn = (name: string) => {
    const [{ markup } = { markup: '' }] = drawFields([controlOf(name, texts, true)], { form: filled([[name, 'id,name\n1,Ann']]), complaints: [] });
    return markup;
  };
  expect(drawn('csvs')).toMatch(/<textarea [^>]*name="csvs"[^>]*>\nid,name\n1,Ann<\/textarea>/);
  expect(drawn('csvs')).not.toContain('<input type="text"');
  expect(drawn('leaves')).not.toContain('<textarea');
});

it.each([
  ['country', 'Country as ISO 3166-1 alpha-2 code', 'countries'],
  ['defaultCountry', 'ISO 3166-1 alpha-2 country of numbers without +', 'countries'],
  ['currency', 'ISO 4217 code, any case', 'currencies'],
  ['locale', 'Language tag (BCP 47) of the words', 'languages'],
  ['country', 'Country of the address', undefined],
  ['locale', 'Language and country of the page, such as en_US', undefined],
])('offers codes at %s: %s', (name, description, list) => {
  const [{ markup } = { markup: '' }] = drawFields([controlOf(name, { type: 'string', maxLength: 35, description }, true)], {
    form: new Map(),
    complaints: [],
  });
  expect(/ list="(\w+)"/.exec(markup)?.[1]).toBe(list);
});

/** Fields whose values may be any JSON, so that their text is: data, claims, keys in JSON, schemas. */
const ANY = [
  'mustache-renderer.values',
  'jwk-thumbprint-calculator.jwk',
  'jwt-generator.payload',
  'jwt-generator.header',
  'uri-template-expander.variables',
  'json-to-xlsx-converter.sheets',
  'pdf-form-filler.values',
  'sqlite-inspector.parameters',
  'mock-json-generator.schema',
];

it('asks for JSON only where a value may be any JSON', () => {
  const asked = catalogue.cards.flatMap((card) => toolForm(card).controls.flatMap(({ name, kind }) => (kind === 'json' ? [`${card.slug}.${name}`] : [])));
  expect(asked.sort()).toEqual(ANY.toSorted());
});
