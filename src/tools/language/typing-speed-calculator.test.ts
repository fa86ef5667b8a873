import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { levenshtein } from './lib/edit-distance.ts';
// Worked out by test/oracles/language_texts.py, apart from the tool.
import vectors from './testdata/comparisons.json' with { type: 'json' };
import tool from './typing-speed-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ typed: 'a', seconds: 0 }, 'seconds'],
    [{ typed: 'a', seconds: 86_401 }, 'seconds'],
    [{ typed: 'a' }, 'seconds'],
    [{ typed: 'a'.repeat(5001), seconds: 1 }, 'typed'],
  ],
});

it('takes the longest texts', async () => {
  const inputs = { typed: 'ab'.repeat(2500), expected: 'ba'.repeat(2500), seconds: 60 };
  expect(await run(tool, inputs)).toMatchObject({ errors: 2, charactersPerMinute: 5000 });
});

it('measures a distance: symmetric, 0 for equals alone, and never longer by a detour', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'é'), { maxLength: 8 });
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      const distance = levenshtein(a, b);
      expect(distance).toBe(levenshtein(b, a));
      expect(distance === 0).toBe(a.join() === b.join());
      expect(distance).toBeLessThanOrEqual(levenshtein(a, c) + levenshtein(c, b));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
    }),
  );
});
