import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: '555-timer-calculator',
  name: '555 Timer Calculator',
  category: 'science',
  summary: 'Calculates the frequency, duty cycle and pulse length of a 555 timer in astable and monostable mode.',
  description:
    'With the exact logarithms of 2 and 3, in place of the 0.693 and 1.1 of data sheets. In astable mode the output is high while the capacitor charges through r1 and r2, and low while it discharges through r2.',
  reference: 'Astable: high ln 2 (R1 + R2) C, low ln 2 R2 C; monostable: pulse ln 3 R C',
  keywords: ['ne555', 'oscillator', 'blinking led', 'one shot', 'pulse width', 'square wave', 'blink rate', 'multivibrator', 'flasher'],
  inputs: z.strictObject({
    mode: z.enum(['astable', 'monostable']).default('astable').describe('astable gives a steady square wave, monostable one pulse for each trigger'),
    r1: z.number().min(0.001).max(1e12).describe('Resistance in ohms of the resistor at the supply, the only one in monostable mode'),
    r2: z.number().min(0.001).max(1e12).optional().describe('Resistance in ohms of the resistor through which it discharges, needed in astable mode'),
    capacitance: z.number().min(1e-15).max(10).describe('Capacitance of the timing capacitor in farads'),
  }),
  result: z.strictObject({
    pulseSeconds: z.number().optional().describe('Length of the pulse in seconds; absent in astable mode'),
    highSeconds: z.number().optional().describe('Time for which the output is high in seconds; absent in monostable mode'),
    lowSeconds: z.number().optional().describe('Time for which the output is low in seconds; absent in monostable mode'),
    periodSeconds: z.number().optional().describe('Period of the square wave in seconds; absent in monostable mode'),
    frequency: z.number().optional().describe('Frequency of the square wave in hertz; absent in monostable mode'),
    dutyCyclePercent: z.number().optional().describe('Share of the period for which the output is high, in percent; absent in monostable mode'),
  }),
  headline: 'frequency',
  appliesWhen: { r2: { mode: ['astable'] } },
  views: [{ kind: 'figures', field: 'periodSeconds', of: ['highSeconds', 'lowSeconds'] }],
  examples: [
    {
      inputs: { r1: 1000, r2: 10_000, capacitance: 1e-7 },
      result: {
        highSeconds: 0.0007624618986159399,
        lowSeconds: 0.0006931471805599453,
        periodSeconds: 0.001455609079175885,
        frequency: 686.997638518554,
        dutyCyclePercent: 52.38095238095238,
      },
    },
    { inputs: { mode: 'monostable', r1: 100_000, capacitance: 0.00001 }, result: { pulseSeconds: 1.0986122886681098 } },
  ],
  run({ mode, r1, r2, capacitance }) {
    if (mode === 'monostable') return { pulseSeconds: doubleOf(Precise.ln(3).times(r1).times(capacitance)) };
    if (r2 === undefined) return invalid('r2', 'must be given in astable mode');
    const perOhm = Precise.ln(2).times(capacitance);
    const charging = new Precise(r1).plus(r2);
    const all = charging.plus(r2);
    return {
      highSeconds: doubleOf(perOhm.times(charging)),
      lowSeconds: doubleOf(perOhm.times(r2)),
      periodSeconds: doubleOf(perOhm.times(all)),
      frequency: doubleOf(perOhm.times(all).pow(-1)),
      dutyCyclePercent: doubleOf(charging.div(all).times(100)),
    };
  },
});
