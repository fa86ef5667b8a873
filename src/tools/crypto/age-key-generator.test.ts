import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './age-key-generator.ts';
import vectors from './testdata/age.json' with { type: 'json' };

holdTo(tool, { vectors });

it('draws another key each time, which gives its recipient again', async () => {
  const [first, second] = [await run(tool, {}), await run(tool, {})];
  expect(first.secretKey).toMatch(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/);
  expect(first.secretKey).not.toBe(second.secretKey);
  expect((await run(tool, { secretKey: first.secretKey })).recipient).toBe(first.recipient);
});
