const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/** 128 bits in 26 digits of Crockford's Base32, capitals. */
export function crockford128(value: bigint): string {
  let text = '';
  for (let digit = 0, rest = value; digit < LENGTH; digit++, rest >>= 5n) text = DIGITS.charAt(Number(rest & 31n)) + text;
  return text;
}

/** The number that 26 digits stand for, or undefined when they are not digits or hold more than 128 bits. Small letters and look-alikes are not taken. */
export function fromCrockford128(text: string): bigint | undefined {
  if (text.length !== LENGTH) return undefined;
  let value = 0n;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return undefined;
    value = (value << 5n) | BigInt(digit);
  }
  return value >> 128n === 0n ? value : undefined;
}
