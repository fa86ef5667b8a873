import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { KM_PER_MILE, LITERS_PER_GALLON, LITERS_PER_UK_GALLON } from './lib/measures.ts';

type Unit = 'l-100km' | 'km-l' | 'mpg' | 'uk-mpg';

function litersFor(km: D, consumption: number, unit: Unit): D {
  switch (unit) {
    case 'l-100km':
      return km.times(consumption).div(100);
    case 'km-l':
      return km.div(consumption);
    case 'mpg':
      return km.div(KM_PER_MILE).div(consumption).times(LITERS_PER_GALLON);
    case 'uk-mpg':
      return km.div(KM_PER_MILE).div(consumption).times(LITERS_PER_UK_GALLON);
  }
}

export default defineTool({
  slug: 'fuel-cost-calculator',
  name: 'Fuel Cost Calculator',
  category: 'everyday',
  summary: 'Calculates the fuel and cost of a trip, shared among passengers.',
  description: 'Sums of money are rounded from unrounded ones, so that the shares need not add up to the cost.',
  reference: 'Fuel = distance·consumption; exact miles and gallons (NIST SP 811)',
  keywords: ['gas cost', 'petrol', 'road trip', 'carpool', 'mileage', 'diesel', 'gasoline', 'split', 'driving'],
  inputs: z.strictObject({
    distance: z.number().min(0).max(1_000_000).describe('Distance one way, in distanceUnit'),
    distanceUnit: z.enum(['km', 'mi']).default('km').describe('km means kilometres, mi miles'),
    consumption: z.number().min(0.01).max(1000).describe('Fuel consumption of the vehicle, in consumptionUnit'),
    consumptionUnit: z
      .enum(['l-100km', 'km-l', 'mpg', 'uk-mpg'])
      .default('l-100km')
      .describe('l-100km means litres per 100 km, km-l km per litre, mpg miles per US gallon, uk-mpg miles per UK gallon'),
    price: z.number().min(0).max(1_000_000).describe('Price of the fuel, per priceUnit'),
    priceUnit: z.enum(['liter', 'gallon', 'uk-gallon']).default('liter').describe('What the price is for: a litre, a US gallon or a UK gallon'),
    roundTrip: z.boolean().default(false).describe('Whether to drive back the same way, which doubles the distance'),
    extraCosts: z.number().min(0).max(1_000_000).default(0).describe('Tolls and parking of the whole trip'),
    people: z.int().min(1).max(100).default(1).describe('Number of people who share the cost'),
    decimals,
  }),
  result: z.strictObject({
    distanceKm: z.number().describe('Distance driven in km, there and back for a round trip'),
    liters: z.number().describe('Fuel used in litres'),
    gallons: z.number().describe('Fuel used in US gallons'),
    fuelCost: z.number().describe('Cost of the fuel'),
    cost: z.number().describe('Cost of the trip, with tolls and parking'),
    costPerPerson: z.number().describe('Cost of the trip for each person'),
    costPerKm: z.number().optional().describe('Cost of the trip per km, not rounded; absent if the distance is 0'),
  }),
  headline: 'cost',
  examples: [
    {
      inputs: { distance: 350, consumption: 6.5, price: 1.75, people: 3 },
      result: { distanceKm: 350, liters: 22.75, gallons: 6.009914191147876, fuelCost: 39.81, cost: 39.81, costPerPerson: 13.27, costPerKm: 0.11375 },
    },
    {
      inputs: { distance: 200, distanceUnit: 'mi', consumption: 30, consumptionUnit: 'mpg', price: 3.5, priceUnit: 'gallon', roundTrip: true },
      result: {
        distanceKm: 643.7376,
        liters: 50.47215712,
        gallons: 13.333333333333334,
        fuelCost: 46.67,
        cost: 46.67,
        costPerPerson: 46.67,
        costPerKm: 0.0724933057610223,
      },
    },
  ],
  run({ distance, distanceUnit, consumption, consumptionUnit, price, priceUnit, roundTrip, extraCosts, people, decimals: places }) {
    const km = new D(distance).times(distanceUnit === 'mi' ? KM_PER_MILE : 1).times(roundTrip ? 2 : 1);
    const liters = litersFor(km, consumption, consumptionUnit);
    const gallons = liters.div(LITERS_PER_GALLON);
    const fuelCost = (priceUnit === 'liter' ? liters : priceUnit === 'gallon' ? gallons : liters.div(LITERS_PER_UK_GALLON)).times(price);
    const cost = fuelCost.plus(extraCosts);
    return {
      distanceKm: ratio(km),
      liters: ratio(liters),
      gallons: ratio(gallons),
      fuelCost: money(fuelCost, places),
      cost: money(cost, places),
      costPerPerson: money(cost.div(people), places),
      ...(!km.isZero() && { costPerKm: ratio(cost.div(km)) }),
    };
  },
});
