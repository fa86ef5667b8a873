import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { piecesFor, piecesIn } from './lib/pieces.ts';

export default defineTool({
  slug: 'wallpaper-calculator',
  name: 'Wallpaper Calculator',
  category: 'everyday',
  summary: 'Calculates the rolls of wallpaper for a room, with pattern repeat.',
  description: 'Each strip is the height and the trim, brought up to a whole number of pattern repeats. Doors and windows are papered as wall.',
  reference: 'Rolls = strips / strips per roll; a European roll (EN 233) is 10.05 m × 53 cm',
  keywords: ['how many rolls', 'wall covering', 'decorating', 'strips', 'drops', 'papering'],
  inputs: z.strictObject({
    perimeterM: z.number().min(0.1).max(10_000).describe('Length of all walls to paper in metres'),
    heightM: z.number().min(0.1).max(50).describe('Height of the walls in metres'),
    rollLengthM: z.number().min(0.5).max(1000).default(10.05).describe('Length of a roll in metres'),
    rollWidthCm: z.number().min(1).max(500).default(53).describe('Width of a roll in cm'),
    repeatCm: z.number().min(0).max(500).default(0).describe('Length in cm after which the pattern repeats; 0 for none'),
    trimCm: z.number().min(0).max(100).default(10).describe('What is added to each strip for trimming, in cm'),
    pricePerRoll: z.number().min(0).max(100_000).optional().describe('Price of a roll; adds the cost'),
    decimals,
  }),
  result: z.strictObject({
    strips: z.int().describe('Strips that go round the walls'),
    stripLengthM: z.number().describe('Length to cut each strip to, in metres'),
    stripsPerRoll: z.int().describe('Strips that a roll is cut into'),
    rolls: z.int().describe('Rolls to buy for all strips'),
    cost: z.number().optional().describe('Cost of the rolls; absent if no price is given'),
  }),
  headline: 'rolls',
  examples: [
    { inputs: { perimeterM: 15, heightM: 2.5, repeatCm: 64 }, result: { strips: 29, stripLengthM: 3.2, stripsPerRoll: 3, rolls: 10 } },
    { inputs: { perimeterM: 10.6, heightM: 2.4, pricePerRoll: 24.95 }, result: { strips: 20, stripLengthM: 2.5, stripsPerRoll: 4, rolls: 5, cost: 124.75 } },
  ],
  run({ perimeterM, heightM, rollLengthM, rollWidthCm, repeatCm, trimCm, pricePerRoll, decimals: places }) {
    const strips = piecesFor(new D(perimeterM).times(100).div(rollWidthCm));
    const cut = new D(heightM).times(100).plus(trimCm);
    const strip = repeatCm === 0 ? cut : piecesFor(cut.div(repeatCm)).times(repeatCm);
    const perRoll = piecesIn(new D(rollLengthM).times(100).div(strip));
    if (perRoll.isZero()) unprocessable(`A strip is ${strip.div(100)} m long, longer than a roll of ${rollLengthM} m.`, 'rollLengthM');
    const rolls = piecesFor(strips.div(perRoll));
    return {
      strips: strips.toNumber(),
      stripLengthM: ratio(strip.div(100)),
      stripsPerRoll: perRoll.toNumber(),
      rolls: rolls.toNumber(),
      ...(pricePerRoll !== undefined && { cost: money(rolls.times(pricePerRoll), places) }),
    };
  },
});
