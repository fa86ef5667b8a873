import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './punnett-square-calculator.ts';
// Worked out by test/oracles/science_heredity.py, apart from the tool.
import vectors from './testdata/heredity.json' with { type: 'json' };

holdTo(tool, { vectors });

it('has the same children when the parents change places, and all of them together are 100 percent', async () => {
  const gene = (letter: string) =>
    fc.constantFrom(letter + letter, letter + letter.toLowerCase(), letter.toLowerCase() + letter, letter.toLowerCase().repeat(2));
  const parent = fc.tuple(gene('A'), gene('B'), gene('C')).map((genes) => genes.join(''));
  await fc.assert(
    fc.asyncProperty(parent, parent, async (parent1, parent2) => {
      const [one, other] = [await run(tool, { parent1, parent2 }), await run(tool, { parent1: parent2, parent2: parent1 })];
      expect(other.genotypes).toEqual(one.genotypes);
      expect(other.phenotypes).toEqual(one.phenotypes);
      expect(other.square).toEqual(one.gametes2.map((_: string, column: number) => one.square.map((row: string[]) => row[column])));
      expect(one.genotypes.reduce((sum: number, { percent }: { percent: number }) => sum + percent, 0)).toBe(100);
    }),
    { numRuns: 40 },
  );
});

it('has nine of sixteen with both dominant traits, three with each alone and one with neither (Mendel)', async () => {
  const { phenotypes } = await run(tool, { parent1: 'AaBb', parent2: 'AaBb' });
  expect(phenotypes.map(({ phenotype, count }: { phenotype: string; count: number }) => `${count} ${phenotype}`)).toEqual([
    '9 A-B-',
    '3 A-bb',
    '3 aaB-',
    '1 aabb',
  ]);
});
