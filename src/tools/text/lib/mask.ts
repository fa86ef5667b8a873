import { invalid } from '../../errors.ts';
import { countGraphemes } from '../../shared/text/segments.ts';

/** Checks that a mask is one character. */
export function maskCharacter(mask: string): string {
  const length = countGraphemes(mask);
  if (length !== 1) invalid('mask', `must be one character, not ${length}`);
  return mask;
}
