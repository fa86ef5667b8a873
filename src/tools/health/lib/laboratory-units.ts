import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { Precise } from '../../shared/numbers/precise.ts';

/** mg/dL in one mmol/L. */
export const GLUCOSE_MG_DL = new Precise('18.016');
export const CHOLESTEROL_MG_DL = new Precise('38.67');
export const TRIGLYCERIDES_MG_DL = new Precise('88.57');

const massOrMoles = z.enum(['mg/dL', 'mmol/L']).default('mg/dL');

export const glucoseUnit = massOrMoles.describe('Unit of the glucose, mg/dL or mmol/L');
export const lipidUnit = massOrMoles.describe('Unit of all inputs and results, mg/dL or mmol/L');

/** A glucose in mg/dL. */
export const glucoseMgDl = (value: number, unit: z.output<typeof massOrMoles>): Decimal => new Precise(value).times(unit === 'mg/dL' ? 1 : GLUCOSE_MG_DL);
