import type { Decimal } from 'decimal.js';
import { Precise } from '../../shared/numbers/precise.ts';
import { logarithmOfOnePlus } from './near-one.ts';

/** A ratio of two powers, above 0, in decibels. */
export const decibelsOfPower = (ratio: Decimal): Decimal => Precise.log10(ratio).times(10);

/** A ratio of two voltages or currents, above 0, in decibels. */
export const decibelsOfVoltage = (ratio: Decimal): Decimal => Precise.log10(ratio).times(20);

const LN_10 = Precise.ln(10);

/** 1 + x as a ratio of two powers in decibels, to all digits for a small x too. */
export const decibelsOfPowerAboveOne = (x: Decimal): Decimal => logarithmOfOnePlus(x).div(LN_10).times(10);

/** The ratio of two powers that so many decibels are. */
export const powerRatioOf = (decibels: Decimal): Decimal => Precise.pow(10, decibels.div(10));
