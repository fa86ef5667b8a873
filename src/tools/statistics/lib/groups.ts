import { z } from 'zod';

const MAX_GROUPS = 100;
const MAX_VALUES = 10_000;
/** Up to so many values are done with at once. */
const MAX_SHORT = 300;

/** The input of two or more groups of values. @param least how many values each has at the least */
export const groupsOf = (least: number) =>
  z
    .array(z.array(z.number()).min(least).max(MAX_VALUES))
    .min(2)
    .max(MAX_GROUPS)
    .describe('Groups of values, such as the results of each treatment: a list of numbers for each group');

export const isLong = (groups: readonly (readonly number[])[]): boolean => groups.reduce((sum, group) => sum + group.length, 0) > MAX_SHORT;

/** Cuts a list of what belongs to the values of all groups into groups again. */
export function split<Item>(items: readonly Item[], groups: readonly (readonly number[])[]): Item[][] {
  let end = 0;
  return groups.map((group) => {
    end += group.length;
    return items.slice(end - group.length, end);
  });
}
