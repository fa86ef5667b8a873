import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineTool } from './define.ts';
import { InvalidInputs } from './errors.ts';
import { parseInputs } from './validate.ts';

const tool = defineTool({
  slug: 'test-tool',
  name: 'Test Tool',
  category: 'text',
  summary: 'Takes one input of each kind.',
  inputs: z.strictObject({
    text: z.string().min(1).max(1_000_000),
    year: z.int().min(1583).max(9999).optional(),
    money: z.number().min(0).max(1_000_000_000).optional(),
    share: z.number().gt(0).lt(1).optional(),
    step: z.number().multipleOf(0.25).optional(),
    mode: z.enum(['encode', 'decode']).default('encode'),
    exact: z.boolean().default(false),
    date: z
      .string()
      .refine((text) => /^\d{4}-\d\d-\d\d$/.test(text), { error: 'must be a date written YYYY-MM-DD' })
      .optional(),
    items: z
      .array(z.strictObject({ name: z.string(), count: z.int().min(1).optional() }))
      .min(1)
      .max(1000)
      .optional(),
    value: z.union([z.number(), z.string().max(5)]).optional(),
    size: z.union([z.int().min(1), z.enum(['auto'])]).optional(),
    amount: z
      .union([
        z
          .number()
          .refine((number) => number > 0, { error: 'must be a number above 0' })
          .optional(),
        z.string().refine((text) => text === 'all', { error: 'must be "all"' }),
        z.string().refine((text) => text.endsWith('%'), { error: 'must be a share such as 5%' }),
      ])
      .optional(),
    word: z.string().min(2).max(5).optional(),
    letter: z.string().length(1).optional(),
    fixed: z.literal('x').optional(),
    map: z.record(z.string(), z.int()).optional(),
    corners: z.strictObject({ left: z.number().optional(), right: z.number().optional() }).optional(),
  }),
  result: z.strictObject({}),
  examples: [],
  run: () => ({}),
});

function complaintsOf(inputs: unknown): [path: string, message: string][] {
  try {
    parseInputs(tool, inputs);
  } catch (error) {
    if (error instanceof InvalidInputs) return error.details.map(({ path, message }) => [path, message]);
    throw error;
  }
  return [];
}

it('completes what may be left out', () => {
  expect(parseInputs(tool, { text: 'a' })).toEqual({ text: 'a', mode: 'encode', exact: false });
});

it.each<[inputs: Record<string, unknown>, path: string, message: string]>([
  [{ text: undefined }, 'text', 'is required: a string'],
  [{ text: 5 }, 'text', 'must be a string, not 5'],
  [{ text: '' }, 'text', 'must have at least 1 character, not 0'],
  [{ text: 'x'.repeat(1_000_001) }, 'text', 'must have at most 1,000,000 characters, not 1,000,001'],
  [{ year: 1500 }, 'year', 'must be at least 1583, not 1500'],
  [{ year: 2024.5 }, 'year', 'must be a whole number, not 2024.5'],
  [{ money: 2_000_000_000 }, 'money', 'must be at most 1,000,000,000, not 2,000,000,000'],
  [{ money: -1 }, 'money', 'must be at least 0, not -1'],
  [{ share: 0 }, 'share', 'must be above 0, not 0'],
  [{ share: 1 }, 'share', 'must be below 1, not 1'],
  [{ step: 0.3 }, 'step', 'must be a multiple of 0.25, not 0.3'],
  [{ mode: 'Encode' }, 'mode', 'must be one of encode, decode, not "Encode"'],
  [{ mode: 'e'.repeat(50) }, 'mode', 'must be one of encode, decode, not a string of 50 characters'],
  [{ exact: 'true' }, 'exact', 'must be true or false, not "true"'],
  [{ exact: null }, 'exact', 'must be true or false, not null'],
  [{ date: '1.2.2024' }, 'date', 'must be a date written YYYY-MM-DD, not "1.2.2024"'],
  [{ items: {} }, 'items', 'must be a list, not an object'],
  [{ items: [] }, 'items', 'must have at least 1 item, not 0'],
  [{ items: Array(1001).fill({ name: 'a' }) }, 'items', 'must have at most 1,000 items, not 1,001'],
  [{ items: [{ name: 'a' }, { name: [] }] }, 'items[1].name', 'must be a string, not a list'],
  [{ items: [{}] }, 'items[0].name', 'is required: a string'],
  [{ items: [{ name: 'a', amount: 1 }] }, 'items[0].amount', 'is not a field of items[0]; the fields are name, count'],
  [{ corners: { top: 1 } }, 'corners.top', 'is not a field of corners; the fields are left, right'],
  [{ value: true }, 'value', 'must be a number or a string, not true'],
  [{ value: 'abcdef' }, 'value', 'must have at most 5 characters, not 6'],
  [{ size: 'big' }, 'size', 'must be a number or "auto", not "big"'],
  [{ size: 0 }, 'size', 'must be at least 1, not 0'],
  [{ amount: -1 }, 'amount', 'must be a number above 0, not -1'],
  [{ amount: 'some' }, 'amount', 'must be "all" or a share such as 5%, not "some"'],
  [{ word: [1] }, 'word', 'must be a string, not a list'],
  [{ word: '😀' }, 'word', 'must have at least 2 characters, not 1'],
  [{ word: '😀😀😀bcd' }, 'word', 'must have at most 5 characters, not 6'],
  [{ letter: '😀b' }, 'letter', 'must have exactly 1 character, not 2'],
  [{ letter: '' }, 'letter', 'must have exactly 1 character, not 0'],
  [{ mode: 'e'.repeat(40) }, 'mode', `must be one of encode, decode, not "${'e'.repeat(40)}"`],
  [{ mode: 'e'.repeat(41) }, 'mode', 'must be one of encode, decode, not a string of 41 characters'],
  [{ fixed: 'y' }, 'fixed', 'must be "x", not "y"'],
  [{ map: { q: 1.5 } }, 'map.q', 'must be a whole number, not 1.5'],
])('refuses %j', (inputs, path, message) => {
  expect(complaintsOf({ text: 'a', ...inputs })).toEqual([[path, message]]);
});

it('names every wrong field, up to twenty', () => {
  expect(complaintsOf({ text: 1, exact: 1, mode: 1 }).map(([path]) => path)).toEqual(['text', 'mode', 'exact']);
  expect(complaintsOf({ text: 'a', items: Array(30).fill({}) })).toHaveLength(20);
});

it('names the fields there are for one that there is not', () => {
  const [[path, message] = []] = complaintsOf({ text: 'a', txet: 'b' });
  expect(path).toBe('txet');
  expect(message).toMatch(/^is not a field of this tool; the fields are text, year, .*, corners$/);
});

it('names what is required, and says that a tool without inputs has no fields', () => {
  const needy = { ...tool, inputs: z.strictObject({ toString: z.enum(['x', 'y']), b: z.array(z.int()), c: z.literal(5) }) };
  expect(() => parseInputs(needy, {})).toThrow('toString: is required: one of x, y; b: is required: a list; c: is required: 5');
  expect(() => parseInputs({ ...tool, inputs: z.strictObject({}) }, { a: 1 })).toThrow('a: is not a field of this tool; the fields are none');
});
