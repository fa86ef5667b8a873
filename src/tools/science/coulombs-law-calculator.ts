import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { ELECTRIC_CONSTANT } from './lib/constants.ts';

const charge = z.number().min(-1e30).max(1e30);

export default defineTool({
  slug: 'coulombs-law-calculator',
  name: "Coulomb's Law Calculator",
  category: 'science',
  summary: 'Calculates the force, electric field and potential energy of two charges.',
  description: 'For point charges at rest, in vacuum or in a medium. A positive force repels, a negative one attracts. An electron has -1.602176634e-19 C.',
  reference: "Coulomb's law: F = q1 q2/(4π ε0 εr r²); CODATA 2022",
  keywords: ['electrostatic force', 'electric charge', 'electric field', 'point charges', 'potential energy', 'electrostatics', 'coulomb constant', 'physics'],
  inputs: z.strictObject({
    charge1: charge.describe('First charge in coulombs, with its sign'),
    charge2: charge.describe('Second charge in coulombs, with its sign'),
    distance: z.number().min(1e-30).max(1e30).describe('Distance between the charges in metres'),
    relativePermittivity: z.number().min(1).max(1_000_000).default(1).describe('Relative permittivity of the medium: 1 for vacuum, about 80 for water'),
  }),
  result: z.strictObject({
    force: z.number().describe('Force between the charges in newtons; positive repels, negative attracts'),
    direction: z.enum(['repulsive', 'attractive', 'none']).describe('repulsive, attractive, or none where a charge is 0'),
    field1: z.number().describe('Electric field of charge1 at the place of charge2 in V/m; positive points away from charge1'),
    potentialEnergy: z.number().describe('Potential energy of the two charges in joules; negative when they attract'),
  }),
  examples: [
    {
      inputs: { charge1: 0.000001, charge2: -0.000002, distance: 0.1 },
      result: { force: -1.7975103572341598, direction: 'attractive', field1: 898755.1786170799, potentialEnergy: -0.17975103572341597 },
    },
    {
      inputs: { charge1: 1.602176634e-19, charge2: 1.602176634e-19, distance: 1e-9, relativePermittivity: 80 },
      result: { force: 2.8838469384729445e-12, direction: 'repulsive', field1: 17999556.83583477, potentialEnergy: 2.8838469384729448e-21 },
    },
  ],
  run({ charge1, charge2, distance, relativePermittivity }) {
    const potential1 = new Precise(charge1).div(PI.times(4).times(ELECTRIC_CONSTANT).times(relativePermittivity).times(distance));
    const energy = potential1.times(charge2);
    return {
      force: doubleOf(energy.div(distance)),
      direction: directionOf(energy),
      field1: doubleOf(potential1.div(distance)),
      potentialEnergy: doubleOf(energy),
    };
  },
});

function directionOf(energy: Decimal): 'repulsive' | 'attractive' | 'none' {
  if (energy.isZero()) return 'none';
  return energy.isNegative() ? 'attractive' : 'repulsive';
}
