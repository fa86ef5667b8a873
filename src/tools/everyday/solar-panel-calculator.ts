import { z } from 'zod';
import { defineTool } from '../define.ts';
import { decimals, money } from '../shared/numbers/money.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { wholeUp } from './lib/whole.ts';

export default defineTool({
  slug: 'solar-panel-calculator',
  name: 'Solar Panel Calculator',
  category: 'everyday',
  summary: 'Calculates the panels, power, area and battery for a daily energy need.',
  description: 'Works with peak power and peak sun hours: the hours of full sun that give as much energy as a whole day. Temperature and tilt are not counted.',
  reference: 'Peak power = daily energy / (peak sun hours · performance ratio)',
  keywords: ['photovoltaic', 'pv system', 'how many solar panels', 'off grid', 'battery size', 'sun hours', 'kwp', 'rooftop'],
  inputs: z.strictObject({
    dailyKwh: z.number().min(0.001).max(1_000_000).describe('Energy needed in kWh per day'),
    sunHours: z.number().min(0.1).max(24).describe('Peak sun hours per day'),
    panelWatts: z.number().min(1).max(10_000).default(400).describe('Peak power of a panel in watts'),
    panelAreaM2: z.number().min(0.01).max(100).default(1.9).describe('Area of a panel in square metres'),
    performanceRatio: z.number().min(0.1).max(1).default(0.8).describe('Share of the energy that reaches the user, from 0.1 to 1'),
    autonomyDays: z.number().min(0).max(60).default(0).describe('Days to bridge without sun; above 0 the battery is found'),
    depthOfDischargePercent: z.number().min(1).max(100).default(80).describe('Share of the battery that may be used, in percent'),
    pricePerKwh: z.number().min(0).max(10_000).optional().describe("Price of a kWh, for the value of a year's energy"),
    decimals,
  }),
  result: z.strictObject({
    requiredKw: z.number().describe('Peak power needed in kW'),
    panels: z.int().describe('Number of panels, rounded up'),
    installedKw: z.number().describe('Peak power of the panels in kW'),
    areaM2: z.number().describe('Area of the panels in square metres'),
    yearlyKwh: z.number().describe('Energy of the panels in kWh per year'),
    batteryKwh: z.number().optional().describe('Capacity of the battery in kWh; absent without autonomyDays'),
    yearlyValue: z.number().optional().describe("Value of a year's energy; absent without pricePerKwh"),
  }),
  headline: 'panels',
  examples: [
    {
      inputs: { dailyKwh: 12, sunHours: 4.5 },
      result: { requiredKw: 3.3333333333333335, panels: 9, installedKw: 3.6, areaM2: 17.1, yearlyKwh: 4730.4 },
    },
    {
      inputs: { dailyKwh: 5, sunHours: 5, panelWatts: 450, autonomyDays: 2, pricePerKwh: 0.3 },
      result: { requiredKw: 1.25, panels: 3, installedKw: 1.35, areaM2: 5.7, yearlyKwh: 1971, batteryKwh: 12.5, yearlyValue: 591.3 },
    },
  ],
  run({ dailyKwh, sunHours, panelWatts, panelAreaM2, performanceRatio, autonomyDays, depthOfDischargePercent, pricePerKwh, decimals: places }) {
    const hours = new Precise(sunHours).times(performanceRatio);
    const required = new Precise(dailyKwh).div(hours);
    const panels = wholeUp(required.times(1000).div(panelWatts));
    const installed = panels.times(panelWatts).div(1000);
    const yearly = installed.times(hours).times(365);
    return {
      requiredKw: doubleOf(required),
      panels: doubleOf(panels),
      installedKw: doubleOf(installed),
      areaM2: doubleOf(panels.times(panelAreaM2)),
      yearlyKwh: doubleOf(yearly),
      ...(autonomyDays > 0 && { batteryKwh: doubleOf(new Precise(dailyKwh).times(autonomyDays).times(100).div(depthOfDischargePercent)) }),
      ...(pricePerKwh !== undefined && { yearlyValue: money(yearly.times(pricePerKwh), places) }),
    };
  },
});
