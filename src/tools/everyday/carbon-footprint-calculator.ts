import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Kilograms a day. */
const DIETS = { none: 0, vegan: 2.5, vegetarian: 3.2, 'medium-meat': 4.7, 'high-meat': 7.2 };

const aYear = z.number().min(0).max(1e9).default(0);

export default defineTool({
  slug: 'carbon-footprint-calculator',
  name: 'Carbon Footprint Calculator',
  category: 'everyday',
  summary: "Calculates a year's carbon dioxide from energy, car, flights and food by your own figures.",
  description:
    'In kg of CO₂ equivalent: natural gas 0.181/kWh, heating oil 2.7/L, petrol 2.348/L, diesel 2.689/L, flights 0.15/km, trains 0.035/km, buses 0.1/km; food a day 2.5 (vegan) to 7.2 (much meat). Energy is shared by the household, the rest is not.',
  reference: 'EPA emission factors (fuels); Scarborough et al. 2014, rounded (diets)',
  keywords: ['co2', 'emissions', 'climate', 'greenhouse gas', 'energy use', 'flight emissions', 'ecological footprint'],
  inputs: z.strictObject({
    electricityKwh: aYear.describe('Electricity of the household in kWh per year'),
    electricityFactor: z.number().min(0).max(5).default(0.4).describe('Emissions of the electricity in kg of CO₂ per kWh'),
    naturalGasKwh: aYear.describe('Natural gas of the household in kWh per year'),
    heatingOilLiters: aYear.describe('Heating oil of the household in litres per year'),
    petrolLiters: aYear.describe('Petrol (gasoline) in litres per year'),
    dieselLiters: aYear.describe('Diesel fuel in litres per year'),
    flightKm: aYear.describe('Distance flown in kilometres per year'),
    trainKm: aYear.describe('Distance by train in kilometres per year'),
    busKm: aYear.describe('Distance by bus in kilometres per year'),
    diet: z.enum(['none', 'vegan', 'vegetarian', 'medium-meat', 'high-meat']).default('none').describe('Usual food; none leaves it out of the sum'),
    householdSize: z.int().min(1).max(100).default(1).describe('People who share electricity and heating'),
  }),
  result: z.strictObject({
    totalTonnes: z.number().describe('All emissions in tonnes of CO₂ per year'),
    perPersonTonnes: z.number().describe('Emissions of one person in tonnes of CO₂ per year, with a share of the energy'),
    breakdownKg: z
      .strictObject({
        electricity: z.number().describe('Emissions of electricity in kg per year'),
        heating: z.number().describe('Emissions of gas and heating oil in kg per year'),
        car: z.number().describe('Emissions of petrol and diesel in kg per year'),
        flights: z.number().describe('Emissions of flights in kg per year'),
        publicTransport: z.number().describe('Emissions of trains and buses in kg per year'),
        diet: z.number().describe('Emissions of food in kg per year'),
      })
      .describe('Emissions by source in kg of CO₂ per year'),
  }),
  examples: [
    {
      inputs: { electricityKwh: 3000, naturalGasKwh: 12000, petrolLiters: 900, flightKm: 5000, diet: 'medium-meat', householdSize: 3 },
      result: {
        totalTonnes: 7.9507,
        perPersonTonnes: 5.7027,
        breakdownKg: { electricity: 1200, heating: 2172, car: 2113.2, flights: 750, publicTransport: 0, diet: 1715.5 },
      },
    },
  ],
  run(inputs) {
    const emitted = (amount: number, factor: number) => new Precise(amount).times(factor);
    const electricity = emitted(inputs.electricityKwh, inputs.electricityFactor);
    const heating = emitted(inputs.naturalGasKwh, 0.181).plus(emitted(inputs.heatingOilLiters, 2.7));
    const car = emitted(inputs.petrolLiters, 2.348).plus(emitted(inputs.dieselLiters, 2.689));
    const flights = emitted(inputs.flightKm, 0.15);
    const publicTransport = emitted(inputs.trainKm, 0.035).plus(emitted(inputs.busKm, 0.1));
    const diet = emitted(365, DIETS[inputs.diet]);
    const energy = electricity.plus(heating);
    const own = car.plus(flights).plus(publicTransport).plus(diet);
    return {
      totalTonnes: doubleOf(energy.plus(own).div(1000)),
      perPersonTonnes: doubleOf(energy.div(inputs.householdSize).plus(own).div(1000)),
      breakdownKg: {
        electricity: doubleOf(electricity),
        heating: doubleOf(heating),
        car: doubleOf(car),
        flights: doubleOf(flights),
        publicTransport: doubleOf(publicTransport),
        diet: doubleOf(diet),
      },
    };
  },
});
