import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { compareCodePoints } from '../shared/text/segments.ts';

/** A gene of a parent: its two alleles, the capital one first. */
interface Gene {
  readonly capital: string;
  readonly small: string;
  readonly alleles: readonly [string, string];
}

export default defineTool({
  slug: 'punnett-square-calculator',
  name: 'Punnett Square Calculator',
  category: 'science',
  summary: 'Crosses two parents in a Punnett square of up to four genes, with the genotypes and phenotypes of their offspring.',
  description:
    'Each gene is a letter twice, the capital for the dominant allele: AaBb has two. Both parents have the same genes in the same order. Genes are inherited independently, and dominance is complete. In a phenotype A- is a dominant gene and aa a recessive one.',
  reference: 'Mendel 1866; Punnett 1905',
  keywords: ['genetics', 'mendelian inheritance', 'alleles', 'monohybrid cross', 'dihybrid cross', 'heredity', 'dominant recessive', 'offspring probability'],
  inputs: z.strictObject({
    parent1: z.string().min(2).max(8).describe('Genotype of the first parent, such as AaBb: one to four genes of two letters'),
    parent2: z.string().min(2).max(8).describe('Genotype of the second parent, with the same genes in the same order'),
  }),
  result: z.strictObject({
    gametes1: z
      .array(z.string())
      .describe('Gametes of the first parent, an allele of each gene, the last gene changing fastest; they head the rows of the square'),
    gametes2: z.array(z.string()).describe('Gametes of the second parent in the same order; they head the columns of the square'),
    square: z.array(z.array(z.string())).describe('Genotypes of the offspring, by row and column'),
    genotypes: z
      .array(
        z.strictObject({
          genotype: z.string().describe('Genotype, gene by gene, the capital first'),
          count: z.int().describe('Number of fields of the square that have it'),
          percent: z.number().describe('Share of the offspring that has it, in percent'),
        }),
      )
      .describe('The different genotypes, the most frequent first'),
    phenotypes: z
      .array(
        z.strictObject({
          phenotype: z.string().describe('Phenotype, gene by gene: A- for a dominant one, aa for a recessive one'),
          count: z.int().describe('Number of fields of the square that have it'),
          percent: z.number().describe('Share of the offspring that has it, in percent'),
        }),
      )
      .describe('The different phenotypes, the most frequent first'),
  }),
  headline: 'square',
  views: [
    { kind: 'grid', field: 'square', columns: 'gametes2', rows: 'gametes1' },
    { kind: 'bars', field: 'phenotypes', label: 'phenotype', value: 'percent' },
  ],
  examples: [
    {
      inputs: { parent1: 'Aa', parent2: 'Aa' },
      result: {
        gametes1: ['A', 'a'],
        gametes2: ['A', 'a'],
        square: [
          ['AA', 'Aa'],
          ['Aa', 'aa'],
        ],
        genotypes: [
          { genotype: 'Aa', count: 2, percent: 50 },
          { genotype: 'AA', count: 1, percent: 25 },
          { genotype: 'aa', count: 1, percent: 25 },
        ],
        phenotypes: [
          { phenotype: 'A-', count: 3, percent: 75 },
          { phenotype: 'aa', count: 1, percent: 25 },
        ],
      },
    },
    {
      inputs: { parent1: 'Rr', parent2: 'rr' },
      result: {
        gametes1: ['R', 'r'],
        gametes2: ['r', 'r'],
        square: [
          ['Rr', 'Rr'],
          ['rr', 'rr'],
        ],
        genotypes: [
          { genotype: 'Rr', count: 2, percent: 50 },
          { genotype: 'rr', count: 2, percent: 50 },
        ],
        phenotypes: [
          { phenotype: 'R-', count: 2, percent: 50 },
          { phenotype: 'rr', count: 2, percent: 50 },
        ],
      },
    },
  ],
  run({ parent1, parent2 }) {
    const genes1 = genesOf(parent1, 'parent1');
    const genes2 = genesOf(parent2, 'parent2');
    const names = (genes: readonly Gene[]): string => genes.map(({ capital }) => capital).join('');
    if (names(genes1) !== names(genes2)) {
      unprocessable(`Both parents must have the same genes in the same order, and they have ${names(genes1)} and ${names(genes2)}.`, 'parent2');
    }
    const [gametes1, gametes2] = [gametesOf(genes1), gametesOf(genes2)];
    const crosses = gametes1.map((first) => gametes2.map((second) => genes1.map((gene, index) => childOf(gene, first[index], second[index]))));
    const square = crosses.map((row) => row.map((genes) => genes.map(({ alleles }) => alleles.join('')).join('')));
    const phenotypes = crosses.flatMap((row) => row.map((genes) => genes.map(traitOf).join('')));
    return {
      gametes1: gametes1.map((gamete) => gamete.join('')),
      gametes2: gametes2.map((gamete) => gamete.join('')),
      square,
      genotypes: frequencies(square.flat()).map(({ name, ...figures }) => ({ genotype: name, ...figures })),
      phenotypes: frequencies(phenotypes).map(({ name, ...figures }) => ({ phenotype: name, ...figures })),
    };
  },
});

const isOneCharacter = (text: string): boolean => [...text].length === 1;

function genesOf(genotype: string, path: string): Gene[] {
  const letters = [...genotype];
  const genes: Gene[] = [];
  for (let at = 0; at < letters.length; at += 2) {
    const [first = '', second = ''] = letters.slice(at, at + 2);
    const [capital, small] = [first.toUpperCase(), first.toLowerCase()];
    const isGene = capital !== small && isOneCharacter(capital) && isOneCharacter(small) && (second === capital || second === small);
    if (!isGene) return unprocessable(`${JSON.stringify(first + second)} is not a gene: it must be one letter twice, each a capital or a small one.`, path);
    if (genes.some((gene) => gene.capital === capital)) unprocessable(`The gene ${capital} must stand only once in a genotype.`, path);
    genes.push(childOf({ capital, small }, first, second));
  }
  return genes;
}

/** A gene with two alleles, the capital first. */
const childOf = ({ capital, small }: Pick<Gene, 'capital' | 'small'>, first = small, second = small): Gene => ({
  capital,
  small,
  alleles: second === capital ? [second, first] : [first, second],
});

/** All combinations of an allele of each gene, the first gene changing slowest. */
const gametesOf = (genes: readonly Gene[]): string[][] =>
  genes.reduce<string[][]>((gametes, { alleles }) => gametes.flatMap((gamete) => alleles.map((allele) => [...gamete, allele])), [[]]);

const traitOf = ({ capital, small, alleles }: Gene): string => (alleles[0] === capital ? `${capital}-` : `${small}${small}`);

/** How often each name occurs, the most frequent first, then by code point. */
function frequencies(names: readonly string[]): { name: string; count: number; percent: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count, percent: (count / names.length) * 100 }))
    .sort((a, b) => b.count - a.count || compareCodePoints(a.name, b.name));
}
