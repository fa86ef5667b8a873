import { invalid } from '../../errors.ts';
import type { Random } from '../../shared/random/random.ts';
import { grouped } from '../../shared/text/counts.ts';

const MAX_DICE = 1000;
const MAX_FACES = 1000;
const MAX_CONSTANT = 1e12;
const MAX_EXPLOSIONS = 100;
/** Fractions are held as whole multiples of 2^-192. */
const ONE = 1n << 192n;

/** One term of an expression: a constant, or dice with what is done to them. */
export interface Term {
  sign: 1 | -1;
  notation: string;
  /** 0 for a constant. */
  count: number;
  /** The faces are `offset` + 1 to `offset` + `faces`. */
  faces: number;
  offset: number;
  /** Which dice count: so many of the highest or lowest, all when undefined. */
  keep: { highest: boolean; count: number } | undefined;
  explodes: boolean;
  constant: number;
}

const TERM = /([+-]?)(?:([0-9]*)d([0-9]+|%|f)(kh|kl|dh|dl|!)?([0-9]*)|([0-9]+))/y;

/** Reads an expression such as 2d6+3-d4kh1. What is not one is refused (400) with its place. */
export function parseDice(expression: string): Term[] {
  const text = expression.replace(/\p{White_Space}+/gu, '').toLowerCase();
  const terms: Term[] = [];
  let dice = 0;
  for (let at = 0; at < text.length || terms.length === 0; ) {
    TERM.lastIndex = at;
    const match = TERM.exec(text);
    if (!match || (at > 0 && match[1] === ''))
      return invalid(
        'expression',
        `is not dice notation at position ${at + 1} (white space left out); write terms such as 2d6, 4d6kh3, d%, 3d6! or 5, with + or - between them`,
      );
    const term = termOf(match);
    dice += term.count;
    if (dice > MAX_DICE) invalid('expression', `has more than ${grouped(MAX_DICE)} dice`);
    terms.push(term);
    at = TERM.lastIndex;
  }
  return terms;
}

function termOf([written, sign, count, faces, action, amount, constant]: RegExpExecArray): Term {
  const notation = written.replace(/^[+-]/, '').replace('df', 'dF');
  const term: Term = { sign: sign === '-' ? -1 : 1, notation, count: 0, faces: 0, offset: 0, keep: undefined, explodes: false, constant: 0 };
  if (constant !== undefined) {
    if (Number(constant) > MAX_CONSTANT) invalid('expression', `has a number above ${grouped(MAX_CONSTANT)}`);
    return { ...term, constant: Number(constant) };
  }
  const rolled = count === '' ? 1 : Number(count);
  if (rolled < 1 || rolled > MAX_DICE) invalid('expression', `rolls ${count} dice in one term; it must be 1 to ${grouped(MAX_DICE)}`);
  const dice = { ...term, count: rolled, ...diceOf(faces) };
  if (action === undefined) {
    if (amount !== '') invalid('expression', `has digits that belong to nothing in ${notation}`);
    return dice;
  }
  if (action !== '!') return { ...dice, keep: keptOf(dice, action, amount === '' ? 1 : Number(amount)) };
  if (faces === '%' || faces === 'f' || amount !== '') invalid('expression', `has ${notation}; ! stands alone after dice of a number of faces, such as 3d6!`);
  return { ...dice, explodes: true };
}

/** Faces of a die, and what is added to the number of each: %, F (fudge dice: -1 to 1) or a number. */
function diceOf(faces: string | undefined): Pick<Term, 'faces' | 'offset'> {
  if (faces === '%') return { faces: 100, offset: 0 };
  if (faces === 'f') return { faces: 3, offset: -2 };
  const number = Number(faces);
  if (number < 2 || number > MAX_FACES) invalid('expression', `has a die of ${faces} faces; it must have 2 to ${grouped(MAX_FACES)}`);
  return { faces: number, offset: 0 };
}

