import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { arctangentDegrees, TWO_PI } from './lib/angular.ts';

/** A damping ratio so near 1 is critical. */
const NEAR = '1e-9';
const SURE_DIGITS = 40;

interface Circuit {
  inductance: Decimal;
  capacitance: Decimal;
  resistance: Decimal;
  topology: 'series' | 'parallel';
}

export default defineTool({
  slug: 'rlc-circuit-calculator',
  name: 'RLC Circuit Calculator',
  category: 'science',
  summary: 'Calculates the resonance, quality factor, bandwidth, damping and impedance of a series or parallel RLC circuit.',
  description:
    'Without a resistance, only the resonance of the LC circuit is given. The impedance needs both resistance and frequency. Its phase is positive where the circuit is inductive: above resonance in series, below it in parallel.',
  reference:
    'f₀ = 1/(2π √(L C)); Q = √(L/C)/R in series, R √(C/L) in parallel; ζ = 1/(2 Q); Z = R + j(ωL − 1/ωC) in series, 1/Z = 1/R + j(ωC − 1/ωL) in parallel',
  keywords: ['lc circuit', 'resonant frequency', 'tank circuit', 'q factor', 'overdamped', 'underdamped', 'oscillator', 'tuned circuit', 'coil and capacitor'],
  inputs: z.strictObject({
    inductance: z.number().min(1e-18).max(1e6).describe('Inductance in henries'),
    capacitance: z.number().min(1e-18).max(1e6).describe('Capacitance in farads'),
    resistance: z.number().min(1e-12).max(1e15).optional().describe('Resistance in ohms, for everything except the resonance'),
    topology: z.enum(['series', 'parallel']).default('series').describe('Whether the three parts are in series or in parallel'),
    frequency: z.number().min(1e-12).max(1e18).optional().describe('Frequency in hertz at which to give the impedance; needs resistance'),
  }),
  result: z.strictObject({
    resonantFrequency: z.number().describe('Resonant frequency in hertz'),
    angularFrequency: z.number().describe('Angular frequency of the resonance in radians per second'),
    qualityFactor: z.number().optional().describe('Quality factor Q, without a unit; absent without resistance'),
    bandwidth: z.number().optional().describe('Bandwidth between the −3 dB points in hertz; absent without resistance'),
    dampingRatio: z.number().optional().describe('Damping ratio ζ, which is 1 for critical damping; absent without resistance'),
    damping: z
      .enum(['underdamped', 'critically damped', 'overdamped'])
      .optional()
      .describe('underdamped when it rings, overdamped when it does not, critically damped between them; absent without resistance'),
    impedance: z.number().optional().describe('Size of the impedance at the frequency in ohms; absent without frequency'),
    phaseDegrees: z.number().optional().describe('Phase of the impedance at the frequency in degrees; absent without frequency'),
  }),
  examples: [
    {
      inputs: { inductance: 0.001, capacitance: 1e-7, resistance: 10, frequency: 10_000 },
      result: {
        resonantFrequency: 15915.494309189533,
        angularFrequency: 100_000,
        qualityFactor: 10,
        bandwidth: 1591.5494309189532,
        dampingRatio: 0.05,
        damping: 'underdamped',
        impedance: 96.84078516317486,
        phaseDegrees: -84.0729418683096,
      },
    },
  ],
  run({ inductance, capacitance, resistance, topology, frequency }) {
    if (frequency !== undefined && resistance === undefined) invalid('resistance', 'must be given with frequency');
    const product = new Precise(inductance).times(capacitance);
    const angular = product.sqrt().pow(-1);
    const resonance = { resonantFrequency: doubleOf(angular.div(TWO_PI)), angularFrequency: doubleOf(angular) };
    if (resistance === undefined) return resonance;
    const circuit = { inductance: new Precise(inductance), capacitance: new Precise(capacitance), resistance: new Precise(resistance), topology };
    return { ...resonance, ...dampingOf(circuit, angular), ...(frequency !== undefined && impedanceAt(TWO_PI.times(frequency), circuit)) };
  },
});

function dampingOf({ inductance, capacitance, resistance, topology }: Circuit, angular: Decimal) {
  const characteristic = inductance.div(capacitance).sqrt();
  const quality = topology === 'series' ? characteristic.div(resistance) : resistance.div(characteristic);
  const ratio = quality.times(2).pow(-1);
  return {
    qualityFactor: doubleOf(quality),
    bandwidth: doubleOf(angular.div(TWO_PI).div(quality)),
    dampingRatio: doubleOf(ratio),
    damping: isCritical(ratio) ? ('critically damped' as const) : ratio.lt(1) ? ('underdamped' as const) : ('overdamped' as const),
  };
}

function impedanceAt(angular: Decimal, { inductance, capacitance, resistance, topology }: Circuit) {
  const [ofInductor, ofCapacitor] = [angular.times(inductance), angular.times(capacitance)];
  if (topology === 'series') {
    const reactance = ofInductor.minus(ofCapacitor.pow(-1));
    return { impedance: doubleOf(size(resistance, reactance)), phaseDegrees: doubleOf(arctangentDegrees(reactance.div(resistance))) };
  }
  const susceptance = ofCapacitor.minus(ofInductor.pow(-1));
  return {
    impedance: doubleOf(size(resistance.pow(-1), susceptance).pow(-1)),
    phaseDegrees: doubleOf(arctangentDegrees(susceptance.times(resistance)).neg()),
  };
}

const size = (real: Decimal, imaginary: Decimal): Decimal => real.times(real).plus(imaginary.times(imaginary)).sqrt();

/** Whether the ratio is within 1e-9 of 1, the limits included whatever their last digits. */
const isCritical = (ratio: Decimal): boolean => ratio.minus(1).abs().toSignificantDigits(SURE_DIGITS).lte(NEAR);
