import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { arctangent } from './lib/angular.ts';
import { humidexOf, saturationPressure, saturationTemperature, vaporPressureOf, ZERO_CELSIUS } from './lib/vapor-pressure.ts';

/** Gas constant of water vapour in J/(kg K). */
const VAPOR_CONSTANT = '461.5';

interface Air {
  temperature: Decimal;
  humidity: Decimal;
  dewPoint: Decimal;
  vaporPressure: Decimal;
}

export default defineTool({
  slug: 'dew-point-calculator',
  name: 'Dew Point Calculator',
  category: 'science',
  summary: 'Calculates dew point, relative humidity or temperature from the other two, with absolute humidity, wet bulb and humidex.',
  description:
    'Give exactly two of temperatureCelsius, relativeHumidity and dewPointCelsius. Humidities are over water, below 0 °C too. The wet bulb follows a fit that holds for 5 to 99 % and −20 to 50 °C at the pressure of sea level.',
  reference:
    'WMO Magnus formula 6.112 exp(17.62 t/(243.12 + t)) hPa; absolute humidity e/(461.5 T); humidex T + 5/9 (e − 10); wet bulb by Stull (2011), Journal of Applied Meteorology and Climatology 50',
  keywords: [
    'dewpoint',
    'condensation',
    'moisture',
    'mould',
    'vapour pressure',
    'wet bulb temperature',
    'grams of water per cubic metre',
    'humidity calculator',
    'psychrometrics',
  ],
  inputs: z.strictObject({
    temperatureCelsius: z.number().min(-45).max(60).optional().describe('Temperature of the air in °C'),
    relativeHumidity: z.number().min(0.1).max(100).optional().describe('Relative humidity in percent'),
    dewPointCelsius: z.number().min(-80).max(60).optional().describe('Dew point in °C: the temperature at which the vapour in the air condenses'),
  }),
  result: z.strictObject({
    temperatureCelsius: z.number().describe('Temperature of the air in °C'),
    relativeHumidity: z.number().describe('Relative humidity in percent'),
    dewPointCelsius: z.number().describe('Dew point in °C: the temperature at which the vapour in the air condenses'),
    vaporPressureHpa: z.number().describe('Pressure of the water vapour in hPa'),
    absoluteHumidity: z.number().describe('Absolute humidity: grams of water vapour in a cubic metre of air'),
    humidex: z.number().describe('Canadian humidex in °C, how warm the humid air feels'),
    wetBulbCelsius: z.number().optional().describe('Wet-bulb temperature in °C; absent unless the humidity is 5 to 99 % and the temperature −20 to 50 °C'),
  }),
  headline: 'dewPointCelsius',
  examples: [
    {
      inputs: { temperatureCelsius: 25, relativeHumidity: 60 },
      result: {
        temperatureCelsius: 25,
        relativeHumidity: 60,
        dewPointCelsius: 16.693149006198954,
        vaporPressureHpa: 18.96034149893,
        absoluteHumidity: 13.779695990155254,
        humidex: 29.977967499405555,
        wetBulbCelsius: 19.502679418339483,
      },
    },
    {
      inputs: { temperatureCelsius: -30, dewPointCelsius: -35 },
      result: {
        temperatureCelsius: -30,
        relativeHumidity: 61.69905827361478,
        dewPointCelsius: -35,
        vaporPressureHpa: 0.3157071425748246,
        absoluteHumidity: 0.2813444991464498,
        humidex: -35.38016269856954,
      },
    },
  ],
  run(inputs) {
    giveExactly(2, inputs, ['temperatureCelsius', 'relativeHumidity', 'dewPointCelsius']);
    const { temperature, humidity, dewPoint, vaporPressure } = airOf(inputs);
    const hasWetBulb = humidity.gte(5) && humidity.lte(99) && temperature.gte(-20) && temperature.lte(50);
    return {
      temperatureCelsius: doubleOf(temperature),
      relativeHumidity: doubleOf(humidity),
      dewPointCelsius: doubleOf(dewPoint),
      vaporPressureHpa: doubleOf(vaporPressure),
      absoluteHumidity: doubleOf(vaporPressure.times(100_000).div(temperature.plus(ZERO_CELSIUS).times(VAPOR_CONSTANT))),
      humidex: doubleOf(humidexOf(temperature, vaporPressure)),
      ...(hasWetBulb && { wetBulbCelsius: doubleOf(wetBulbOf(temperature, humidity)) }),
    };
  },
});

function airOf(inputs: { temperatureCelsius?: number | undefined; relativeHumidity?: number | undefined; dewPointCelsius?: number | undefined }): Air {
  const [temperature, humidity, dewPoint] = [inputs.temperatureCelsius, inputs.relativeHumidity, inputs.dewPointCelsius].map(
    (given) => new Precise(given ?? 0),
  ) as [Decimal, Decimal, Decimal];
  if (inputs.dewPointCelsius === undefined) {
    const vaporPressure = vaporPressureOf(temperature, humidity);
    return { temperature, humidity, dewPoint: saturationTemperature(vaporPressure), vaporPressure };
  }
  const vaporPressure = saturationPressure(dewPoint);
  if (inputs.temperatureCelsius === undefined)
    return { temperature: saturationTemperature(vaporPressure.times(100).div(humidity)), humidity, dewPoint, vaporPressure };
  if (dewPoint.gt(temperature)) unprocessable('The dew point cannot be above the temperature.', 'dewPointCelsius');
  return { temperature, humidity: vaporPressure.div(saturationPressure(temperature)).times(100), dewPoint, vaporPressure };
}

/** Stull's fit of the wet-bulb temperature in °C. */
function wetBulbOf(temperature: Decimal, humidity: Decimal): Decimal {
  const ofTemperature = temperature.times(arctangent(humidity.plus('8.313659').sqrt().times('0.151977')));
  const between = arctangent(temperature.plus(humidity)).minus(arctangent(humidity.minus('1.676331')));
  const ofHumidity = humidity
    .times(humidity.sqrt())
    .times('0.00391838')
    .times(arctangent(humidity.times('0.023101')));
  return ofTemperature.plus(between).plus(ofHumidity).minus('4.686035');
}
