import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import {
  add,
  divide,
  exactNumber,
  fractionText,
  isZero,
  multiply,
  type Rational,
  rational,
  rationalOf,
  subtract,
  toNumber,
} from '../shared/numbers/rational.ts';
import { degreesOf } from './lib/angles.ts';
import { polynomialText } from './lib/polynomial-text.ts';

export default defineTool({
  slug: 'slope-calculator',
  name: 'Slope Calculator',
  category: 'math',
  summary: 'Calculates the slope, angle, grade and equation of the line through two points.',
  description: 'Exact except for angle and distance. A vertical line has no slope: those fields are absent.',
  reference: 'm = (y₂ − y₁)/(x₂ − x₁), y = mx + b',
  keywords: ['gradient', 'rise over run', 'steepness', 'line equation'],
  inputs: z.strictObject({
    x1: exactNumber.describe('First point, x: an integer, decimal or fraction'),
    y1: exactNumber.describe('First point, y: an integer, decimal or fraction'),
    x2: exactNumber.describe('Second point, x: an integer, decimal or fraction'),
    y2: exactNumber.describe('Second point, y: an integer, decimal or fraction'),
  }),
  result: z.strictObject({
    vertical: z.boolean().describe('Whether both points have the same x'),
    slope: z.number().optional().describe('Rise over run; absent for a vertical line'),
    slopeFraction: z.string().optional().describe('Slope as a fraction; absent for a vertical line'),
    intercept: z.number().optional().describe('Value of y at x = 0; absent for a vertical line'),
    gradePercent: z.number().optional().describe('Slope in percent; absent for a vertical line'),
    angleDegrees: z.number().describe('Angle to the x axis in degrees, above -90, up to 90'),
    equation: z.string().describe('Equation of the line, such as "y = 2x + 1" or "x = 2"'),
    distance: z.number().describe('Distance between the points'),
    midpointX: z.number().describe('Point halfway between, x'),
    midpointY: z.number().describe('Point halfway between, y'),
  }),
  headline: 'slope',
  examples: [
    {
      inputs: { x1: 1, y1: 2, x2: 4, y2: 8 },
      result: {
        vertical: false,
        slope: 2,
        slopeFraction: '2',
        intercept: 0,
        gradePercent: 200,
        angleDegrees: 63.43494882292201,
        equation: 'y = 2x',
        distance: 6.708203932499369,
        midpointX: 2.5,
        midpointY: 5,
      },
    },
    {
      inputs: { x1: 2, y1: 0, x2: 2, y2: 5 },
      result: { vertical: true, angleDegrees: 90, equation: 'x = 2', distance: 5, midpointX: 2, midpointY: 2.5 },
    },
  ],
  run(inputs) {
    const [x1, y1] = [rationalOf(inputs.x1, 'x1'), rationalOf(inputs.y1, 'y1')];
    const [x2, y2] = [rationalOf(inputs.x2, 'x2'), rationalOf(inputs.y2, 'y2')];
    const [run, rise] = [subtract(x2, x1), subtract(y2, y1)];
    if (isZero(run) && isZero(rise)) unprocessable('The two points are the same, so that no single line goes through them.');
    const middle = (a: Rational, b: Rational): number => toNumber(divide(add(a, b), rational(2n)));
    const shared = {
      distance: doubleOf(preciseOf(add(multiply(run, run), multiply(rise, rise))).sqrt()),
      midpointX: middle(x1, x2),
      midpointY: middle(y1, y2),
    };
    if (isZero(run)) return { vertical: true, angleDegrees: 90, equation: `x = ${fractionText(x1)}`, ...shared };
    const slope = divide(rise, run);
    const intercept = subtract(y1, multiply(slope, x1));
    return {
      vertical: false,
      slope: toNumber(slope),
      slopeFraction: fractionText(slope),
      intercept: toNumber(intercept),
      gradePercent: toNumber(multiply(slope, rational(100n))),
      angleDegrees: doubleOf(degreesOf(Precise.atan(preciseOf(slope)))),
      equation: `y = ${polynomialText([slope, intercept])}`,
      ...shared,
    };
  },
});
