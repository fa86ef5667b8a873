import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { decimals, money } from '../shared/numbers/money.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';

/** kg/m³. */
const DENSITIES = {
  steel: 7850,
  'stainless-steel': 8000,
  aluminum: 2700,
  copper: 8960,
  brass: 8500,
  bronze: 8800,
  titanium: 4506,
  'cast-iron': 7200,
  lead: 11_340,
  zinc: 7140,
  nickel: 8908,
  silver: 10_490,
  gold: 19_300,
};

const SHAPES = ['round-bar', 'square-bar', 'hex-bar', 'flat-bar', 'sheet', 'round-tube', 'square-tube', 'rectangular-tube', 'angle'] as const;
type Shape = (typeof SHAPES)[number];

const millimetres = z.number().min(0.01).max(100_000).optional();

export default defineTool({
  slug: 'metal-weight-calculator',
  name: 'Metal Weight Calculator',
  category: 'everyday',
  summary: 'Calculates the weight and cost of metal bars, sheets, tubes and angles.',
  description:
    'Densities in kg/m³: steel 7850, stainless-steel 8000, aluminum 2700, copper 8960, brass 8500, bronze 8800, titanium 4506, cast-iron 7200, lead 11340, zinc 7140, nickel 8908, silver 10490, gold 19300. Radii of corners are not counted.',
  reference: 'Weight = cross-section · length · density',
  keywords: ['steel weight', 'aluminium', 'pipe weight', 'sheet metal', 'profile', 'kg per meter', 'tube', 'beam', 'stainless steel'],
  inputs: z.strictObject({
    shape: z
      .enum(SHAPES)
      .describe(
        'Shape: round-bar by diameter; square-bar and hex-bar (across flats) by width; flat-bar and sheet by width and height; tubes by size and wall; angle by both legs and wall',
      ),
    diameterMm: millimetres.describe('Outer diameter of a round bar or round tube in millimetres'),
    widthMm: millimetres.describe('Width of all other shapes in millimetres, of a hex bar across flats'),
    heightMm: millimetres.describe('Thickness of a flat bar or sheet, height of a rectangular tube or other leg of an angle in millimetres'),
    wallMm: millimetres.describe('Wall thickness of a tube or angle in millimetres'),
    lengthM: z.number().min(0.0001).max(1_000_000).describe('Length of a piece in metres'),
    metal: z
      .enum(['steel', 'stainless-steel', 'aluminum', 'copper', 'brass', 'bronze', 'titanium', 'cast-iron', 'lead', 'zinc', 'nickel', 'silver', 'gold'])
      .default('steel')
      .describe('The metal, which decides on the density'),
    densityKgM3: z.number().min(1).max(30_000).optional().describe("Density in kg/m³, in place of the metal's"),
    count: z.int().min(1).max(1_000_000).default(1).describe('Number of pieces alike'),
    pricePerKg: z.number().min(0).max(10_000_000).optional().describe('Price of a kilogram, for the cost'),
    decimals,
  }),
  result: z.strictObject({
    crossSectionMm2: z.number().describe('Cross-section in square millimetres'),
    kgPerMeter: z.number().describe('Weight of a metre in kilograms'),
    kg: z.number().describe('Weight of all pieces in kilograms'),
    lb: z.number().describe('Weight of all pieces in pounds'),
    cost: z.number().optional().describe('Price of all pieces; absent without pricePerKg'),
  }),
  headline: 'kg',
  appliesWhen: {
    diameterMm: { shape: ['round-bar', 'round-tube'] },
    widthMm: { shape: ['square-bar', 'hex-bar', 'flat-bar', 'sheet', 'square-tube', 'rectangular-tube', 'angle'] },
    heightMm: { shape: ['flat-bar', 'sheet', 'rectangular-tube', 'angle'] },
    wallMm: { shape: ['round-tube', 'square-tube', 'rectangular-tube', 'angle'] },
  },
  examples: [
    {
      inputs: { shape: 'round-tube', diameterMm: 48.3, wallMm: 3.2, lengthM: 6 },
      result: { crossSectionMm2: 453.39465176607894, kgPerMeter: 3.5591480163637197, kg: 21.354888098182318, lb: 47.07946938830192 },
    },
    {
      inputs: { shape: 'sheet', metal: 'aluminum', widthMm: 1000, heightMm: 3, lengthM: 2, pricePerKg: 4.8 },
      result: { crossSectionMm2: 3000, kgPerMeter: 8.1, kg: 16.2, lb: 35.714886473950166, cost: 77.76 },
    },
  ],
  run(inputs) {
    const section = sectionOf(inputs.shape, inputs);
    const perMetre = section.times(inputs.densityKgM3 ?? DENSITIES[inputs.metal]).div(1_000_000);
    const kg = perMetre.times(inputs.lengthM).times(inputs.count);
    return {
      crossSectionMm2: doubleOf(section),
      kgPerMeter: doubleOf(perMetre),
      kg: doubleOf(kg),
      lb: doubleOf(kg.div('0.45359237')),
      ...(inputs.pricePerKg !== undefined && { cost: money(kg.times(inputs.pricePerKg), inputs.decimals) }),
    };
  },
});

interface Sizes {
  diameterMm?: number | undefined;
  widthMm?: number | undefined;
  heightMm?: number | undefined;
  wallMm?: number | undefined;
}

function sectionOf(shape: Shape, sizes: Sizes): Decimal {
  const size = (name: keyof Sizes): Decimal => new Precise(sizes[name] ?? invalid(name, `is required for the shape ${shape}`));
  /** The wall, which at most fills the smallest of the outer sizes. */
  const wall = (...outer: Decimal[]): Decimal => {
    const thickness = size('wallMm');
    if (thickness.times(2).gt(Precise.min(...outer))) invalid('wallMm', 'must be at most half of the smallest outer size');
    return thickness;
  };
  switch (shape) {
    case 'round-bar':
      return size('diameterMm').pow(2).times(PI).div(4);
    case 'square-bar':
      return size('widthMm').pow(2);
    case 'hex-bar':
      return size('widthMm').pow(2).times(new Precise(3).sqrt()).div(2);
    case 'flat-bar':
    case 'sheet':
      return size('widthMm').times(size('heightMm'));
    case 'round-tube': {
      const diameter = size('diameterMm');
      const thickness = wall(diameter);
      return diameter.minus(thickness).times(thickness).times(PI);
    }
    case 'square-tube':
    case 'rectangular-tube': {
      const width = size('widthMm');
      const height = shape === 'square-tube' ? width : size('heightMm');
      const hollow = wall(width, height).times(2);
      return width.times(height).minus(width.minus(hollow).times(height.minus(hollow)));
    }
    case 'angle': {
      const [width, height, thickness] = [size('widthMm'), size('heightMm'), size('wallMm')];
      if (thickness.gt(Precise.min(width, height))) invalid('wallMm', 'must be at most the shorter leg');
      return width.plus(height).minus(thickness).times(thickness);
    }
  }
}
