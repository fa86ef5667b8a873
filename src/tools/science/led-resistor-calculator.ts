import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { divide, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';
import { neighboursIn } from './lib/e-series.ts';

const THOUSAND = rational(1000n);

export default defineTool({
  slug: 'led-resistor-calculator',
  name: 'LED Resistor Calculator',
  category: 'science',
  summary: 'Calculates the series resistor for one or more LEDs, the next standard value and the power.',
  description: 'The standard value is the next one that is not below the exact resistance, so that the current is never above the one asked for.',
  reference: 'R = (V − n·Vf)/I; IEC 60063 for standard values',
  keywords: ['light emitting diode', 'current limiting', 'forward voltage', 'dropping resistor', 'ballast', 'led strip', 'ohms'],
  inputs: z.strictObject({
    supplyVoltage: z.number().min(0.1).max(10_000).describe('Voltage of the supply in volts'),
    forwardVoltage: z.number().min(0.1).max(1000).describe('Forward voltage of one LED in volts, about 2 for red and 3.2 for blue or white'),
    currentMa: z.number().min(0.001).max(100_000).describe('Current through the LEDs in milliamperes'),
    leds: z.int().min(1).max(1000).default(1).describe('Number of LEDs in series'),
    series: z.enum(['E6', 'E12', 'E24', 'E48', 'E96', 'E192']).default('E24').describe('Series of standard values for the resistor'),
  }),
  result: z.strictObject({
    resistance: z.number().describe('Exact resistance in ohms'),
    standardResistance: z.number().describe('Next standard value that is not below it, in ohms'),
    actualCurrentMa: z.number().describe('Current with the standard resistor, in milliamperes'),
    resistorPower: z.number().describe('Power in the standard resistor, in watts'),
    ledPower: z.number().describe('Power in all LEDs with the standard resistor, in watts'),
  }),
  headline: 'standardResistance',
  examples: [
    {
      inputs: { supplyVoltage: 12, forwardVoltage: 2.1, currentMa: 20 },
      result: {
        resistance: 495,
        standardResistance: 510,
        actualCurrentMa: 19.41176470588235,
        resistorPower: 0.19217647058823528,
        ledPower: 0.04076470588235294,
      },
    },
    {
      inputs: { supplyVoltage: 24, forwardVoltage: 3.2, currentMa: 350, leds: 6, series: 'E12' },
      result: { resistance: 13.714285714285714, standardResistance: 15, actualCurrentMa: 320, resistorPower: 1.536, ledPower: 6.144 },
    },
  ],
  run({ supplyVoltage, forwardVoltage, currentMa, leds, series }) {
    const ledVoltage = multiply(rationalOf(forwardVoltage, 'forwardVoltage'), rational(BigInt(leds)));
    const rest = subtract(rationalOf(supplyVoltage, 'supplyVoltage'), ledVoltage);
    if (rest.numerator <= 0n) {
      unprocessable(
        `The supply must be above the ${toNumber(ledVoltage)} V that the LEDs need in series, so that something is left for the resistor.`,
        'supplyVoltage',
      );
    }
    const resistance = multiply(divide(rest, rationalOf(currentMa, 'currentMa')), THOUSAND);
    const standard = neighboursIn(series, resistance).upper;
    const current: Rational = divide(rest, standard);
    return {
      resistance: toNumber(resistance),
      standardResistance: toNumber(standard),
      actualCurrentMa: toNumber(multiply(current, THOUSAND)),
      resistorPower: toNumber(multiply(rest, current)),
      ledPower: toNumber(multiply(ledVoltage, current)),
    };
  },
});
