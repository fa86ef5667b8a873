import { type DoubleDouble, multiply } from '../double-double.ts';
import { asWritten, scaledQuotient } from '../double-double-functions.ts';
import { type Continuous, continuous } from './continuous.ts';
import { gammaFront, gammaPoint, gammaTails } from './gamma.ts';

const HALF: DoubleDouble = [0.5, 0];

/** The chi-square distribution. @param degreesOfFreedom above 0 */
export function chiSquare(degreesOfFreedom: number): Continuous {
  const shape = multiply(asWritten(degreesOfFreedom), HALF);
  return continuous({
    support: [0, Number.POSITIVE_INFINITY],
    density: (x) => scaledQuotient(gammaFront(shape, multiply(x, HALF)), [x, 0]),
    densityAtEnd: () => (degreesOfFreedom < 2 ? Number.POSITIVE_INFINITY : degreesOfFreedom === 2 ? 0.5 : 0),
    tails: (x) => gammaTails(shape, multiply(x, HALF)),
    point: (side, target) => [multiply(gammaPoint(shape, side, target), [2, 0]), 0],
  });
}
