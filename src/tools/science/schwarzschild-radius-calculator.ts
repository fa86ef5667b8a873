import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { BOLTZMANN, GRAVITATION, PLANCK, SPEED_OF_LIGHT } from './lib/constants.ts';

const SOLAR_MASS = '1.988409870698051e30';

export default defineTool({
  slug: 'schwarzschild-radius-calculator',
  name: 'Schwarzschild Radius Calculator',
  category: 'science',
  summary: 'Calculates the event horizon of a black hole from its mass or the reverse, with its temperature and lifetime.',
  description: 'Give exactly one of massKg, solarMasses and radiusMeters. For a black hole without charge or spin, which takes nothing in while it evaporates.',
  reference: 'r = 2 G M/c²; T = ħ c³/(8π G M k); t = 5120π G² M³/(ħ c⁴); CODATA 2022 and a solar mass of 1.988409870698051e30 kg',
  keywords: ['black hole', 'event horizon', 'hawking radiation', 'evaporation time', 'singularity', 'gravity', 'size of a black hole', 'solar mass'],
  inputs: z.strictObject({
    massKg: z.number().min(1e-60).max(1e60).optional().describe('Mass of the black hole in kilograms'),
    solarMasses: z.number().min(1e-60).max(1e30).optional().describe('Mass of the black hole in masses of the sun, of 1.988409870698051e30 kg each'),
    radiusMeters: z.number().min(1e-60).max(1e60).optional().describe('Schwarzschild radius in metres'),
  }),
  result: z.strictObject({
    massKg: z.number().describe('Mass of the black hole in kilograms'),
    solarMasses: z.number().describe('Mass of the black hole in masses of the sun'),
    radiusMeters: z.number().describe('Schwarzschild radius in metres, from the centre to the event horizon'),
    hawkingTemperatureK: z.number().describe('Temperature of its Hawking radiation in kelvins'),
    evaporationSeconds: z.number().describe('Time until it has evaporated in seconds'),
  }),
  headline: 'radiusMeters',
  examples: [
    {
      inputs: { solarMasses: 1 },
      result: {
        massKg: 1.988409870698051e30,
        solarMasses: 1,
        radiusMeters: 2953.2500761002498,
        hawkingTemperatureK: 6.170260410964976e-8,
        evaporationSeconds: 6.612870824225999e74,
      },
    },
    {
      inputs: { massKg: 5.972e24 },
      result: {
        massKg: 5.972e24,
        solarMasses: 0.000003003404925717589,
        radiusMeters: 0.008869805825435334,
        hawkingTemperatureK: 0.02054421752501703,
        evaporationSeconds: 1.7915614352943138e58,
      },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['massKg', 'solarMasses', 'radiusMeters']);
    const { massKg, solarMasses, radiusMeters } = inputs;
    const light = new Precise(SPEED_OF_LIGHT);
    const gravity = new Precise(GRAVITATION);
    const reducedPlanck = new Precise(PLANCK).div(PI.times(2));
    const radiusOfKilogram = gravity.times(2).div(light.pow(2));
    const mass =
      radiusMeters === undefined
        ? solarMasses === undefined
          ? new Precise(massKg ?? 1)
          : new Precise(SOLAR_MASS).times(solarMasses)
        : new Precise(radiusMeters).div(radiusOfKilogram);
    return {
      massKg: doubleOf(mass),
      solarMasses: doubleOf(mass.div(SOLAR_MASS)),
      radiusMeters: doubleOf(mass.times(radiusOfKilogram)),
      hawkingTemperatureK: doubleOf(reducedPlanck.times(light.pow(3)).div(PI.times(8).times(gravity).times(mass).times(BOLTZMANN))),
      evaporationSeconds: doubleOf(
        PI.times(5120)
          .times(gravity.pow(2))
          .times(mass.pow(3))
          .div(reducedPlanck.times(light.pow(4))),
      ),
    };
  },
});
