import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './anagram-checker.ts';
// Worked out by test/oracles/language_texts.py, apart from the tool.
import vectors from './testdata/comparisons.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // A sigma at the end of a word is a sigma.
    [
      { first: 'ΣΟΦΟΣ', second: 'ΦΟΣΟΣ' },
      { anagram: true, onlyInFirst: '', onlyInSecond: '' },
    ],
  ],
  invalid: [
    [{ first: 'a' }, 'second'],
    [{ first: 'a'.repeat(100_001), second: '' }, 'first'],
  ],
});

it('is symmetric, and true of whatever has been put in another order', async () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'é', 'ß', '1'), { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(letters, letters, async (one, two) => {
      const [first, second] = [one.join(''), two.join('')];
      const there = await run(tool, { first, second });
      const back = await run(tool, { first: second, second: first });
      expect(back).toEqual({ anagram: there.anagram, onlyInFirst: there.onlyInSecond, onlyInSecond: there.onlyInFirst });
      const sorted = one.toSorted().join('');
      expect((await run(tool, { first, second: sorted })).anagram).toBe(first !== sorted);
    }),
  );
});
