import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { countsOf, lettersOf } from './lib/sequences.ts';

interface AminoAcid {
  /** Average mass in 0.0001 Da. */
  readonly average: number;
  /** Mass of the most frequent isotopes in 0.000001 Da. */
  readonly monoisotopic: number;
  /** Hydropathy by Kyte and Doolittle, in tenths. */
  readonly hydropathy: number;
}

const aminoAcid = (average: number, monoisotopic: number, hydropathy: number): AminoAcid => ({ average, monoisotopic, hydropathy });

const AMINO_ACIDS: Record<string, AminoAcid> = {
  A: aminoAcid(89_0932, 89_047678, 18),
  C: aminoAcid(121_1582, 121_019749, 25),
  D: aminoAcid(133_1027, 133_037508, -35),
  E: aminoAcid(147_1293, 147_053158, -35),
  F: aminoAcid(165_1891, 165_078979, 28),
  G: aminoAcid(75_0666, 75_032028, -4),
  H: aminoAcid(155_1546, 155_069477, -32),
  I: aminoAcid(131_1729, 131_094629, 45),
  K: aminoAcid(146_1876, 146_105528, -39),
  L: aminoAcid(131_1729, 131_094629, 38),
  M: aminoAcid(149_2113, 149_051049, 19),
  N: aminoAcid(132_1179, 132_053492, -35),
  P: aminoAcid(115_1305, 115_063329, -16),
  Q: aminoAcid(146_1445, 146_069142, -35),
  R: aminoAcid(174_2010, 174_111676, -45),
  S: aminoAcid(105_0926, 105_042593, -8),
  T: aminoAcid(119_1192, 119_058243, -7),
  V: aminoAcid(117_1463, 117_078979, 42),
  W: aminoAcid(204_2252, 204_089878, -9),
  Y: aminoAcid(181_1885, 181_073893, -13),
};
const LETTERS = Object.keys(AMINO_ACIDS).join('');
const WATER = { average: 18_0153, monoisotopic: 18_010565 };
const AVERAGE_UNITS = 10_000;
const MONOISOTOPIC_UNITS = 1_000_000;
/** Molar absorptivity at 280 nm in L/(mol·cm) (Pace 1995). */
const EXTINCTION = { W: 5500, Y: 1490, cystine: 125 };

export default defineTool({
  slug: 'protein-molecular-weight-calculator',
  name: 'Protein Molecular Weight Calculator',
  category: 'science',
  summary: 'Calculates the molecular weight, composition, extinction coefficient and hydropathy of a protein sequence.',
  description: 'For the chain of the twenty common amino acids as it is, without modifications. White space, digits and a * at the end are dropped.',
  reference: 'Average and monoisotopic masses of IUPAC; extinction by Pace 1995; GRAVY by Kyte and Doolittle 1982',
  keywords: ['protparam', 'peptide mass', 'daltons', 'kda', 'amino acid composition', 'gravy', 'a280', 'monoisotopic', 'mass spectrometry'],
  inputs: z.strictObject({
    sequence: z.string().min(1).max(100_000).describe('The amino acids in one-letter code, N to C terminus; the twenty common letters'),
  }),
  result: z.strictObject({
    length: z.int().describe('Number of amino acids'),
    molecularWeight: z.number().describe('Average mass in daltons (g/mol)'),
    monoisotopicMass: z.number().describe('Mass with the most frequent isotope of every element, in daltons'),
    composition: z.record(z.string(), z.int()).describe('How often each amino acid occurs, by letter; those that do not occur are left out'),
    gravy: z.number().describe('Mean hydropathy (GRAVY), from -4.5 to 4.5; above 0 the protein is hydrophobic'),
    extinctionReduced: z.int().describe('Molar extinction coefficient at 280 nm with all cysteines reduced, in L/(mol·cm)'),
    extinctionOxidized: z.int().describe('Molar extinction coefficient at 280 nm with all cysteines in pairs, in L/(mol·cm)'),
    negative: z.int().describe('Number of negatively charged amino acids, D and E'),
    positive: z.int().describe('Number of positively charged amino acids, K and R'),
  }),
  headline: 'molecularWeight',
  examples: [
    {
      inputs: { sequence: 'MKTAYIAKQR' },
      result: {
        length: 10,
        molecularWeight: 1209.4613,
        monoisotopicMass: 1208.669959,
        composition: { A: 2, I: 1, K: 2, M: 1, Q: 1, R: 1, T: 1, Y: 1 },
        gravy: -0.78,
        extinctionReduced: 1490,
        extinctionOxidized: 1490,
        negative: 0,
        positive: 3,
      },
    },
    {
      inputs: { sequence: 'GIVEQCCTSICSLYQLENYCN' },
      result: {
        length: 21,
        molecularWeight: 2383.6961,
        monoisotopicMass: 2382.000018,
        composition: { C: 4, E: 2, G: 1, I: 2, L: 2, N: 2, Q: 2, S: 2, T: 1, V: 1, Y: 2 },
        gravy: 0.21428571428571427,
        extinctionReduced: 2980,
        extinctionOxidized: 3230,
        negative: 2,
        positive: 0,
      },
    },
  ],
  run({ sequence: text }) {
    const sequence = lettersOf(text.replace(/\*[\s\p{White_Space}\p{Nd}]*$/u, ''), LETTERS, 'a protein', 'sequence');
    const length = sequence.length;
    if (length === 0) unprocessable('There are no amino acids in the sequence.', 'sequence');
    const composition = countsOf(sequence);
    const count = (letter: string): number => composition[letter] ?? 0;
    const total = (property: keyof AminoAcid): number =>
      Object.entries(AMINO_ACIDS).reduce((sum, [letter, { [property]: value }]) => sum + count(letter) * value, 0);
    const extinctionReduced = EXTINCTION.W * count('W') + EXTINCTION.Y * count('Y');
    return {
      length,
      molecularWeight: (total('average') - (length - 1) * WATER.average) / AVERAGE_UNITS,
      monoisotopicMass: (total('monoisotopic') - (length - 1) * WATER.monoisotopic) / MONOISOTOPIC_UNITS,
      composition,
      gravy: total('hydropathy') / (10 * length),
      extinctionReduced,
      extinctionOxidized: extinctionReduced + EXTINCTION.cystine * Math.floor(count('C') / 2),
      negative: count('D') + count('E'),
      positive: count('K') + count('R'),
    };
  },
});
