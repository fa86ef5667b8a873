/** Density of ethanol in g/mL. */
export const ETHANOL_GRAMS_PER_ML = '0.789';
