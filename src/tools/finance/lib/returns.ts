import { D } from '../../shared/numbers/money.ts';

/** The arithmetic mean. */
export const mean = (values: readonly D[]): D => values.reduce((sum, value) => sum.plus(value), new D(0)).div(values.length);

/** The sum of the products of two series' deviations from their means. */
export function codeviation(a: readonly D[], b: readonly D[]): D {
  const [meanOfA, meanOfB] = [mean(a), mean(b)];
  return a.reduce((sum, value, index) => sum.plus(value.minus(meanOfA).times((b[index] ?? meanOfB).minus(meanOfB))), new D(0));
}
