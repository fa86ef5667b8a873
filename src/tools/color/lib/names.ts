import { NAMED } from './parse-color.ts';
import type { Triple } from './spaces.ts';

/** Of two names of one colour, those that are not shown. */
const isOtherName = (name: string): boolean => name.includes('grey') || name === 'aqua' || name === 'fuchsia';

/** The 139 named colours, each once, in the order of their names. */
export const DISTINCT_NAMES: readonly (readonly [name: string, bytes: Triple])[] = [...NAMED]
  .filter(([name]) => !isOtherName(name))
  .sort(([a], [b]) => (a < b ? -1 : 1));

const byBytes = new Map(DISTINCT_NAMES.map(([name, bytes]) => [bytes.join(), name]));

/** The name of exactly these 8-bit channels, if there is one. */
export const nameOfBytes = (bytes: Triple): string | undefined => byBytes.get(bytes.join());
