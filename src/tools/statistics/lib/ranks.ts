/** The indices of a list in ascending order of its numbers, equal ones by position. */
export const orderOf = (values: readonly number[]): number[] => values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);

/** The indices of a list by its numbers, ascending: one group of positions for each different number. */
export function groupsOf(values: readonly number[]): number[][] {
  const groups: number[][] = [];
  let before: number | undefined;
  for (const index of orderOf(values)) {
    const value = values[index] ?? 0;
    const last = groups.at(-1);
    if (last && value === before) last.push(index);
    else groups.push([index]);
    before = value;
  }
  return groups;
}

/** Mean ranks from 1, equal numbers sharing theirs. */
export function meanRanks(values: readonly number[]): number[] {
  const ranks = new Array<number>(values.length).fill(0);
  let before = 0;
  for (const group of groupsOf(values)) {
    for (const index of group) ranks[index] = before + (group.length + 1) / 2;
    before += group.length;
  }
  return ranks;
}

/** Twice the mean ranks: whole numbers. */
export const rankUnits = (values: readonly number[]): bigint[] => meanRanks(values).map((rank) => BigInt(2 * rank));
