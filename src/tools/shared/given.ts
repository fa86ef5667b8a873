import { invalid } from '../errors.ts';

const NUMBERS = ['none', 'one', 'two', 'three'];
const LIST = new Intl.ListFormat('en');

/** Refuses inputs unless exactly so many of the named ones are given. */
export function giveExactly<Name extends string>(count: 1 | 2 | 3, inputs: Partial<Record<Name, unknown>>, names: readonly Name[]): void {
  const given = names.filter((name) => inputs[name] !== undefined);
  if (given.length === count) return;
  const wrong = given.length > count ? given[count] : names.find((name) => inputs[name] === undefined);
  invalid(wrong ?? '', `must be given so that there are exactly ${NUMBERS[count]} of ${LIST.format(names)}`);
}
