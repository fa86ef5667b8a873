import { invalid } from '../../errors.ts';

/** Refuses (400) a list that holds the same text twice. @param path the field the list is in */
export function refuseRepeatedNames(names: readonly string[], path: string): void {
  const seen = new Set<string>();
  for (const [index, name] of names.entries()) {
    if (seen.has(name)) invalid(`${path}[${index}]`, 'is in the list already; every name must be different');
    seen.add(name);
  }
}
