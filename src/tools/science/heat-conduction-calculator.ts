import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** 1 ft² °F h/Btu in m² K/W: a square foot, five ninths of a kelvin, an hour, and the joules of a Btu. */
const US_UNIT = new Precise('0.3048').pow(2).times(5).div(9).times(3600).div('1055.05585262');

export default defineTool({
  slug: 'heat-conduction-calculator',
  name: 'Heat Conduction Calculator',
  category: 'science',
  summary: 'Calculates the heat flow through a wall of one or more layers, with its R and U values.',
  description: 'For a steady flow straight through layers that are the same all over. A negative temperature difference gives a negative flow.',
  reference: "Fourier's law: R = Σ thickness/conductivity + surfaces, flow = A ΔT/R",
  keywords: ['thermal conductivity', 'r-value', 'u-value', 'insulation', 'thermal resistance', 'fourier law', 'heat transfer', 'layers'],
  inputs: z.strictObject({
    layers: z
      .array(
        z.strictObject({
          thickness: z.number().positive().describe('Thickness of the layer in metres, above 0'),
          conductivity: z.number().positive().describe('Thermal conductivity of the layer in W/(m K), above 0'),
        }),
      )
      .min(1)
      .max(50)
      .describe('The layers of the wall, each with its thickness and conductivity'),
    areaM2: z.number().min(1e-9).max(1e12).default(1).describe('Area of the wall in square metres'),
    temperatureDifference: z.number().min(-10_000).max(10_000).describe('Difference of temperature between the two sides in kelvins'),
    surfaceResistance: z.number().min(0).max(1000).default(0).describe('Thermal resistance of the surfaces in m² K/W, inside plus outside'),
  }),
  result: z.strictObject({
    heatFlow: z.number().describe('Heat that flows through the wall in watts'),
    rValue: z.number().describe('Thermal resistance of the wall in m² K/W, surfaces included'),
    uValue: z.number().describe('Thermal transmittance in W/(m² K), which is 1/R'),
    rValueUs: z.number().describe('Thermal resistance in ft² °F h/Btu, as in the United States'),
  }),
  examples: [
    {
      inputs: {
        layers: [
          { thickness: 0.1, conductivity: 0.6 },
          { thickness: 0.12, conductivity: 0.035 },
        ],
        areaM2: 20,
        temperatureDifference: 22,
        surfaceResistance: 0.17,
      },
      result: { heatFlow: 116.85847982800051, rValue: 3.7652380952380953, uValue: 0.2655874541545466, rValueUs: 21.38001344675445 },
    },
  ],
  run({ layers, areaM2, temperatureDifference, surfaceResistance }) {
    const resistance = Precise.sum(surfaceResistance, ...layers.map(({ thickness, conductivity }) => new Precise(thickness).div(conductivity)));
    return {
      heatFlow: doubleOf(new Precise(areaM2).times(temperatureDifference).div(resistance)),
      rValue: doubleOf(resistance),
      uValue: doubleOf(new Precise(1).div(resistance)),
      rValueUs: doubleOf(resistance.div(US_UNIT)),
    };
  },
});
