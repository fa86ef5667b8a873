import { gcd } from './common-divisor.ts';
import { constants } from './data/constants.ts';
import { parseDecimal } from './decimal.ts';
import { type Exact, multiply, power } from './exact.ts';

const known = new Map<string, Exact>([['pi', { numerator: 1n, denominator: 1n, pi: 1 }]]);
for (const [name, definition] of constants) known.set(name, quantity(definition));

/**
 * The exact value of a product such as `231 * in^3` or `lb * gn / in^2`, from left to right:
 * decimals, `pi` and the names of data/constants.ts, each with an optional whole power. Throws on anything else.
 */
export function quantity(text: string): Exact {
  const [first = '', ...rest] = text.split(/\s*([*/])\s*/);
  let product = factor(first, text);
  for (let i = 0; i < rest.length; i += 2) {
    const next = factor(rest[i + 1] ?? '', text);
    product = inLowestTerms(multiply(product, rest[i] === '/' ? power(next, -1) : next));
  }
  return product;
}

function factor(text: string, whole: string): Exact {
  const [base = '', exponent = '1'] = text.split('^');
  const value = known.get(base) ?? parseDecimal(base);
  if ('problem' in value || !/^-?\d+$/.test(exponent)) throw new Error(`${JSON.stringify(text)} in ${JSON.stringify(whole)} is not a quantity`);
  return power(value, Number(exponent));
}

function inLowestTerms({ numerator, denominator, pi }: Exact): Exact {
  const common = gcd(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common, pi };
}
