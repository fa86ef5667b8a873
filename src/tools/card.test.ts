import { expect, it } from 'vitest';
import { z } from 'zod';
import { cardOf } from './card.ts';
import { defineTool } from './define.ts';

const tool = defineTool({
  slug: 'word-counter',
  name: 'Word Counter',
  category: 'text',
  summary: 'Counts words.',
  inputs: z.strictObject({
    text: z.string().max(10).describe('The text'),
    mode: z.enum(['all', 'unique']).default('all'),
    limit: z.int().min(1).optional(),
  }),
  result: z.strictObject({ words: z.int(), note: z.string().optional() }),
  examples: [{ inputs: { text: 'a b' }, result: { words: 2 } }],
  run: () => ({ words: 2 }),
});

it('is plain data: nothing is lost when it is written and read', () => {
  const card = cardOf(tool);
  expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  expect(card).toMatchObject({
    slug: 'word-counter',
    name: 'Word Counter',
    category: 'text',
    summary: 'Counts words.',
    cost: 'linear',
    examples: tool.examples,
  });
  expect(Object.keys(card)).not.toContain('run');
  expect(Object.values(card)).not.toContain(undefined);
});

it('describes inputs as callers send them: what has a default is optional, and other fields are refused', () => {
  const { inputs } = cardOf(tool);
  expect(inputs).toMatchObject({ type: 'object', required: ['text'], additionalProperties: false });
  expect(inputs.properties?.text).toEqual({ type: 'string', maxLength: 10, description: 'The text' });
  expect(inputs.properties?.mode).toEqual({ type: 'string', enum: ['all', 'unique'], default: 'all' });
});

it('describes the result as callers get it, and names no dialect in either', () => {
  const { inputs, result } = cardOf(tool);
  expect(result).toMatchObject({ type: 'object', required: ['words'], additionalProperties: false });
  expect([inputs.$schema, result.$schema]).toEqual([undefined, undefined]);
});
