import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './run-length-encoder.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('run-length-encoder', () => {
  it('both orders, with and without single counts', async () => {
    expect(await run(tool, { text: 'WWWWBBé😀😀' })).toEqual({ output: '4W2Bé2😀', runs: 4 });
    expect(await out('AAB', { singles: true })).toBe('2A1B');
    expect(await out('AAB', { order: 'characterFirst' })).toBe('A2B');
    expect(await run(tool, { text: '' })).toEqual({ output: '', runs: 0 });
  });
  it('decodes both orders; runs count equal characters once', async () => {
    expect(await run(tool, { text: 'A12\n2', mode: 'decode', order: 'characterFirst' })).toEqual({ output: 'AAAAAAAAAAAA\n\n', runs: 2 });
    expect(await run(tool, { text: '2A3AB', mode: 'decode' })).toEqual({ output: 'AAAAAB', runs: 2 });
    expect(await back('03A')).toBe('AAA');
    expect(await run(tool, { text: '', mode: 'decode' })).toEqual({ output: '', runs: 0 });
  });
  it.each([
    [{ text: 'a1' }, /"1" at position 2/],
    [{ text: '2A0B', mode: 'decode' }, /0 at position 3 is zero/],
    [{ text: 'A3', mode: 'decode' }, /3 at position 2 has no character/],
    [{ text: '3A', mode: 'decode', order: 'characterFirst' }, /3 at position 1 has no character/],
    [{ text: '1000001A', mode: 'decode' }, /1,000,000/],
    [{ text: `${'9'.repeat(400)}A`, mode: 'decode' }, /1,000,000/],
  ])('refuses %j', (inputs, message) => expectUnprocessable(tool, inputs, message));
  it('two hundred thousand runs in a moment', async () => expect((await back('ab'.repeat(100_000))).length).toBe(200_000));

  it('a million, and no more', async () => expect((await back('1000000A')).length).toBe(1_000_000));
  it('gives back any text without digits', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', 'b', '😀', '\n', '\u0301') }),
        fc.boolean(),
        fc.constantFrom('countFirst', 'characterFirst'),
        async (text, singles, order) => {
          const { output, runs } = await run(tool, { text, singles, order });
          expect(await run(tool, { text: output, mode: 'decode', order })).toEqual({ output: text, runs });
        },
      ),
    ));
});
