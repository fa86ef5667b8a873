import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './number-extractor.ts';

describe('number-extractor', () => {
  it.each([
    ['empty text', { text: '' }, [], []],
    ['groups of three', { text: '1,234,567 1234,567 1,23 1,2345 12,345,6' }, [1234567, 1234, 567, 1, 23, 1, 2345, 12345, 6], undefined],
    ['decimals', { text: '.5 0.5 5. 1.2.3 x.7' }, [0.5, 0.5, 5, 1.2, 3, 0.7], undefined],
    ['exponents', { text: '1e3 1E+2 2e-1 3e x4e' }, [1000, 100, 0.2, 3, 4], undefined],
    ['minus signs', { text: '-1 \u22122 (-3) a-4 5-6 --7 \u00e9-8' }, [-1, -2, -3, 4, 5, 6, -7, 8], ['-1', '\u22122', '-3', '4', '5', '6', '-7', '8']],
    ['no minus signs', { text: '-1 -.5', allowNegative: false }, [1, 0.5], ['1', '.5']],
    ['a decimal comma', { text: '1.234,5 1,5 ,5 1.23', decimalSeparator: 'comma' }, [1234.5, 1.5, 0.5, 1, 23], undefined],
    ['letters around', { text: 'abc12def v2' }, [12, 2], undefined],
    ['other digits are none', { text: '٣ ４' }, [], undefined],
    ['minus zero is zero', { text: '-0 -0.0' }, [0, 0], ['-0', '-0.0']],
    ['underflow is zero', { text: '1e-999999999999' }, [0], undefined],
  ])('%s', async (_, inputs, numbers, texts) => {
    const result = await run(tool, inputs);
    expect(result.numbers).toEqual(numbers);
    if (texts) expect(result.texts).toEqual(texts);
    expect(result.count).toBe(numbers.length);
  });

  // Python: fractions.Fraction sums, then float()
  it('exact decimal sums, rounded once', async () => {
    expect(await run(tool, { text: '0.1 0.2' })).toMatchObject({ sum: 0.3, average: 0.15, minimum: 0.1, maximum: 0.2 });
    expect((await run(tool, { text: '0.1 '.repeat(10) })).sum).toBe(1);
    expect((await run(tool, { text: '1e16 1 -1e16' })).sum).toBe(1);
    expect((await run(tool, { text: '9007199254740993 0.0000000000000000001' })).sum).toBe(9007199254740994);
    expect((await run(tool, { text: '1 1 2' })).average).toBe(4 / 3);
    expect(await run(tool, { text: '-0.5 0.5' })).toMatchObject({ sum: 0, average: 0 });
  });

  it.each([
    ['point', /(?:[0-9]{1,3}(?:,[0-9]{3}(?![0-9]))+|[0-9]+)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|(?<![0-9])\.[0-9]+(?:[eE][+-]?[0-9]+)?/g],
    ['comma', /(?:[0-9]{1,3}(?:\.[0-9]{3}(?![0-9]))+|[0-9]+)(?:,[0-9]+)?(?:[eE][+-]?[0-9]+)?|(?<![0-9]),[0-9]+(?:[eE][+-]?[0-9]+)?/g],
  ] as const)('finds what a pattern with a decimal %s finds', async (decimalSeparator, pattern) => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '23', '456', ',', '.', '.5', 'e', 'E', '+', '-', ' ', 'a', 'é', '\u{1F600}') });
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        // No double holds those with such exponents.
        fc.pre(!/[eE]\+?[0-9]{3}/.test(value));
        expect((await run(tool, { text: value, decimalSeparator, allowNegative: false })).texts).toEqual(value.match(pattern) ?? []);
      }),
      { numRuns: 1000 },
    );
  });

  it('no numbers, no sum', async () => {
    expect(await run(tool, { text: 'none' })).toEqual({ numbers: [], texts: [], count: 0 });
  });

  it('refuses numbers and sums beyond the doubles', async () => {
    await expectUnprocessable(tool, { text: 'ab 1e309' }, /position 4/);
    await expectUnprocessable(tool, { text: '1.7e308 1.7e308' }, /sum/);
  });
});
