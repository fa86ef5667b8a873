import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { AIR_CONSTANT, pressureAltitude, SEA_LEVEL_HPA, speedOfSound, standardPressure, standardTemperature } from './lib/standard-atmosphere.ts';
import { ZERO_CELSIUS } from './lib/vapor-pressure.ts';

export default defineTool({
  slug: 'standard-atmosphere-calculator',
  name: 'Standard Atmosphere Calculator',
  category: 'science',
  summary: 'Calculates temperature, pressure, density and speed of sound at an altitude in the standard atmosphere (ISA).',
  description:
    'Give exactly one of altitudeMeters and pressureHpa. Altitudes are geopotential, which differs from geometric height by 0.16 % at 10 km. The offset of an ISA+10 day, say, changes the density and the speed of sound; temperatureCelsius stays that of the standard, and airTemperatureCelsius has the offset.',
  reference: 'ISO 2533:1975, as the U.S. Standard Atmosphere 1976 up to 84.852 km; g 9.80665 m/s², R 287.05287 J/(kg K), γ 1.4',
  keywords: [
    'isa',
    'pressure altitude',
    'barometric formula',
    'air pressure at height',
    'aviation',
    'troposphere',
    'stratosphere',
    'density altitude',
    'us standard atmosphere 1976',
    'mach',
  ],
  inputs: z.strictObject({
    altitudeMeters: z.number().min(-2000).max(84_852).optional().describe('Geopotential altitude in metres; give either this or pressureHpa'),
    pressureHpa: z.number().min(0.004).max(1277).optional().describe('Pressure in hPa (millibars); give either this or altitudeMeters'),
    temperatureOffset: z
      .number()
      .min(-80)
      .max(80)
      .default(0)
      .describe('Kelvins added to the standard temperature, which change density and speed of sound alone'),
  }),
  result: z.strictObject({
    altitudeMeters: z.number().describe('Geopotential altitude in metres'),
    temperatureCelsius: z.number().describe('Standard temperature in °C, without the offset'),
    airTemperatureCelsius: z.number().describe('Temperature of the air in °C, with the offset'),
    pressureHpa: z.number().describe('Pressure in hPa (millibars)'),
    density: z.number().describe('Density of the air in kg/m³'),
    speedOfSound: z.number().describe('Speed of sound in m/s'),
    pressureRatio: z.number().describe('Pressure as a share of that at sea level, 1013.25 hPa'),
  }),
  headline: 'pressureHpa',
  examples: [
    {
      inputs: { altitudeMeters: 10_000 },
      result: {
        altitudeMeters: 10_000,
        temperatureCelsius: -50,
        airTemperatureCelsius: -50,
        pressureHpa: 264.3624259269161,
        density: 0.4127061531875689,
        speedOfSound: 299.4631648745802,
        pressureRatio: 0.26090542899276203,
      },
    },
    {
      inputs: { pressureHpa: 850, temperatureOffset: 10 },
      result: {
        altitudeMeters: 1457.2994515047128,
        temperatureCelsius: 5.5275535652193675,
        airTemperatureCelsius: 15.527553565219367,
        pressureHpa: 850,
        density: 1.0257558823835122,
        speedOfSound: 340.6053557383749,
        pressureRatio: 0.838884776708611,
      },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['altitudeMeters', 'pressureHpa']);
    const altitude =
      inputs.altitudeMeters === undefined ? pressureAltitude(new Precise(inputs.pressureHpa ?? SEA_LEVEL_HPA)) : new Precise(inputs.altitudeMeters);
    const pressure = inputs.pressureHpa === undefined ? standardPressure(altitude) : new Precise(inputs.pressureHpa);
    const standard = standardTemperature(altitude);
    const air = standard.plus(inputs.temperatureOffset);
    return {
      altitudeMeters: doubleOf(altitude),
      temperatureCelsius: doubleOf(standard.minus(ZERO_CELSIUS)),
      airTemperatureCelsius: doubleOf(air.minus(ZERO_CELSIUS)),
      pressureHpa: doubleOf(pressure),
      density: doubleOf(pressure.times(100).div(air.times(AIR_CONSTANT))),
      speedOfSound: doubleOf(speedOfSound(air)),
      pressureRatio: doubleOf(pressure.div(SEA_LEVEL_HPA)),
    };
  },
});
