import { type Found, recogniser } from '../detection/recogniser.ts';
import { gs1Digit, pureSystemCharacter } from '../shared/identifiers/check-digits.ts';

/** From 2001 to 2038 and some more: numbers of the same length that people meet. */
const UNITS: readonly (readonly [digits: number, unit: string, perSecond: number, confidence: number])[] = [
  [10, 'seconds', 1, 0.88],
  [13, 'milliseconds', 1e3, 0.88],
  [16, 'microseconds', 1e6, 0.85],
  [19, 'nanoseconds', 1e9, 0.72],
];

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }): Found | undefined {
    const [, whole = '', fraction] = /^([1-9]\d{8,18})(?:\.(\d{1,9}))?$/.exec(line) ?? [];
    if (whole === '') return undefined;
    const known = UNITS.find(([digits]) => digits === whole.length);
    if (!known) return whole.length === 9 ? found(line, 'seconds', Number(whole), 0.4) : undefined;
    const [, unit, perSecond, usual] = known;
    const seconds = Number(whole) / perSecond;
    const isNear = seconds > 1_000_000_000 && seconds < 2_147_483_648;
    if (fraction !== undefined) return found(line, unit, seconds, isNear && unit === 'seconds' ? 0.9 : 0.3);
    if (!isNear) return found(line, unit, seconds, seconds < 4_102_444_800 ? 0.45 : 0.15);
    // Digits that check as an ISBN or an EAN are one rather, unless the time is of these years.
    const isRecent = seconds > 1_500_000_000 && seconds < 1_900_000_000;
    const checks =
      whole.length === 10 ? pureIsbn(whole) : whole.length === 13 && /^(?:0|1[0-3]|2)/.test(whole) && gs1Digit(whole.slice(0, -1)) === whole.slice(-1);
    return found(line, unit, seconds, checks && !isRecent ? 0.58 : ofNanoseconds(whole, usual));
  },
});

/** Of an ISBN-10 the ten digits, weighted from 10 to 1, add up to a multiple of 11. */
function pureIsbn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < 10; at++) sum += Number(digits.charAt(at)) * (10 - at);
  return sum % 11 === 0 && pureSystemCharacter(digits.slice(0, 9), 11) !== '';
}

/** IDs of 19 digits end in a small number of their own. */
function ofNanoseconds(whole: string, usual: number): number {
  if (whole.length !== 19) return usual;
  if (whole.endsWith('000')) return 0.93;
  return (BigInt(whole) & 0xfffn) < 64n ? 0.5 : usual;
}

function found(line: string, unit: string, seconds: number, confidence: number): Found {
  return {
    what: `a Unix time in ${unit}`,
    confidence,
    main: line,
    inputs: { unit },
    preview: new Date(seconds * 1000).toISOString(),
  };
}
