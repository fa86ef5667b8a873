import { invalid } from '../../errors.ts';
import { letterIndices } from './letters.ts';

/** A wiring of 26 letters as numbers; invalid unless each stands there once. @param path the input field */
export function readWiring(wiring: string, path: string): number[] {
  if (!/^[A-Za-z]{26}$/.test(wiring) || new Set(wiring.toUpperCase()).size !== 26)
    invalid(path, 'must be the 26 letters, each once, in the order of the wiring');
  return letterIndices(wiring);
}

/** The letters of a field, one for each rotor; A where it is left out. */
export function readLetters(letters: string | undefined, count: number, path: string): number[] {
  if (letters === undefined) return new Array<number>(count).fill(0);
  if (!/^[A-Za-z]*$/.test(letters) || letters.length !== count) invalid(path, `must be ${count} letters, one for each rotor`);
  return letterIndices(letters);
}

/** Whether each of five rotors is among those named by their numbers from the left, such as "25". */
export const namedRotors = (numbers: string): boolean[] => [1, 2, 3, 4, 5].map((number) => numbers.includes(String(number)));

/** What undoes a permutation. */
export const inverseOf = (permutation: readonly number[]): number[] => permutation.map((_, index) => permutation.indexOf(index));
