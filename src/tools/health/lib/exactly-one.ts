import { invalid } from '../../errors.ts';

/** Refuses inputs unless exactly one of the two named ones is given. */
export function exactlyOne<Name extends string>(inputs: { [Field in Name]?: unknown }, [first, second]: readonly [Name, Name]): void {
  const [hasFirst, hasSecond] = [inputs[first] !== undefined, inputs[second] !== undefined];
  if (!hasFirst && !hasSecond) invalid(first, `must be given, or ${second} in its place`);
  if (hasFirst && hasSecond) invalid(second, `must not be given beside ${first}: give one of the two`);
}
