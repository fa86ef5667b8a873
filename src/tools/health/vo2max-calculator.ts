import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { KG_PER_LB, type Sex, sexInput } from './lib/body.ts';
import { needed } from './lib/needed.ts';

type Measurement = 'distanceMeters' | 'timeMinutes' | 'heartRateBpm' | 'maxBpm' | 'restingBpm' | 'weightKg' | 'ageYears';

interface Test extends Partial<Record<Measurement, number | undefined>> {
  method: 'cooper' | 'one-and-half-mile' | 'rockport' | 'heart-rate-ratio' | 'queens-step';
  sex?: Sex | undefined;
}

export default defineTool({
  slug: 'vo2max-calculator',
  name: 'VO2max Calculator',
  category: 'health',
  summary: 'Estimates the maximal oxygen uptake from a field test.',
  description:
    'Cooper was fitted on airmen of the US Air Force, Rockport on adults of 30 to 69 years, the heart rate ratio on well-trained men of 21 to 51, the Queens College step test on students; the run over 1.5 miles is for healthy adults. Inputs that the method does not need are ignored. For information, not medical advice.',
  reference:
    'Cooper 1968: (d − 504.9)/44.73; ACSM 1.5-mile run: 3.5 + 483/t; Kline et al. 1987 (Rockport walk); Uth et al. 2004: 15.3·max/resting; McArdle et al. 1972 (Queens College step test)',
  keywords: ['vo2 max', 'cooper test', '12 minute run', 'rockport walk test', 'aerobic fitness', 'cardio fitness', 'step test'],
  inputs: z.strictObject({
    method: z
      .enum(['cooper', 'one-and-half-mile', 'rockport', 'heart-rate-ratio', 'queens-step'])
      .describe(
        'cooper for the distance run in 12 minutes, one-and-half-mile for the time of a 1.5-mile run, rockport for a walk of a mile, heart-rate-ratio for maximal and resting heart rate, queens-step for the Queens College step test',
      ),
    distanceMeters: z.number().min(500).max(6000).optional().describe('Distance run in 12 minutes, in metres, for cooper'),
    timeMinutes: z.number().min(4).max(60).optional().describe('Time of the run or walk in minutes, for one-and-half-mile and rockport'),
    heartRateBpm: z.number().min(40).max(230).optional().describe('Heart rate at the end of the test in beats per minute, for rockport and queens-step'),
    maxBpm: z.number().min(80).max(240).optional().describe('Maximum heart rate in beats per minute, for heart-rate-ratio'),
    restingBpm: z.number().min(25).max(130).optional().describe('Resting heart rate in beats per minute, for heart-rate-ratio'),
    weightKg: z.number().min(20).max(300).optional().describe('Weight in kilograms, for rockport'),
    ageYears: z.number().min(10).max(110).optional().describe('Age in years, for rockport'),
    sex: sexInput.optional().describe('Sex that the equation was fitted on, for rockport and queens-step'),
  }),
  result: z.strictObject({
    vo2max: z.number().describe('Maximal oxygen uptake in mL/(kg min)'),
    met: z.number().describe('Metabolic equivalents: the uptake divided by 3.5'),
  }),
  appliesWhen: {
    distanceMeters: { method: ['cooper'] },
    timeMinutes: { method: ['one-and-half-mile', 'rockport'] },
    heartRateBpm: { method: ['rockport', 'queens-step'] },
    maxBpm: { method: ['heart-rate-ratio'] },
    restingBpm: { method: ['heart-rate-ratio'] },
    weightKg: { method: ['rockport'] },
    ageYears: { method: ['rockport'] },
    sex: { method: ['rockport', 'queens-step'] },
  },
  examples: [
    { inputs: { method: 'cooper', distanceMeters: 2400 }, result: { vo2max: 42.36753856472166, met: 12.105011018491904 } },
    {
      inputs: { method: 'rockport', weightKg: 70, ageYears: 40, sex: 'female', timeMinutes: 15, heartRateBpm: 130 },
      result: { vo2max: 36.15901642658804, met: 10.331147550453725 },
    },
  ],
  run(inputs) {
    const vo2max = uptakeOf(inputs);
    if (vo2max.lte(0)) unprocessable('The equation gives no oxygen uptake above 0 for these values.');
    return { vo2max: doubleOf(vo2max), met: doubleOf(vo2max.div('3.5')) };
  },
});

function uptakeOf({ method, ...inputs }: Test): Decimal {
  const needs = (field: Measurement) => needed(inputs[field], field, `the method ${method}`);
  const isMale = () => needed(inputs.sex, 'sex', `the method ${method}`) === 'male';
  switch (method) {
    case 'cooper':
      return new Precise(needs('distanceMeters')).minus('504.9').div('44.73');
    case 'one-and-half-mile':
      return Precise.div(483, needs('timeMinutes')).plus('3.5');
    case 'heart-rate-ratio':
      return new Precise('15.3').times(needs('maxBpm')).div(needs('restingBpm'));
    case 'queens-step':
      return isMale() ? Precise.sub('111.33', Precise.mul('0.42', needs('heartRateBpm'))) : Precise.sub('65.81', Precise.mul('0.1847', needs('heartRateBpm')));
    case 'rockport':
      return Precise.sum(
        '132.853',
        new Precise(needs('weightKg')).div(KG_PER_LB).times('-0.0769'),
        Precise.mul('-0.3877', needs('ageYears')),
        isMale() ? '6.315' : 0,
        Precise.mul('-3.2649', needs('timeMinutes')),
        Precise.mul('-0.1565', needs('heartRateBpm')),
      );
  }
}
