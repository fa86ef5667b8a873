import { z } from 'zod';
import { STANDARD_GRAVITY } from './constants.ts';

/** The input of an acceleration of gravity. */
export const gravityInput = z
  .number()
  .min(1e-9)
  .max(1e9)
  .default(STANDARD_GRAVITY)
  .describe("Acceleration of gravity in m/s²: 9.80665 is the Earth's standard, 1.62 that of the Moon");
