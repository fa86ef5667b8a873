import { z } from 'zod';
import { defineTool } from '../define.ts';
import { factorize, integerRoot, isPrime } from '../shared/numbers/primes.ts';

export default defineTool({
  slug: 'number-properties-analyzer',
  name: 'Number Properties Analyzer',
  category: 'math',
  summary: 'Shows what kind of number an integer is: prime, perfect, square, Fibonacci, palindrome, Armstrong, happy and more.',
  description: 'Digits are those in base 10.',
  reference: 'OEIS A005117, A000290, A000217, A000045, A002113, A005188, A007770, A005349, A006886',
  keywords: ['even', 'odd', 'collatz', 'digital root', 'kaprekar'],
  cost: 'heavy',
  inputs: z.strictObject({ number: z.int().min(0).max(1_000_000_000_000).describe('Whole number up to 10^12') }),
  result: z.strictObject({
    even: z.boolean().describe('Whether it is divisible by 2'),
    prime: z.boolean().describe('Whether it has exactly two divisors'),
    squareFree: z.boolean().describe('Whether no square above 1 divides it; false for 0'),
    perfectSquare: z.boolean().describe('Whether it is k² for an integer k'),
    perfectCube: z.boolean().describe('Whether it is k³ for an integer k'),
    powerOfTwo: z.boolean().describe('Whether it is 2^k for an integer k'),
    triangular: z.boolean().describe('Whether it is k(k + 1)/2 for an integer k'),
    fibonacci: z.boolean().describe('Whether it is in the Fibonacci sequence'),
    factorial: z.boolean().describe('Whether it is k! for an integer k'),
    palindrome: z.boolean().describe('Whether its digits read the same backwards'),
    armstrong: z.boolean().describe('Whether it equals the sum of its digits, each to the power of their count'),
    happy: z.boolean().describe('Whether repeated sums of squared digits lead to 1'),
    harshad: z.boolean().describe('Whether it is divisible by its digit sum; false for 0'),
    kaprekar: z.boolean().describe('Whether its square splits into two parts that add up to it (OEIS A006886)'),
    abundance: z
      .enum(['deficient', 'perfect', 'abundant', 'none'])
      .describe('Whether the sum of its proper divisors is below, equal to or above it; none for 0'),
    divisorCount: z.int().describe('Number of divisors; 0 for 0'),
    digitSum: z.int().describe('Sum of its digits'),
    digitProduct: z.int().describe('Product of its digits'),
    digitalRoot: z.int().describe('Digit sum, taken again until one digit is left'),
    reversed: z.int().describe('The digits of the number in reverse order'),
    binary: z.string().describe('The number in base 2'),
    collatzSteps: z.int().describe('Steps of the 3n+1 map to reach 1; 0 for 0'),
  }),
  headline: 'prime',
  examples: [
    {
      inputs: { number: 28 },
      result: {
        even: true,
        prime: false,
        squareFree: false,
        perfectSquare: false,
        perfectCube: false,
        powerOfTwo: false,
        triangular: true,
        fibonacci: false,
        factorial: false,
        palindrome: false,
        armstrong: false,
        happy: true,
        harshad: false,
        kaprekar: false,
        abundance: 'perfect',
        divisorCount: 6,
        digitSum: 10,
        digitProduct: 16,
        digitalRoot: 1,
        reversed: 82,
        binary: '11100',
        collatzSteps: 18,
      },
    },
  ],
  run({ number }) {
    const n = BigInt(number);
    const text = String(number);
    const digits = [...text].map(Number);
    const digitSum = digits.reduce((sum, digit) => sum + digit, 0);
    const factors = number === 0 ? [] : [...factorize(n)];
    const divisorSum = factors.reduce((product, [prime, exponent]) => product * ((prime ** BigInt(exponent + 1) - 1n) / (prime - 1n)), 1n);
    const reversed = [...text].reverse().join('');
    return {
      even: number % 2 === 0,
      prime: isPrime(n),
      squareFree: number > 0 && factors.every(([, exponent]) => exponent === 1),
      perfectSquare: isPower(n, 2),
      perfectCube: isPower(n, 3),
      powerOfTwo: number > 0 && (n & (n - 1n)) === 0n,
      triangular: isPower(8n * n + 1n, 2),
      fibonacci: isPower(5n * n * n + 4n, 2) || (n > 0n && isPower(5n * n * n - 4n, 2)),
      factorial: isFactorial(number),
      palindrome: reversed === text,
      armstrong: digits.reduce((sum, digit) => sum + BigInt(digit) ** BigInt(digits.length), 0n) === n,
      happy: isHappy(number),
      harshad: number > 0 && number % digitSum === 0,
      kaprekar: isKaprekar(n),
      abundance: abundance(number, divisorSum - n),
      divisorCount: number === 0 ? 0 : factors.reduce((count, [, exponent]) => count * (exponent + 1), 1),
      digitSum,
      digitProduct: digits.reduce((product, digit) => product * digit, 1),
      digitalRoot: number === 0 ? 0 : 1 + ((number - 1) % 9),
      reversed: Number(reversed),
      binary: number.toString(2),
      collatzSteps: collatzSteps(n),
    };
  },
});

const isPower = (n: bigint, degree: number): boolean => integerRoot(n, degree) ** BigInt(degree) === n;

function isFactorial(number: number): boolean {
  let product = 1;
  for (let factor = 2; product < number; factor += 1) product *= factor;
  return product === number;
}

function isHappy(number: number): boolean {
  let sum = number;
  while (sum > 4 || sum === 2 || sum === 3) {
    let squares = 0;
    for (let rest = sum; rest > 0; rest = Math.floor(rest / 10)) squares += (rest % 10) ** 2;
    sum = squares;
  }
  return sum === 1;
}

/** n² = q·10^m + r with q + r = n, 0 < r < 10^m and m at least 0: the definition of A006886. */
function isKaprekar(n: bigint): boolean {
  if (n === 1n) return true;
  const square = n * n;
  for (let power = 10n; power <= square; power *= 10n) {
    const [left, right] = [square / power, square % power];
    if (right > 0n && left + right === n) return true;
  }
  return false;
}

function abundance(number: number, properSum: bigint): 'deficient' | 'perfect' | 'abundant' | 'none' {
  if (number === 0) return 'none';
  const n = BigInt(number);
  return properSum < n ? 'deficient' : properSum === n ? 'perfect' : 'abundant';
}

function collatzSteps(number: bigint): number {
  let steps = 0;
  for (let n = number; n > 1n; steps += 1) n = n & 1n ? 3n * n + 1n : n >> 1n;
  return steps;
}
