import type { Random } from '../../shared/random/random.ts';

const MAX_REJECTIONS = 200;
/** Up to so many people a cycle is found whenever there is one. */
const MAX_EXACT = 20;
const MAX_ATTEMPTS = 10_000;
const MAX_SWAPS = 2_000_000;

/** Whom each gives to. `allowed[giver][receiver]` is 1 where that may be. */
type Allowed = readonly Uint8Array[];

const may = (allowed: Allowed, giver: number, receiver: number): boolean => allowed[giver]?.[receiver] === 1;

/** A random assignment of receivers to givers: each equally likely where few are excluded, any possible one else. Undefined when there is none. */
export function randomMatching(random: Random, allowed: Allowed): number[] | undefined {
  const places = allowed.map((_, place) => place);
  for (let attempt = 0; attempt < MAX_REJECTIONS; attempt++) {
    const receivers = random.shuffle(places);
    if (receivers.every((receiver, giver) => may(allowed, giver, receiver))) return receivers;
  }
  const wishes = places.map((giver) => random.shuffle(places.filter((receiver) => may(allowed, giver, receiver))));
  const giverOf = new Array<number>(places.length).fill(-1);
  for (const giver of random.shuffle(places)) if (!augment(giver, wishes, giverOf)) return undefined;
  const receivers = new Array<number>(places.length).fill(-1);
  for (const [receiver, giver] of giverOf.entries()) receivers[giver] = receiver;
  return receivers;
}

/** Finds a receiver for one more giver, moving others where need be (breadth first). */
function augment(start: number, wishes: readonly number[][], giverOf: number[]): boolean {
  const reachedFrom = new Map<number, number>();
  const queue = [start];
  for (const giver of queue) {
    for (const receiver of wishes[giver] ?? []) {
      if (reachedFrom.has(receiver)) continue;
      reachedFrom.set(receiver, giver);
      const holder = giverOf[receiver] ?? -1;
      if (holder >= 0) queue.push(holder);
      else {
        assignAlong(receiver, start, reachedFrom, giverOf);
        return true;
      }
    }
  }
  return false;
}

function assignAlong(end: number, start: number, reachedFrom: ReadonlyMap<number, number>, giverOf: number[]): void {
  const receiverOf = new Map(Array.from(giverOf, (giver, receiver) => [giver, receiver]));
  for (let receiver = end; ; ) {
    const giver = reachedFrom.get(receiver) ?? start;
    giverOf[receiver] = giver;
    if (giver === start) return;
    receiver = receiverOf.get(giver) ?? end;
  }
}

/** A random chain through everyone and back. Undefined when there is none, or none was found among more than 20 people. */
export function randomCycle(random: Random, allowed: Allowed): number[] | undefined {
  const people = allowed.length;
  const order = people <= MAX_EXACT ? exactCycle(random, allowed) : searchedCycle(random, allowed);
  if (!order) return undefined;
  const receivers = new Array<number>(people).fill(-1);
  for (const [index, giver] of order.entries()) receivers[giver] = order[(index + 1) % people] ?? -1;
  return receivers;
}

/** Held-Karp: for each set of people (without the first) who the last of a chain from the first through them can be. */
function exactCycle(random: Random, allowed: Allowed): number[] | undefined {
  const others = allowed.length - 1;
  const givers = Array.from({ length: others }, (_, receiver) =>
    Array.from({ length: others }, (_none, giver) => (may(allowed, giver + 1, receiver + 1) ? 1 << giver : 0)).reduce((set, bit) => set | bit, 0),
  );
  const ends = new Int32Array(1 << others);
  for (let set = 1; set < ends.length; set++)
    for (let last = 0; last < others; last++) {
      const bit = 1 << last;
      if ((set & bit) === 0) continue;
      const before = set ^ bit;
      const reached = before === 0 ? may(allowed, 0, last + 1) : ((ends[before] ?? 0) & (givers[last] ?? 0)) !== 0;
      if (reached) ends[set] = (ends[set] ?? 0) | bit;
    }
  const order: number[] = [];
  let set = ends.length - 1;
  let possible = Array.from({ length: others }, (_, last) => last).filter((last) => ((ends[set] ?? 0) & (1 << last)) !== 0 && may(allowed, last + 1, 0));
  while (set !== 0) {
    if (possible.length === 0) return undefined;
    const last = random.pick(possible);
    order.unshift(last + 1);
    set ^= 1 << last;
    const reaching = (ends[set] ?? 0) & (givers[last] ?? 0);
    possible = Array.from({ length: others }, (_, giver) => giver).filter((giver) => (reaching & (1 << giver)) !== 0);
  }
  return [0, ...order];
}

/** Random orders, repaired by swaps that leave no more broken links than before. */
function searchedCycle(random: Random, allowed: Allowed): number[] | undefined {
  if (!randomMatching(random, allowed)) return undefined;
  const people = allowed.length;
  let swaps = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && swaps < MAX_SWAPS; attempt++) {
    const order = random.shuffle(allowed.map((_, place) => place));
    const at = (place: number): number => order[(place + people) % people] ?? -1;
    const broken = (place: number): boolean => !may(allowed, at(place), at(place + 1));
    const brokenAround = (a: number, b: number): number => [...new Set([a - 1, a, b - 1, b].map((place) => (place + people) % people))].filter(broken).length;
    let repaired = true;
    for (let place = 0; place < people && repaired; place++) {
      for (let tries = 0; broken(place) && tries < people; tries++, swaps++) {
        const [here, there] = [(place + 1) % people, random.below(people)];
        const before = brokenAround(here, there);
        [order[here], order[there]] = [at(there), at(here)];
        if (brokenAround(here, there) >= before) [order[here], order[there]] = [at(there), at(here)];
      }
      repaired = !broken(place);
    }
    if (repaired && order.every((_, place) => !broken(place))) return order;
  }
  return undefined;
}
