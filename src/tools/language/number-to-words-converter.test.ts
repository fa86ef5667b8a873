import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './number-to-words-converter.ts';
// By test/oracles/language_numbers.py: English from the rules, checked with inflect, other languages from ICU's rules of CLDR.
import vectors from './testdata/numbers.json' with { type: 'json' };
import reader from './words-to-number-converter.ts';

holdTo(tool, {
  vectors,
  answers: [
    // French grammar, where older rules of CLDR have no s.
    [{ value: 80_000_000, language: 'fr' }, { words: 'quatre-vingts millions' }],
    [{ value: 80_000, language: 'fr' }, { words: 'quatre-vingt mille' }],
    [
      { value: '5.0', language: 'de' },
      { words: 'fünf', value: '5.0' },
    ],
    [{ value: 1, style: 'currency', currency: 'usd' }, { words: 'one dollar' }],
    [
      { value: '-0', style: 'cheque' },
      { words: 'zero and 00/100', value: '0' },
    ],
  ],
  unprocessable: [[{ value: `${'9'.repeat(66)}.995`, style: 'currency' }, /Rounded/]],
});

it('is read back as the same number', async () => {
  const numbers = fc.tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.stringMatching(/^(?:\.\d{1,9})?$/), fc.boolean());
  await fc.assert(
    fc.asyncProperty(numbers, async ([whole, places, useAnd]) => {
      fc.pre(whole !== 0n);
      const { words, value } = await run(tool, { value: `${whole}${places}`, useAnd });
      expect((await run(reader, { words })).value).toBe(value);
    }),
    { numRuns: 100 },
  );
});
