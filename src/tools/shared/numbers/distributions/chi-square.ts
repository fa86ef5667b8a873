import { scaled } from '../double-double.ts';
import { asWritten, normalized, scaledQuotient } from '../double-double-functions.ts';
import { type Continuous, continuous } from './continuous.ts';
import { gammaFront, gammaPoint, gammaTails } from './gamma.ts';

/** The chi-square distribution. @param degreesOfFreedom above 0 */
export function chiSquare(degreesOfFreedom: number): Continuous {
  const shape = scaled(asWritten(degreesOfFreedom), 0.5);
  return continuous({
    support: [0, Number.POSITIVE_INFINITY],
    density: (x) => scaledQuotient(gammaFront(shape, scaled(x, 0.5)), normalized(x)),
    densityAtEnd: () => (degreesOfFreedom < 2 ? Number.POSITIVE_INFINITY : degreesOfFreedom === 2 ? 0.5 : 0),
    tails: (x) => gammaTails(shape, scaled(x, 0.5)),
    point: (side, target) => [scaled(gammaPoint(shape, side, target), 2), 0],
  });
}
