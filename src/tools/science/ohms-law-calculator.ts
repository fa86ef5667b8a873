import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { firstOf, quantityOf } from './lib/quantities.ts';

const quantity = z.number().min(1e-30).max(1e30).optional();

export default defineTool({
  slug: 'ohms-law-calculator',
  name: "Ohm's Law Calculator",
  category: 'science',
  summary: 'Calculates voltage, current, resistance and power from any two of them.',
  description: 'Give exactly two of the four. For direct current, and for the effective values of alternating current in a pure resistance.',
  reference: "Ohm's law V = I·R; Joule's law P = V·I",
  keywords: ['volts', 'amps', 'ohms', 'watts', 'electricity', 'amperage', 'wattage', 'joule'],
  inputs: z.strictObject({
    voltage: quantity.describe('Voltage across the resistance, in volts'),
    current: quantity.describe('Current through the resistance, in amperes'),
    resistance: quantity.describe('Resistance in ohms'),
    power: quantity.describe('Power turned into heat, in watts'),
  }),
  result: z.strictObject({
    voltage: z.number().describe('Voltage across the resistance, in volts'),
    current: z.number().describe('Current through the resistance, in amperes'),
    resistance: z.number().describe('Resistance in ohms'),
    power: z.number().describe('Power turned into heat, in watts'),
  }),
  examples: [
    { inputs: { voltage: 12, resistance: 470 }, result: { voltage: 12, current: 0.02553191489361702, resistance: 470, power: 0.30638297872340425 } },
    { inputs: { voltage: 230, power: 1150 }, result: { voltage: 230, current: 5, resistance: 46, power: 1150 } },
  ],
  run(inputs) {
    giveExactly(2, inputs, ['voltage', 'current', 'resistance', 'power']);
    const [v, i, r, p] = [quantityOf(inputs.voltage), quantityOf(inputs.current), quantityOf(inputs.resistance), quantityOf(inputs.power)];
    const voltage = firstOf(v, i && r?.times(i), i && p?.div(i), r && p?.times(r).sqrt());
    const current = firstOf(i, r && v?.div(r), v && p?.div(v), r && p?.div(r).sqrt());
    return {
      voltage: inputs.voltage ?? doubleOf(voltage),
      current: inputs.current ?? doubleOf(current),
      resistance: inputs.resistance ?? doubleOf(voltage.div(current)),
      power: inputs.power ?? doubleOf(voltage.times(current)),
    };
  },
});
