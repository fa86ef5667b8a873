import { expect, it } from 'vitest';
import { z } from 'zod';
import { execute } from '../runner/execute.ts';
import { defineTool } from '../tools/define.ts';
import { withLargerBounds } from './larger-bounds.ts';

const lengths = () =>
  defineTool({
    slug: 'lengths',
    name: 'Lengths',
    category: 'text',
    summary: 'Counts.',
    inputs: z.strictObject({
      text: z.string().min(1).max(1_000_000),
      more: z.string().max(1_000_000).default('').describe('More'),
      name: z.string().max(100).optional(),
    }),
    result: z.strictObject({ length: z.number() }),
    examples: [],
    run: ({ text, more }) => ({ length: text.length + more.length }),
  });

it('gives texts of the length of the service room for files, behind defaults too, and leaves other bounds as they are', async () => {
  const [tool, long] = [withLargerBounds(lengths()), 'x'.repeat(1_000_001)];
  expect(await execute(tool, { text: long, more: long })).toMatchObject({ ok: true, resultJson: '{"length":2000002}' });
  expect(await execute(tool, { text: '' })).toMatchObject({ ok: false, code: 'invalid_inputs' });
  expect(await execute(tool, { text: 'x', name: 'x'.repeat(101) })).toMatchObject({ message: expect.stringContaining('100 characters') });
  expect(await execute(tool, { text: 'x'.repeat(100_000_001) })).toMatchObject({ message: expect.stringContaining('at most 100,000,000') });
});

it('changes nothing of the tools that the service runs', async () => {
  withLargerBounds(lengths());
  expect(await execute(lengths(), { text: 'x'.repeat(1_000_001) })).toMatchObject({ message: expect.stringContaining('at most 1,000,000') });
});
