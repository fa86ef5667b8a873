const FIRST_ROOM = 1_024;
/** More columns than any sheet has. */
const ROW = 2 ** 15;

/**
 * Cells of a sheet, as what is made of each. They are three lists rather than a map for each row, which would take ten times the memory, and are put in order when all have been added. Of
 * several at one place the last counts.
 */
export class Cells<Value> {
  #rows = new Int32Array(FIRST_ROOM);
  #columns = new Int16Array(FIRST_ROOM);
  #values: Value[] = [];
  #isInOrder = true;
  /** Where each row begins, and where the last one ends. */
  #starts: number[] = [];

  /** How many there are, those at one place each. */
  get size(): number {
    return this.#values.length;
  }

  /** How many rows have any; once they are in order. */
  get rows(): number {
    return Math.max(0, this.#starts.length - 1);
  }

  add(row: number, column: number, value: Value): void {
    const at = this.#values.length;
    if (at === this.#rows.length) this.#grow();
    const before = at === 0 ? -1 : this.#placeAt(at - 1);
    this.#rows[at] = row;
    this.#columns[at] = column;
    this.#values.push(value);
    if (row * ROW + column <= before) this.#isInOrder = false;
  }

  /** Puts them in order by rows and columns. */
  order(): void {
    if (!this.#isInOrder) {
      const order = Uint32Array.from(this.#values.keys()).sort((one, other) => this.#placeAt(one) - this.#placeAt(other) || one - other);
      this.#take(Array.from(order).filter((at, index) => index + 1 >= order.length || this.#placeAt(at) !== this.#placeAt(order[index + 1] ?? 0)));
    } else this.#index();
    this.#isInOrder = true;
  }

  /** What is at a place. */
  get(row: number, column: number): Value | undefined {
    const [start, end] = this.#rangeOf(row);
    for (let at = start; at < end; at++) if (this.#columns[at] === column) return this.#values[at];
    return undefined;
  }

  /** All of them, in order. */
  each(visit: (row: number, column: number, value: Value) => void): void {
    for (const [at, value] of this.#values.entries()) visit(this.#rows[at] ?? 0, this.#columns[at] ?? 0, value);
  }

  /** Those of a row, in order. */
  eachOf(row: number, visit: (column: number, value: Value) => void): void {
    const [start, end] = this.#rangeOf(row);
    for (let at = start; at < end; at++) visit(this.#columns[at] ?? 0, this.#values[at] as Value);
  }

  /** Takes away those that are covered by areas, all but the first of each. @param work told how many were looked at for an area */
  uncover(areas: readonly { top: number; left: number; bottom: number; right: number }[], work: (looked: number) => void): void {
    if (areas.length === 0) return;
    const gone = new Uint8Array(this.#values.length);
    for (const { top, left, bottom, right } of areas) {
      const first = this.#indexOfRow(top);
      let [index, looked] = [first, 0];
      for (; index < this.rows && this.#rowAt(index) <= bottom; index++) {
        const [start, end] = [this.#starts[index] ?? 0, this.#starts[index + 1] ?? 0];
        looked += 1 + end - start;
        for (let at = start; at < end; at++) {
          const column = this.#columns[at] ?? 0;
          if (column >= left && column <= right && (this.#rowAt(index) !== top || column !== left)) gone[at] = 1;
        }
      }
      work(looked);
    }
    this.#take(Array.from(gone.keys()).filter((at) => gone[at] === 0));
  }

  #placeAt(at: number): number {
    return (this.#rows[at] ?? 0) * ROW + (this.#columns[at] ?? 0);
  }

  #rowAt(index: number): number {
    return this.#rows[this.#starts[index] ?? 0] ?? 0;
  }

  /** The first row that is not before one. */
  #indexOfRow(row: number): number {
    let [low, high] = [0, this.rows];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#rowAt(middle) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #rangeOf(row: number): [start: number, end: number] {
    const index = this.#indexOfRow(row);
    return index < this.rows && this.#rowAt(index) === row ? [this.#starts[index] ?? 0, this.#starts[index + 1] ?? 0] : [0, 0];
  }

  #grow(): void {
    const rows = new Int32Array(2 * this.#rows.length);
    rows.set(this.#rows);
    const columns = new Int16Array(rows.length);
    columns.set(this.#columns);
    [this.#rows, this.#columns] = [rows, columns];
  }

  /** Keeps those at these places, in their order. */
  #take(places: readonly number[]): void {
    const [rows, columns, values] = [this.#rows, this.#columns, this.#values];
    this.#rows = Int32Array.from(places, (at) => rows[at] ?? 0);
    this.#columns = Int16Array.from(places, (at) => columns[at] ?? 0);
    this.#values = places.map((at) => values[at] as Value);
    this.#index();
  }

  #index(): void {
    const starts: number[] = [];
    for (let at = 0; at < this.#values.length; at++) if (at === 0 || this.#rows[at] !== this.#rows[at - 1]) starts.push(at);
    this.#starts = [...starts, this.#values.length];
    if (this.#values.length === 0) this.#starts = [];
  }
}
