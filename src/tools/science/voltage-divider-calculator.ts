import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { firstOf, quantityOf } from './lib/quantities.ts';

const quantity = z.number().min(1e-30).max(1e30).optional();

export default defineTool({
  slug: 'voltage-divider-calculator',
  name: 'Voltage Divider Calculator',
  category: 'science',
  summary: 'Calculates the output or input voltage or a resistor of a voltage divider, also with a load.',
  description: 'r1 is between the input and the output, r2 between the output and ground. Current and power are those without a load.',
  reference: 'Vout = Vin·R2/(R1 + R2); with a load, R2 ∥ RL in place of R2',
  keywords: ['potential divider', 'resistor divider', 'potentiometer', 'level shifter', 'electronics', 'vout', 'vin', 'resistors'],
  inputs: z.strictObject({
    inputVoltage: quantity.describe('Voltage across both resistors, in volts'),
    outputVoltage: quantity.describe('Voltage across r2, in volts; must be below the input voltage'),
    r1: quantity.describe('Resistor between input and output, in ohms'),
    r2: quantity.describe('Resistor between output and ground, in ohms'),
    loadResistance: quantity.describe('Resistance of a load in parallel to r2, in ohms; only where outputVoltage is not given'),
  }),
  result: z.strictObject({
    inputVoltage: z.number().describe('Voltage across both resistors, in volts'),
    outputVoltage: z.number().describe('Voltage across r2 without a load, in volts'),
    r1: z.number().describe('Resistor between input and output, in ohms'),
    r2: z.number().describe('Resistor between output and ground, in ohms'),
    current: z.number().describe('Current through both resistors without a load, in amperes'),
    power: z.number().describe('Power drawn from the input without a load, in watts'),
    loadedOutputVoltage: z.number().optional().describe('Voltage across r2 and the load, in volts; absent without a load'),
  }),
  headline: 'outputVoltage',
  examples: [
    {
      inputs: { inputVoltage: 12, r1: 10000, r2: 4700 },
      result: { inputVoltage: 12, outputVoltage: 3.836734693877551, r1: 10000, r2: 4700, current: 0.0008163265306122449, power: 0.009795918367346938 },
    },
    {
      inputs: { inputVoltage: 5, outputVoltage: 3.3, r1: 1700 },
      result: { inputVoltage: 5, outputVoltage: 3.3, r1: 1700, r2: 3300, current: 0.001, power: 0.005 },
    },
    {
      inputs: { inputVoltage: 10, r1: 1000, r2: 1000, loadResistance: 1000 },
      result: { inputVoltage: 10, outputVoltage: 5, r1: 1000, r2: 1000, current: 0.005, power: 0.05, loadedOutputVoltage: 3.3333333333333335 },
    },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['inputVoltage', 'outputVoltage', 'r1', 'r2']);
    const [load, v] = [quantityOf(inputs.loadResistance), quantityOf(inputs.inputVoltage)];
    const [out, a, b] = [quantityOf(inputs.outputVoltage), quantityOf(inputs.r1), quantityOf(inputs.r2)];
    if (load && out) invalid('loadResistance', 'must not be given together with outputVoltage, which is the voltage without a load');
    if (v && out?.gte(v)) unprocessable('The output voltage must be below the input voltage: resistors only divide it.', 'outputVoltage');
    const r1 = firstOf(a, v && out && b?.times(v.minus(out)).div(out));
    const r2 = firstOf(b, v && out && a?.times(out).div(v.minus(out)));
    const all = r1.plus(r2);
    const input = firstOf(v, out?.times(all).div(r2));
    const current = input.div(all);
    const loaded = load && r2.times(load).div(r2.plus(load));
    return {
      inputVoltage: inputs.inputVoltage ?? doubleOf(input),
      outputVoltage: inputs.outputVoltage ?? doubleOf(current.times(r2)),
      r1: inputs.r1 ?? doubleOf(r1),
      r2: inputs.r2 ?? doubleOf(r2),
      current: doubleOf(current),
      power: doubleOf(input.times(current)),
      ...(loaded && { loadedOutputVoltage: doubleOf(input.times(loaded).div(r1.plus(loaded))) }),
    };
  },
});
