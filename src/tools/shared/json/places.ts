import { unprocessable } from '../../errors.ts';
import { countGraphemes } from '../text/segments.ts';

/** Line and column (both from 1) of an index of a text. */
export function placeOf(text: string, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split(/\r\n|\n|\r/);
  return { line: lines.length, column: countGraphemes(lines.at(-1) ?? '') + 1 };
}

/** Refuses a text, naming line and column. @param path the field it came in */
export function refuseAt(text: string, index: number, problem: string, path: string): never {
  const { line, column } = placeOf(text, index);
  return unprocessable(`Line ${line}, column ${column}: ${problem}.`, path);
}
