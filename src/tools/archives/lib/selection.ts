import { unprocessable } from '../../errors.ts';
import { quoted } from './files.ts';

/** Which entries are wanted: those of the names, all of them where none are given. A name that is not there is unprocessable. */
export function selection(all: readonly string[], names: readonly string[] | undefined): (name: string) => boolean {
  if (names === undefined) return () => true;
  const there = new Set(all);
  for (const [index, name] of names.entries()) if (!there.has(name)) unprocessable(`The archive has no entry ${quoted(name)}.`, `names[${index}]`);
  const wanted = new Set(names);
  return (name) => wanted.has(name);
}
