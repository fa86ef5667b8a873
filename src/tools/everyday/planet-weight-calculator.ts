import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const EARTH_GRAVITY = '9.80665';

const weightOn = (place: string) => z.number().describe(`Weight on ${place}, in the unit given`);

export default defineTool({
  slug: 'planet-weight-calculator',
  name: 'Weight on Other Planets Calculator',
  category: 'everyday',
  summary: 'Calculates what you weigh on the planets, the moon and the sun.',
  description: 'On planets without a solid ground, the gravity is that at the cloud tops; on the sun, that at its visible surface.',
  reference:
    'weight · g / 9.80665, g in m/s²: Mercury 3.70, Venus 8.87, moon 1.62, Mars 3.71, Jupiter 24.79, Saturn 10.44, Uranus 8.69, Neptune 11.15, Pluto 0.62, sun 274',
  keywords: ['gravity', 'mars', 'jupiter', 'solar system', 'space', 'astronomy', 'how much would i weigh'],
  inputs: z.strictObject({
    weight: z.number().min(0).max(1e12).describe('Weight on earth, in any unit'),
  }),
  result: z.strictObject({
    weights: z
      .strictObject({
        mercury: weightOn('Mercury'),
        venus: weightOn('Venus'),
        earth: weightOn('earth'),
        moon: weightOn('the moon'),
        mars: weightOn('Mars'),
        jupiter: weightOn('Jupiter'),
        saturn: weightOn('Saturn'),
        uranus: weightOn('Uranus'),
        neptune: weightOn('Neptune'),
        pluto: weightOn('Pluto'),
        sun: weightOn('the sun'),
      })
      .describe('Weight on each body, in the unit given'),
  }),
  examples: [
    {
      inputs: { weight: 70 },
      result: {
        weights: {
          mercury: 26.410649916128342,
          venus: 63.314179663799564,
          earth: 70,
          moon: 11.563581855169707,
          mars: 26.482030051036798,
          jupiter: 176.9513544380599,
          saturn: 74.52086084442699,
          uranus: 62.02933723544737,
          neptune: 79.5888504229273,
          pluto: 4.425568364324208,
          sun: 1955.8156964916664,
        },
      },
    },
  ],
  run({ weight }) {
    const at = (gravity: string): number => doubleOf(new Precise(weight).times(gravity).div(EARTH_GRAVITY));
    return {
      weights: {
        mercury: at('3.70'),
        venus: at('8.87'),
        earth: at(EARTH_GRAVITY),
        moon: at('1.62'),
        mars: at('3.71'),
        jupiter: at('24.79'),
        saturn: at('10.44'),
        uranus: at('8.69'),
        neptune: at('11.15'),
        pluto: at('0.62'),
        sun: at('274'),
      },
    };
  },
});
