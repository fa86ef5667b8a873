import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { complementOfDna, countsOf, lettersOf, reversed } from './lib/sequences.ts';

/** Tenths of kcal/mol and of cal/(mol·K). */
type Tenths = readonly [enthalpy: number, entropy: number];

/** Allawi and SantaLucia 1997, by two bases of one strand, 5′ to 3′; those of the other strand are the same pair. */
const STACKS: Record<string, Tenths> = {
  AA: [-79, -222],
  AT: [-72, -204],
  TA: [-72, -213],
  CA: [-85, -227],
  GT: [-84, -224],
  CT: [-78, -210],
  GA: [-82, -222],
  CG: [-106, -272],
  GC: [-98, -244],
  GG: [-80, -199],
};
const WEAK_END: Tenths = [23, 41];
const STRONG_END: Tenths = [1, -28];
const SYMMETRY: Tenths = [0, -14];
const NONE: Tenths = [0, 0];
/** Of cal/(mol·K) for each phosphate and e-fold of salt. */
const SALT_ENTROPY = '0.368';
/** cal/(mol·K) */
const GAS_CONSTANT = '1.987';
const ZERO_CELSIUS = '273.15';

export default defineTool({
  slug: 'primer-melting-temperature-calculator',
  name: 'Primer Melting Temperature Calculator',
  category: 'science',
  summary: 'Calculates the melting temperature of a primer by nearest neighbours, GC content and the Wallace rule.',
  description:
    'The nearest-neighbour value is the most exact one; the Wallace rule is meant for up to about 14 bases, the GC formula for longer ones. Strands are equally concentrated, and magnesium is not counted.',
  reference: 'Allawi and SantaLucia 1997; SantaLucia 1998 (salt); Wallace 1979',
  keywords: ['tm', 'pcr', 'annealing temperature', 'oligo', 'nearest neighbor', 'hybridization', 'dna melting', 'santalucia'],
  inputs: z.strictObject({
    sequence: z.string().min(2).max(500).describe('The primer, 5′ to 3′, with the letters A, C, G and T'),
    primerNm: z.number().min(0.001).max(1_000_000).default(250).describe('Concentration of strands in nmol/L'),
    sodiumMm: z.number().min(0.1).max(10_000).default(50).describe('Concentration of sodium and other monovalent ions in mmol/L'),
  }),
  result: z.strictObject({
    wallace: z.number().describe('Melting temperature by the Wallace rule, 2 for each A and T and 4 for each G and C, in °C'),
    gcFormula: z.number().describe('Melting temperature from GC content, length and salt in °C'),
    nearestNeighbor: z.number().describe('Melting temperature by nearest neighbours in °C'),
    deltaH: z.number().describe('Enthalpy of pairing in kcal/mol'),
    deltaS: z.number().describe('Entropy of pairing in cal/(mol·K), with the influence of salt'),
  }),
  headline: 'nearestNeighbor',
  examples: [
    {
      inputs: { sequence: 'AGCGGATAACAATTTCACACAGGA' },
      result: { wallace: 68, gcFormula: 48.86123540531125, nearestNeighbor: 56.715080339829456, deltaH: -184.4, deltaS: -526.055877963361 },
    },
    {
      inputs: { sequence: 'GTAAAACGACGGCCAGT', primerNm: 500, sodiumMm: 100 },
      result: { wallace: 52, gcFormula: 46.9, nearestNeighbor: 56.04304834053747, deltaH: -133.6, deltaS: -374.25762102754896 },
    },
  ],
  run({ sequence: text, primerNm, sodiumMm }) {
    const sequence = lettersOf(text, 'ACGT', 'a primer', 'sequence');
    if (sequence.length < 2) unprocessable('A primer must have at least two bases to have neighbours.', 'sequence');
    const { G = 0, C = 0 } = countsOf(sequence);
    const length = sequence.length;
    const opposite = reversed(complementOfDna(sequence));
    const sodium = new Precise(sodiumMm).div(1000);
    const [enthalpy, unsalted] = pairing(sequence, opposite);
    const entropy = sodium
      .ln()
      .times(SALT_ENTROPY)
      .times(length - 1)
      .plus(unsalted);
    const strands = new Precise(primerNm).times('1e-9').div(sequence === opposite ? 1 : 4);
    return {
      wallace: 2 * length + 2 * (G + C),
      gcFormula: doubleOf(
        Precise.log10(sodium)
          .times('16.6')
          .plus('81.5')
          .plus(new Precise(41 * (G + C) - 675).div(length)),
      ),
      nearestNeighbor: doubleOf(enthalpy.times(1000).div(strands.ln().times(GAS_CONSTANT).plus(entropy)).minus(ZERO_CELSIUS)),
      deltaH: doubleOf(enthalpy),
      deltaS: doubleOf(entropy),
    };
  },
});

/** Enthalpy in kcal/mol and entropy in cal/(mol·K) of a duplex in 1 mol/L of salt. */
function pairing(sequence: string, opposite: string): [enthalpy: Decimal, entropy: Decimal] {
  const length = sequence.length;
  let [enthalpy, entropy] = [0, 0];
  const add = ([more, moreEntropy]: Tenths): void => {
    enthalpy += more;
    entropy += moreEntropy;
  };
  for (const end of [sequence.charAt(0), sequence.charAt(length - 1)]) add(end === 'A' || end === 'T' ? WEAK_END : STRONG_END);
  if (sequence === opposite) add(SYMMETRY);
  for (let at = 0; at + 2 <= length; at++) {
    add(STACKS[sequence.slice(at, at + 2)] ?? STACKS[opposite.slice(length - at - 2, length - at)] ?? NONE);
  }
  return [new Precise(enthalpy).div(10), new Precise(entropy).div(10)];
}
