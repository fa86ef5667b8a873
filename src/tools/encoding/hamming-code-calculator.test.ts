import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './hamming-code-calculator.ts';

describe('hamming-code-calculator', () => {
  it('published: (7,4), (15,11), one bit', async () => {
    expect((await run(tool, { bits: '10011010' })).codeword).toBe('011100101010');
    expect(await run(tool, { bits: '1' })).toEqual({ codeword: '111', data: '1', parityPositions: [1, 2], status: 'encoded' });
    expect((await run(tool, { bits: '0' })).codeword).toBe('000');
    expect((await run(tool, { bits: '1', parity: 'odd' })).codeword).toBe('001');
    expect((await run(tool, { bits: '1 0\n1 1', extended: true })).codeword).toBe('00110011');
    expect((await run(tool, { bits: '1', extended: true, parity: 'odd' })).codeword).toBe('0001');
  });
  it('a double error with the overall bit', async () => {
    const result = await run(tool, { bits: '01110011', mode: 'decode', extended: true, parity: 'even' });
    expect(result).toMatchObject({ status: 'corrected', errorPosition: 1, codeword: '00110011' });
    const double = await run(tool, { bits: '01010011', mode: 'decode', extended: true });
    expect(double).toEqual({ codeword: '01010011', data: '1011', parityPositions: [1, 2, 4], status: 'doubleError' });
  });
  it('the overall bit alone is position 0', async () =>
    expect(await run(tool, { bits: '10110011', mode: 'decode', extended: true })).toEqual({
      codeword: '00110011',
      data: '1011',
      parityPositions: [1, 2, 4],
      errorPosition: 0,
      status: 'corrected',
    }));
  it.each([
    [{ bits: '102' }, /"2" at position 3/],
    [{ bits: ' ' }, /no bits/],
    [{ bits: '11', mode: 'decode' }, /three/],
    [{ bits: '0111', mode: 'decode' }, /check bit/],
    [{ bits: '111', mode: 'decode', extended: true }, /three/],
    [{ bits: '01010', mode: 'decode' }, /position 6/],
  ])('refuses %j', async (inputs, message) => {
    await expectUnprocessable(tool, inputs, message);
  });
  it('corrects any single error', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[01]{1,40}$/), fc.constantFrom('even', 'odd'), fc.boolean(), fc.nat(), async (bits, parity, extended, where) => {
        const { codeword } = await run(tool, { bits, parity, extended });
        expect(await run(tool, { bits: codeword, mode: 'decode', parity, extended })).toMatchObject({
          codeword,
          data: bits,
          errorPosition: 0,
          status: 'valid',
        });
        const at = where % codeword.length;
        const broken = codeword.slice(0, at) + (codeword[at] === '0' ? '1' : '0') + codeword.slice(at + 1);
        expect(await run(tool, { bits: broken, mode: 'decode', parity, extended })).toMatchObject({
          codeword,
          data: bits,
          errorPosition: extended ? at : at + 1,
          status: 'corrected',
        });
      }),
    ));
});
