import { z } from 'zod';
import { defineTool } from '../define.ts';

type Steps = readonly (readonly [upTo: number, score: number])[];

const BREATHS: Steps = [
  [8, 3],
  [11, 1],
  [20, 0],
  [24, 2],
  [Infinity, 3],
];
const SATURATION_1: Steps = [
  [91, 3],
  [93, 2],
  [95, 1],
  [Infinity, 0],
];
const SATURATION_2: Steps = [
  [83, 3],
  [85, 2],
  [87, 1],
  [92, 0],
];
const SATURATION_2_ON_AIR: Steps = [...SATURATION_2, [Infinity, 0]];
const SATURATION_2_ON_OXYGEN: Steps = [...SATURATION_2, [94, 1], [96, 2], [Infinity, 3]];
const SYSTOLIC: Steps = [
  [90, 3],
  [100, 2],
  [110, 1],
  [219, 0],
  [Infinity, 3],
];
const PULSE: Steps = [
  [40, 3],
  [50, 1],
  [90, 0],
  [110, 1],
  [130, 2],
  [Infinity, 3],
];
const TEMPERATURE: Steps = [
  [35, 3],
  [36, 1],
  [38, 0],
  [39, 1],
  [Infinity, 2],
];

const points = z.int();

export default defineTool({
  slug: 'news2-calculator',
  name: 'NEWS2 Calculator',
  category: 'health',
  summary: 'Calculates the National Early Warning Score 2 (NEWS2) of vital signs, with its clinical risk.',
  description:
    'For people aged 16 and over who are acutely ill, not during pregnancy. Risk: high from 7, medium for 5 or 6, low-medium for less with a single score of 3, otherwise low. A value between two steps belongs to the upper one: 8.5 breaths score as 9.',
  reference: 'Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017',
  keywords: ['observations', 'deterioration', 'sepsis', 'oxygen saturation', 'nhs', 'ews', 'triage'],
  inputs: z.strictObject({
    respiratoryRate: z.number().min(0).max(100).describe('Breaths per minute, whole or with decimals'),
    oxygenSaturation: z.number().min(30).max(100).describe('Oxygen saturation (SpO2) in percent'),
    spo2Scale: z.int().min(1).max(2).default(1).describe('SpO2 scale: 1 as a rule, 2 for hypercapnic respiratory failure with a target of 88 to 92 percent'),
    supplementalOxygen: z.boolean().default(false).describe('Whether oxygen is given'),
    systolic: z.number().min(20).max(320).describe('Systolic blood pressure in mmHg'),
    pulse: z.number().min(0).max(300).describe('Heart beats per minute, whole or with decimals'),
    consciousness: z.enum(['alert', 'cvpu']).default('alert').describe('alert, or cvpu: newly confused, or responding only to voice, to pain or not at all'),
    temperatureCelsius: z.number().min(20).max(46).describe('Body temperature in °C'),
  }),
  result: z.strictObject({
    score: z.int().describe('NEWS2 score, from 0 to 20'),
    scores: z
      .strictObject({
        respiratoryRate: points.describe('Score of the breaths, 0 to 3'),
        oxygenSaturation: points.describe('Score of the oxygen saturation, 0 to 3'),
        supplementalOxygen: points.describe('Score of supplemental oxygen, 0 or 2'),
        systolic: points.describe('Score of the systolic pressure, 0 to 3'),
        pulse: points.describe('Score of the pulse, 0 to 3'),
        consciousness: points.describe('Score of consciousness, 0 or 3'),
        temperature: points.describe('Score of the temperature, 0 to 3'),
      })
      .describe('The scores it adds up'),
    risk: z.enum(['low', 'low-medium', 'medium', 'high']).describe('Clinical risk of the score'),
  }),
  examples: [
    {
      inputs: { respiratoryRate: 22, oxygenSaturation: 93, supplementalOxygen: true, systolic: 105, pulse: 112, temperatureCelsius: 38.4 },
      result: {
        score: 10,
        scores: { respiratoryRate: 2, oxygenSaturation: 2, supplementalOxygen: 2, systolic: 1, pulse: 2, consciousness: 0, temperature: 1 },
        risk: 'high',
      },
    },
    {
      inputs: { respiratoryRate: 16, oxygenSaturation: 90, spo2Scale: 2, systolic: 128, pulse: 76, consciousness: 'cvpu', temperatureCelsius: 36.8 },
      result: {
        score: 3,
        scores: { respiratoryRate: 0, oxygenSaturation: 0, supplementalOxygen: 0, systolic: 0, pulse: 0, consciousness: 3, temperature: 0 },
        risk: 'low-medium',
      },
    },
  ],
  run(inputs) {
    const ofSaturation = inputs.spo2Scale === 1 ? SATURATION_1 : inputs.supplementalOxygen ? SATURATION_2_ON_OXYGEN : SATURATION_2_ON_AIR;
    const scores = {
      respiratoryRate: scoreIn(BREATHS, inputs.respiratoryRate),
      oxygenSaturation: scoreIn(ofSaturation, inputs.oxygenSaturation),
      supplementalOxygen: inputs.supplementalOxygen ? 2 : 0,
      systolic: scoreIn(SYSTOLIC, inputs.systolic),
      pulse: scoreIn(PULSE, inputs.pulse),
      consciousness: inputs.consciousness === 'cvpu' ? 3 : 0,
      temperature: scoreIn(TEMPERATURE, inputs.temperatureCelsius),
    };
    const each = Object.values(scores);
    const score = each.reduce((sum, one) => sum + one, 0);
    return { score, scores, risk: riskOf(score, each.includes(3)) };
  },
});

const scoreIn = (steps: Steps, value: number): number => steps.find(([upTo]) => value <= upTo)?.[1] ?? 0;

function riskOf(score: number, single: boolean): 'low' | 'low-medium' | 'medium' | 'high' {
  if (score >= 7) return 'high';
  if (score >= 5) return 'medium';
  return single ? 'low-medium' : 'low';
}
