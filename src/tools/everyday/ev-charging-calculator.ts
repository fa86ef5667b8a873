import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { clockTime } from './lib/clock.ts';

export default defineTool({
  slug: 'ev-charging-calculator',
  name: 'EV Charging Calculator',
  category: 'everyday',
  summary: 'Calculates the energy, time and cost of charging an electric car.',
  description: 'The charger is taken to give its full power all the time; cars charge more slowly towards a full battery.',
  reference: 'Energy = battery·(to − from)/100; time = energy / efficiency / power',
  keywords: ['electric vehicle', 'tesla', 'kwh', 'wallbox', 'charge cost', 'battery', 'range'],
  inputs: z.strictObject({
    batteryKwh: z.number().min(0.1).max(10_000).describe('Usable capacity of the battery in kWh'),
    fromPercent: z.number().min(0).max(100).default(20).describe('Charge of the battery at the start in percent'),
    toPercent: z.number().min(0).max(100).default(80).describe('Charge of the battery at the end in percent, not below the start'),
    chargerKw: z.number().min(0.1).max(10_000).describe('Power of the charger in kW'),
    efficiencyPercent: z.number().min(10).max(100).default(90).describe('Share of the energy drawn that gets into the battery, in percent'),
    pricePerKwh: z.number().min(0).max(10_000).optional().describe('Price of a kWh drawn; adds the cost'),
    consumptionKwh100Km: z.number().min(1).max(500).optional().describe('What the car uses for 100 km in kWh; adds the range'),
    decimals,
  }),
  result: z.strictObject({
    energyKwh: z.number().describe('Energy that gets into the battery in kWh'),
    drawnKwh: z.number().describe('Energy drawn from the grid in kWh'),
    hours: z.number().describe('Charging time in hours'),
    duration: z.string().describe('Charging time as H:MM:SS, to the nearest second'),
    cost: z.number().optional().describe('Cost of the energy drawn; absent if no price is given'),
    rangeKm: z.number().optional().describe('Distance in km that the added energy is good for; absent if no consumption is given'),
  }),
  headline: 'duration',
  examples: [
    {
      inputs: { batteryKwh: 75, chargerKw: 11, pricePerKwh: 0.32, consumptionKwh100Km: 16.5 },
      result: { energyKwh: 45, drawnKwh: 50, hours: 4.545454545454546, duration: '4:32:44', cost: 16, rangeKm: 272.72727272727275 },
    },
    {
      inputs: { batteryKwh: 60, fromPercent: 10, toPercent: 100, chargerKw: 50, efficiencyPercent: 100 },
      result: { energyKwh: 54, drawnKwh: 54, hours: 1.08, duration: '1:04:48' },
    },
  ],
  run({ batteryKwh, fromPercent, toPercent, chargerKw, efficiencyPercent, pricePerKwh, consumptionKwh100Km, decimals: places }) {
    if (toPercent < fromPercent) invalid('toPercent', `must be at least fromPercent, which is ${fromPercent}`);
    const energy = new D(toPercent).minus(fromPercent).times(batteryKwh).div(100);
    const drawn = energy.div(fraction(efficiencyPercent));
    const hours = drawn.div(chargerKw);
    return {
      energyKwh: ratio(energy),
      drawnKwh: ratio(drawn),
      hours: ratio(hours),
      duration: clockTime(hours.times(3600)),
      ...(pricePerKwh !== undefined && { cost: money(drawn.times(pricePerKwh), places) }),
      ...(consumptionKwh100Km !== undefined && { rangeKm: ratio(energy.times(100).div(consumptionKwh100Km)) }),
    };
  },
});
