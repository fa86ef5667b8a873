import { categories } from './lookup.ts';

export { type Amount, type Answer, answerConversion, type Question } from './answer.ts';
export { type Conversion, convert, factorBetween, formula } from './convert.ts';
export { type Decimal, type DecimalProblem, parseDecimal } from './decimal.ts';
export type { Exact } from './exact.ts';
export { categories, findPair, type LookupProblem, type UnitPair } from './lookup.ts';
export { Refusal } from './refusal.ts';
export { isMixed, readMixed, type Source } from './source.ts';
export type { Unit, UnitCategory } from './unit.ts';
export { toSignificant } from './written.ts';

let pairs: readonly { from: string; to: string; category: string }[] | undefined;

/** Every ordered pair of different units of one category, by their codes, in the order of the categories. */
export function conversions(): readonly { from: string; to: string; category: string }[] {
  pairs ??= categories.flatMap(({ name, units }) =>
    units.flatMap((from) => units.filter((to) => to !== from).map((to) => ({ from: from.code, to: to.code, category: name }))),
  );
  return pairs;
}
