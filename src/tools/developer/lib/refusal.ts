import { InvalidInputs, Unprocessable, unprocessable } from '../../errors.ts';
import type { Place } from '../../shared/text/places.ts';
import { isTooDeep } from '../../shared/text/too-deep.ts';

const MAX_MESSAGE = 300;

/**
 * Turns what a library throws at code it cannot take into an unprocessable input.
 * @param path the field the code came in @param place where the code is wrong, when the library says so
 */
export function refuseCode(error: unknown, path: string, place?: Place, reason?: string): never {
  if (error instanceof Unprocessable || error instanceof InvalidInputs) throw error;
  if (isTooDeep(error)) return unprocessable('The code is nested too deeply to be read.', path);
  const message = reason ?? (error instanceof Error ? error.message : String(error));
  const [first = ''] = message.split('\n');
  const text = first.replace(/\.$/, '').slice(0, MAX_MESSAGE);
  return unprocessable(place ? `The code does not parse at line ${place.line}, column ${place.column}: ${text}.` : `The code does not parse: ${text}.`, path);
}
