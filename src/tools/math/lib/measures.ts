import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { invalid } from '../../errors.ts';
import { Precise } from '../../shared/numbers/precise.ts';

/** An optional length, area or the like, above 0. */
export const positive = z.number().gt(0).optional();

/** An optional length that may be 0. */
export const notNegative = z.number().min(0).optional();

type Inputs<Name extends string> = { readonly [Key in Name]?: number | undefined };

/** The names of the measures that are given. */
export const given = <Name extends string>(inputs: Inputs<Name>, names: readonly Name[]): Name[] => names.filter((name) => inputs[name] !== undefined);

/** The one measure that is given; none or several are invalid. */
export function onlyMeasure<Name extends string>(inputs: Inputs<Name>, names: readonly Name[]): { name: Name; value: Decimal } {
  const [name, second] = given(inputs, names);
  if (name === undefined) return invalid(names[0] ?? '', `must be given, or one of ${names.slice(1).join(', ')}`);
  if (second !== undefined) invalid(second, `must be left out when ${name} is given`);
  return { name, value: new Precise(inputs[name] ?? 0) };
}

/**
 * The measures that a shape takes, as decimals. One that is missing or does not belong to it is invalid.
 * @param optional those it takes but does not need: 0 when absent
 */
export function measuresOf<Name extends string, Taken extends Name>(
  inputs: Inputs<Name>,
  names: readonly Name[],
  shape: string,
  taken: readonly Taken[],
  optional: readonly Name[] = [],
): Record<Taken, Decimal> {
  for (const name of names) {
    const needed = taken.some((one) => one === name);
    if (inputs[name] === undefined && needed && !optional.includes(name)) invalid(name, `must be given for ${shape}`);
    if (inputs[name] !== undefined && !needed) invalid(name, `must be left out for ${shape}`);
  }
  return Object.fromEntries(taken.map((name) => [name, new Precise(inputs[name] ?? 0)])) as Record<Taken, Decimal>;
}
