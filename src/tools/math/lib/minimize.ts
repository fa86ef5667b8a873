import type { Highs } from 'highs';
import { unprocessable } from '../../errors.ts';

/** A product of literals: the variables in `mask` have the values in `value`. Bits as in the number of a row. */
export interface Implicant {
  readonly value: number;
  readonly mask: number;
}

/** A product counts for more than all the literals there can be. */
const PRODUCT_WEIGHT = 1000;

export const literalsOf = ({ mask }: Implicant): number => bits(mask);

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * A sum of products with as few products as possible, and then as few literals, that is true in all minterms and in no row but these and
 * the rows of no matter (Quine 1952, McCluskey 1956); the cover is the solution of an integer program. @param minterms one or more
 */
export async function smallestCover(variables: number, minterms: readonly number[], dontCares: readonly number[]): Promise<Implicant[]> {
  const primes = primeImplicants(variables, [...minterms, ...dontCares]);
  const { default: load } = (await import('highs')) as unknown as { default: () => Promise<Highs> };
  const solution = (await load()).solve(coverProgram(primes, minterms), { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.5 });
  if (solution.Status !== 'Optimal') return unprocessable('The smallest sum could not be found.');
  return primes.filter((_, index) => Math.round(solution.Columns[nameOf(index)]?.Primal ?? 0) === 1);
}

const nameOf = (index: number): string => `p${index}`;

/** The covering problem in the CPLEX LP format: each minterm is true in one of the products that are taken, or more. */
function coverProgram(primes: readonly Implicant[], minterms: readonly number[]): string {
  const weights = primes.map((implicant, index) => `${PRODUCT_WEIGHT + literalsOf(implicant)} ${nameOf(index)}`);
  const rows = minterms.map((row) => {
    const covering = primes.flatMap(({ value, mask }, index) => ((row & mask) === value ? [nameOf(index)] : []));
    return `${covering.join(' + ')} >= 1`;
  });
  return `Minimize\n${weights.join('\n + ')}\nSubject To\n${rows.join('\n')}\nBinary\n${primes.map((_, index) => nameOf(index)).join('\n')}\nEnd\n`;
}

/** The products that cannot lose a literal. */
function primeImplicants(variables: number, rows: readonly number[]): Implicant[] {
  let level = new Map(rows.map((value) => [`${value}/`, { value, mask: 2 ** variables - 1 }]));
  const primes: Implicant[] = [];
  while (level.size > 0) {
    const next = new Map<string, Implicant>();
    const merged = new Set<string>();
    const keys = new Map([...level].map(([key, { value, mask }]) => [`${value},${mask}`, key]));
    for (const [key, { value, mask }] of level) {
      for (let bit = 1; bit < 2 ** variables; bit *= 2) {
        if (!(mask & bit) || value & bit) continue;
        const partner = keys.get(`${value | bit},${mask}`);
        if (partner === undefined) continue;
        merged.add(key).add(partner);
        next.set(`${value}/${mask & ~bit}`, { value, mask: mask & ~bit });
      }
    }
    for (const [key, implicant] of level) if (!merged.has(key)) primes.push(implicant);
    level = next;
  }
  return primes;
}
