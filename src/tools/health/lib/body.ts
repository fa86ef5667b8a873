import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { Precise } from '../../shared/numbers/precise.ts';

export type Sex = 'female' | 'male';

/** The input for the sex that a published equation was fitted on. */
export const sexInput = z.enum(['female', 'male']);

export const KG_PER_LB = '0.45359237';
export const CM_PER_INCH = '2.54';
export const KM_PER_MILE = '1.609344';

/** Body mass index in kg/m². */
export const bmiOf = (weightKg: Decimal.Value, heightCm: Decimal.Value): Decimal =>
  new Precise(weightKg).times(10_000).div(new Precise(heightCm).times(heightCm));

/** The weight in kilograms at a body mass index. */
export const weightAt = (bmi: Decimal.Value, heightCm: Decimal.Value): Decimal => new Precise(heightCm).times(heightCm).times(bmi).div(10_000);

/** Body mass without fat, in kilograms. */
export const leanMass = (weightKg: number, bodyFatPercent: Decimal.Value): Decimal => new Precise(100).minus(bodyFatPercent).times(weightKg).div(100);

/** Inches above five feet, negative below. */
export const inchesOverFiveFeet = (heightCm: number): Decimal => new Precise(heightCm).div(CM_PER_INCH).minus(60);

/** Ideal weight in kilograms by Devine (1974). */
export const devine = (sex: Sex, heightCm: number): Decimal =>
  inchesOverFiveFeet(heightCm)
    .times('2.3')
    .plus(sex === 'male' ? 50 : '45.5');
