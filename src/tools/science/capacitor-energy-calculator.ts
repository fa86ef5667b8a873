import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { firstOf, quantityOf } from './lib/quantities.ts';

const quantity = z.number().min(1e-30).max(1e30).optional();

export default defineTool({
  slug: 'capacitor-energy-calculator',
  name: 'Capacitor Energy Calculator',
  category: 'science',
  summary: 'Calculates capacitance, voltage, charge and stored energy of a capacitor from any two of them.',
  description: 'Give exactly two of the four, in farads, volts, coulombs and joules: 1 µF is 0.000001 F.',
  reference: 'Q = C·V; E = C·V²/2',
  keywords: ['joules', 'farads', 'coulombs', 'supercapacitor', 'condenser', 'stored charge', 'electric potential energy'],
  inputs: z.strictObject({
    capacitance: quantity.describe('Capacitance in farads'),
    voltage: quantity.describe('Voltage across the capacitor, in volts'),
    charge: quantity.describe('Charge on either plate, in coulombs'),
    energy: quantity.describe('Energy stored in the capacitor, in joules'),
  }),
  result: z.strictObject({
    capacitance: z.number().describe('Capacitance in farads'),
    voltage: z.number().describe('Voltage across the capacitor, in volts'),
    charge: z.number().describe('Charge on either plate, in coulombs'),
    energy: z.number().describe('Energy stored in the capacitor, in joules'),
  }),
  headline: 'energy',
  examples: [
    { inputs: { capacitance: 0.001, voltage: 50 }, result: { capacitance: 0.001, voltage: 50, charge: 0.05, energy: 1.25 } },
    { inputs: { voltage: 2.7, energy: 36.45 }, result: { capacitance: 10, voltage: 2.7, charge: 27, energy: 36.45 } },
  ],
  run(inputs) {
    giveExactly(2, inputs, ['capacitance', 'voltage', 'charge', 'energy']);
    const [c, v, q] = [quantityOf(inputs.capacitance), quantityOf(inputs.voltage), quantityOf(inputs.charge)];
    const twice = quantityOf(inputs.energy)?.times(2);
    const voltage = firstOf(v, c && q?.div(c), q && twice?.div(q), c && twice?.div(c).sqrt());
    const charge = firstOf(q, c?.times(voltage), twice?.div(voltage));
    return {
      capacitance: inputs.capacitance ?? doubleOf(charge.div(voltage)),
      voltage: inputs.voltage ?? doubleOf(voltage),
      charge: inputs.charge ?? doubleOf(charge),
      energy: inputs.energy ?? doubleOf(charge.times(voltage).div(2)),
    };
  },
});
