import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bezout, modulo } from '../shared/numbers/euclid.ts';
import { bigInteger, integerOf } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'diophantine-equation-solver',
  name: 'Linear Diophantine Equation Solver',
  category: 'math',
  summary: 'Finds all integer solutions of the linear Diophantine equation a·x + b·y = c.',
  description: 'Solvable when the greatest common divisor of a and b divides c. Every solution is (x + k·stepX, y − k·stepY).',
  reference: "Euclid's extended algorithm",
  keywords: ['integer solutions', 'linear equation'],
  inputs: z.strictObject({
    a: bigInteger.describe('Factor of x: an integer of up to 1,000 digits'),
    b: bigInteger.describe('Factor of y: an integer of up to 1,000 digits'),
    c: bigInteger.describe('Right-hand side: an integer of up to 1,000 digits'),
  }),
  result: z.strictObject({
    solvable: z.boolean().describe('Whether there are integer solutions'),
    gcd: z.string().describe('Greatest common divisor of a and b'),
    x: z.string().optional().describe('The smallest x of a solution that is not negative'),
    y: z.string().optional().describe('The y that goes with that x'),
    stepX: z.string().optional().describe('Difference from one x to the next'),
    stepY: z.string().optional().describe('Difference from one y to the next'),
  }),
  examples: [
    { inputs: { a: 12, b: 18, c: 30 }, result: { solvable: true, gcd: '6', x: '1', y: '1', stepX: '3', stepY: '2' } },
    { inputs: { a: 6, b: 9, c: 4 }, result: { solvable: false, gcd: '3' } },
  ],
  run(inputs) {
    const [a, b, c] = [integerOf(inputs.a), integerOf(inputs.b), integerOf(inputs.c)];
    if (a === 0n && b === 0n) unprocessable('With a and b both 0 there is no equation to solve.', 'a');
    const { divisor, x: coefficient } = bezout(a, b);
    const gcd = String(divisor);
    if (c % divisor !== 0n) return { solvable: false, gcd };
    if (b === 0n) return { solvable: true, gcd, x: String(c / a), y: '0', stepX: '0', stepY: '-1' };
    const stepX = (b < 0n ? -b : b) / divisor;
    const x = modulo(coefficient * (c / divisor), stepX);
    const stepY = (b < 0n ? -a : a) / divisor;
    return { solvable: true, gcd, x: String(x), y: String((c - a * x) / b), stepX: String(stepX), stepY: String(stepY) };
  },
});
