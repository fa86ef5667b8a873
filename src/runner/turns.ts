/** On whose behalf something runs. */
export interface Claim {
  /** Who takes turns as one: an account with all its keys, or `PAGES`. */
  readonly group: string;
  /** Whose calls take turns within the group, and are limited: a key, or a visitor of the pages. */
  readonly owner: string;
  /** Aborts when nobody waits for the answer any more. */
  readonly left: AbortSignal;
}

/** The group of all runs of tools on their pages. */
export const PAGES = 'pages';

/** How a wait ends: with a turn, or with the reason why none came. */
export type Turn = 'go' | 'full' | 'late' | 'left' | 'stopping';

type Settle = (turn: Turn) => void;
type Asking = Pick<Claim, 'group' | 'owner'>;

/** Those who share turns. */
interface Group {
  running: number;
  waiting: number;
  /** The calls that wait, by owner; whose turn it is next comes first. */
  readonly owners: Map<string, Set<Settle>>;
}

interface Bounds {
  /** How many calls may run at once. */
  places: number;
  maxWaiting: number;
  /** After so long a wait ends with `late`. */
  maxWaitMs: number;
}

/**
 * Hands out the places where calls run. The next one goes to the group that has the fewest, and among those to the one that has waited longest for its turn; within a group turns go round by
 * owner. Runs on pages, which anybody may start from as many addresses as they have, are one group together, come after calls with a key where both have as many places, and never have
 * the last place where there are two or more.
 */
export class Turns {
  readonly #bounds: Bounds;
  readonly #placesOfPages: number;
  /** Those that run or wait; who had its turn longest ago comes first. */
  readonly #groups = new Map<string, Group>();
  #waiting = 0;
  #running = 0;
  #stopping = false;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#placesOfPages = Math.max(1, bounds.places - 1);
  }

  get waiting(): number {
    return this.#waiting;
  }

  get running(): number {
    return this.#running;
  }

  /** Asks for a place. Whoever gets it gives it back with `give`. */
  take(asking: Asking, left?: AbortSignal): Turn | Promise<Turn> {
    if (left?.aborted) return 'left';
    if (this.#running < this.#bounds.places && this.#mayRun(asking.group)) {
      this.#begin(asking.group);
      return 'go';
    }
    if (this.#stopping) return 'stopping';
    if (this.#waiting >= this.#bounds.maxWaiting && !this.#makeRoom(asking)) return 'full';
    return this.#wait(asking, left);
  }

  /** Gives a place back, which goes to whoever is next. */
  give(group: string): void {
    const own = this.#groups.get(group);
    if (!own) return;
    own.running--;
    this.#running--;
    this.#putLast(group, own);
    this.#callNext();
  }

  /** Ends every wait without a turn, and lets nobody wait any more. */
  dismiss(): void {
    this.#stopping = true;
    for (const { owners } of [...this.#groups.values()]) for (const calls of [...owners.values()]) for (const settle of [...calls]) settle('stopping');
  }

  #mayRun(group: string): boolean {
    return group !== PAGES || this.#groupOf(group).running < this.#placesOfPages;
  }

  #groupOf(group: string): Group {
    return this.#groups.get(group) ?? { running: 0, waiting: 0, owners: new Map() };
  }

  #begin(group: string): void {
    const own = this.#groupOf(group);
    own.running++;
    this.#running++;
    this.#putLast(group, own);
  }

  #putLast(group: string, own: Group): void {
    this.#groups.delete(group);
    if (own.running > 0 || own.waiting > 0) this.#groups.set(group, own);
  }

  #wait({ group, owner }: Asking, left: AbortSignal | undefined): Promise<Turn> {
    return new Promise((resolve) => {
      const leave = () => settle('left');
      const late = setTimeout(() => settle('late'), this.#bounds.maxWaitMs);
      const settle = (turn: Turn) => {
        clearTimeout(late);
        left?.removeEventListener('abort', leave);
        this.#remove({ group, owner }, settle);
        resolve(turn);
      };
      left?.addEventListener('abort', leave);
      const own = this.#groupOf(group);
      const calls = own.owners.get(owner);
      if (calls) calls.add(settle);
      else own.owners.set(owner, new Set([settle]));
      own.waiting++;
      this.#waiting++;
      this.#groups.set(group, own);
    });
  }

  #remove({ group, owner }: Asking, settle: Settle): void {
    const own = this.#groupOf(group);
    const calls = own.owners.get(owner);
    if (!calls?.delete(settle)) return;
    if (calls.size === 0) own.owners.delete(owner);
    own.waiting--;
    this.#waiting--;
    if (own.running === 0 && own.waiting === 0) this.#groups.delete(group);
  }

  #callNext(): void {
    const found = this.#nextGroup();
    if (!found) return;
    const [group, { owners }] = found;
    for (const [owner, calls] of owners) {
      for (const settle of calls) {
        this.#begin(group);
        settle('go');
        // After all others of its group.
        if (owners.delete(owner) && calls.size > 0) owners.set(owner, calls);
        return;
      }
    }
  }

  #nextGroup(): [string, Group] | undefined {
    let next: [string, Group] | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [name, group] of this.#groups) {
      const places = group.running + (name === PAGES ? 0.5 : 0);
      if (group.waiting === 0 || places >= fewest || !this.#mayRun(name)) continue;
      [next, fewest] = [[name, group], places];
    }
    return next;
  }

  /** Makes room for a call at the cost of whoever has more waiting: the newest of the largest group's, or within its own group of the largest owner's. @returns whether there is room */
  #makeRoom({ group, owner }: Asking): boolean {
    const own = this.#groupOf(group);
    const largest = largestOf(this.#groups.values(), ({ waiting }) => waiting) ?? own;
    const isOther = largest.waiting > own.waiting + 1;
    const most = largestOf((isOther ? largest : own).owners.values(), ({ size }) => size);
    if (!isOther && (most?.size ?? 0) <= (own.owners.get(owner)?.size ?? 0) + 1) return false;
    [...(most ?? [])].at(-1)?.('full');
    return true;
  }
}

function largestOf<Item>(items: Iterable<Item>, sizeOf: (item: Item) => number): Item | undefined {
  let largest: Item | undefined;
  for (const item of items) if (largest === undefined || sizeOf(item) > sizeOf(largest)) largest = item;
  return largest;
}
