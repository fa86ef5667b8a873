import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { vaporPressureOf, ZERO_CELSIUS } from './lib/vapor-pressure.ts';

/** Gas constants in J/(kg K). */
const DRY_AIR = '287.058';
const VAPOR = '461.495';
/** Density of air at sea level in the standard atmosphere, in kg/m³. */
const STANDARD_DENSITY = '1.225';

export default defineTool({
  slug: 'air-density-calculator',
  name: 'Air Density Calculator',
  category: 'science',
  summary: 'Calculates the density of dry or humid air from temperature, pressure and humidity.',
  description:
    'Takes the air as an ideal mixture of dry air and water vapour. The pressure is that at the place itself, not reduced to sea level as in weather reports.',
  reference: 'ρ = (p − e)/(287.058 T) + e/(461.495 T), with the vapour pressure e by the Magnus formula of the WMO',
  keywords: ['air weight per cubic metre', 'kg/m3', 'humid air', 'density of air', 'barometric pressure', 'drone', 'aviation', 'engine tuning'],
  inputs: z.strictObject({
    temperatureCelsius: z.number().min(-100).max(100).describe('Temperature of the air in °C'),
    pressureHpa: z.number().min(1).max(2000).default(1013.25).describe('Pressure of the air in hPa (millibars)'),
    relativeHumidity: z.number().min(0).max(100).default(0).describe('Relative humidity in percent, 0 for dry air'),
  }),
  result: z.strictObject({
    density: z.number().describe('Density of the air in kg/m³'),
    vaporPressureHpa: z.number().describe('Pressure of the water vapour in hPa'),
    percentOfStandard: z.number().describe('Density in percent of 1.225 kg/m³, that of the standard atmosphere at sea level'),
  }),
  examples: [
    {
      inputs: { temperatureCelsius: 20, relativeHumidity: 50 },
      result: { density: 1.1988460822612312, vaporPressureHpa: 11.662980110489034, percentOfStandard: 97.86498630703929 },
    },
    {
      inputs: { temperatureCelsius: 0 },
      result: { density: 1.2922476553778015, vaporPressureHpa: 0, percentOfStandard: 105.48960452063686 },
    },
  ],
  run({ temperatureCelsius, pressureHpa, relativeHumidity }) {
    const celsius = new Precise(temperatureCelsius);
    const vapor = vaporPressureOf(celsius, relativeHumidity);
    const dry = new Precise(pressureHpa).minus(vapor);
    if (dry.lt(0)) unprocessable('At this temperature and humidity, the pressure of the water vapour alone would be above pressureHpa.', 'pressureHpa');
    const density = dry.div(DRY_AIR).plus(vapor.div(VAPOR)).times(100).div(celsius.plus(ZERO_CELSIUS));
    return { density: doubleOf(density), vaporPressureHpa: doubleOf(vapor), percentOfStandard: doubleOf(density.div(STANDARD_DENSITY).times(100)) };
  },
});
