const CELLS = 81;
const COLUMNS = 324;

/** The four constraints that a digit in a cell meets: the cell is filled, and its row, column and box have the digit. */
function constraintsOf(cell: number, digit: number): [number, number, number, number] {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return [cell, 81 + row * 9 + digit - 1, 162 + column * 9 + digit - 1, 243 + box * 9 + digit - 1];
}

/** Candidates (cell × 9 + digit - 1) by constraint, and constraints by candidate. */
const CONSTRAINTS = Array.from({ length: 729 }, (_, candidate) => constraintsOf(Math.floor(candidate / 9), (candidate % 9) + 1));
const CANDIDATES = Array.from({ length: COLUMNS }, (): number[] => []);
for (const [candidate, constraints] of CONSTRAINTS.entries()) for (const constraint of constraints) CANDIDATES[constraint]?.push(candidate);

/** Two cells of one unit with the same digit, or undefined. */
export function findClash(cells: readonly number[]): { digit: number; unit: string } | undefined {
  const seen = new Set<number>();
  for (const [cell, digit] of cells.entries()) {
    if (digit === 0) continue;
    for (const [kind, constraint] of constraintsOf(cell, digit).slice(1).entries()) {
      if (seen.has(constraint)) {
        const place = Math.floor(((constraint - 81) % 81) / 9) + 1;
        return { digit, unit: `${['row', 'column', 'box'][kind]} ${place}` };
      }
      seen.add(constraint);
    }
  }
  return undefined;
}

/** An exact cover search that always works on the constraint with the fewest candidates left. */
class Search {
  /** How many chosen constraints forbid each candidate. */
  readonly #forbidden = new Uint8Array(729);
  readonly #met = new Uint8Array(COLUMNS);
  /** Candidates left for each constraint. */
  readonly #left = new Uint8Array(COLUMNS).fill(9);
  readonly #cells: number[];
  readonly #order: (candidates: number[]) => number[];
  readonly #limit: number;
  readonly solutions: number[][] = [];

  constructor(cells: readonly number[], limit: number, order: (candidates: number[]) => number[]) {
    this.#cells = [...cells];
    this.#limit = limit;
    this.#order = order;
    for (const [cell, digit] of cells.entries()) if (digit > 0) this.#choose(cell * 9 + digit - 1);
  }

  run(): void {
    let [best, fewest] = [-1, 10];
    for (let constraint = 0; constraint < COLUMNS && fewest > 1; constraint++) {
      const left = this.#left[constraint] ?? 0;
      if (this.#met[constraint] === 0 && left < fewest) [best, fewest] = [constraint, left];
    }
    if (best < 0) {
      this.solutions.push([...this.#cells]);
      return;
    }
    if (fewest === 0) return;
    const open = (CANDIDATES[best] ?? []).filter((candidate) => this.#forbidden[candidate] === 0);
    for (const candidate of this.#order(open)) {
      this.#choose(candidate);
      this.run();
      this.#undo(candidate);
      if (this.solutions.length >= this.#limit) return;
    }
  }

  #choose(candidate: number): void {
    this.#cells[Math.floor(candidate / 9)] = (candidate % 9) + 1;
    for (const constraint of CONSTRAINTS[candidate] ?? []) {
      this.#met[constraint] = 1;
      for (const other of CANDIDATES[constraint] ?? []) this.#forbid(other, 1);
    }
  }

  #undo(candidate: number): void {
    this.#cells[Math.floor(candidate / 9)] = 0;
    for (const constraint of CONSTRAINTS[candidate] ?? []) {
      this.#met[constraint] = 0;
      for (const other of CANDIDATES[constraint] ?? []) this.#forbid(other, -1);
    }
  }

  #forbid(candidate: number, change: 1 | -1): void {
    const before = this.#forbidden[candidate] ?? 0;
    this.#forbidden[candidate] = before + change;
    if (before !== (change === 1 ? 0 : 1)) return;
    for (const constraint of CONSTRAINTS[candidate] ?? []) this.#left[constraint] = (this.#left[constraint] ?? 0) - change;
  }
}

/**
 * Up to `limit` solutions of a grid of 81 digits (0 for empty) without clashes.
 * @param order puts the candidates of a choice in the order they are tried in
 */
export function solveSudoku(cells: readonly number[], limit: number, order: (candidates: number[]) => number[] = (candidates) => candidates): number[][] {
  const search = new Search(cells, limit, order);
  search.run();
  return search.solutions;
}

/** A grid drawn with lines between the boxes, dots for empty cells. */
export function drawSudoku(cells: readonly number[]): string {
  const rows: string[] = [];
  for (let row = 0; row < 9; row++) {
    if (row === 3 || row === 6) rows.push('------+-------+------');
    const digits = cells.slice(row * 9, row * 9 + 9).map((digit) => (digit === 0 ? '.' : String(digit)));
    rows.push([0, 3, 6].map((start) => digits.slice(start, start + 3).join(' ')).join(' | '));
  }
  return rows.join('\n');
}

/** The cell opposite under half a turn. */
export const oppositeCell = (cell: number): number => CELLS - 1 - cell;
