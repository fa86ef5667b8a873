import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './fuzzy-search.ts';
import { jaroWinkler } from './lib/similarity.ts';
// Worked out by test/oracles/language_texts.py, apart from the tool.
import vectors from './testdata/comparisons.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ query: '', items: ['a'] }, 'query'],
    [{ query: 'a', items: [] }, 'items'],
    [{ query: 'a', items: ['a'.repeat(501)] }, 'items[0]'],
    [{ query: 'a', items: ['a'], minScore: 1.1 }, 'minScore'],
    [{ query: 'a', items: ['a'], limit: 1001 }, 'limit'],
    [{ query: 'a', items: ['a'], measure: 'soundex' }, 'measure'],
  ],
});

it.each([
  // Winkler 1994, table 1 of "Advanced methods for record linkage", to its three places; those under 0.7 as Jaro's alone.
  ['SHACKLEFORD', 'SHACKELFORD', 0.982],
  ['DUNNINGHAM', 'CUNNIGHAM', 0.896],
  ['NICHLESON', 'NICHULSON', 0.956],
  ['JONES', 'JOHNSON', 0.832],
  ['MASSEY', 'MASSIE', 0.933],
  ['ABROMS', 'ABRAMS', 0.922],
  ['JERALDINE', 'GERALDINE', 0.926],
  ['MARHTA', 'MARTHA', 0.961],
  ['MICHELLE', 'MICHAEL', 0.921],
  ['JULIES', 'JULIUS', 0.933],
  ['DWAYNE', 'DUANE', 0.84],
  ['SEAN', 'SUSAN', 0.805],
])('%s and %s', (first, second, similarity) => {
  expect(jaroWinkler([...first], [...second])).toBeCloseTo(similarity, 3);
});

it('finds an item that is the query first, with a score of 1', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(text, fc.array(text, { maxLength: 6 }), fc.constantFrom('jaroWinkler', 'levenshtein', 'dice'), async (query, others, measure) => {
      const { matches } = await run(tool, { query, items: [...others, query], measure, minScore: 0 });
      expect(matches).toHaveLength(others.length + 1);
      expect(matches[0].score).toBe(1);
      expect(matches.map(({ score }: { score: number }) => score)).toEqual(
        matches.map(({ score }: { score: number }) => score).toSorted((a: number, b: number) => b - a),
      );
    }),
  );
});
