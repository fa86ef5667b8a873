import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Resistances of the surfaces in m²K/W. */
const INNER_SURFACE = { wall: 0.13, roof: 0.1, floor: 0.17 };
const OUTER_SURFACE = 0.04;
const IMPERIAL = '5.678263337';

const layer = z.strictObject({
  name: z.string().max(100).optional().describe('Name of the layer, which is not used'),
  thicknessMm: z.number().min(0.001).max(10_000).optional().describe('Thickness of the layer in millimetres'),
  conductivity: z.number().min(0.001).max(1000).optional().describe('Thermal conductivity of the layer in W/(m·K)'),
  resistance: z.number().min(0).max(1000).optional().describe('Thermal resistance of the layer in m²K/W, in place of thickness and conductivity'),
});

export default defineTool({
  slug: 'u-value-calculator',
  name: 'U-Value Calculator',
  category: 'everyday',
  summary: 'Calculates the U-value and R-value of a wall, roof or floor from its layers, with the heat loss.',
  description:
    'For layers that are the same all over, without thermal bridges. Surface resistances in m²K/W: inside 0.13 for a wall, 0.1 for a roof, 0.17 for a floor, and 0.04 outside.',
  reference: 'ISO 6946: R = Rsi + Σ thickness/conductivity + Rse, U = 1/R',
  keywords: ['thermal transmittance', 'insulation', 'r value', 'heat loss', 'building', 'lambda', 'thermal resistance', 'facade'],
  inputs: z.strictObject({
    layers: z.array(layer).min(1).max(50).describe('The layers, each with thicknessMm and conductivity, or with resistance'),
    element: z.enum(['wall', 'roof', 'floor']).default('wall').describe('Part of the building, which decides on the resistance of its inner surface'),
    areaM2: z.number().min(0.001).max(1_000_000).optional().describe('Area in square metres, for the heat loss'),
    temperatureDifference: z.number().min(0).max(200).optional().describe('Difference between inside and outside in kelvins, with areaM2 for the heat loss'),
    degreeDays: z.number().min(0).max(20_000).optional().describe('Heating degree days in K days per year, with areaM2 for the energy'),
  }),
  result: z.strictObject({
    uValue: z.number().describe('U-value in W/(m²K)'),
    rValue: z.number().describe('R-value in m²K/W, with the surfaces'),
    rValueImperial: z.number().describe('R-value in h·ft²·°F/Btu, with the surfaces'),
    layers: z.array(z.number()).describe('Resistance of each layer in m²K/W'),
    heatLossWatts: z.number().optional().describe('Heat loss in watts; absent without areaM2 and temperatureDifference'),
    kwhPerYear: z.number().optional().describe('Energy lost in kWh per year; absent without areaM2 and degreeDays'),
  }),
  examples: [
    {
      inputs: {
        layers: [
          { name: 'plaster', thicknessMm: 15, conductivity: 0.7 },
          { name: 'brick', thicknessMm: 240, conductivity: 0.5 },
          { name: 'insulation', thicknessMm: 140, conductivity: 0.035 },
        ],
        areaM2: 20,
        temperatureDifference: 30,
      },
      result: {
        uValue: 0.21406727828746178,
        rValue: 4.671428571428572,
        rValueImperial: 26.525601588557144,
        layers: [0.02142857142857143, 0.48, 4],
        heatLossWatts: 128.44036697247705,
      },
    },
  ],
  run({ layers, element, areaM2, temperatureDifference, degreeDays }) {
    const resistances = layers.map(resistanceOf);
    const total = Precise.sum(INNER_SURFACE[element], OUTER_SURFACE, ...resistances);
    const area = areaM2 === undefined ? undefined : new Precise(areaM2);
    return {
      uValue: doubleOf(new Precise(1).div(total)),
      rValue: doubleOf(total),
      rValueImperial: doubleOf(total.times(IMPERIAL)),
      layers: resistances.map(doubleOf),
      ...(area && temperatureDifference !== undefined && { heatLossWatts: doubleOf(area.times(temperatureDifference).div(total)) }),
      ...(area && degreeDays !== undefined && { kwhPerYear: doubleOf(area.times(degreeDays).times(24).div(total).div(1000)) }),
    };
  },
});

function resistanceOf({ thicknessMm, conductivity, resistance }: z.output<typeof layer>, at: number): Decimal {
  if (resistance !== undefined && thicknessMm === undefined && conductivity === undefined) return new Precise(resistance);
  if (resistance !== undefined || thicknessMm === undefined || conductivity === undefined) {
    return invalid(`layers[${at}]`, 'must have thicknessMm and conductivity, or resistance alone');
  }
  return new Precise(thicknessMm).div(1000).div(conductivity);
}
