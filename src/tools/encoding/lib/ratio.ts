/** The double nearest a fraction of whole numbers, ties to even. The denominator is positive, the result in the normal range or 0. */
export function ratio(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const shift = 66 + bitLength(denominator) - bitLength(magnitude);
  const scaled = shift > 0 ? magnitude << BigInt(shift) : magnitude;
  const divisor = shift < 0 ? denominator << BigInt(-shift) : denominator;
  const quotient = scaled / divisor;
  // The last of 66 bits stands for all that are cut off, so that Number() rounds as if it saw them.
  const rounded = Number(scaled % divisor === 0n ? quotient : quotient | 1n) / 2 ** shift;
  return numerator < 0n ? -rounded : rounded;
}

const bitLength = (value: bigint): number => (value === 0n ? 0 : value.toString(2).length);
