import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countsOf, lettersOf, NUCLEIC_LETTERS } from './lib/sequences.ts';

export default defineTool({
  slug: 'gc-content-calculator',
  name: 'GC Content Calculator',
  category: 'science',
  summary: 'Calculates the GC content of a DNA or RNA sequence, with counts of its bases and its skews.',
  description:
    'S (G or C) counts for GC content and W (A, T or U) against it; other ambiguous letters count in the length alone. White space and digits are dropped.',
  reference: 'GC % = 100·(G + C + S)/(G + C + S + A + T + U + W); skews (G − C)/(G + C) and (A − T)/(A + T)',
  keywords: ['guanine', 'cytosine', 'gc percent', 'base composition', 'gc skew', 'nucleotide count', 'genome', 'bioinformatics'],
  inputs: z.strictObject({
    sequence: z.string().min(1).max(1_000_000).describe('The sequence of DNA or RNA, with the letters ACGTU and RYSWKMBDHVN'),
  }),
  result: z.strictObject({
    length: z.int().describe('Number of letters of the sequence'),
    gcPercent: z.number().describe('Share of G and C in percent; 0 where there is nothing to divide by'),
    counts: z.record(z.string(), z.int()).describe('How often each letter occurs, by letter; those that do not occur are left out'),
    gcSkew: z.number().optional().describe('(G − C)/(G + C), from -1 to 1; absent without either'),
    atSkew: z.number().optional().describe('(A − T)/(A + T), from -1 to 1, U counting as T; absent without either'),
  }),
  headline: 'gcPercent',
  examples: [
    {
      inputs: { sequence: 'ATGCGCGATTAA' },
      result: { length: 12, gcPercent: 41.666666666666664, counts: { A: 4, C: 2, G: 3, T: 3 }, gcSkew: 0.2, atSkew: 0.14285714285714285 },
    },
    { inputs: { sequence: 'ggcc nnss' }, result: { length: 8, gcPercent: 100, counts: { C: 2, G: 2, N: 2, S: 2 }, gcSkew: 0 } },
  ],
  run({ sequence: text }) {
    const sequence = lettersOf(text, NUCLEIC_LETTERS, 'DNA or RNA', 'sequence');
    const counts = countsOf(sequence);
    const count = (letter: string): number => counts[letter] ?? 0;
    const [a, c, g, t] = [count('A'), count('C'), count('G'), count('T') + count('U')];
    const strong = g + c + count('S');
    const all = strong + a + t + count('W');
    return {
      length: sequence.length,
      gcPercent: all === 0 ? 0 : (100 * strong) / all,
      counts,
      ...(g + c > 0 && { gcSkew: (g - c) / (g + c) }),
      ...(a + t > 0 && { atSkew: (a - t) / (a + t) }),
    };
  },
});