/** How many of the dice are kept. @param action kh or kl keeps, dh or dl drops the highest or the lowest */
function keptOf({ count, notation }: Term, action: string, amount: number): Term['keep'] {
  if (amount < 1 || amount > count) invalid('expression', `keeps or drops ${amount} of ${count} dice in ${notation}; the number must be 1 to ${count}`);
  return { highest: (action === 'kh') !== (action === 'dl'), count: action.startsWith('d') ? count - amount : amount };
}

/** The dice of one term thrown once: all values in the order thrown, and those that count. */
export function throwDice(random: Random, term: Term): { values: number[]; kept: number[] } {
  const values: number[] = [];
  for (let die = 0; die < term.count; die++) {
    let value = random.below(term.faces) + 1;
    values.push(value + term.offset);
    for (let more = 0; term.explodes && value === term.faces && more < MAX_EXPLOSIONS; more++) {
      value = random.below(term.faces) + 1;
      values.push(value);
    }
  }
  if (!term.keep) return { values, kept: values };
  const { highest, count } = term.keep;
  const ranked = values.map((_, index) => index).sort((a, b) => ((values[a] ?? 0) - (values[b] ?? 0)) * (highest ? -1 : 1));
  const chosen = new Set(ranked.slice(0, count));
  return { values, kept: values.filter((_, index) => chosen.has(index)) };
}

/** Least and greatest sum of a term before its sign; Infinity for exploding dice. */
export function rangeOf({ count, faces, offset, keep, explodes, constant }: Term): [number, number] {
  if (count === 0) return [constant, constant];
  const counted = keep?.count ?? count;
  return [counted * (offset + 1), explodes ? Number.POSITIVE_INFINITY : counted * (offset + faces)];
}

/** The mean of a term's sum before its sign, as a multiple of 2^-192. */
export function meanOf({ count, faces, offset, keep, explodes, constant }: Term): bigint {
  if (count === 0) return BigInt(constant) * ONE;
  const plain = (ONE * BigInt(count) * BigInt(faces + 1)) / 2n;
  if (explodes) return (plain * BigInt(faces)) / BigInt(faces - 1);
  if (!keep) return plain + BigInt(count * offset) * ONE;
  let mean = BigInt(keep.count * offset) * ONE;
  // The sum of the kept dice is, over all faces t, the number of kept dice that show at least t.
  for (let face = 1; face <= faces; face++) mean += keptAtLeast(count, faces, faces - face + 1, keep);
  return mean;
}

/** Mean number of kept dice among those of `count` that succeed, each with the chance `good` / `faces`. */
function keptAtLeast(count: number, faces: number, good: number, keep: { highest: boolean; count: number }): bigint {
  const kept = (successes: number): bigint => BigInt(keep.highest ? Math.min(keep.count, successes) : Math.max(0, successes - (count - keep.count)));
  if (good === faces) return kept(count) * ONE;
  const [success, failure] = [BigInt(good), BigInt(faces - good)];
  // The binomial probabilities, from the likeliest outwards, where rounding errors only shrink.
  const middle = Math.floor((count * good) / faces);
  let ways = 1n;
  for (let i = 1n; i <= BigInt(middle); i++) ways = (ways * (BigInt(count - middle) + i)) / i;
  const top = (ONE * ways * success ** BigInt(middle) * failure ** BigInt(count - middle)) / BigInt(faces) ** BigInt(count);
  let mean = top * kept(middle);
  for (let successes = middle, chance = top; successes < count && chance > 0n; successes++) {
    chance = (chance * BigInt(count - successes) * success) / (BigInt(successes + 1) * failure);
    mean += chance * kept(successes + 1);
  }
  for (let successes = middle, chance = top; successes > 0 && chance > 0n; successes--) {
    chance = (chance * BigInt(successes) * failure) / (BigInt(count - successes + 1) * success);
    mean += chance * kept(successes - 1);
  }
  return mean;
}

/** A multiple of 2^-192 as the nearest double. */
export function meanToNumber(mean: bigint): number {
  // The last 64 bits hold the errors of at most a million roundings down; they are rounded off first.
  return Number((mean + (1n << 63n)) >> 64n) / 2 ** 128;
}
