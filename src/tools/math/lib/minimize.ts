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
 * the rows of no matter (Quine 1952, McCluskey 1956).
 */
export function smallestCover(variables: number, minterms: readonly number[], dontCares: readonly number[]): Implicant[] {
  const primes = primeImplicants(variables, [...minterms, ...dontCares]);
  const columns = primes.map((implicant) => ({
    implicant,
    weight: PRODUCT_WEIGHT + literalsOf(implicant),
    rows: new Set(minterms.filter((row) => (row & implicant.mask) === implicant.value)),
  }));
  const cover = new Cover().smallest(columns, new Set(minterms));
  return cover.map((column) => column.implicant);
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

interface Column {
  readonly implicant: Implicant;
  readonly weight: number;
  readonly rows: ReadonlySet<number>;
}

/** The exact solution of a covering problem by reduction, and branch and bound. */
class Cover {
  #best: readonly Column[] = [];
  #bestWeight = Number.POSITIVE_INFINITY;

  smallest(columns: readonly Column[], rows: ReadonlySet<number>): readonly Column[] {
    this.#search(columns, rows, [], 0);
    return this.#best;
  }

  #search(columns: readonly Column[], rows: ReadonlySet<number>, chosen: readonly Column[], weight: number): void {
    const state = reduce(columns, rows, chosen, weight);
    if (state.weight >= this.#bestWeight) return;
    if (state.rows.size === 0) {
      this.#best = state.chosen;
      this.#bestWeight = state.weight;
      return;
    }
    const covering = new Map([...state.rows].map((row) => [row, state.columns.filter((column) => column.rows.has(row))]));
    if (state.weight + leastWeight(covering) >= this.#bestWeight) return;
    const [, hardest] = [...covering].reduce((least, entry) => (entry[1].length < least[1].length ? entry : least));
    let rest = state.columns;
    for (const column of hardest.toSorted((a, b) => b.rows.size - a.rows.size || a.weight - b.weight)) {
      this.#search(rest, state.rows, [...state.chosen, column], state.weight + column.weight);
      // The others need not try this column again.
      rest = rest.filter((other) => other !== column);
    }
  }
}

/** A lower bound: rows of which no column covers two each need a column of their own. */
function leastWeight(covering: ReadonlyMap<number, readonly Column[]>): number {
  const used = new Set<Column>();
  let weight = 0;
  for (const columns of [...covering.values()].sort((a, b) => a.length - b.length)) {
    if (columns.some((column) => used.has(column))) continue;
    weight += Math.min(...columns.map((column) => column.weight));
    for (const column of columns) used.add(column);
  }
  return weight;
}

interface State {
  columns: readonly Column[];
  rows: ReadonlySet<number>;
  chosen: readonly Column[];
  weight: number;
}

/** Takes out covered rows, columns that another one is as good as, rows that another one implies, and columns that are the only ones for a row. */
function reduce(columns: readonly Column[], rows: ReadonlySet<number>, chosen: readonly Column[], weight: number): State {
  const covered = new Set(chosen.flatMap((column) => [...column.rows]));
  let open = new Set([...rows].filter((row) => !covered.has(row)));
  const state = { chosen: [...chosen], weight };
  let left = columns;
  for (;;) {
    left = undominated(left.map((column) => ({ ...column, rows: column.rows.intersection(open) })).filter((column) => column.rows.size > 0));
    const covering = [...open].map((row) => left.filter((column) => column.rows.has(row)));
    const essential = covering.find((options) => options.length === 1)?.[0];
    if (covering.some((options) => options.length === 0)) return { columns: left, rows: open, chosen: state.chosen, weight: Number.POSITIVE_INFINITY };
    if (!essential) return { columns: left, rows: impliedOut(open, left), ...state };
    state.chosen.push(essential);
    state.weight += essential.weight;
    open = open.difference(essential.rows);
    left = left.filter((column) => column !== essential);
  }
}

function undominated(columns: readonly Column[]): Column[] {
  const sorted = columns.toSorted((a, b) => b.rows.size - a.rows.size || a.weight - b.weight);
  const kept: Column[] = [];
  for (const column of sorted) {
    if (!kept.some((other) => other.weight <= column.weight && column.rows.isSubsetOf(other.rows))) kept.push(column);
  }
  return kept;
}

/** Rows without those that are covered whenever another one is. */
function impliedOut(rows: ReadonlySet<number>, columns: readonly Column[]): Set<number> {
  const covering = [...rows]
    .map((row) => ({ row, columns: new Set(columns.filter((column) => column.rows.has(row))) }))
    .sort((a, b) => a.columns.size - b.columns.size);
  const kept: typeof covering = [];
  for (const entry of covering) if (!kept.some((other) => other.columns.isSubsetOf(entry.columns))) kept.push(entry);
  return new Set(kept.map(({ row }) => row));
}
