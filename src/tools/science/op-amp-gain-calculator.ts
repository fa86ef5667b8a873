import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { add, divide, type Rational, rationalOf } from '../shared/numbers/rational.ts';
import { decibelsOfPowerAboveOne, decibelsOfVoltage } from './lib/decibels.ts';

const resistance = z.number().min(0.001).max(1e12);
const voltage = z.number().min(-1e6).max(1e6);

export default defineTool({
  slug: 'op-amp-gain-calculator',
  name: 'Op-Amp Gain Calculator',
  category: 'science',
  summary: 'Calculates the gain and the output voltage of the usual operational amplifier circuits.',
  description:
    'For an ideal amplifier, whose output is not limited by its supply. The differential circuit has equal pairs of resistors and takes two voltages, that of the inverting side first; the summing circuit takes as many voltages as resistances.',
  reference: 'Inverting −Rf/Rin; non-inverting 1 + Rf/Rin; differential Rf/Rin (V₊ − V₋); summing −Rf Σ V/R',
  keywords: [
    'opamp',
    'inverting amplifier',
    'non-inverting amplifier',
    'feedback resistor',
    'summing amplifier',
    'difference amplifier',
    'voltage gain',
    'mixer',
    'ua741',
  ],
  inputs: z.strictObject({
    circuit: z
      .enum(['inverting', 'non-inverting', 'differential', 'summing'])
      .describe('Circuit: differential amplifies the difference of two voltages, summing adds several and inverts the sum'),
    feedbackResistance: resistance.describe('Resistance in ohms between the output and the inverting input'),
    inputResistance: resistance
      .optional()
      .describe('Resistance in ohms before the inverting input, or to ground for non-inverting; needed for every circuit but summing'),
    inputResistances: z.array(resistance).min(1).max(50).optional().describe('Resistance in ohms of each input of the summing circuit'),
    inputVoltage: voltage.optional().describe('Voltage at the input of the inverting or non-inverting circuit, for the output'),
    inputVoltages: z
      .array(voltage)
      .min(1)
      .max(50)
      .optional()
      .describe('Input voltages: two of the differential circuit, that of the inverting side first, or those of the summing circuit'),
  }),
  result: z.strictObject({
    gain: z.number().optional().describe('Output voltage per volt of input, negative when inverted; absent for the summing circuit'),
    gainDb: z.number().optional().describe('Size of the gain in decibels; absent for the summing circuit'),
    outputVoltage: z.number().optional().describe('Voltage at the output; absent when no input voltage was given'),
  }),
  appliesWhen: {
    inputResistance: { circuit: ['inverting', 'non-inverting', 'differential'] },
    inputResistances: { circuit: ['summing'] },
    inputVoltage: { circuit: ['inverting', 'non-inverting'] },
    inputVoltages: { circuit: ['differential', 'summing'] },
  },
  examples: [
    {
      inputs: { circuit: 'inverting', feedbackResistance: 100_000, inputResistance: 10_000, inputVoltage: 0.25 },
      result: { gain: -10, gainDb: 20, outputVoltage: -2.5 },
    },
    {
      inputs: { circuit: 'summing', feedbackResistance: 10_000, inputResistances: [10_000, 20_000], inputVoltages: [1, -0.5] },
      result: { outputVoltage: -0.75 },
    },
  ],
  run({ circuit, feedbackResistance, inputResistance, inputResistances, inputVoltage, inputVoltages }) {
    const feedback = new Precise(feedbackResistance);
    if (circuit === 'summing') return { outputVoltage: doubleOf(sumOf(currentsOf(inputResistances, inputVoltages)).times(feedback).neg()) };
    if (inputResistance === undefined) return invalid('inputResistance', `must be given for the ${circuit} circuit`);
    const ratio = feedback.div(inputResistance);
    if (circuit === 'differential') {
      if (inputVoltages !== undefined && inputVoltages.length !== 2) invalid('inputVoltages', 'must have exactly two voltages for the differential circuit');
      const [minus = 0, plus = 0] = inputVoltages ?? [];
      return { ...gainOf(ratio), ...(inputVoltages && { outputVoltage: doubleOf(ratio.times(new Precise(plus).minus(minus))) }) };
    }
    const gain = circuit === 'inverting' ? ratio.neg() : ratio.plus(1);
    return {
      ...(circuit === 'inverting' ? gainOf(gain) : { gain: doubleOf(gain), gainDb: doubleOf(decibelsOfPowerAboveOne(ratio).times(2)) }),
      ...(inputVoltage !== undefined && { outputVoltage: doubleOf(gain.times(inputVoltage)) }),
    };
  },
});

const gainOf = (gain: Decimal) => ({ gain: doubleOf(gain), gainDb: doubleOf(decibelsOfVoltage(gain.abs())) });

/** V/R of each input of the summing circuit. */
function currentsOf(resistances: number[] | undefined, voltages: number[] | undefined): Rational[] {
  if (resistances === undefined) return invalid('inputResistances', 'must be given for the summing circuit');
  if (voltages === undefined) return invalid('inputVoltages', 'must be given for the summing circuit');
  if (voltages.length !== resistances.length) invalid('inputVoltages', `must have as many entries as inputResistances: ${resistances.length}`);
  return resistances.map((each, at) => divide(rationalOf(voltages[at] ?? 0, 'inputVoltages'), rationalOf(each, 'inputResistances')));
}

/** As much of a sum must be left of its terms for its digits to be sure. */
const SURE = '1e-30';

/** The sum, exact where its terms cancel each other. */
function sumOf(terms: readonly Rational[]): Decimal {
  const rounded = terms.map(preciseOf);
  const sum = Precise.sum(...rounded);
  const size = Precise.sum(...rounded.map((term) => term.abs()));
  return sum.abs().gt(size.times(SURE)) ? sum : preciseOf(terms.reduce(add));
}
