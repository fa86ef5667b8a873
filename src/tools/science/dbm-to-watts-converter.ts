import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { decibelsOfPower, decibelsOfVoltage, powerRatioOf } from './lib/decibels.ts';

interface Levels {
  dbm?: number | undefined;
  dbw?: number | undefined;
  watts?: number | undefined;
  volts?: number | undefined;
  dbuv?: number | undefined;
}

export default defineTool({
  slug: 'dbm-to-watts-converter',
  name: 'dBm to Watts Converter',
  category: 'science',
  summary: 'Converts signal power between dBm, dBW, dBµV, watts and volts.',
  description: 'Give exactly one of dbm, dbw, watts, volts and dbuv. Voltages are RMS, across an impedance of 50 Ω unless another is given.',
  reference: 'dBm = 10 log10(P / 1 mW), dBW = 10 log10(P / 1 W), dBµV = 20 log10(V / 1 µV), P = V²/Z',
  keywords: ['milliwatts', 'decibel milliwatts', 'rf power', 'signal strength', 'dbuv', 'power level', 'transmitter power', 'mw to dbm', 'volts to dbm'],
  inputs: z.strictObject({
    dbm: z.number().min(-400).max(400).optional().describe('Power in dBm: decibels over 1 milliwatt'),
    dbw: z.number().min(-400).max(400).optional().describe('Power in dBW: decibels over 1 watt'),
    watts: z.number().min(1e-40).max(1e40).optional().describe('Power of the signal in watts'),
    volts: z.number().min(1e-20).max(1e20).optional().describe('Voltage in volts RMS across the impedance'),
    dbuv: z.number().min(-400).max(600).optional().describe('Voltage in dBµV: decibels over 1 microvolt RMS'),
    impedance: z.number().min(0.001).max(1e9).default(50).describe('Impedance in ohms across which the voltage stands'),
  }),
  result: z.strictObject({
    dbm: z.number().describe('Power in dBm: decibels over 1 milliwatt'),
    dbw: z.number().describe('Power in dBW: decibels over 1 watt'),
    watts: z.number().describe('Power in watts'),
    volts: z.number().describe('Voltage in volts RMS across the impedance'),
    dbuv: z.number().describe('Voltage in dBµV: decibels over 1 microvolt RMS'),
  }),
  headline: 'watts',
  examples: [
    { inputs: { dbm: 20 }, result: { dbm: 20, dbw: -10, watts: 0.1, volts: 2.23606797749979, dbuv: 126.98970004336019 } },
    { inputs: { dbuv: 60, impedance: 75 }, result: { dbm: -48.750612633917, dbw: -78.750612633917, watts: 1.3333333333333334e-8, volts: 0.001, dbuv: 60 } },
  ],
  run({ impedance, ...levels }) {
    giveExactly(1, levels, ['dbm', 'dbw', 'watts', 'volts', 'dbuv']);
    const watts = wattsOf(levels, new Precise(impedance));
    const volts = watts.times(impedance).sqrt();
    return {
      dbm: doubleOf(decibelsOfPower(watts.times(1000))),
      dbw: doubleOf(decibelsOfPower(watts)),
      watts: doubleOf(watts),
      volts: doubleOf(volts),
      dbuv: doubleOf(decibelsOfVoltage(volts.times(1_000_000))),
    };
  },
});

function wattsOf({ dbm, dbw, watts, volts, dbuv = 0 }: Levels, impedance: Decimal): Decimal {
  if (dbm !== undefined) return powerRatioOf(new Precise(dbm)).div(1000);
  if (dbw !== undefined) return powerRatioOf(new Precise(dbw));
  if (watts !== undefined) return new Precise(watts);
  if (volts !== undefined) return new Precise(volts).pow(2).div(impedance);
  return powerRatioOf(new Precise(dbuv)).times('1e-12').div(impedance);
}
