import { unprocessable } from '../../errors.ts';
import { placeInText } from './bytes.ts';

/** Refuses a text that holds anything but 0, 1 and white space. @param path the input field */
export function checkBits(text: string, path: string): void {
  const wrong = text.search(/[^01 \t\n\f\r]/);
  if (wrong >= 0) unprocessable(`${placeInText(text, wrong)} is not a bit, 0 or 1.`, path);
}
