import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { PI } from '../shared/numbers/precise.ts';
import { needed } from './lib/choice.ts';
import { LITERS_PER_GALLON, LITERS_PER_UK_GALLON } from './lib/measures.ts';

const CM3_PER_LITER = 1000;
const QUARTER_PI = PI.div(4);
/** What 1 is to the whole numbers that a series is summed in. */
const ONE = new D('1e70');

/**
 * Area of the segment of a circle up to a height, by the series of ∫ 2·sqrt(2·r·y − y²) dy, so that the thinnest one keeps its digits,
 * which r²·acos((r − h)/r) − (r − h)·sqrt(2·r·h − h²) loses.
 */
function segment(diameter: D, height: D): D {
  if (height.times(2).gt(diameter))
    return QUARTER_PI.times(diameter)
      .times(diameter)
      .minus(segment(diameter, diameter.minus(height)));
  const share = BigInt(height.div(diameter).times(ONE).toFixed(0));
  const one = BigInt(ONE.toFixed(0));
  let sum = 0n;
  for (let k = 0n, term = one; term !== 0n; k++) {
    sum += term / (2n * k + 3n);
    term = (term * share * (2n * k - 1n)) / ((2n * k + 2n) * one);
  }
  return height.times(diameter.times(height).sqrt()).times(4).times(String(sum)).div(ONE);
}

interface Tank {
  readonly shape: 'box' | 'vertical-cylinder' | 'horizontal-cylinder' | 'oval-pool' | 'cone' | 'sphere';
  readonly lengthCm?: number | undefined;
  readonly widthCm?: number | undefined;
  readonly heightCm?: number | undefined;
  readonly diameterCm?: number | undefined;
}

/** How high a tank is, and the volume below a depth, in cm and cm³. */
function tankOf(tank: Tank): { height: D; below: (depth: D) => D } {
  const size = (name: Exclude<keyof Tank, 'shape'>): D => new D(needed(tank[name], name, `for the shape ${tank.shape}`));
  const upright = (base: D) => ({ height: size('heightCm'), below: (depth: D) => base.times(depth) });
  switch (tank.shape) {
    case 'box':
      return upright(size('lengthCm').times(size('widthCm')));
    case 'vertical-cylinder':
      return upright(QUARTER_PI.times(size('diameterCm').pow(2)));
    case 'oval-pool':
      return upright(QUARTER_PI.times(size('lengthCm')).times(size('widthCm')));
    case 'horizontal-cylinder': {
      const [diameter, length] = [size('diameterCm'), size('lengthCm')];
      return { height: diameter, below: (depth) => segment(diameter, depth).times(length) };
    }
    case 'cone': {
      const [diameter, height] = [size('diameterCm'), size('heightCm')];
      return { height, below: (depth) => QUARTER_PI.times(diameter.times(depth).div(height).pow(2)).times(depth).div(3) };
    }
    case 'sphere': {
      const diameter = size('diameterCm');
      return {
        height: diameter,
        below: (depth) =>
          PI.times(depth)
            .times(depth)
            .times(diameter.times(3).minus(depth.times(2)))
            .div(6),
      };
    }
  }
}

export default defineTool({
  slug: 'tank-volume-calculator',
  name: 'Tank and Aquarium Volume Calculator',
  category: 'everyday',
  summary: 'Calculates the volume, also partly filled, and water weight of tanks, aquariums and pools.',
  description:
    'Sizes are those of the inside. A cone stands on its point, an oval pool is an ellipse, and the height of a lying cylinder or a sphere is its diameter.',
  reference: 'Horizontal cylinder: (r²·acos((r − h)/r) − (r − h)·sqrt(2·r·h − h²))·length; sphere π·h²·(3r − h)/3',
  keywords: ['fish tank', 'gallons', 'liters', 'litres', 'pool volume', 'cylinder', 'oil tank', 'swimming pool', 'capacity', 'dipstick'],
  inputs: z.strictObject({
    shape: z
      .enum(['box', 'vertical-cylinder', 'horizontal-cylinder', 'oval-pool', 'cone', 'sphere'])
      .default('box')
      .describe('What the tank is: a box, an upright or lying cylinder, an oval pool, a cone on its point or a sphere'),
    lengthCm: z.number().min(0.1).max(1_000_000).optional().describe('Length of a box, lying cylinder or oval pool in cm'),
    widthCm: z.number().min(0.1).max(1_000_000).optional().describe('Width of a box or oval pool in cm'),
    heightCm: z.number().min(0.1).max(1_000_000).optional().describe('Height of a box, upright cylinder, oval pool or cone in cm'),
    diameterCm: z.number().min(0.1).max(1_000_000).optional().describe('Diameter of a cylinder, a sphere or the top of a cone in cm'),
    filledCm: z.number().min(0).max(1_000_000).optional().describe('Depth of the liquid in cm; full if omitted'),
    density: z.number().min(0.01).max(30).default(1).describe('Density of the liquid in kg/L: water 1, sea water 1.025, heating oil 0.84'),
  }),
  result: z.strictObject({
    totalLiters: z.number().describe('Volume of the tank in litres'),
    filledLiters: z.number().describe('Volume of the liquid in litres'),
    fillPercent: z.number().describe('Volume of the liquid in percent of the tank'),
    gallons: z.number().describe('Volume of the liquid in US gallons'),
    ukGallons: z.number().describe('Volume of the liquid in UK gallons'),
    weightKg: z.number().describe('Weight of the liquid in kg'),
  }),
  headline: 'filledLiters',
  appliesWhen: {
    lengthCm: { shape: ['box', 'horizontal-cylinder', 'oval-pool'] },
    widthCm: { shape: ['box', 'oval-pool'] },
    heightCm: { shape: ['box', 'vertical-cylinder', 'oval-pool', 'cone'] },
    diameterCm: { shape: ['vertical-cylinder', 'horizontal-cylinder', 'cone', 'sphere'] },
  },
  examples: [
    {
      inputs: { lengthCm: 100, widthCm: 40, heightCm: 50, filledCm: 45 },
      result: { totalLiters: 200, filledLiters: 180, fillPercent: 90, gallons: 47.550969424466714, ukGallons: 39.5944646938358, weightKg: 180 },
    },
    {
      inputs: { shape: 'horizontal-cylinder', diameterCm: 120, lengthCm: 200, filledCm: 30 },
      result: {
        totalLiters: 2261.946710584651,
        filledLiters: 442.2130914991525,
        fillPercent: 19.550110947788532,
        gallons: 116.82033996097277,
        ukGallons: 97.2732813250843,
        weightKg: 442.2130914991525,
      },
    },
  ],
  run(inputs) {
    const { height, below } = tankOf(inputs);
    const depth = inputs.filledCm === undefined ? height : new D(inputs.filledCm);
    if (depth.gt(height)) invalid('filledCm', `must be at most the height of the tank, which is ${height}`);
    const total = below(height).div(CM3_PER_LITER);
    const filled = below(depth).div(CM3_PER_LITER);
    return {
      totalLiters: ratio(total),
      filledLiters: ratio(filled),
      fillPercent: ratio(filled.div(total).times(100)),
      gallons: ratio(filled.div(LITERS_PER_GALLON)),
      ukGallons: ratio(filled.div(LITERS_PER_UK_GALLON)),
      weightKg: ratio(filled.times(inputs.density)),
    };
  },
});
