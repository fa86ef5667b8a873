import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { SPEED_OF_LIGHT } from './lib/constants.ts';

export default defineTool({
  slug: 'relativity-calculator',
  name: 'Special Relativity Calculator',
  category: 'science',
  summary: 'Calculates the Lorentz factor, time dilation, length contraction, energy and momentum at a speed.',
  description: 'Give exactly one of speed, beta and lorentzFactor. properTime, properLength and massKg each add what follows from them.',
  reference: 'Einstein 1905: γ = 1/√(1 - v²/c²), E = γ m c², p = γ m v; c = 299,792,458 m/s',
  keywords: [
    'lorentz factor',
    'gamma factor',
    'time dilation',
    'length contraction',
    'einstein',
    'speed of light',
    'e=mc2',
    'relativistic momentum',
    'twin paradox',
  ],
  inputs: z.strictObject({
    speed: z.number().min(0).max(299792457.9999).optional().describe('Speed in metres per second, below that of light'),
    beta: z.number().min(0).max(0.999999999999).optional().describe('Speed as a fraction of the speed of light'),
    lorentzFactor: z.number().min(1).max(1_000_000).optional().describe('Lorentz factor γ, 1 at rest'),
    properTime: z.number().min(0).max(1e60).optional().describe('Time in seconds on the moving clock, for dilatedTime'),
    properLength: z.number().min(0).max(1e60).optional().describe('Length in metres of the object at rest, for contractedLength'),
    massKg: z.number().min(1e-60).max(1e60).optional().describe('Rest mass in kilograms, for energies and momentum'),
  }),
  result: z.strictObject({
    speed: z.number().describe('Speed in metres per second'),
    beta: z.number().describe('Speed as a fraction of the speed of light'),
    lorentzFactor: z.number().describe('Lorentz factor γ, 1 at rest'),
    dilatedTime: z.number().optional().describe('Time in seconds that passes for the observer at rest; absent without properTime'),
    contractedLength: z.number().optional().describe('Length in metres that the observer at rest measures; absent without properLength'),
    restEnergy: z.number().optional().describe('Energy at rest in joules; absent without massKg'),
    kineticEnergy: z.number().optional().describe('Energy of the motion in joules, accurate also at low speeds; absent without massKg'),
    totalEnergy: z.number().optional().describe('Energy at rest and of the motion together in joules; absent without massKg'),
    momentum: z.number().optional().describe('Momentum in kg m/s; absent without massKg'),
  }),
  headline: 'lorentzFactor',
  examples: [
    {
      inputs: { beta: 0.8, properTime: 1, massKg: 1 },
      result: {
        speed: 239833966.4,
        beta: 0.8,
        lorentzFactor: 1.6666666666666667,
        dilatedTime: 1.6666666666666667,
        restEnergy: 8.987551787368176e16,
        kineticEnergy: 59917011915787840,
        totalEnergy: 149792529789469600,
        momentum: 399723277.3333333,
      },
    },
    {
      inputs: { lorentzFactor: 2, properLength: 10 },
      result: { speed: 259627884.49097937, beta: 0.8660254037844386, lorentzFactor: 2, contractedLength: 5 },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['speed', 'beta', 'lorentzFactor']);
    const { properTime, properLength, massKg } = inputs;
    const { beta, gamma, excess } = motionOf(inputs);
    const mass = massKg === undefined ? undefined : new Precise(massKg);
    const restEnergy = mass?.times(SPEED_OF_LIGHT).times(SPEED_OF_LIGHT);
    return {
      speed: doubleOf(inputs.speed === undefined ? beta.times(SPEED_OF_LIGHT) : new Precise(inputs.speed)),
      beta: doubleOf(beta),
      lorentzFactor: doubleOf(gamma),
      ...(properTime !== undefined && { dilatedTime: doubleOf(gamma.times(properTime)) }),
      ...(properLength !== undefined && { contractedLength: doubleOf(new Precise(properLength).div(gamma)) }),
      ...(mass &&
        restEnergy && {
          restEnergy: doubleOf(restEnergy),
          kineticEnergy: doubleOf(excess.times(restEnergy)),
          totalEnergy: doubleOf(gamma.times(restEnergy)),
          momentum: doubleOf(gamma.times(mass).times(beta).times(SPEED_OF_LIGHT)),
        }),
    };
  },
});

/** Speed over that of light, Lorentz factor γ, and γ - 1 with as many digits however slow it is. */
function motionOf(given: { speed?: number | undefined; beta?: number | undefined; lorentzFactor?: number | undefined }): {
  beta: Decimal;
  gamma: Decimal;
  excess: Decimal;
} {
  if (given.lorentzFactor !== undefined) {
    const gamma = new Precise(given.lorentzFactor);
    const excess = gamma.minus(1);
    return { beta: excess.times(gamma.plus(1)).sqrt().div(gamma), gamma, excess };
  }
  const beta = given.beta === undefined ? new Precise(given.speed ?? 0).div(SPEED_OF_LIGHT) : new Precise(given.beta);
  const gamma = new Precise(1).div(new Precise(1).minus(beta).times(beta.plus(1)).sqrt());
  // γ - 1 = β² γ²/(γ + 1)
  const excess = beta.times(gamma).pow(2).div(gamma.plus(1));
  return { beta, gamma, excess };
}
