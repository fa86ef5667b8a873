import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { PI } from '../shared/numbers/precise.ts';
import { needed } from './lib/choice.ts';
import { M3_PER_YD3, withWaste } from './lib/measures.ts';
import { piecesFor } from './lib/pieces.ts';

/** Weights in kg/m³: of the concrete, and of the dry mix that makes it. */
const CONCRETE = 2400;
const DRY_MIX = 2130;

interface Sizes {
  readonly shape: 'slab' | 'column' | 'tube' | 'stairs';
  readonly lengthM?: number | undefined;
  readonly widthM?: number | undefined;
  readonly depthM?: number | undefined;
  readonly diameterM?: number | undefined;
  readonly innerDiameterM?: number | undefined;
  readonly steps?: number | undefined;
  readonly riseM?: number | undefined;
  readonly runM?: number | undefined;
}

function volumeOf(sizes: Sizes): D {
  const size = (name: Exclude<keyof Sizes, 'shape'>): D => new D(needed(sizes[name], name, `for the shape ${sizes.shape}`));
  switch (sizes.shape) {
    case 'slab':
      return size('lengthM').times(size('widthM')).times(size('depthM'));
    case 'column':
      return PI.div(4).times(size('diameterM').pow(2)).times(size('depthM'));
    case 'tube': {
      const [outer, inner] = [size('diameterM'), size('innerDiameterM')];
      if (inner.gte(outer)) invalid('innerDiameterM', `must be below diameterM, which is ${outer}`);
      return PI.div(4).times(outer.minus(inner)).times(outer.plus(inner)).times(size('depthM'));
    }
    case 'stairs': {
      const steps = size('steps');
      return size('widthM').times(size('runM')).times(size('riseM')).times(steps).times(steps.plus(1)).div(2);
    }
  }
}

export default defineTool({
  slug: 'concrete-calculator',
  name: 'Concrete Calculator',
  category: 'everyday',
  summary: 'Calculates the concrete for slabs, footings, columns and stairs, in volume, weight and bags.',
  description: 'Footings and walls are slabs. Stairs are filled down to the ground. A bag of 25 kg of dry mix makes 11.7 L; concrete weighs 2400 kg/m³.',
  reference: 'Slab l·w·d; column π·d²/4·h; stairs width·run·rise·n·(n + 1)/2',
  keywords: ['cement', 'slab', 'foundation', 'post holes', 'sonotube', 'cubic yards', 'ready mix', 'bags of concrete', 'patio'],
  inputs: z.strictObject({
    shape: z
      .enum(['slab', 'column', 'tube', 'stairs'])
      .default('slab')
      .describe('What is cast: slab (also a footing or wall), column, tube (hollow column) or stairs'),
    lengthM: z.number().min(0.001).max(10_000).optional().describe('Length of a slab in metres'),
    widthM: z.number().min(0.001).max(10_000).optional().describe('Width of a slab or of stairs in metres'),
    depthM: z.number().min(0.001).max(1000).optional().describe('Thickness of a slab, or height of a column or tube, in metres'),
    diameterM: z.number().min(0.001).max(1000).optional().describe('Outer diameter of a column or tube in metres'),
    innerDiameterM: z.number().min(0.001).max(1000).optional().describe('Inner diameter of a tube in metres, below the outer one'),
    steps: z.int().min(1).max(1000).optional().describe('Number of steps of stairs'),
    riseM: z.number().min(0.01).max(2).optional().describe('Height of a step in metres'),
    runM: z.number().min(0.01).max(5).optional().describe('Depth of a step in metres, front to back'),
    count: z.int().min(1).max(10_000).default(1).describe('How many of them are cast'),
    wastePercent: z.number().min(0).max(100).default(0).describe('Allowance for spillage in percent of the volume'),
    bagKg: z.number().min(1).max(2000).default(25).describe('Weight of a bag of dry mix in kg'),
    pricePerM3: z.number().min(0).max(1_000_000).optional().describe('Price of a m³ of concrete; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    volumeM3: z.number().describe('Volume of the concrete in m³, with the waste'),
    volumeYd3: z.number().describe('Volume of the concrete in cubic yards, with the waste'),
    weightKg: z.number().describe('Weight of the concrete in kg, at 2400 kg/m³'),
    bags: z.int().describe('Bags of dry mix to buy'),
    cost: z.number().optional().describe('Cost of the volume; absent if no price is given'),
  }),
  appliesWhen: {
    lengthM: { shape: ['slab'] },
    widthM: { shape: ['slab', 'stairs'] },
    depthM: { shape: ['slab', 'column', 'tube'] },
    diameterM: { shape: ['column', 'tube'] },
    innerDiameterM: { shape: ['tube'] },
    steps: { shape: ['stairs'] },
    riseM: { shape: ['stairs'] },
    runM: { shape: ['stairs'] },
  },
  examples: [
    {
      inputs: { lengthM: 6, widthM: 4, depthM: 0.1, wastePercent: 10 },
      result: { volumeM3: 2.64, volumeYd3: 3.4529896349899953, weightKg: 6336, bags: 225 },
    },
    {
      inputs: { shape: 'stairs', widthM: 1.2, steps: 5, riseM: 0.17, runM: 0.28 },
      result: { volumeM3: 0.8568, volumeYd3: 1.1206520906285713, weightKg: 2056.32, bags: 73 },
    },
  ],
  run(inputs) {
    const volume = withWaste(volumeOf(inputs).times(inputs.count), inputs.wastePercent);
    return {
      volumeM3: ratio(volume),
      volumeYd3: ratio(volume.div(M3_PER_YD3)),
      weightKg: ratio(volume.times(CONCRETE)),
      bags: piecesFor(volume.times(DRY_MIX).div(inputs.bagKg)).toNumber(),
      ...(inputs.pricePerM3 !== undefined && { cost: money(volume.times(inputs.pricePerM3), inputs.decimals) }),
    };
  },
});
