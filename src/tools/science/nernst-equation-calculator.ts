import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { FARADAY, GAS_CONSTANT } from './lib/constants.ts';
import { equilibriumConstantOf } from './lib/equilibrium.ts';

export default defineTool({
  slug: 'nernst-equation-calculator',
  name: 'Nernst Equation Calculator',
  category: 'science',
  summary: 'Calculates the potential of an electrochemical cell or a membrane from concentrations, with the free energy.',
  description:
    'For a membrane, standardPotential is 0, electrons the charge of the ion, and reactionQuotient its concentration inside over that outside; the potential is that of the inside.',
  reference: 'E = E° − RT/(nF)·ln Q; ΔG = −nFE; K = exp(nFE°/(RT)); R and F of CODATA 2022',
  keywords: [
    'electrode potential',
    'cell potential',
    'membrane potential',
    'electrochemistry',
    'redox',
    'battery',
    'half cell',
    'equilibrium potential',
    'emf',
  ],
  inputs: z.strictObject({
    standardPotential: z.number().min(-1000).max(1000).default(0).describe('Standard potential of the cell in volts; 0 for a membrane'),
    electrons: z
      .int()
      .min(-10)
      .max(10)
      .refine((electrons) => electrons !== 0, { error: 'must be a number of electrons or a charge from -10 to -1 or 1 to 10' })
      .describe('Electrons that move in the reaction, or the charge of the ion; not 0'),
    reactionQuotient: z.number().min(1e-300).max(1e300).describe('Reaction quotient: products over reactants; for a membrane, inside over outside'),
    temperatureK: z.number().min(1).max(10_000).default(298.15).describe('Temperature in kelvins; 310.15 is that of the body'),
  }),
  result: z.strictObject({
    potential: z.number().describe('Potential in volts'),
    gibbsEnergy: z.number().describe('Free energy of the reaction at this potential in J/mol; negative where it runs by itself'),
    equilibriumConstant: z.number().optional().describe('Equilibrium constant of the reaction; absent where it is too large for a number'),
  }),
  examples: [
    {
      inputs: { standardPotential: 1.1, electrons: 2, reactionQuotient: 0.01 },
      result: { potential: 1.1591593496847823, gibbsEnergy: -223683.74967635254, equilibriumConstant: 1.5406269607097038e37 },
    },
    {
      inputs: { electrons: 1, reactionQuotient: 28, temperatureK: 310.15 },
      result: { potential: -0.0890586940367319, gibbsEnergy: 8592.857672602326, equilibriumConstant: 1 },
    },
  ],
  run({ standardPotential, electrons, reactionQuotient, temperatureK }) {
    const charge = new Precise(FARADAY).times(electrons);
    const thermal = new Precise(GAS_CONSTANT).times(temperatureK);
    const potential = Precise.ln(reactionQuotient).times(thermal).div(charge).neg().plus(standardPotential);
    return {
      potential: doubleOf(potential),
      gibbsEnergy: doubleOf(charge.times(potential).neg()),
      ...equilibriumConstantOf(charge.times(standardPotential).div(thermal)),
    };
  },
});
