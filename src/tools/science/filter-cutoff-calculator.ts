import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { arctangentDegrees, TWO_PI } from './lib/angular.ts';
import { decibelsOfPowerAboveOne } from './lib/decibels.ts';

export default defineTool({
  slug: 'filter-cutoff-calculator',
  name: 'Filter Cutoff Calculator',
  category: 'science',
  summary: 'Calculates the cutoff frequency or the component of a first-order RC or RL filter, with gain and phase at a frequency.',
  description:
    'Give exactly two of the resistance, the cutoff frequency and the reactive part of the filter: the capacitance of an RC filter, the inductance of an RL one. Phases are of the output against the input, negative when it lags.',
  reference: 'fc = 1/(2π R C) or R/(2π L); low pass: −10 log10(1 + (f/fc)²), −atan(f/fc); high pass: −10 log10(1 + (fc/f)²), atan(fc/f)',
  keywords: ['low pass filter', 'high pass filter', 'corner frequency', '3 db point', 'rc filter', 'crossover', 'attenuation', 'bode', 'capacitor for filter'],
  inputs: z.strictObject({
    kind: z
      .enum(['rc-low-pass', 'rc-high-pass', 'rl-low-pass', 'rl-high-pass'])
      .describe('Filter of a resistor and a capacitor (rc) or an inductor (rl), which lets low or high frequencies pass'),
    resistance: z.number().min(1e-12).max(1e15).optional().describe('Resistance in ohms'),
    capacitance: z.number().min(1e-18).max(1e6).optional().describe('Capacitance in farads, for the RC filters'),
    inductance: z.number().min(1e-18).max(1e6).optional().describe('Inductance in henries, for the RL filters'),
    cutoffFrequency: z.number().min(1e-12).max(1e18).optional().describe('Cutoff frequency in hertz, where the gain is −3.01 dB'),
    frequency: z.number().min(1e-12).max(1e18).optional().describe('Frequency in hertz at which to give the gain and the phase'),
  }),
  result: z.strictObject({
    resistance: z.number().describe('Resistance of the filter in ohms'),
    capacitance: z.number().optional().describe('Capacitance in farads; absent for RL filters'),
    inductance: z.number().optional().describe('Inductance in henries; absent for RC filters'),
    cutoffFrequency: z.number().describe('Cutoff frequency in hertz, where the gain is −3.01 dB'),
    gainDb: z.number().optional().describe('Gain at the frequency in decibels, 0 or less; absent without frequency'),
    phaseDegrees: z.number().optional().describe('Phase at the frequency in degrees, negative when the output lags; absent without frequency'),
  }),
  headline: 'cutoffFrequency',
  appliesWhen: {
    capacitance: { kind: ['rc-low-pass', 'rc-high-pass'] },
    inductance: { kind: ['rl-low-pass', 'rl-high-pass'] },
  },
  examples: [
    {
      inputs: { kind: 'rc-low-pass', resistance: 1000, capacitance: 1e-7, frequency: 3000 },
      result: { resistance: 1000, capacitance: 1e-7, cutoffFrequency: 1591.5494309189532, gainDb: -6.583031430438839, phaseDegrees: -62.05331275452113 },
    },
    {
      inputs: { kind: 'rl-high-pass', inductance: 0.01, cutoffFrequency: 1000 },
      result: { resistance: 62.83185307179586, inductance: 0.01, cutoffFrequency: 1000 },
    },
  ],
  run(inputs) {
    const { kind, frequency } = inputs;
    const isCapacitive = kind === 'rc-low-pass' || kind === 'rc-high-pass';
    const [part, other] = isCapacitive ? (['capacitance', 'inductance'] as const) : (['inductance', 'capacitance'] as const);
    if (inputs[other] !== undefined) invalid(other, `must be left out for ${kind}, which takes ${part}`);
    giveExactly(2, inputs, ['resistance', part, 'cutoffFrequency']);
    const timeConstant =
      inputs.cutoffFrequency === undefined ? timeConstantOf(inputs, isCapacitive) : new Precise(inputs.cutoffFrequency).times(TWO_PI).pow(-1);
    const cutoff = inputs.cutoffFrequency === undefined ? timeConstant.times(TWO_PI).pow(-1) : new Precise(inputs.cutoffFrequency);
    const given = inputs[part];
    const resistance = inputs.resistance ?? doubleOf(isCapacitive ? timeConstant.div(given ?? 1) : new Precise(given ?? 1).div(timeConstant));
    const reactive = given ?? doubleOf(isCapacitive ? timeConstant.div(resistance) : timeConstant.times(resistance));
    return {
      resistance,
      ...(isCapacitive ? { capacitance: reactive } : { inductance: reactive }),
      cutoffFrequency: doubleOf(cutoff),
      ...(frequency !== undefined && responseAt(isLowPass(kind) ? new Precise(frequency).div(cutoff) : cutoff.div(frequency), isLowPass(kind))),
    };
  },
});

const isLowPass = (kind: string): boolean => kind.endsWith('low-pass');

/** R C or L/R, in seconds. */
const timeConstantOf = (
  { resistance = 1, capacitance = 1, inductance = 1 }: { resistance?: number; capacitance?: number; inductance?: number },
  isCapacitive: boolean,
) => (isCapacitive ? new Precise(resistance).times(capacitance) : new Precise(inductance).div(resistance));

/** Gain and phase where the frequency is so many times the cutoff of a low pass, or the cutoff so many times the frequency of a high pass. */
function responseAt(ratio: Decimal, lags: boolean) {
  const phase = arctangentDegrees(ratio);
  return { gainDb: doubleOf(decibelsOfPowerAboveOne(ratio.times(ratio)).neg()), phaseDegrees: doubleOf(lags ? phase.neg() : phase) };
}
