import { invalid } from '../../errors.ts';

/** Refuses inputs unless exactly so many of some optional ones are given. */
export function exactly<Name extends string>(count: 1 | 2, inputs: { readonly [name in Name]?: unknown }, names: readonly Name[]): void {
  const given = names.filter((name) => inputs[name] !== undefined);
  const last = given.at(-1);
  const wanted = `exactly ${count === 1 ? 'one' : 'two'} of ${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be given`;
  if (given.length > count) invalid(last ?? '', `must be left out: ${wanted}`);
  if (given.length < count) invalid(names.find((name) => inputs[name] === undefined) ?? '', `is missing: ${wanted}`);
}

/** A number that the chosen kind needs. @param why what needs it, as in "for a slab" */
export function needed(value: number | undefined, path: string, why: string): number {
  return value ?? invalid(path, `must be given ${why}`);
}
