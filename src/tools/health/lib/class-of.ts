import type { Decimal } from 'decimal.js';

/** The name of the class that a value is in: a lower limit belongs to the class above it. @param limits lower limits of the higher classes, ascending */
export function classOf<Name extends string>(value: Decimal, lowest: Name, limits: readonly (readonly [from: Decimal.Value, name: Name])[]): Name {
  return limits.findLast(([from]) => value.gte(from))?.[1] ?? lowest;
}
