import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { areaOfDiameter, diameterOfGauge, GAUGES, gaugeOf, RESISTIVITY } from './lib/wire-gauges.ts';

/** Drop in I R of a conductor, and conductors that lose power. */
const SYSTEMS = { dc: { drop: 2, losing: 2 }, 'single-phase': { drop: 2, losing: 2 }, 'three-phase': { drop: Precise.sqrt(3), losing: 3 } };

export default defineTool({
  slug: 'voltage-drop-calculator',
  name: 'Voltage Drop Calculator',
  category: 'science',
  summary: 'Calculates the voltage drop and power loss along a copper or aluminium cable.',
  description:
    'Give exactly one of areaMm2 and awg. From the resistance of the conductors at 20 °C alone: the reactance of the cable and the heat of operation, which raises the resistance by about 20 % at 70 °C, are not counted.',
  reference: 'R = ρ L/A, ρ = 0.017241 Ω mm²/m for copper and 0.028264 for aluminum; drop 2 I R, three-phase √3 I R',
  keywords: [
    'cable size',
    'wire length',
    'cable loss',
    'line loss',
    'electrical installation',
    'wire gauge',
    'extension cord',
    'conductor resistance',
    'feeder',
  ],
  inputs: z.strictObject({
    voltage: z.number().min(0.1).max(1_000_000).describe('Voltage of the supply in volts, between lines for three-phase'),
    current: z.number().min(0).max(1_000_000).describe('Current of the load in amperes, in each line for three-phase'),
    lengthMeters: z.number().min(0).max(1_000_000).describe('Length of the cable in metres, one way'),
    areaMm2: z.number().min(0.001).max(100_000).optional().describe('Cross section of a conductor in mm²; give either this or awg'),
    awg: z
      .string()
      .min(1)
      .max(4)
      .optional()
      .describe('American wire gauge of a conductor: 4/0 or 0000, 3/0, 2/0, 1/0 or 0, then 1 to 40; give either this or areaMm2')
      .meta({ examples: GAUGES }),
    material: z.enum(['copper', 'aluminum']).default('copper').describe('Metal of the conductors'),
    system: z.enum(['dc', 'single-phase', 'three-phase']).default('dc').describe('Direct current, or alternating current of one or three phases'),
  }),
  result: z.strictObject({
    voltageDrop: z.number().describe('Voltage lost along the whole cable in volts, between lines for three-phase'),
    dropPercent: z.number().describe('Voltage drop in percent of the supply'),
    endVoltage: z.number().describe('Voltage left at the load in volts; negative when the cable cannot carry that current'),
    powerLoss: z.number().describe('Power lost in all conductors in watts'),
    resistance: z.number().describe('Resistance of one conductor in ohms'),
  }),
  examples: [
    {
      inputs: { voltage: 230, current: 16, lengthMeters: 25, areaMm2: 2.5, system: 'single-phase' },
      result: { voltageDrop: 5.51712, dropPercent: 2.3987478260869564, endVoltage: 224.48288, powerLoss: 88.27392, resistance: 0.17241 },
    },
    {
      inputs: { voltage: 12, current: 10, lengthMeters: 6, awg: '12' },
      result: {
        voltageDrop: 0.6252831721805666,
        dropPercent: 5.210693101504722,
        endVoltage: 11.374716827819434,
        powerLoss: 6.2528317218056655,
        resistance: 0.03126415860902833,
      },
    },
  ],
  run({ voltage, current, lengthMeters, areaMm2, awg, material, system }) {
    giveExactly(1, { areaMm2, awg }, ['areaMm2', 'awg']);
    const area = awg === undefined ? new Precise(areaMm2 ?? 1) : areaOfDiameter(diameterOfGauge(gaugeOf(awg)));
    const resistance = new Precise(RESISTIVITY[material]).times(lengthMeters).div(area);
    const dropOfOne = resistance.times(current);
    const drop = dropOfOne.times(SYSTEMS[system].drop);
    return {
      voltageDrop: doubleOf(drop),
      dropPercent: doubleOf(drop.div(voltage).times(100)),
      endVoltage: doubleOf(new Precise(voltage).minus(drop)),
      powerLoss: doubleOf(dropOfOne.times(current).times(SYSTEMS[system].losing)),
      resistance: doubleOf(resistance),
    };
  },
});
