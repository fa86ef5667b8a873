import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { needed } from './lib/needed.ts';

/** Oxygen uptake at rest, in mL/(kg min). */
const RESTING = '3.5';

interface Exercise {
  activity: 'walking' | 'running' | 'cycling' | 'stepping';
  weightKg: number;
  speedKmh?: number | undefined;
  gradePercent: number;
  powerWatts?: number | undefined;
  stepsPerMinute?: number | undefined;
  stepHeightCm?: number | undefined;
}

export default defineTool({
  slug: 'exercise-oxygen-calculator',
  name: 'Exercise Oxygen Cost Calculator',
  category: 'health',
  summary: 'Calculates the oxygen uptake, MET and energy of walking, running, cycling and stepping (ACSM equations).',
  description:
    'The equations hold for healthy adults at a steady pace: walking at about 3 to 6 km/h, running above 8 km/h, cycling from 50 to 200 W, stepping from 12 to 30 steps a minute. Inputs of other activities are ignored.',
  reference:
    'ACSM metabolic equations: walking 0.1·S + 1.8·S·G + 3.5; running 0.2·S + 0.9·S·G + 3.5; cycling 10.8·W/kg + 7; stepping 0.2·f + 1.33·1.8·h·f + 3.5',
  keywords: ['vo2', 'treadmill', 'ergometer', 'metabolic equation', 'met', 'oxygen consumption', 'stair stepper'],
  inputs: z.strictObject({
    activity: z
      .enum(['walking', 'running', 'cycling', 'stepping'])
      .describe('walking and running need speedKmh, cycling needs powerWatts, stepping needs stepsPerMinute and stepHeightCm'),
    weightKg: z.number().min(20).max(300).describe('Weight of the person in kilograms'),
    speedKmh: z.number().min(0).max(40).optional().describe('Speed in km/h, for walking and running'),
    gradePercent: z.number().min(0).max(60).default(0).describe('Slope upwards in percent, for walking and running'),
    powerWatts: z.number().min(0).max(2000).optional().describe('Power in watts, for cycling'),
    stepsPerMinute: z.number().min(0).max(200).optional().describe('Steps up in each minute, for stepping'),
    stepHeightCm: z.number().min(0).max(60).optional().describe('Height of the step in centimetres, for stepping'),
  }),
  result: z.strictObject({
    vo2: z.number().describe('Oxygen uptake in mL/(kg min)'),
    met: z.number().describe('Metabolic equivalents: the uptake divided by 3.5'),
    kcalPerMinute: z.number().describe('Energy spent in kilocalories per minute, at 5 kcal per litre of oxygen'),
  }),
  appliesWhen: {
    speedKmh: { activity: ['walking', 'running'] },
    gradePercent: { activity: ['walking', 'running'] },
    powerWatts: { activity: ['cycling'] },
    stepsPerMinute: { activity: ['stepping'] },
    stepHeightCm: { activity: ['stepping'] },
  },
  examples: [
    {
      inputs: { activity: 'running', weightKg: 70, speedKmh: 12, gradePercent: 1 },
      result: { vo2: 45.3, met: 12.942857142857143, kcalPerMinute: 15.855 },
    },
    { inputs: { activity: 'cycling', weightKg: 75, powerWatts: 150 }, result: { vo2: 28.6, met: 8.171428571428571, kcalPerMinute: 10.725 } },
  ],
  run(inputs) {
    const vo2 = oxygenOf(inputs);
    return { vo2: doubleOf(vo2), met: doubleOf(vo2.div(RESTING)), kcalPerMinute: doubleOf(vo2.times(inputs.weightKg).div(200)) };
  },
});

function oxygenOf({ activity, weightKg, gradePercent, ...inputs }: Exercise): Decimal {
  const needs = (field: 'speedKmh' | 'powerWatts' | 'stepsPerMinute' | 'stepHeightCm') => new Precise(needed(inputs[field], field, `the activity ${activity}`));
  if (activity === 'cycling') return needs('powerWatts').times('10.8').div(weightKg).plus(7);
  if (activity === 'stepping') {
    const steps = needs('stepsPerMinute');
    // 1.33 × 1.8 for each metre, with the height in centimetres
    return Precise.sum(steps.times('0.2'), needs('stepHeightCm').times(steps).times('0.02394'), RESTING);
  }
  const metersPerMinute = needs('speedKmh').times(1000).div(60);
  const [level, uphill] = activity === 'walking' ? ['0.1', '1.8'] : ['0.2', '0.9'];
  return Precise.sum(metersPerMinute.times(level), metersPerMinute.times(gradePercent).div(100).times(uphill), RESTING);
}
