import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { exactlyOne } from './lib/exactly-one.ts';

/** Metabolic equivalents of the compendium. */
const METS: Record<string, number> = {
  sleeping: 0.95,
  sitting: 1.3,
  'desk-work': 1.5,
  cleaning: 3.3,
  gardening: 3.8,
  yoga: 2.5,
  pilates: 3,
  'weight-training': 3.5,
  'weight-lifting-vigorous': 6,
  'walking-3-kmh': 2.8,
  'walking-5-kmh': 3.5,
  'walking-6-kmh': 4.3,
  hiking: 6,
  'stair-climbing': 9,
  'running-8-kmh': 8.3,
  'running-10-kmh': 9.8,
  'running-11-kmh': 11,
  'running-13-kmh': 11.8,
  'running-16-kmh': 14.5,
  'cycling-leisure': 4,
  'cycling-moderate': 8,
  'cycling-vigorous': 10,
  'swimming-laps': 5.8,
  'swimming-fast': 9.8,
  'rowing-machine': 7,
  elliptical: 5,
  'rope-jumping': 11.8,
  aerobics: 7.3,
  basketball: 8,
  football: 7,
  tennis: 7.3,
  golf: 4.8,
  'skiing-downhill': 5.3,
  'skiing-cross-country': 9,
};

const KILOJOULES_PER_KCAL = '4.184';

export default defineTool({
  slug: 'calories-burned-calculator',
  name: 'Calories Burned Calculator',
  category: 'health',
  summary: 'Calculates the energy spent in an activity from its metabolic equivalent (MET).',
  description:
    'One MET is 1 kcal per kilogram and hour, about what an adult spends at rest, so that the result includes the energy of resting. METs are averages of adults; real values differ with fitness, age and technique.',
  reference: '2011 Compendium of Physical Activities (Ainsworth et al.): kcal = MET × kg × hours',
  keywords: ['exercise calories', 'workout', 'energy expenditure', 'met value', 'running calories', 'walking calories', 'kilojoules'],
  inputs: z.strictObject({
    weightKg: z.number().min(10).max(500).describe('Weight in kilograms'),
    durationMinutes: z.number().min(0).max(6000).describe('Time spent in minutes'),
    met: z.number().min(0.5).max(30).optional().describe('Metabolic equivalent of the activity; give this or activity'),
    activity: z.enum(Object.keys(METS)).optional().describe('Activity whose metabolic equivalent is taken from the compendium; give this or met'),
  }),
  result: z.strictObject({
    met: z.number().describe('Metabolic equivalent of the activity'),
    kcal: z.number().describe('Energy spent in kilocalories'),
    kcalPerHour: z.number().describe('Energy spent in each hour, in kilocalories'),
    kilojoules: z.number().describe('Energy spent in kilojoules'),
  }),
  headline: 'kcal',
  examples: [
    {
      inputs: { weightKg: 70, durationMinutes: 30, activity: 'running-10-kmh' },
      result: { met: 9.8, kcal: 343, kcalPerHour: 686, kilojoules: 1435.112 },
    },
    { inputs: { weightKg: 60, durationMinutes: 45, met: 4 }, result: { met: 4, kcal: 180, kcalPerHour: 240, kilojoules: 753.12 } },
  ],
  run({ weightKg, durationMinutes, met: ownMet, activity }) {
    exactlyOne({ met: ownMet, activity }, ['met', 'activity']);
    const met = (activity === undefined ? ownMet : METS[activity]) ?? 0;
    const perHour = new Precise(met).times(weightKg);
    const kcal = perHour.times(durationMinutes).div(60);
    return { met, kcal: doubleOf(kcal), kcalPerHour: doubleOf(perHour), kilojoules: doubleOf(kcal.times(KILOJOULES_PER_KCAL)) };
  },
});
