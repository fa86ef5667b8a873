/** What is added up of the requests of one key, tool, outcome and hour. */
export interface Tally {
  hour: number;
  keyHash: string;
  accountId: string;
  tool: string;
  code: string;
  count: number;
  msTotal: number;
  msMax: number;
  bytesIn: number;
  bytesOut: number;
}

/** Tallies that are not written yet. They are found by strings that exist already: to make one for it would cost more than to add. */
export class Tallies {
  readonly #byKey = new Map<string, Map<string, Tally[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  find(keyHash: string, tool: string, code: string, hour: number): Tally | undefined {
    // A key and a tool have a few outcomes within the hours that wait.
    return this.#byKey
      .get(keyHash)
      ?.get(tool)
      ?.find((tally) => tally.hour === hour && tally.code === code);
  }

  add(tally: Tally): void {
    let byTool = this.#byKey.get(tally.keyHash);
    if (!byTool) {
      byTool = new Map();
      this.#byKey.set(tally.keyHash, byTool);
    }
    const tallies = byTool.get(tally.tool);
    if (tallies) tallies.push(tally);
    else byTool.set(tally.tool, [tally]);
    this.#size++;
  }

  all(): Tally[] {
    return [...this.#byKey.values()].flatMap((byTool) => [...byTool.values()].flat());
  }
}
