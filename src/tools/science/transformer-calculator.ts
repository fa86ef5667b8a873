import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const volts = z.number().min(1e-9).max(1e9);
const turns = z.number().min(1e-3).max(1e9);

export default defineTool({
  slug: 'transformer-calculator',
  name: 'Transformer Calculator',
  category: 'science',
  summary: 'Calculates the turns, voltages and currents of an ideal transformer.',
  description:
    'Give exactly three of primaryVoltage, secondaryVoltage, primaryTurns and secondaryTurns. Losses are not counted: a real transformer takes a little more current and gives a little less voltage.',
  reference: 'Vp/Vs = Np/Ns, Ip = Is Vs/Vp, S = Vs Is',
  keywords: ['turns ratio', 'windings', 'step down', 'step up', 'primary', 'secondary', 'coil ratio', 'mains transformer', 'volt ampere'],
  inputs: z.strictObject({
    primaryVoltage: volts.optional().describe('Voltage of the primary winding in volts'),
    secondaryVoltage: volts.optional().describe('Voltage of the secondary winding in volts'),
    primaryTurns: turns.optional().describe('Number of turns of the primary winding'),
    secondaryTurns: turns.optional().describe('Number of turns of the secondary winding'),
    secondaryCurrent: z.number().min(0).max(1e9).optional().describe('Current that the load takes from the secondary winding in amperes'),
  }),
  result: z.strictObject({
    primaryVoltage: z.number().describe('Voltage of the primary winding in volts'),
    secondaryVoltage: z.number().describe('Voltage of the secondary winding in volts'),
    primaryTurns: z.number().describe('Number of turns of the primary winding, not rounded'),
    secondaryTurns: z.number().describe('Number of turns of the secondary winding, not rounded'),
    turnsRatio: z.number().describe('Turns of the primary winding for each turn of the secondary'),
    primaryCurrent: z.number().optional().describe('Current in the primary winding in amperes; absent without secondaryCurrent'),
    apparentPower: z.number().optional().describe('Apparent power in volt-amperes; absent without secondaryCurrent'),
  }),
  headline: 'turnsRatio',
  examples: [
    {
      inputs: { primaryVoltage: 230, secondaryVoltage: 12, primaryTurns: 920, secondaryCurrent: 2 },
      result: {
        primaryVoltage: 230,
        secondaryVoltage: 12,
        primaryTurns: 920,
        secondaryTurns: 48,
        turnsRatio: 19.166666666666668,
        primaryCurrent: 0.10434782608695652,
        apparentPower: 24,
      },
    },
    {
      inputs: { primaryVoltage: 120, primaryTurns: 500, secondaryTurns: 100 },
      result: { primaryVoltage: 120, secondaryVoltage: 24, primaryTurns: 500, secondaryTurns: 100, turnsRatio: 5 },
    },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['primaryVoltage', 'secondaryVoltage', 'primaryTurns', 'secondaryTurns']);
    const [vp, vs, np, ns] = [inputs.primaryVoltage, inputs.secondaryVoltage, inputs.primaryTurns, inputs.secondaryTurns].map(
      (given) => new Precise(given ?? 1),
    ) as [Decimal, Decimal, Decimal, Decimal];
    const [primary, secondary] = inputs.primaryTurns === undefined || inputs.secondaryTurns === undefined ? [vp, vs] : [np, ns];
    const secondaryVoltage = inputs.secondaryVoltage === undefined ? vp.times(secondary).div(primary) : vs;
    return {
      primaryVoltage: inputs.primaryVoltage ?? doubleOf(vs.times(primary).div(secondary)),
      secondaryVoltage: doubleOf(secondaryVoltage),
      primaryTurns: inputs.primaryTurns ?? doubleOf(ns.times(primary).div(secondary)),
      secondaryTurns: inputs.secondaryTurns ?? doubleOf(np.times(secondary).div(primary)),
      turnsRatio: doubleOf(primary.div(secondary)),
      ...(inputs.secondaryCurrent !== undefined && {
        primaryCurrent: doubleOf(secondary.times(inputs.secondaryCurrent).div(primary)),
        apparentPower: doubleOf(secondaryVoltage.times(inputs.secondaryCurrent)),
      }),
    };
  },
});
