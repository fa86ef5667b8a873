/** Zero to nineteen. */
export const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');

/** Ten, twenty to ninety, by their tens; nothing at 0. */
export const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Thousand to vigintillion of the short scale, by the power of a thousand; nothing at 0. */
export const SCALES =
  ' thousand million billion trillion quadrillion quintillion sextillion septillion octillion nonillion decillion undecillion duodecillion tredecillion quattuordecillion quindecillion sexdecillion septendecillion octodecillion novemdecillion vigintillion'.split(
    ' ',
  );

const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** The ordinal of a single number word: third of three, twentieth of twenty. */
export const ordinalWord = (word: string): string => IRREGULAR_ORDINALS[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`);

/** Below a thousand, without and after hundreds. */
function belowThousand(value: number, and: string): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const words = hundreds > 0 ? [`${SMALL_NUMBERS[hundreds]} hundred`] : [];
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(and);
}

function belowHundred(value: number): string {
  if (value < 20) return SMALL_NUMBERS[value] ?? '';
  const unit = value % 10;
  return `${TENS[Math.floor(value / 10)]}${unit > 0 ? `-${SMALL_NUMBERS[unit]}` : ''}`;
}

/**
 * A whole number in English words of the short scale.
 * @param value from 0, below a thousand vigintillion
 * @param useAnd whether and stands before the last two digits after hundreds or thousands
 */
export function englishWords(value: bigint, useAnd: boolean): string {
  if (value === 0n) return 'zero';
  const and = useAnd ? ' and ' : ' ';
  const parts: string[] = [];
  for (let rest = value, scale = 0; rest > 0n; rest /= 1000n, scale++) {
    const group = Number(rest % 1000n);
    if (group > 0) parts.unshift(belowThousand(group, and) + (scale > 0 ? ` ${SCALES[scale]}` : ''));
  }
  const last = value % 1000n;
  const tail = last > 0n && last < 100n && parts.length > 1 ? parts.pop() : undefined;
  return tail === undefined ? parts.join(' ') : parts.join(' ') + and + tail;
}

/** The same as an ordinal: one hundred twenty-first. */
export const englishOrdinal = (value: bigint, useAnd: boolean): string => englishWords(value, useAnd).replace(/[a-z]+$/, ordinalWord);

/** Digits with st, nd, rd or th. */
export function withOrdinalSuffix(value: bigint): string {
  const [tens, units] = [Number((value % 100n) / 10n), Number(value % 10n)];
  return `${value}${tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][units] ?? 'th')}`;
}
