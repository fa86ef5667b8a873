import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { compare, divide, multiply, type Rational, rational, rationalOf, toNumber } from '../shared/numbers/rational.ts';

const TRANSITIONAL = rational(2300n);
const TURBULENT = rational(4000n);

export default defineTool({
  slug: 'reynolds-number-calculator',
  name: 'Reynolds Number Calculator',
  category: 'science',
  summary: 'Calculates the Reynolds number and the flow regime in a pipe.',
  description:
    'Give either density and dynamicViscosity or kinematicViscosity. In a pipe the flow is laminar below 2300, turbulent from 4000 and transitional between. Water at 20 °C: 998 kg/m³, 0.001 Pa s.',
  reference: 'Re = ρ v L/μ = v L/ν',
  keywords: ['laminar', 'turbulent', 'flow regime', 'pipe flow', 'viscosity', 'fluid dynamics', 'fluid mechanics', 'hydraulics'],
  inputs: z.strictObject({
    velocity: z.number().min(0).max(1e12).describe('Mean velocity of the flow in metres per second'),
    length: z.number().min(1e-12).max(1e12).describe('Characteristic length in metres, the inner diameter of a pipe'),
    density: z.number().min(1e-9).max(1e9).optional().describe('Density of the fluid in kg/m³; with dynamicViscosity'),
    dynamicViscosity: z.number().min(1e-15).max(1e15).optional().describe('Dynamic viscosity of the fluid in Pa s; with density'),
    kinematicViscosity: z
      .number()
      .min(1e-15)
      .max(1e15)
      .optional()
      .describe('Kinematic viscosity of the fluid in m²/s, in place of density and dynamicViscosity'),
  }),
  result: z.strictObject({
    reynolds: z.number().describe('Reynolds number, without a unit'),
    regime: z.enum(['laminar', 'transitional', 'turbulent']).describe('Flow in a pipe: laminar below 2300, turbulent from 4000, transitional between'),
  }),
  examples: [
    { inputs: { velocity: 2, length: 0.05, density: 998, dynamicViscosity: 0.001 }, result: { reynolds: 99_800, regime: 'turbulent' } },
    { inputs: { velocity: 0.1, length: 0.02, kinematicViscosity: 0.000001 }, result: { reynolds: 2000, regime: 'laminar' } },
  ],
  run({ velocity, length, ...fluid }) {
    const reynolds = divide(multiply(rationalOf(velocity, 'velocity'), rationalOf(length, 'length')), kinematicViscosityOf(fluid));
    return { reynolds: toNumber(reynolds), regime: regimeOf(reynolds) };
  },
});

function regimeOf(reynolds: Rational): 'laminar' | 'transitional' | 'turbulent' {
  if (compare(reynolds, TRANSITIONAL) < 0) return 'laminar';
  return compare(reynolds, TURBULENT) < 0 ? 'transitional' : 'turbulent';
}

type Fluid = Partial<Record<'density' | 'dynamicViscosity' | 'kinematicViscosity', number | undefined>>;

function kinematicViscosityOf({ density, dynamicViscosity, kinematicViscosity }: Fluid): Rational {
  if (kinematicViscosity !== undefined) {
    if (density !== undefined || dynamicViscosity !== undefined) invalid('kinematicViscosity', 'must not be given together with density or dynamicViscosity');
    return rationalOf(kinematicViscosity, 'kinematicViscosity');
  }
  if (density === undefined) return invalid('density', 'is required with dynamicViscosity, unless kinematicViscosity is given');
  if (dynamicViscosity === undefined) return invalid('dynamicViscosity', 'is required with density, unless kinematicViscosity is given');
  return divide(rationalOf(dynamicViscosity, 'dynamicViscosity'), rationalOf(density, 'density'));
}
