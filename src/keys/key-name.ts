import { hasHidden } from '../basics/hidden-characters.ts';
import { KeyError } from './errors.ts';

const DEFAULT = 'API key';
const MAX_LENGTH = 100;

/** The name of a key: trimmed, 1 to 100 characters (code points), `API key` when absent; nothing in it changes how a list of keys is shown. Throws `invalid_name`. */
export function parseKeyName(value: unknown): string {
  if (value === undefined) return DEFAULT;
  if (typeof value !== 'string') throw new KeyError('invalid_name');
  const name = value.trim();
  const length = [...name].length;
  if (length < 1 || length > MAX_LENGTH || hasHidden(name) || !name.isWellFormed()) throw new KeyError('invalid_name');
  return name;
}
