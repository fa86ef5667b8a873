import { unprocessable } from '../../errors.ts';
import { D } from '../../shared/numbers/money.ts';

const QUARTERS: Record<string, string> = { '¼': '0.25', '1/4': '0.25', '½': '0.5', '1/2': '0.5', '¾': '0.75', '3/4': '0.75' };
const NUMBER = /^(\d+)(?:(\.\d+)| ?(¼|½|¾|[13]\/4|1\/2))?$/;
const LETTER = /^(?:([A-Z])|Z ?\+ ?([1-6]))( ?(?:½|1\/2|\.5))?$/;

const A = 'A'.charCodeAt(0);
const LETTERS = 26;
const LAST_SIZE = 32;
const HALF = new D('0.5');

/** A ring size written as 7, 6.5, 6 1/2 or 6½. */
export function numericSize(text: string): D {
  const [, whole, decimals, part] = NUMBER.exec(text.trim()) ?? [];
  if (whole === undefined) return unprocessable(`${text} is not a ring size: it would be a number such as 7, 6.5, 6 1/2 or 6½.`, 'size');
  return new D(`${whole}${decimals ?? ''}`).plus(QUARTERS[part ?? ''] ?? 0);
}

/** The position of a British ring size from A, which is 1, to Z, Z+1 and so on. */
export function letterSize(text: string): D {
  const [, letter, beyond, half] = LETTER.exec(text.trim().toUpperCase()) ?? [];
  if (letter === undefined && beyond === undefined)
    return unprocessable(`${text} is not a British ring size: it would be a letter such as N, N½, Z or Z+1½.`, 'size');
  const position = letter === undefined ? LETTERS + Number(beyond) : letter.charCodeAt(0) - A + 1;
  return new D(position).plus(half === undefined ? 0 : HALF);
}

/** The British ring size at a position in halves, or undefined where there is none. */
export function letterOf(position: D): string | undefined {
  const whole = position.floor().toNumber();
  if (whole < 1 || whole > LAST_SIZE) return undefined;
  const letter = whole <= LETTERS ? String.fromCharCode(A + whole - 1) : `Z+${whole - LETTERS}`;
  return `${letter}${position.eq(whole) ? '' : '½'}`;
}
