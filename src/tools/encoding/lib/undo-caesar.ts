import { englishIn, englishness } from '../../detection/sense.ts';
import { mapLetters } from './letters.ts';

const LOOKED_AT = 600;

/** By how many letters a text was shifted, where another shift makes it plainly English and it is none as it stands; and how plainly. */
export function shiftOf(text: string): { shift: number; sense: number } | undefined {
  const head = text.slice(0, LOOKED_AT);
  const letters = head.match(/[a-z]/gi)?.length ?? 0;
  if (letters < 6 || letters < head.length * 0.55 || /[^\p{ASCII}]/u.test(head)) return undefined;
  if (englishIn(head).share > 0.3) return undefined;
  const ranked = Array.from({ length: 25 }, (_, index) => index + 1)
    .map((shift) => ({ shift, sense: englishness(mapLetters(head, (letter) => letter - shift)) }))
    .sort((one, other) => other.sense - one.sense);
  const [best, next] = ranked;
  if (!best || best.sense < 0.45 || (next?.sense ?? 0) > best.sense * 0.6) return undefined;
  return best;
}
