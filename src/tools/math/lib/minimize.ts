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
 * the rows of no matter (Quine 1952, McCluskey 1956). What must be taken, or never need be, is settled first; the rest is an integer program.
 * @param minterms one or more
 */
export async function smallestCover(variables: number, minterms: readonly number[], dontCares: readonly number[]): Promise<Implicant[]> {
  const primes = primeImplicants(variables, [...minterms, ...dontCares]);
  const { taken, open, rows } = settled(primes, minterms);
  const chosen = new Set([...taken, ...(rows.length === 0 ? [] : await chosenByProgram(open, rows))]);
  return primes.filter((prime) => chosen.has(prime));
}

/** Takes products that alone cover a row, and leaves out those that another one is as good as, until neither is left. */
function settled(primes: readonly Implicant[], minterms: readonly number[]): { taken: Implicant[]; open: Implicant[]; rows: number[] } {
  const taken: Implicant[] = [];
  let open = [...primes];
  let rows = [...minterms];
  for (let before = -1; before !== open.length + rows.length; ) {
    before = open.length + rows.length;
    const essential = new Set(
      rows.map((row) => open.filter((prime) => covers(prime, row))).flatMap(([only, ...others]) => (only && others.length === 0 ? [only] : [])),
    );
    taken.push(...essential);
    rows = rows.filter((row) => ![...essential].some((prime) => covers(prime, row)));
    open = undominated(
      open.filter((prime) => !essential.has(prime)),
      rows,
    );
  }
  return { taken, open, rows };
}

const covers = ({ value, mask }: Implicant, row: number): boolean => (row & mask) === value;

/** Without the products whose rows another one covers too, with no more literals; of two alike the first stays. */
function undominated(primes: readonly Implicant[], rows: readonly number[]): Implicant[] {
  const own = primes.map((prime) => ({ prime, rows: rows.filter((row) => covers(prime, row)), literals: literalsOf(prime) }));
  return own
    .filter(({ rows: wanted, literals }, index) => {
      const isDominated = own.some(
        (other, place) =>
          place !== index &&
          other.literals <= literals &&
          other.rows.length >= wanted.length &&
          (other.rows.length > wanted.length || other.literals < literals || place < index) &&
          wanted.every((row) => covers(other.prime, row)),
      );
      return wanted.length > 0 && !isDominated;
    })
    .map(({ prime }) => prime);
}

async function chosenByProgram(primes: readonly Implicant[], rows: readonly number[]): Promise<Implicant[]> {
  // The package is CommonJS, and its types are written as those of an ES module: the function is the default itself.
  const { default: load } = (await import('highs')) as unknown as { default: () => Promise<Highs> };
  const solution = (await load()).solve(coverProgram(primes, rows), { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.5 });
  if (solution.Status !== 'Optimal') return unprocessable('The smallest sum could not be found.');
  return primes.filter((_, index) => Math.round(solution.Columns[nameOf(index)]?.Primal ?? 0) === 1);
}

const nameOf = (index: number): string => `p${index}`;

/** The covering problem in the CPLEX LP format: each minterm is true in one of the products that are taken, or more. */
function coverProgram(primes: readonly Implicant[], minterms: readonly number[]): string {
  const weights = primes.map((implicant, index) => `${PRODUCT_WEIGHT + literalsOf(implicant)} ${nameOf(index)}`);
  const rows = minterms.map((row) => {
    const covering = primes.flatMap((prime, index) => (covers(prime, row) ? [nameOf(index)] : []));
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
