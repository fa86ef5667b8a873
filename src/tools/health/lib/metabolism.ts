import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';
import { leanMass, type Sex } from './body.ts';

/** What the equations for basal metabolism ask. */
export interface Body {
  sex: Sex;
  ageYears: number;
  weightKg: number;
  heightCm: number;
}

/** Constant and factors of weight in kg, height in cm and age in years. */
type Line = readonly [constant: string, weight: string, height: string, age: string];

const MIFFLIN: Record<Sex, Line> = { male: ['5', '10', '6.25', '-5'], female: ['-161', '10', '6.25', '-5'] };
const HARRIS: Record<Sex, Line> = { male: ['66.4730', '13.7516', '5.0033', '-6.7550'], female: ['655.0955', '9.5634', '1.8496', '-4.6756'] };
const REVISED: Record<Sex, Line> = { male: ['88.362', '13.397', '4.799', '-5.677'], female: ['447.593', '9.247', '3.098', '-4.330'] };

/** Age from which a line holds, its factor of weight in kg, its constant in kcal. */
const SCHOFIELD: Record<Sex, readonly (readonly [from: number, weight: string, constant: string])[]> = {
  male: [
    [0, '17.686', '658.2'],
    [18, '15.057', '692.2'],
    [30, '11.472', '873.1'],
    [60, '11.711', '587.7'],
  ],
  female: [
    [0, '13.384', '692.6'],
    [18, '14.818', '486.6'],
    [30, '8.126', '845.6'],
    [60, '9.082', '658.5'],
  ],
};

const along =
  (lines: Record<Sex, Line>) =>
  ({ sex, ageYears, weightKg, heightCm }: Body): Decimal => {
    const [constant, weight, height, age] = lines[sex];
    return Precise.sum(constant, Precise.mul(weight, weightKg), Precise.mul(height, heightCm), Precise.mul(age, ageYears));
  };

/** Mifflin and St Jeor 1990. */
export const mifflinStJeor = along(MIFFLIN);
/** Harris and Benedict 1919. */
export const harrisBenedict = along(HARRIS);
/** Roza and Shizgal 1984. */
export const revisedHarrisBenedict = along(REVISED);

/** Schofield 1985, from weight. */
export function schofield({ sex, ageYears, weightKg }: Body): Decimal {
  const [, weight = '', constant = ''] = SCHOFIELD[sex].findLast(([from]) => ageYears >= from) ?? [];
  return Precise.mul(weight, weightKg).plus(constant);
}

export const katchMcArdle = (weightKg: number, bodyFatPercent: number): Decimal => leanMass(weightKg, bodyFatPercent).times('21.6').plus(370);

/** Cunningham 1980. */
export const cunningham = (weightKg: number, bodyFatPercent: number): Decimal => leanMass(weightKg, bodyFatPercent).times(22).plus(500);
