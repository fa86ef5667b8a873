import { unprocessable } from '../../errors.ts';

/** The value of a digit 0-9 a-z in any case, as in bases up to 36. */
const digitValue = (character: string): number => Number.parseInt(character, 36);

/**
 * The integer that digits stand for in a base, a negative one included. A digit the base lacks is unprocessable, with its position.
 * @param offset characters before the digits in the field's text @param path the field
 */
export function integerInBase(digits: string, base: number, path: string, offset = 0): bigint {
  const size = Math.abs(base);
  const wrong = [...digits].findIndex((digit) => digitValue(digit) >= size);
  if (wrong >= 0) unprocessable(`Position ${offset + wrong + 1}: base ${base} has no digit ${digits[wrong]}.`, path);
  let value = 0n;
  for (const digit of digits) value = value * BigInt(base) + BigInt(digitValue(digit));
  return value;
}

/** The digits of an integer in a base, lower case, "-" in front of a negative one in a positive base. */
export function digitsInBase(value: bigint, base: number): string {
  if (base > 0) return value.toString(base);
  const divisor = BigInt(base);
  let digits = '';
  for (let rest = value; rest !== 0n; ) {
    let remainder = rest % divisor;
    rest /= divisor;
    if (remainder < 0n) {
      remainder -= divisor;
      rest += 1n;
    }
    digits = remainder.toString(36) + digits;
  }
  return digits === '' ? '0' : digits;
}
