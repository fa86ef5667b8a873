import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './mock-json-generator.ts';

const draft7 = 'http://json-schema.org/draft-07/schema#';

holdTo(tool, {
  answers: [
    [{ schema: { const: null } }, { documents: [null], json: 'null', count: 1 }],
    [{ schema: { const: { __proto__: 1, constructor: [] } } }, { count: 1 }],
    [
      { schema: { enum: ['x'] }, count: 2 },
      { documents: ['x', 'x'], json: '[\n  "x",\n  "x"\n]', count: 2 },
    ],
    [{ schema: { enum: [1, 2, 3], not: { enum: [1, 2] } } }, { documents: [3] }],
    [{ schema: { allOf: [{ enum: [1, 2] }, { enum: [2, 3] }] } }, { documents: [2] }],
    [{ schema: { enum: ['a', 5], type: 'integer' } }, { documents: [5] }],
    [{ schema: { type: 'number', multipleOf: 0.1, minimum: 0.25, exclusiveMaximum: 0.4 } }, { documents: [0.3] }],
    [{ schema: { allOf: [{ multipleOf: 4 }, { multipleOf: 6 }], minimum: 1, maximum: 23 } }, { documents: [12] }],
    [{ schema: { type: 'integer', exclusiveMinimum: 3, exclusiveMaximum: 5 } }, { documents: [4] }],
    [{ schema: { minimum: 0.001, maximum: 0.001 } }, { documents: [0.001] }],
    [{ schema: { type: 'array', items: { type: 'integer', minimum: 3, maximum: 3 }, minItems: 2, maxItems: 2 } }, { documents: [[3, 3]] }],
    [{ schema: { $schema: draft7, type: 'array', items: [{ const: 1 }, { const: 2 }], additionalItems: false, minItems: 2 } }, { documents: [[1, 2]] }],
    [{ schema: { $schema: draft7, definitions: { a: { const: 7 } }, $ref: '#/definitions/a' } }, { documents: [7] }],
    [{ schema: { $defs: { a: { $anchor: 'here', const: 7 } }, $ref: '#here' } }, { documents: [7] }],
    [{ schema: { $defs: { 'a/b~c': { const: 7 } }, $ref: '#/$defs/a~1b~0c' } }, { documents: [7] }],
    [{ schema: { type: 'object', properties: { a: false, b: { const: 1 } } } }, { documents: [{ b: 1 }] }],
    [{ schema: { type: 'object', properties: { a: { const: 1 }, b: { const: 2 } }, required: ['a'] }, optionalPercent: 0 }, { documents: [{ a: 1 }] }],
    [{ schema: { type: 'object', properties: { a: { const: 1 }, b: { const: 2 } }, required: ['a'], maxProperties: 1 } }, { documents: [{ a: 1 }] }],
    [{ schema: { type: 'integer', default: 42 }, useExamples: true }, { documents: [42] }],
    [{ schema: { type: 'integer', examples: [17] }, useExamples: true }, { documents: [17] }],
    // The default does not fit.
    [{ schema: { type: 'integer', minimum: 1, maximum: 1, default: 'x' }, useExamples: true }, { documents: [1] }],
    [{ schema: { oneOf: [{ const: 1 }, { enum: [1, 2] }] } }, { documents: [2] }],
    [{ schema: { anyOf: [false, { const: 3 }] } }, { documents: [3] }],
    [
      // Read as text, as biome takes objects with a member called then for promises.
      {
        schema: JSON.parse(
          '{"properties":{"a":{"const":1}},"required":["a"],"if":{"required":["a"]},"then":{"required":["b"],"properties":{"b":{"const":2}}}}',
        ),
      },
      { documents: [{ a: 1, b: 2 }] },
    ],
  ],
  invalid: [
    [{}, 'schema'],
    [{ schema: 5 }, 'schema'],
    [{ schema: [] }, 'schema'],
    [{ schema: null }, 'schema'],
    [{ schema: true, count: 0 }, 'count'],
    [{ schema: true, count: 1001 }, 'count'],
    [{ schema: true, optionalPercent: 101 }, 'optionalPercent'],
    [{ schema: true, locale: 'xx' }, 'locale'],
    [{ schema: { description: 'x'.repeat(200_001) } }, 'schema'],
  ],
  unprocessable: [
    [{ schema: false }, /nothing fits the schema false/],
    [{ schema: { type: 'integer', minimum: 5, maximum: 4 } }, /No document/],
    [{ schema: { type: 'integer', minimum: 0.2, maximum: 0.8 } }, /no number is within/],
    [{ schema: { type: 'string', minLength: 5, maxLength: 4 } }, /minLength is above maxLength/],
    [{ schema: { type: 'string', format: 'uuid', maxLength: 5 } }, /No document/],
    [{ schema: { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 3 } }, /too few different items/],
    [{ schema: { type: 'array', minItems: 3, maxItems: 2 } }, /more items than it may have/],
    [{ schema: { type: 'object', required: ['a'], additionalProperties: false } }, /No document/],
    [{ schema: { allOf: [{ type: 'string' }, { type: 'integer' }] } }, /exclude one another/],
    [{ schema: { const: 1, not: { const: 1 } } }, /leave no value/],
    [{ schema: { $ref: '#' } }, /in a circle/],
    [{ schema: { $ref: 'https://example.com/schema' } }, /nothing is fetched/],
    [{ schema: { $ref: '#/$defs/none' } }, /leads to nothing/],
    [
      { schema: { $defs: { n: { type: 'object', properties: { c: { $ref: '#/$defs/n' } }, required: ['c'] } }, $ref: '#/$defs/n' } },
      /nested more than 40 levels/,
    ],
    [{ schema: { type: 'string', pattern: '(' } }, /not a regular expression|does not compile|cannot be used/],
    [{ schema: { type: 'wrong' } }, /.*/],
  ],
});

