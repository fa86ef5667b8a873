import { Precise } from '../../shared/numbers/precise.ts';

/** Pascals in a bar, a standard atmosphere, and a pound-force per square inch. */
export const PA_PER_BAR = new Precise(100_000);
export const PA_PER_ATM = new Precise(101_325);
export const PA_PER_PSI = new Precise('0.45359237').times('9.80665').div('0.00064516');
