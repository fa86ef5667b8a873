import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { absolute, divide, isZero, multiply, subtract, toNumber } from '../shared/numbers/rational.ts';
import { exactly, HUNDRED } from './lib/percent.ts';

export default defineTool({
  slug: 'percent-error-calculator',
  name: 'Percent Error Calculator',
  category: 'math',
  summary: 'Calculates how far a measured value is from the accepted one, in percent.',
  reference: '100 · |measured − accepted| / |accepted|',
  keywords: ['experimental error', 'accuracy', 'lab'],
  inputs: z.strictObject({ measured: z.number().describe('Value that was measured'), accepted: z.number().describe('Value that is true or theoretical') }),
  result: z.strictObject({
    percentError: z.number().describe('Error in percent, never negative: 100·|measured − accepted|/|accepted|'),
    signedPercentError: z.number().describe('Error in percent with its sign: 100·(measured − accepted)/|accepted|'),
    absoluteError: z.number().describe('Size of the error: |measured − accepted|'),
    relativeError: z.number().describe('Error as a fraction: absoluteError/|accepted|'),
  }),
  examples: [
    {
      inputs: { measured: 9.78, accepted: 9.80665 },
      result: { percentError: 0.27175437075861786, signedPercentError: -0.27175437075861786, absoluteError: 0.02665, relativeError: 0.0027175437075861787 },
    },
    { inputs: { measured: -1.5, accepted: -2 }, result: { percentError: 25, signedPercentError: 25, absoluteError: 0.5, relativeError: 0.25 } },
  ],
  run(inputs) {
    const [measured, accepted] = [exactly(inputs.measured), exactly(inputs.accepted)];
    if (isZero(accepted)) unprocessable('An accepted value of 0 has no percentage.', 'accepted');
    const error = subtract(measured, accepted);
    const relative = divide(error, absolute(accepted));
    return {
      percentError: toNumber(multiply(absolute(relative), HUNDRED)),
      signedPercentError: toNumber(multiply(relative, HUNDRED)),
      absoluteError: toNumber(absolute(error)),
      relativeError: toNumber(absolute(relative)),
    };
  },
});
