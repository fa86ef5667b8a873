import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { PA_PER_ATM, PA_PER_BAR, PA_PER_PSI } from './lib/pressures.ts';
import { completeProduct } from './lib/products.ts';

const amount = z.number().min(1e-60).max(1e60).optional();

export default defineTool({
  slug: 'pressure-calculator',
  name: 'Pressure Calculator',
  category: 'science',
  summary: 'Calculates pressure, force or area from the other two, with the pressure in pascals, bar, psi and atmospheres.',
  description: 'Give exactly two of pressure, force and area.',
  reference: 'p = F / A; 1 bar = 100000 Pa, 1 atm = 101325 Pa, 1 psi = 0.45359237 · 9.80665 / 0.0254² Pa',
  keywords: ['hydraulic', 'newtons per square metre', 'newtons per square meter', 'kpa', 'piston', 'cylinder', 'physics', 'force per area'],
  inputs: z.strictObject({
    pressure: amount.describe('Pressure in pascals'),
    force: amount.describe('Force on the area in newtons'),
    area: amount.describe('Area in square metres'),
  }),
  result: z.strictObject({
    pressure: z.number().describe('Pressure in pascals'),
    force: z.number().describe('Force on the area in newtons'),
    area: z.number().describe('Area in square metres'),
    bar: z.number().describe('Pressure in bar'),
    psi: z.number().describe('Pressure in pounds per square inch'),
    atm: z.number().describe('Pressure in standard atmospheres'),
  }),
  examples: [
    {
      inputs: { force: 500, area: 0.02 },
      result: { pressure: 25000, force: 500, area: 0.02, bar: 0.25, psi: 3.62594344325523, atm: 0.2467308166790032 },
    },
    {
      inputs: { pressure: 202650, area: 0.01 },
      result: { pressure: 202650, force: 2026.5, area: 0.01, bar: 2.0265, psi: 29.391897551026897, atm: 2 },
    },
  ],
  run({ pressure, force, area }) {
    giveExactly(2, { pressure, force, area }, ['pressure', 'force', 'area']);
    const { product, left, right } = completeProduct({ product: force, left: pressure, right: area });
    return {
      pressure: doubleOf(left),
      force: doubleOf(product),
      area: doubleOf(right),
      bar: doubleOf(left.div(PA_PER_BAR)),
      psi: doubleOf(left.div(PA_PER_PSI)),
      atm: doubleOf(left.div(PA_PER_ATM)),
    };
  },
});
