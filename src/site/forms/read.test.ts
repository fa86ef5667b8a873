import { describe, expect, it } from 'vitest';
import { threadMilliseconds } from '../../../test/support/processor-time.ts';
import type { Control, Kind } from './controls.ts';
import { readForm } from './read.ts';

const control = (kind: Kind): Control => ({ kind, name: 'x', label: 'X', hint: '', required: false });
const read = (kind: Kind, text: string) => readForm([control(kind)], new Map([['x', [text]]]));

describe('a number in a form', () => {
  // Literals of ECMA-262 section 12.9.3 without separators and prefixes, and what is none.
  it.each(['1', '+1', '-1.', '.5', '1.5', '1e5', '1.e-5', '.5E+5', '00.50', ' 7 '])('is %j', (text) => {
    expect(read('number', text)).toEqual({ inputs: { x: Number(text) }, complaints: [] });
  });

  it.each(['.', '+', 'e5', '1e', '1.5.', '1 2', '0x10', '1_000', 'Infinity', '1e999', '-.e1'])('is not %j', (text) => {
    expect(read('number', text)).toMatchObject({ inputs: {}, complaints: [{ path: 'x', message: expect.stringMatching(/^must be a number/) }] });
  });

  it('is read in time that grows with its length alone', () => {
    const texts = [`${'1'.repeat(100_000)}x`, `${'1'.repeat(100_000)}.x`, `1.${'1'.repeat(100_000)}x`, `1e${'1'.repeat(100_000)}x`];
    const before = threadMilliseconds();
    for (const text of texts) read('number', text);
    expect(threadMilliseconds() - before).toBeLessThan(50);
  });
});

it('complains of twenty places at most, however many are wrong', () => {
  expect(read('numbers', 'x '.repeat(21)).complaints).toHaveLength(20);
  expect(read('grid', '1 2\nx 3').complaints).toHaveLength(1);
});
