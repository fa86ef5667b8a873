import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { GRAVITATION } from './lib/constants.ts';

const amount = z.number().min(1e-60).max(1e60).optional();

export default defineTool({
  slug: 'gravitational-force-calculator',
  name: 'Gravitational Force Calculator',
  category: 'science',
  summary: "Calculates the force between two masses by Newton's law of gravitation, or a mass or the distance from the other three.",
  description: 'Give exactly three of force, mass1, mass2 and distance.',
  reference: 'F = G m1 m2 / r², G = 6.6743e-11 m³/(kg s²) (CODATA 2022)',
  keywords: ['gravity', 'attraction', 'planets', 'universal gravitation', 'inverse square', 'earth moon', 'physics', 'attractive force'],
  inputs: z.strictObject({
    force: z.number().min(1e-120).max(1e120).optional().describe('Force between the masses in newtons'),
    mass1: amount.describe('Mass of the first body in kilograms'),
    mass2: amount.describe('Mass of the second body in kilograms'),
    distance: amount.describe('Distance between the centres in metres'),
  }),
  result: z.strictObject({
    force: z.number().describe('Force between the masses in newtons'),
    mass1: z.number().describe('Mass of the first body in kilograms'),
    mass2: z.number().describe('Mass of the second body in kilograms'),
    distance: z.number().describe('Distance between the centres in metres'),
  }),
  examples: [
    {
      inputs: { mass1: 5.972e24, mass2: 7.348e22, distance: 384_400_000 },
      result: { force: 198211072907925230000, mass1: 5.972e24, mass2: 7.348e22, distance: 384_400_000 },
    },
    {
      inputs: { force: 686, mass1: 70, mass2: 5.972e24 },
      result: { force: 686, mass1: 70, mass2: 5.972e24, distance: 6377489.077903271 },
    },
  ],
  run({ force, mass1, mass2, distance }) {
    giveExactly(3, { force, mass1, mass2, distance }, ['force', 'mass1', 'mass2', 'distance']);
    const [newtons, kilograms1, kilograms2, metres] = [new Precise(force ?? 1), new Precise(mass1 ?? 1), new Precise(mass2 ?? 1), new Precise(distance ?? 1)];
    const square = metres.times(metres);
    // Of the masses that are known, at a distance of 1 m.
    const pull = kilograms1.times(kilograms2).times(GRAVITATION);
    return {
      force: doubleOf(force === undefined ? pull.div(square) : newtons),
      mass1: doubleOf(mass1 === undefined ? newtons.times(square).div(pull) : kilograms1),
      mass2: doubleOf(mass2 === undefined ? newtons.times(square).div(pull) : kilograms2),
      distance: doubleOf(distance === undefined ? pull.div(newtons).sqrt() : metres),
    };
  },
});
