import { type Discrete, discrete } from '../../shared/numbers/distributions/discrete.ts';
import { type DoubleDouble, divide, subtract } from '../../shared/numbers/double-double.ts';

/** The whole numbers from least to most, each as likely as any other. */
export function discreteUniform(least: number, most: number): Discrete {
  const size: DoubleDouble = [most - least + 1, 0];
  return discrete({
    support: [least, most],
    mass: () => [divide([1, 0], size), 0],
    tails: (k) => {
      const lower = divide([k - least + 1, 0], size);
      return { lower: [lower, 0], upper: [subtract([1, 0], lower), 0] };
    },
    near: (probability) => least - 1 + probability * size[0],
  });
}
