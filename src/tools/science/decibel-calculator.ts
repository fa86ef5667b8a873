import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const LN10 = Precise.ln(10);

interface Ratio {
  decibels?: number | undefined;
  powerRatio?: number | undefined;
  amplitudeRatio?: number | undefined;
}

export default defineTool({
  slug: 'decibel-calculator',
  name: 'Decibel Calculator',
  category: 'science',
  summary: 'Converts decibels to power ratios, amplitude (voltage, pressure) ratios and nepers, and back.',
  description: 'Give exactly one of decibels, powerRatio and amplitudeRatio. 3 dB is about twice the power, 6 dB about twice the amplitude.',
  reference: 'dB = 10 log10(power ratio) = 20 log10(amplitude ratio), Np = dB · ln 10 / 20',
  keywords: ['db', 'gain', 'attenuation', 'loss', 'logarithm', 'voltage ratio', 'amplifier', 'signal', 'db to linear'],
  inputs: z.strictObject({
    decibels: z.number().min(-3000).max(3000).optional().describe('Level difference in decibels, negative for a loss'),
    powerRatio: z.number().min(1e-300).max(1e300).optional().describe('Ratio of two powers or intensities'),
    amplitudeRatio: z.number().min(1e-150).max(1e150).optional().describe('Ratio of two amplitudes: voltages, currents or sound pressures'),
  }),
  result: z.strictObject({
    decibels: z.number().describe('Level difference in decibels, negative for a loss'),
    powerRatio: z.number().describe('Ratio of two powers or intensities'),
    amplitudeRatio: z.number().describe('Ratio of two amplitudes: voltages, currents or sound pressures'),
    nepers: z.number().describe('Level difference in nepers, negative for a loss'),
  }),
  examples: [
    {
      inputs: { decibels: 3 },
      result: { decibels: 3, powerRatio: 1.9952623149688795, amplitudeRatio: 1.4125375446227544, nepers: 0.34538776394910686 },
    },
    { inputs: { powerRatio: 1000 }, result: { decibels: 30, powerRatio: 1000, amplitudeRatio: 31.622776601683793, nepers: 3.4538776394910684 } },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['decibels', 'powerRatio', 'amplitudeRatio']);
    const nepers = nepersOf(inputs);
    return {
      decibels: doubleOf(nepers.times(20).div(LN10)),
      powerRatio: doubleOf(nepers.times(2).exp()),
      amplitudeRatio: doubleOf(nepers.exp()),
      nepers: doubleOf(nepers),
    };
  },
});

/** The natural logarithm of the amplitude ratio. */
function nepersOf({ decibels, powerRatio, amplitudeRatio }: Ratio): Decimal {
  if (decibels !== undefined) return LN10.times(decibels).div(20);
  return powerRatio === undefined ? new Precise(amplitudeRatio ?? 1).ln() : new Precise(powerRatio).ln().div(2);
}
