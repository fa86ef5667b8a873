import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { decimals, money, ratio } from '../shared/numbers/money.ts';
import { M3_PER_YD3, withWaste } from './lib/measures.ts';
import { piecesFor } from './lib/pieces.ts';
import { areaOf } from './lib/surface.ts';

/** Bulk densities in kg/m³. */
const DENSITIES = { gravel: 1680, 'crushed-stone': 1600, sand: 1602, topsoil: 1200, mulch: 400, compost: 600, asphalt: 2322 };

export default defineTool({
  slug: 'landscape-material-calculator',
  name: 'Landscape Material Calculator',
  category: 'everyday',
  summary: 'Calculates the gravel, mulch, sand, soil or asphalt for an area, in volume, weight and bags.',
  description: 'Give the area, or its length and width. Weights are those of dry, loose material; give your own density for others.',
  reference: 'Volume = area·depth; bulk density in kg/m³: gravel 1680, crushed stone 1600, sand 1602, topsoil 1200, mulch 400, compost 600, asphalt 2322',
  keywords: ['cubic yards', 'garden', 'driveway', 'tonnes', 'tons', 'topsoil', 'compost', 'bark', 'path', 'flower bed'],
  inputs: z.strictObject({
    areaM2: z.number().min(0.001).max(10_000_000).optional().describe('Area to cover in m², or give its length and width'),
    lengthM: z.number().min(0.001).max(100_000).optional().describe('Length of the area in metres; needs the width'),
    widthM: z.number().min(0.001).max(100_000).optional().describe('Width of the area in metres; needs the length'),
    depthCm: z.number().min(0.1).max(1000).describe('Depth of the layer in cm'),
    material: z
      .enum(['gravel', 'crushed-stone', 'sand', 'topsoil', 'mulch', 'compost', 'asphalt'])
      .default('gravel')
      .describe('What is spread, which decides how much a m³ weighs'),
    densityKgM3: z.number().min(1).max(10_000).optional().describe("Density in kg/m³, in place of the material's"),
    wastePercent: z.number().min(0).max(100).default(0).describe('Allowance for settling and loss in percent of the volume'),
    bagLiters: z.number().min(0.1).max(10_000).optional().describe('Contents of a bag in litres; adds the bags'),
    pricePerM3: z.number().min(0).max(1_000_000).optional().describe('Price of a m³; adds the cost'),
    pricePerTonne: z.number().min(0).max(1_000_000).optional().describe('Price of a tonne, in place of one for a m³; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    volumeM3: z.number().describe('Volume in m³, with the waste'),
    volumeYd3: z.number().describe('Volume in cubic yards, with the waste'),
    weightTonnes: z.number().describe('Weight in tonnes of 1000 kg, with the waste'),
    bags: z.int().optional().describe('Bags to buy; absent if the contents of a bag are not given'),
    cost: z.number().optional().describe('Cost of the material; absent if no price is given'),
  }),
  examples: [
    {
      inputs: { lengthM: 10, widthM: 3, depthCm: 7.5, material: 'mulch', bagLiters: 50 },
      result: { volumeM3: 2.25, volumeYd3: 2.9428888934573827, weightTonnes: 0.9, bags: 45 },
    },
    {
      inputs: { areaM2: 40, depthCm: 5, pricePerTonne: 35 },
      result: { volumeM3: 2, volumeYd3: 2.6159012386287843, weightTonnes: 3.36, cost: 117.6 },
    },
  ],
  run(inputs) {
    const { densityKgM3, bagLiters, pricePerM3, pricePerTonne } = inputs;
    if (pricePerM3 !== undefined && pricePerTonne !== undefined) invalid('pricePerTonne', 'must be left out if pricePerM3 is given');
    const volume = withWaste(areaOf(inputs).times(inputs.depthCm).div(100), inputs.wastePercent);
    const tonnes = volume.times(densityKgM3 ?? DENSITIES[inputs.material]).div(1000);
    const cost = pricePerM3 !== undefined ? volume.times(pricePerM3) : pricePerTonne !== undefined ? tonnes.times(pricePerTonne) : undefined;
    return {
      volumeM3: ratio(volume),
      volumeYd3: ratio(volume.div(M3_PER_YD3)),
      weightTonnes: ratio(tonnes),
      ...(bagLiters !== undefined && { bags: piecesFor(volume.times(1000).div(bagLiters)).toNumber() }),
      ...(cost && { cost: money(cost, inputs.decimals) }),
    };
  },
});
