import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bezout, modulo } from '../shared/numbers/euclid.ts';
import { bigInteger, gcd, integerOf } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'chinese-remainder-calculator',
  name: 'Chinese Remainder Theorem Calculator',
  category: 'math',
  summary: 'Solves a system of congruences x ≡ r (mod m) by the Chinese remainder theorem.',
  description: 'The moduli need not be coprime.',
  reference: 'Chinese remainder theorem',
  keywords: ['crt', 'congruence', 'modular'],
  inputs: z.strictObject({
    remainders: z.array(bigInteger).min(1).max(50).describe('Remainders r, one for each modulus: integers of up to 1,000 digits'),
    moduli: z.array(bigInteger).min(1).max(50).describe('Moduli m: integers of up to 1,000 digits, at least 1'),
  }),
  result: z.strictObject({
    solution: z.string().describe('The smallest solution that is not negative'),
    modulus: z.string().describe('Distance from each solution to the next'),
  }),
  examples: [
    { inputs: { remainders: [2, 3, 2], moduli: [3, 5, 7] }, result: { solution: '23', modulus: '105' } },
    { inputs: { remainders: [3, 5], moduli: [4, 6] }, result: { solution: '11', modulus: '12' } },
  ],
  run(inputs) {
    const remainders = inputs.remainders.map(integerOf);
    const moduli = inputs.moduli.map(integerOf);
    if (remainders.length !== moduli.length) invalid('moduli', `must have as many members as remainders: ${remainders.length}, not ${moduli.length}`);
    moduli.forEach((modulus, index) => {
      if (modulus < 1n) invalid(`moduli[${index}]`, 'must be at least 1');
    });
    let [solution, modulus] = [0n, 1n];
    moduli.forEach((next, index) => {
      const { divisor, x } = bezout(modulus, next);
      const difference = (remainders[index] ?? 0n) - solution;
      if (difference % divisor !== 0n) contradiction(remainders, moduli, index);
      const combined = (modulus / divisor) * next;
      solution = modulo(solution + modulus * modulo((difference / divisor) * x, next / divisor), combined);
      modulus = combined;
    });
    return { solution: String(solution), modulus: String(modulus) };
  },
});

/** Names a congruence that contradicts an earlier one; there is one whenever the system has no solution. */
function contradiction(remainders: readonly bigint[], moduli: readonly bigint[], later: number): never {
  const earlier = moduli.findIndex(
    (modulus, index) => index < later && ((remainders[later] ?? 0n) - (remainders[index] ?? 0n)) % gcd(modulus, moduli[later] ?? 1n) !== 0n,
  );
  const text = (index: number): string => `x ≡ ${remainders[index]} (mod ${moduli[index]})`;
  return unprocessable(`${text(earlier)} and ${text(later)} contradict each other.`, `remainders[${later}]`);
}
