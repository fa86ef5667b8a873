import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { divide, multiply, type Rational, rational, rationalOf, toNumber } from '../shared/numbers/rational.ts';

const PAIRS = [
  ['pressure1', 'pressure2'],
  ['volume1', 'volume2'],
  ['temperature1K', 'temperature2K'],
] as const;
/** By the pair that is absent. */
const LAWS = ['Charles', 'Gay-Lussac', 'Boyle', 'combined'] as const;
type Quantity = (typeof PAIRS)[number][number];

const quantity = z.number().min(1e-60).max(1e60).optional();

export default defineTool({
  slug: 'combined-gas-law-calculator',
  name: 'Combined Gas Law Calculator',
  category: 'science',
  summary: "Solves Boyle's, Charles's, Gay-Lussac's and the combined gas law for the missing quantity of two states.",
  description:
    "Leave out the one quantity to solve for. A quantity left out in both states is the same in both: without temperatures it is Boyle's law, without pressures Charles's, without volumes Gay-Lussac's.",
  reference: 'P1 V1/T1 = P2 V2/T2',
  keywords: ['boyles law', 'charles law', 'gay lussac law', 'p1v1=p2v2', 'pressure volume temperature', 'chemistry', 'thermodynamics'],
  inputs: z.strictObject({
    pressure1: quantity.describe('Pressure in state 1, in any unit, the same in both states'),
    volume1: quantity.describe('Volume in state 1, in any unit, the same in both states'),
    temperature1K: quantity.describe('Absolute temperature in state 1 in kelvins'),
    pressure2: quantity.describe('Pressure in state 2, in the unit of pressure1'),
    volume2: quantity.describe('Volume in state 2, in the unit of volume1'),
    temperature2K: quantity.describe('Absolute temperature in state 2 in kelvins'),
  }),
  result: z.strictObject({
    unknown: z.string().describe('Name of the input that was solved for, such as volume2'),
    value: z.number().describe('Value of the quantity solved for, in the unit of the other state'),
    law: z.enum(LAWS).describe('Law applied: Boyle, Charles, Gay-Lussac or combined'),
  }),
  headline: 'value',
  examples: [
    { inputs: { pressure1: 1, volume1: 2, pressure2: 4 }, result: { unknown: 'volume2', value: 0.5, law: 'Boyle' } },
    {
      inputs: { pressure1: 1, volume1: 2, temperature1K: 300, pressure2: 1.5, temperature2K: 400 },
      result: { unknown: 'volume2', value: 1.7777777777777777, law: 'combined' },
    },
  ],
  run(inputs) {
    const isMissing = (name: Quantity): boolean => inputs[name] === undefined;
    const absent = PAIRS.flatMap((pair, index) => (pair.every(isMissing) ? [index] : []));
    const [unknown, another] = PAIRS.flatMap((pair) => (pair.every(isMissing) ? [] : pair.filter(isMissing)));
    if (absent.length > 1) invalid(firstOf(absent[1]), 'must be given in one state at least, or another quantity: only one may be left out in both states');
    if (unknown === undefined) return invalid('', 'must leave out one quantity of one state, which is solved for');
    if (another !== undefined) invalid(another, `must be given when ${unknown} is left out: one value can be solved for`);
    return { unknown, value: toNumber(solved(unknown, inputs)), law: LAWS[absent[0] ?? LAWS.length - 1] ?? 'combined' };
  },
});

const firstOf = (pair = 0): string => PAIRS[pair]?.[0] ?? '';

/** The quantity that makes P1 V1 T2 = P2 V2 T1, in which what is absent counts as 1. */
function solved(unknown: Quantity, inputs: Partial<Record<Quantity, number | undefined>>): Rational {
  const product = (names: readonly Quantity[]): Rational => names.reduce((all, name) => multiply(all, rationalOf(inputs[name] ?? 1, name)), rational(1n));
  const left: readonly Quantity[] = ['pressure1', 'volume1', 'temperature2K'];
  const right: readonly Quantity[] = ['pressure2', 'volume2', 'temperature1K'];
  return left.includes(unknown) ? divide(product(right), product(left)) : divide(product(left), product(right));
}
