import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

const DAYS_PER_YEAR = 365;
const MONTHS_PER_YEAR = 12;

export default defineTool({
  slug: 'electricity-cost-calculator',
  name: 'Electricity Cost Calculator',
  category: 'everyday',
  summary: 'Calculates the energy use and cost of appliances per day, month and year.',
  description: 'A year has 365 days, a month is a twelfth of it. Each sum of money is rounded on its own.',
  reference: 'kWh = W·h / 1000',
  keywords: ['power consumption', 'kwh', 'electric bill', 'watts', 'appliance running cost', 'standby'],
  inputs: z.strictObject({
    appliances: z
      .array(
        z.strictObject({
          name: z.string().max(200).optional().describe('Name shown in the result; appliance 1, appliance 2 and so on if omitted'),
          watts: z.number().min(0).max(1e9).describe('Power in watts while running'),
          hoursPerDay: z.number().min(0).max(24).describe('Hours per day that the appliance runs'),
          count: z.number().min(0).max(10_000).default(1).describe('How many of them there are'),
        }),
      )
      .min(1)
      .max(100)
      .describe('The appliances, each with its power and its hours per day'),
    pricePerKwh: z.number().min(0).max(10_000).describe('Price of a kWh of electricity'),
    decimals,
  }),
  result: z.strictObject({
    kwhPerDay: z.number().describe('Energy used a day in kWh'),
    kwhPerYear: z.number().describe('Energy used in 365 days in kWh'),
    costPerDay: z.number().describe('Cost of a day, rounded'),
    costPerMonth: z.number().describe('Cost of a twelfth of a year, rounded'),
    costPerYear: z.number().describe('Cost of 365 days, rounded'),
    appliances: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the appliance as given, or its position'),
          kwhPerYear: z.number().describe('Energy it uses in 365 days in kWh, all of its kind'),
          costPerYear: z.number().describe('What it costs in 365 days, rounded'),
        }),
      )
      .describe('Each appliance in the order given'),
  }),
  headline: 'costPerYear',
  examples: [
    {
      inputs: {
        appliances: [
          { name: 'Fridge', watts: 45, hoursPerDay: 24 },
          { watts: 2000, hoursPerDay: 0.5 },
        ],
        pricePerKwh: 0.3,
      },
      result: {
        kwhPerDay: 2.08,
        kwhPerYear: 759.2,
        costPerDay: 0.62,
        costPerMonth: 18.98,
        costPerYear: 227.76,
        appliances: [
          { name: 'Fridge', kwhPerYear: 394.2, costPerYear: 118.26 },
          { name: 'appliance 2', kwhPerYear: 365, costPerYear: 109.5 },
        ],
      },
    },
    {
      inputs: { appliances: [{ name: 'LED bulb', watts: 9, hoursPerDay: 5, count: 12 }], pricePerKwh: 0.25 },
      result: {
        kwhPerDay: 0.54,
        kwhPerYear: 197.1,
        costPerDay: 0.14,
        costPerMonth: 4.11,
        costPerYear: 49.28,
        appliances: [{ name: 'LED bulb', kwhPerYear: 197.1, costPerYear: 49.28 }],
      },
    },
  ],
  run({ appliances, pricePerKwh, decimals: places }) {
    const rows = appliances.map(({ name, watts, hoursPerDay, count }, index) => ({
      name: name ?? `appliance ${index + 1}`,
      wattHours: new D(watts).times(hoursPerDay).times(count),
    }));
    const perDay = rows.reduce((sum, row) => sum.plus(row.wattHours), new D(0)).div(1000);
    const costPerDay = perDay.times(pricePerKwh);
    const costPerYear = costPerDay.times(DAYS_PER_YEAR);
    return {
      kwhPerDay: ratio(perDay),
      kwhPerYear: ratio(perDay.times(DAYS_PER_YEAR)),
      costPerDay: money(costPerDay, places),
      costPerMonth: money(costPerYear.div(MONTHS_PER_YEAR), places),
      costPerYear: money(costPerYear, places),
      appliances: rows.map((row) => {
        const energy = row.wattHours.times(DAYS_PER_YEAR / 1000);
        return { name: row.name, kwhPerYear: ratio(energy), costPerYear: money(energy.times(pricePerKwh), places) };
      }),
    };
  },
});
