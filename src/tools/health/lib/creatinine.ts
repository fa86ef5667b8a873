import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { Precise } from '../../shared/numbers/precise.ts';

const MICROMOL_PER_LITER = '88.4';

/** The input for the unit that creatinine is given in. */
export const creatinineUnit = z
  .enum(['mg/dL', 'umol/L'])
  .default('mg/dL')
  .describe('Unit of the creatinine: mg/dL or umol/L (µmol/L), 88.4 of which are 1 mg/dL');

/** Creatinine in mg/dL. */
export const creatinineOf = (value: number, unit: 'mg/dL' | 'umol/L'): Decimal => new Precise(value).div(unit === 'umol/L' ? MICROMOL_PER_LITER : 1);
