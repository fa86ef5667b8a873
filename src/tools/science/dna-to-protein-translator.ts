import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codonReader, isGeneticCode, isStop } from './lib/genetic-codes.ts';
import { complementOfDna, lettersOf, mapped, NUCLEIC_LETTERS, reversed } from './lib/sequences.ts';

const CODON = 3;

export default defineTool({
  slug: 'dna-to-protein-translator',
  name: 'DNA to Protein Translator',
  category: 'science',
  summary: 'Translates DNA or RNA into protein in any of the six reading frames and by any of the common genetic codes.',
  description:
    'T and U are the same; white space and digits are dropped. A codon with ambiguous letters is translated where all that it may be agree: CTN is L, and TAR a stop. Letters left over at the end are ignored, and every codon counts, not only those from the first ATG.',
  reference: 'NCBI genetic codes (translation tables)',
  keywords: ['amino acids', 'codon', 'mrna', 'reading frame', 'orf', 'gene', 'peptide', 'bioinformatics'],
  inputs: z.strictObject({
    sequence: z.string().min(3).max(1_000_000).describe('The sequence of DNA or RNA, 5′ to 3′, with the letters ACGTU and RYSWKMBDHVN'),
    frame: z
      .int()
      .min(-3)
      .max(3)
      .refine((frame) => frame !== 0, { error: 'must be 1, 2 or 3, or -1, -2 or -3 for the reverse complement' })
      .default(1)
      .describe('Reading frame: 1, 2 or 3 begins at the first, second or third letter; -1, -2 or -3 likewise on the reverse complement'),
    geneticCode: z
      .int()
      .min(1)
      .max(25)
      .refine(isGeneticCode, { error: 'must be a translation table of NCBI: 1 to 6, 9 to 14, 16 or 21 to 25' })
      .default(1)
      .describe('Translation table of NCBI: 1 standard, 2 mitochondria of vertebrates, 11 bacteria and so on; 1 to 6, 9 to 14, 16 and 21 to 25'),
    stopAtFirst: z.boolean().default(false).describe('Whether to end before the first stop codon'),
  }),
  result: z.strictObject({
    protein: z.string().describe('The amino acids in one-letter code; * is a stop, X a codon with more than one meaning'),
    codons: z.int().describe('Number of whole codons in the frame, those after a stop too'),
  }),
  examples: [
    { inputs: { sequence: 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG' }, result: { protein: 'MAIVMGR*KGAR*', codons: 13 } },
    { inputs: { sequence: 'AUGGCNAGRUAA', geneticCode: 2, stopAtFirst: true }, result: { protein: 'MA', codons: 4 } },
  ],
  run({ sequence: text, frame, geneticCode, stopAtFirst }) {
    const forward = mapped(lettersOf(text, NUCLEIC_LETTERS, 'DNA or RNA', 'sequence'), { U: 'T' });
    const sequence = frame < 0 ? reversed(complementOfDna(forward)) : forward;
    const meaningAt = codonReader(geneticCode);
    const start = Math.abs(frame) - 1;
    const codons = Math.max(0, Math.floor((sequence.length - start) / CODON));
    let protein = '';
    for (let codon = 0; codon < codons; codon++) {
      const letter = meaningAt(sequence, start + codon * CODON);
      if (stopAtFirst && isStop(letter)) break;
      protein += letter;
    }
    return { protein, codons };
  },
});
