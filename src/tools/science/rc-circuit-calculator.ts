import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { TWO_PI } from './lib/angular.ts';
import { decay, logarithmOfOnePlus, oneLessDecay } from './lib/near-one.ts';

export default defineTool({
  slug: 'rc-circuit-calculator',
  name: 'RC Circuit Calculator',
  category: 'science',
  summary: 'Calculates the time constant of an RC or RL circuit, and the voltage or time of charging and discharging.',
  description:
    'Give the resistance with either a capacitance (RC) or an inductance (RL). The voltages are those across the capacitor, or across the resistor beside an inductor, at the given time after the switch. They need both time and supplyVoltage.',
  reference: 'τ = R C or L/R; charging V (1 − e^(−t/τ)), discharging V e^(−t/τ); cutoff 1/(2π τ)',
  keywords: [
    'tau',
    'capacitor charge time',
    'capacitor discharge',
    'rl circuit',
    'inductor',
    'transient',
    'electronics',
    'step response',
    'resistor capacitor',
  ],
  inputs: z.strictObject({
    resistance: z.number().min(1e-12).max(1e15).describe('Resistance in ohms'),
    capacitance: z.number().min(1e-18).max(1e6).optional().describe('Capacitance in farads; give either this or inductance'),
    inductance: z.number().min(1e-18).max(1e6).optional().describe('Inductance in henries; give either this or capacitance'),
    supplyVoltage: z.number().min(0).max(1e12).optional().describe('Voltage of the supply in volts, needed with time'),
    time: z.number().min(0).max(1e12).optional().describe('Time since the switch in seconds, for the voltages at that moment'),
    targetPercent: z.number().min(0).max(99.999999).optional().describe('Percent of the final value to charge to, for the time that takes'),
  }),
  result: z.strictObject({
    timeConstant: z.number().describe('Time constant τ in seconds, after which 63.2 % of the final value is reached'),
    cutoffFrequency: z.number().describe('Cutoff frequency of the circuit as a filter in hertz'),
    fullChargeTime: z.number().describe('Five time constants in seconds, after which 99.3 % of the final value is reached'),
    chargingVoltage: z.number().optional().describe('Voltage while charging in volts at the given time; absent without time'),
    dischargingVoltage: z.number().optional().describe('Voltage while discharging in volts at the given time; absent without time'),
    timeToTarget: z.number().optional().describe('Time to charge up to targetPercent in seconds; absent without targetPercent'),
  }),
  examples: [
    {
      inputs: { resistance: 10_000, capacitance: 0.0001, supplyVoltage: 5, time: 1 },
      result: {
        timeConstant: 1,
        cutoffFrequency: 0.15915494309189535,
        fullChargeTime: 5,
        chargingVoltage: 3.1606027941427883,
        dischargingVoltage: 1.8393972058572117,
      },
    },
    {
      inputs: { resistance: 100, inductance: 0.01, targetPercent: 50 },
      result: { timeConstant: 0.0001, cutoffFrequency: 1591.5494309189532, fullChargeTime: 0.0005, timeToTarget: 0.00006931471805599453 },
    },
  ],
  run(inputs) {
    const { resistance, capacitance, inductance, supplyVoltage, time, targetPercent } = inputs;
    giveExactly(1, inputs, ['capacitance', 'inductance']);
    if (time !== undefined && supplyVoltage === undefined) invalid('supplyVoltage', 'must be given with time');
    const timeConstant = inductance === undefined ? new Precise(resistance).times(capacitance ?? 1) : new Precise(inductance).div(resistance);
    const elapsed = time === undefined ? undefined : new Precise(time).div(timeConstant);
    const voltage = new Precise(supplyVoltage ?? 0);
    return {
      timeConstant: doubleOf(timeConstant),
      cutoffFrequency: doubleOf(new Precise(1).div(timeConstant.times(TWO_PI))),
      fullChargeTime: doubleOf(timeConstant.times(5)),
      ...(elapsed && { chargingVoltage: doubleOf(voltage.times(oneLessDecay(elapsed))), dischargingVoltage: doubleOf(voltage.times(decay(elapsed))) }),
      ...(targetPercent !== undefined && { timeToTarget: doubleOf(timeConstant.times(logarithmOfOnePlus(new Precise(targetPercent).div(-100))).neg()) }),
    };
  },
});
