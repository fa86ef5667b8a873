import { z } from 'zod';
import { defineTool } from '../define.ts';
import { complementOfDna, complementOfRna, DNA_LETTERS, lettersOf, mapped, RNA_LETTERS, reversed } from './lib/sequences.ts';

export default defineTool({
  slug: 'dna-complement-generator',
  name: 'DNA Complement Generator',
  category: 'science',
  summary: 'Writes the complement, reverse, reverse complement and transcript of a DNA or RNA sequence.',
  description:
    'Takes the letters of IUPAC, ambiguous ones such as N and R too; white space and digits are dropped, and small letters become capitals. The complement is in the order of the sequence, so read 5′ to 3′ it is the reverse complement.',
  reference: 'NC-IUB 1984 (IUPAC codes of nucleotides)',
  keywords: ['reverse complement', 'base pairing', 'antisense', 'transcription', 'mrna', 'nucleotide', 'opposite strand', 'bioinformatics'],
  inputs: z.strictObject({
    sequence: z.string().min(1).max(1_000_000).describe('The sequence, 5′ to 3′, with the letters ACGT (U in place of T for RNA) and RYSWKMBDHVN'),
    kind: z.enum(['dna', 'rna']).default('dna').describe('What the sequence is: dna with T or rna with U'),
  }),
  result: z.strictObject({
    complement: z.string().describe('The letters that pair with those of the sequence, in its order (3′ to 5′)'),
    reverse: z.string().describe('The sequence backwards (3′ to 5′)'),
    reverseComplement: z.string().describe('The opposite strand, read 5′ to 3′'),
    transcript: z.string().describe('The sequence with T and U exchanged: the RNA of a coding strand of DNA, or the DNA of an RNA'),
    length: z.int().describe('Number of letters of the sequence'),
  }),
  headline: 'reverseComplement',
  examples: [
    {
      inputs: { sequence: 'ATGCCGTAN' },
      result: { complement: 'TACGGCATN', reverse: 'NATGCCGTA', reverseComplement: 'NTACGGCAT', transcript: 'AUGCCGUAN', length: 9 },
    },
    {
      inputs: { sequence: '1 augc cguu 8', kind: 'rna' },
      result: { complement: 'UACGGCAA', reverse: 'UUGCCGUA', reverseComplement: 'AACGGCAU', transcript: 'ATGCCGTT', length: 8 },
    },
  ],
  run({ sequence: text, kind }) {
    const isDna = kind === 'dna';
    const sequence = lettersOf(text, isDna ? DNA_LETTERS : RNA_LETTERS, isDna ? 'DNA' : 'RNA', 'sequence');
    const complement = isDna ? complementOfDna(sequence) : complementOfRna(sequence);
    return {
      complement,
      reverse: reversed(sequence),
      reverseComplement: reversed(complement),
      transcript: mapped(sequence, { T: 'U', U: 'T' }),
      length: sequence.length,
    };
  },
});