const fitting = fc.record({
  least: fc.integer({ min: -50, max: 50 }),
  reach: fc.integer({ min: 0, max: 40 }),
  step: fc.constantFrom(undefined, 1, 2, 7, 0.5, 0.25),
  fewest: fc.integer({ min: 0, max: 4 }),
  more: fc.integer({ min: 0, max: 3 }),
  percent: fc.constantFrom(0, 30, 100),
});

describe('documents keep the bounds of their schema', () => {
  it('numbers, texts, arrays and objects', async () => {
    await fc.assert(
      fc.asyncProperty(fitting, async ({ least, reach, step, fewest, more, percent }) => {
        const number = { type: 'number', minimum: least, maximum: least + reach + 7, ...(step !== undefined && { multipleOf: step }) };
        const text = { type: 'string', minLength: fewest, maxLength: fewest + more };
        const list = { type: 'array', items: number, minItems: fewest, maxItems: fewest + more, contains: { type: 'number' }, minContains: 0 };
        const schema = {
          type: 'object',
          properties: { number, text, list },
          required: ['list'],
          additionalProperties: text,
          minProperties: 2,
          maxProperties: 5,
        };
        const { documents } = await run(tool, { schema, count: 3, optionalPercent: percent });
        for (const document of documents) {
          const names = Object.keys(document);
          expect(names.length).toBeGreaterThanOrEqual(2);
          expect(names.length).toBeLessThanOrEqual(5);
          expect(document.list.length).toBeGreaterThanOrEqual(fewest);
          expect(document.list.length).toBeLessThanOrEqual(fewest + more);
          for (const value of [...document.list, ...('number' in document ? [document.number] : [])]) {
            expect(value).toBeGreaterThanOrEqual(least);
            expect(value).toBeLessThanOrEqual(least + reach + 7);
            if (step !== undefined) expect(Number.isInteger(value / step)).toBe(true);
          }
          for (const name of names.filter((other) => other !== 'list' && other !== 'number')) {
            expect([...document[name]].length).toBeGreaterThanOrEqual(fewest);
            expect([...document[name]].length).toBeLessThanOrEqual(fewest + more);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('formats', async () => {
    const formats = ['date', 'date-time', 'time', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid'];
    const { documents } = await run(tool, {
      schema: { type: 'object', properties: Object.fromEntries(formats.map((format) => [format, { type: 'string', format }])), required: formats },
      count: 20,
    });
    for (const document of documents) {
      expect(new Date(`${document.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(document.date);
      expect(document['date-time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(document.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/);
      expect(document.email).toMatch(/^[a-z0-9._]+@example\.(com|net|org)$/);
      expect(document.hostname).toMatch(/^[a-z0-9.]+\.example\.(com|net|org)$/);
      expect(URL.canParse(`http://${document.ipv4}/`)).toBe(true);
      expect(URL.canParse(`http://[${document.ipv6}]/`)).toBe(true);
      expect(new URL(document.uri).protocol).toBe('https:');
      expect(document.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('patterns, also of names', async () => {
    const { documents } = await run(tool, {
      schema: {
        type: 'object',
        patternProperties: { '^x-': { type: 'string', pattern: '^[A-Z]{2}\\d+$', minLength: 6 } },
        additionalProperties: false,
        minProperties: 3,
      },
      count: 10,
    });
    for (const document of documents) {
      expect(Object.keys(document).length).toBeGreaterThanOrEqual(3);
      for (const [name, value] of Object.entries(document)) {
        expect(name).toMatch(/^x-/);
        expect(value).toMatch(/^[A-Z]{2}\d{4,}$/);
      }
    }
  });

  it('contains and different items', async () => {
    const schema = { type: 'array', items: { type: 'integer', minimum: 0, maximum: 9 }, contains: { const: 7 }, uniqueItems: true, minItems: 4 };
    const { documents } = await run(tool, { schema, count: 30 });
    for (const document of documents) {
      expect(document).toContain(7);
      expect(new Set(document).size).toBe(document.length);
      expect(document.length).toBeGreaterThanOrEqual(4);
      expect(document.length).toBeLessThanOrEqual(9);
    }
  });
});

it('ends recursion by depth 8 where it may', async () => {
  const depth = (value: unknown): number => (Array.isArray(value) ? 1 + Math.max(0, ...value.map(depth)) : 0);
  const { documents } = await run(tool, { schema: { type: 'array', items: { $ref: '#' }, maxItems: 2 }, count: 20 });
  for (const document of documents) expect(depth(document)).toBeLessThanOrEqual(9);
});

it('leaves optional properties out as often as asked', async () => {
  const { documents } = await run(tool, { schema: { type: 'object', properties: { a: { const: 1 } } }, count: 1000, optionalPercent: 25, seed: 'share' });
  expect(Math.abs(documents.filter((document: object) => 'a' in document).length - 250)).toBeLessThan(60);
});

it('gives the same for the same seed, and text that reads as the documents', async () => {
  const inputs = { schema: { type: 'object', properties: { name: { type: 'string' }, n: { type: 'number' } } }, count: 3, seed: 's', locale: 'de' };
  const first = await run(tool, inputs);
  expect(await run(tool, inputs)).toEqual(first);
  expect(JSON.parse(first.json)).toEqual(first.documents);
});
