import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './odds-converter.ts';
// Worked out by test/oracles/statistics_chances.py, apart from the tool.
import vectors from './testdata/chances.json' with { type: 'json' };

holdTo(tool, { vectors });

it('gives fractional odds from which all others follow again', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(fc.integer({ min: 101, max: 100_000 }), fc.integer({ min: -100_000, max: -100 })), async (americanOdds) => {
      const odds = await run(tool, { americanOdds });
      expect(odds.americanOdds).toBe(americanOdds === -100 ? 100 : americanOdds);
      expect(await run(tool, { fractionalOdds: odds.fractionalOdds })).toEqual(odds);
    }),
    { numRuns: 60 },
  ));
