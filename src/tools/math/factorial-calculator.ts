import { z } from 'zod';
import { defineTool } from '../define.ts';
import { primesUpTo } from '../shared/numbers/primes.ts';

const kinds = ['factorial', 'double', 'subfactorial', 'primorial'] as const;

export default defineTool({
  slug: 'factorial-calculator',
  name: 'Factorial Calculator',
  category: 'math',
  summary: 'Calculates exact factorials, double factorials, subfactorials and primorials.',
  description:
    'factorial is n!, double n!! = n(n − 2)…, subfactorial the number of derangements of n things, primorial the product of the primes up to n. Empty products are 1.',
  reference: 'OEIS A000142, A006882, A000166, A034386',
  keywords: ['n!', 'derangements'],
  cost: 'heavy',
  inputs: z.strictObject({
    n: z.int().min(0).max(10_000).describe('Whole number from 0 to 10000'),
    kind: z.enum(kinds).default('factorial').describe('Product to compute; subfactorial counts derangements, primorial multiplies primes'),
  }),
  result: z.strictObject({
    value: z.string().describe('The product with all digits'),
    digits: z.int().describe('Number of digits of the value'),
    trailingZeros: z.int().describe('Number of zeros at the end of the value; 0 for the value 0'),
  }),
  examples: [
    { inputs: { n: 25 }, result: { value: '15511210043330985984000000', digits: 26, trailingZeros: 6 } },
    { inputs: { n: 9, kind: 'double' }, result: { value: '945', digits: 3, trailingZeros: 0 } },
  ],
  run({ n, kind }) {
    const value = String(product(n, kind));
    let end = value.length;
    while (end > 1 && value[end - 1] === '0') end -= 1;
    return { value, digits: value.length, trailingZeros: value.length - end };
  },
});

function product(n: number, kind: (typeof kinds)[number]): bigint {
  switch (kind) {
    case 'factorial':
      return productDown(n, 1);
    case 'double':
      return productDown(n, 2);
    case 'primorial':
      return primesUpTo(n).reduce((product, prime) => product * BigInt(prime), 1n);
    case 'subfactorial': {
      let derangements = 1n;
      for (let size = 1; size <= n; size += 1) derangements = derangements * BigInt(size) + (size % 2 === 0 ? 1n : -1n);
      return derangements;
    }
  }
}

function productDown(n: number, step: number): bigint {
  let product = 1n;
  for (let factor = n; factor > 1; factor -= step) product *= BigInt(factor);
  return product;
}
