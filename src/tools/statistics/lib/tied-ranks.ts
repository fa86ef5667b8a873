export interface Ranks {
  /** Twice the rank of each value in the order given; equal values have the mean of their ranks. */
  readonly doubled: readonly number[];
  /** Σ(t³ − t) over all groups of t equal values. */
  readonly ties: bigint;
}

/** Ranks from 1 for the least value. */
export function ranksOf(values: readonly (number | bigint)[]): Ranks {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
  const doubled = new Array<number>(values.length).fill(0);
  let ties = 0n;
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (const { index } of order.slice(start, end)) doubled[index] = start + 1 + end;
    const size = BigInt(end - start);
    ties += size * size * size - size;
    start = end;
  }
  return { doubled, ties };
}
