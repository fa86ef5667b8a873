import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { TWO_PI } from './lib/angular.ts';

export default defineTool({
  slug: 'reactance-calculator',
  name: 'Reactance Calculator',
  category: 'science',
  summary: 'Calculates the reactance of a capacitor or an inductor, or the part or the frequency that gives a reactance.',
  description:
    'Give exactly two of value, frequency and reactance. The reactance of a capacitor is given as a positive size, although it counts as negative in an impedance.',
  reference: 'Capacitor X = 1/(2π f C), inductor X = 2π f L',
  keywords: ['capacitive reactance', 'inductive reactance', 'xc', 'xl', 'impedance of a coil', 'ac resistance', 'susceptance', 'ohms'],
  inputs: z.strictObject({
    component: z.enum(['capacitor', 'inductor']).describe('Kind of the part: capacitor or inductor'),
    value: z.number().min(1e-18).max(1e12).optional().describe('Capacitance in farads of a capacitor, inductance in henries of an inductor'),
    frequency: z.number().min(1e-12).max(1e18).optional().describe('Frequency of the current in hertz'),
    reactance: z.number().min(1e-18).max(1e18).optional().describe('Reactance in ohms, as a positive size'),
  }),
  result: z.strictObject({
    value: z.number().describe('Capacitance in farads of a capacitor, inductance in henries of an inductor'),
    frequency: z.number().describe('Frequency of the current in hertz'),
    reactance: z.number().describe('Reactance in ohms, as a positive size'),
    susceptance: z.number().describe('Susceptance in siemens, 1/reactance, as a positive size'),
  }),
  headline: 'reactance',
  examples: [
    {
      inputs: { component: 'capacitor', value: 1e-6, frequency: 50 },
      result: { value: 1e-6, frequency: 50, reactance: 3183.0988618379065, susceptance: 0.0003141592653589793 },
    },
    {
      inputs: { component: 'inductor', frequency: 1000, reactance: 100 },
      result: { value: 0.015915494309189534, frequency: 1000, reactance: 100, susceptance: 0.01 },
    },
  ],
  run(inputs) {
    giveExactly(2, inputs, ['value', 'frequency', 'reactance']);
    const [value, frequency, reactance] = [inputs.value, inputs.frequency, inputs.reactance].map((given) =>
      given === undefined ? undefined : new Precise(given),
    );
    // 2π times value and frequency is the reactance of an inductor, and the susceptance of a capacitor.
    const isInductor = inputs.component === 'inductor';
    const product = reactance ? reactance.pow(isInductor ? 1 : -1) : TWO_PI.times(value ?? 1).times(frequency ?? 1);
    const size = reactance ?? product.pow(isInductor ? 1 : -1);
    return {
      value: doubleOf(value ?? product.div(TWO_PI.times(frequency ?? 1))),
      frequency: doubleOf(frequency ?? product.div(TWO_PI.times(value ?? 1))),
      reactance: doubleOf(size),
      susceptance: doubleOf(size.pow(-1)),
    };
  },
});
