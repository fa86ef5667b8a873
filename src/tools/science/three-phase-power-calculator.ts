import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { arctangentDegrees } from './lib/angular.ts';

export default defineTool({
  slug: 'three-phase-power-calculator',
  name: 'AC Power Calculator',
  category: 'science',
  summary: 'Calculates the real, apparent and reactive power of a single-phase or three-phase load, or its current.',
  description: 'Give exactly one of current, realPower and apparentPower. A three-phase load is balanced, and its voltage is that between two lines.',
  reference: 'S = V I, three-phase √3 V I; P = S cos φ; Q = √(S² − P²)',
  keywords: ['three phase', 'kva to kw', 'kw to amps', 'power factor', 'cos phi', 'var', 'apparent power', 'motor current', 'mains', 'alternating current'],
  inputs: z.strictObject({
    phases: z.enum(['single', 'three']).default('three').describe('Number of phases: single or three'),
    voltage: z.number().min(0.001).max(1e9).describe('Voltage in volts RMS, between two lines for three phases'),
    powerFactor: z.number().min(0.0001).max(1).default(1).describe('Power factor cos φ, from 0.0001 to 1'),
    current: z.number().min(0).max(1e9).optional().describe('Current in amperes RMS, in each line for three phases'),
    realPower: z.number().min(0).max(1e15).optional().describe('Real power of all phases in watts'),
    apparentPower: z.number().min(0).max(1e15).optional().describe('Apparent power of all phases in volt-amperes'),
  }),
  result: z.strictObject({
    current: z.number().describe('Current in amperes RMS, in each line for three phases'),
    realPower: z.number().describe('Real power of all phases in watts'),
    apparentPower: z.number().describe('Apparent power of all phases in volt-amperes'),
    reactivePower: z.number().describe('Reactive power of all phases in var'),
    phaseAngleDegrees: z.number().describe('Angle between voltage and current in degrees, from 0 to 90'),
  }),
  headline: 'realPower',
  views: [{ kind: 'figures', field: 'apparentPower', of: ['realPower', 'reactivePower', 'apparentPower'] }],
  examples: [
    {
      inputs: { voltage: 400, current: 32, powerFactor: 0.85 },
      result: {
        current: 32,
        realPower: 18844.712786349384,
        apparentPower: 22170.25033688163,
        reactivePower: 11678.904058172582,
        phaseAngleDegrees: 31.78833061705162,
      },
    },
    {
      inputs: { phases: 'single', voltage: 230, powerFactor: 0.8, realPower: 1840 },
      result: { current: 10, realPower: 1840, apparentPower: 2300, reactivePower: 1380, phaseAngleDegrees: 36.86989764584402 },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['current', 'realPower', 'apparentPower']);
    const { phases, powerFactor, current, realPower } = inputs;
    const perAmpere = new Precise(phases === 'three' ? 3 : 1).sqrt().times(inputs.voltage);
    const apparent =
      current === undefined
        ? realPower === undefined
          ? new Precise(inputs.apparentPower ?? 0)
          : new Precise(realPower).div(powerFactor)
        : perAmpere.times(current);
    const factor = new Precise(powerFactor);
    const sine = new Precise(1).minus(factor.times(factor)).sqrt();
    return {
      current: doubleOf(apparent.div(perAmpere)),
      realPower: doubleOf(apparent.times(factor)),
      apparentPower: doubleOf(apparent),
      reactivePower: doubleOf(apparent.times(sine)),
      phaseAngleDegrees: doubleOf(arctangentDegrees(sine.div(factor))),
    };
  },
});
