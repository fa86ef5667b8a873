import { invalid } from '../../errors.ts';

/** Refuses inputs unless exactly one of the named ones is given. */
export function exactlyOne<Name extends string>(inputs: { [Field in Name]?: unknown }, names: readonly [Name, ...Name[]]): void {
  const given = names.filter((name) => inputs[name] !== undefined);
  if (given.length === 1) return;
  invalid(given[1] ?? names[0], `must be the only one given of ${names.join(', ')}: give exactly one of them`);
}
