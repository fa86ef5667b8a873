import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './parity-bit-calculator.ts';

describe('parity-bit-calculator', () => {
  it('even and odd, at either end', async () => {
    const word = async (more: object) => (await run(tool, { bits: '1101', ...more })).output;
    expect(await word({})).toBe('11011');
    expect(await word({ parity: 'odd' })).toBe('11010');
    expect(await word({ position: 'start' })).toBe('11101');
    expect(await word({ position: 'start', parity: 'odd' })).toBe('01101');
  });
  it('decoding', async () => {
    expect(await run(tool, { bits: '110 111\n01', mode: 'decode', parity: 'odd', position: 'start' })).toEqual({
      output: '10 11 1',
      parityBits: '110',
      valid: false,
      errors: [0],
    });
    expect(await run(tool, { bits: ' ' })).toEqual({ output: '', parityBits: '', valid: true, errors: [] });
  });
  it('refuses other characters and single bits', async () => {
    await expectUnprocessable(tool, { bits: '10 1a' }, /"a" at position 5/);
    await expectUnprocessable(tool, { bits: '10 1', mode: 'decode' }, /position 4/);
    await expectInvalid(tool, { bits: '' }, 'bits');
  });
  it('what was encoded is valid', () =>
    fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[01]{1,9}( [01]{1,9}){0,5}$/),
        fc.constantFrom('even', 'odd'),
        fc.constantFrom('end', 'start'),
        async (bits, parity, position) => {
          const { output, parityBits } = await run(tool, { bits, parity, position });
          expect(await run(tool, { bits: output, mode: 'decode', parity, position })).toEqual({ output: bits, parityBits, valid: true, errors: [] });
        },
      ),
    ));
});
