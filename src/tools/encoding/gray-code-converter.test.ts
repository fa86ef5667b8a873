import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './gray-code-converter.ts';

describe('gray-code-converter', () => {
  it('the first sixteen (Gray 1953)', async () => {
    const grays = '0 1 11 10 110 111 101 100 1100 1101 1111 1110 1010 1011 1001 1000'.split(' ');
    for (const [number, gray] of grays.entries()) {
      expect(await run(tool, { value: String(number) })).toEqual({ gray, binary: number.toString(2), decimal: String(number) });
      expect((await run(tool, { value: gray, mode: 'decode' })).decimal).toBe(String(number));
    }
  });
  it('keeps the width of bits', async () => {
    expect(await run(tool, { value: '0010', base: 'binary' })).toEqual({ gray: '0011', binary: '0010', decimal: '2' });
    expect(await run(tool, { value: '0000', mode: 'decode' })).toEqual({ gray: '0000', binary: '0000', decimal: '0' });
    expect((await run(tool, { value: '007' })).gray).toBe('100');
  });
  it('a thousand bits, and no more', async () => {
    const largest = (2n ** 1000n - 1n).toString();
    expect((await run(tool, { value: largest })).gray).toBe(`1${'0'.repeat(999)}`);
    await expectUnprocessable(tool, { value: (2n ** 1000n).toString() }, /1,001 bits/);
  });
  it.each([
    [{ value: '-1' }, /"-" at position 1/],
    [{ value: '1 0' }, /position 2/],
    [{ value: '12', base: 'binary' }, /"2" at position 2/],
    [{ value: '12', mode: 'decode' }, /"2" at position 2/],
  ])('refuses %j', (inputs, message) => expectUnprocessable(tool, inputs, message));
  it('neighbours differ in one bit', () =>
    fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 0n, max: 2n ** 70n }), async (number) => {
        const grayOf = async (n: bigint) => BigInt(`0b${(await run(tool, { value: n.toString() })).gray}`);
        const difference = (await grayOf(number)) ^ (await grayOf(number + 1n));
        expect(difference & (difference - 1n)).toBe(0n);
      }),
    ));
});
