import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

type Guideline = 'acc-aha-2017' | 'esc-2024' | 'esh-2023';

/** Classes from the highest down, each with the pressures from which it holds, whichever is reached; the last holds for all that is left. */
const CLASSES: Record<Guideline, readonly (readonly [name: string, systolic: number, diastolic: number])[]> = {
  'acc-aha-2017': [
    ['stage 2 hypertension', 140, 90],
    ['stage 1 hypertension', 130, 80],
    ['elevated', 120, 80],
    ['normal', 0, 0],
  ],
  'esc-2024': [
    ['hypertension', 140, 90],
    ['elevated', 120, 70],
    ['non-elevated', 0, 0],
  ],
  'esh-2023': [
    ['grade 3 hypertension', 180, 110],
    ['grade 2 hypertension', 160, 100],
    ['grade 1 hypertension', 140, 90],
    ['high normal', 130, 85],
    ['normal', 120, 80],
    ['optimal', 0, 0],
  ],
};

export default defineTool({
  slug: 'blood-pressure-calculator',
  name: 'Blood Pressure Calculator',
  category: 'health',
  summary: 'Finds the class of a blood pressure by a guideline, and the mean arterial and pulse pressure.',
  description:
    'For adults, with pressures measured in a practice; the higher class of the two pressures counts, and a limit belongs to the class above it. In esh-2023, isolated systolic hypertension (140 and more with a diastolic below 90) goes before the grades. A crisis (acc-aha-2017) is above 180 or above 120. For information, not medical advice.',
  reference: 'ACC/AHA 2017; ESC 2024; ESH 2023; mean arterial pressure = (systolic + 2·diastolic)/3',
  keywords: ['hypertension', 'systolic diastolic', 'map', 'mean arterial pressure', 'high blood pressure', 'mmhg', 'bp'],
  inputs: z.strictObject({
    systolic: z.number().min(40).max(320).describe('Systolic (upper) pressure in mmHg'),
    diastolic: z.number().min(20).max(220).describe('Diastolic (lower) pressure in mmHg, below the systolic one'),
    guideline: z
      .enum(['acc-aha-2017', 'esc-2024', 'esh-2023'])
      .default('acc-aha-2017')
      .describe('Guideline that the class is of: acc-aha-2017 (American), esc-2024 (European cardiologists) or esh-2023 (European Society of Hypertension)'),
  }),
  result: z.strictObject({
    category: z.string().describe('Name of the class by the guideline'),
    meanArterialPressure: z.number().describe('Mean arterial pressure in mmHg'),
    pulsePressure: z.number().describe('Systolic less diastolic pressure in mmHg'),
  }),
  examples: [
    { inputs: { systolic: 128, diastolic: 79 }, result: { category: 'elevated', meanArterialPressure: 95.33333333333333, pulsePressure: 49 } },
    {
      inputs: { systolic: 135, diastolic: 86, guideline: 'esh-2023' },
      result: { category: 'high normal', meanArterialPressure: 102.33333333333333, pulsePressure: 49 },
    },
  ],
  run({ systolic, diastolic, guideline }) {
    if (diastolic >= systolic) invalid('diastolic', 'must be below the systolic pressure');
    return {
      category: categoryOf(guideline, systolic, diastolic),
      meanArterialPressure: doubleOf(Precise.mul(2, diastolic).plus(systolic).div(3)),
      pulsePressure: doubleOf(Precise.sub(systolic, diastolic)),
    };
  },
});

function categoryOf(guideline: Guideline, systolic: number, diastolic: number): string {
  if (guideline === 'acc-aha-2017' && (systolic > 180 || diastolic > 120)) return 'hypertensive crisis';
  if (guideline === 'esh-2023' && systolic >= 140 && diastolic < 90) return 'isolated systolic hypertension';
  return CLASSES[guideline].find(([, fromSystolic, fromDiastolic]) => systolic >= fromSystolic || diastolic >= fromDiastolic)?.[0] ?? '';
}
