import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { KM_PER_MILE, LITERS_PER_GALLON, LITERS_PER_UK_GALLON } from './lib/measures.ts';

const LITERS = { liter: new D(1), gallon: LITERS_PER_GALLON, 'uk-gallon': LITERS_PER_UK_GALLON };

export default defineTool({
  slug: 'fuel-consumption-calculator',
  name: 'Fuel Consumption Calculator',
  category: 'everyday',
  summary: 'Calculates fuel economy from distance and fuel used, in every unit: L/100 km, km/L and miles per gallon.',
  reference: 'Exact miles and gallons (NIST SP 811); CO2 of petrol about 2.31 kg/L, of diesel about 2.68 kg/L',
  keywords: ['mpg', 'mileage', 'gas mileage', 'petrol', 'diesel', 'car', 'emissions', 'co2', 'litres per 100 km'],
  inputs: z.strictObject({
    distance: z.number().min(0.001).max(1_000_000).describe('Distance driven, in distanceUnit'),
    distanceUnit: z.enum(['km', 'mi']).default('km').describe('km means kilometres, mi miles'),
    fuel: z.number().min(0.001).max(100_000).describe('Fuel used, in fuelUnit'),
    fuelUnit: z.enum(['liter', 'gallon', 'uk-gallon']).default('liter').describe('gallon means the US gallon, uk-gallon the UK gallon'),
    co2KgPerLiter: z.number().min(0).max(10).default(2.31).describe('Carbon dioxide from burning a litre in kg: petrol about 2.31, diesel about 2.68'),
  }),
  result: z.strictObject({
    litersPer100Km: z.number().describe('Litres used for 100 km'),
    kmPerLiter: z.number().describe('Kilometres driven with a litre'),
    mpg: z.number().describe('Miles driven with a US gallon'),
    ukMpg: z.number().describe('Miles driven with a UK gallon'),
    co2GramsPerKm: z.number().describe('Carbon dioxide in grams per km'),
  }),
  examples: [
    {
      inputs: { distance: 612, fuel: 41.3 },
      result: {
        litersPer100Km: 6.748366013071895,
        kmPerLiter: 14.818401937046005,
        mpg: 34.85504237288136,
        ukMpg: 41.85916054118043,
        co2GramsPerKm: 155.88725490196077,
      },
    },
    {
      inputs: { distance: 100, distanceUnit: 'mi', fuel: 4, fuelUnit: 'gallon' },
      result: {
        litersPer100Km: 9.408583333333333,
        kmPerLiter: 10.6285926857568,
        mpg: 25,
        ukMpg: 30.02374813762137,
        co2GramsPerKm: 217.338275,
      },
    },
  ],
  run({ distance, distanceUnit, fuel, fuelUnit, co2KgPerLiter }) {
    const km = new D(distance).times(distanceUnit === 'mi' ? KM_PER_MILE : 1);
    const liters = LITERS[fuelUnit].times(fuel);
    const milesPerLiter = km.div(KM_PER_MILE).div(liters);
    return {
      litersPer100Km: ratio(liters.times(100).div(km)),
      kmPerLiter: ratio(km.div(liters)),
      mpg: ratio(milesPerLiter.times(LITERS_PER_GALLON)),
      ukMpg: ratio(milesPerLiter.times(LITERS_PER_UK_GALLON)),
      co2GramsPerKm: ratio(liters.times(co2KgPerLiter).times(1000).div(km)),
    };
  },
});
