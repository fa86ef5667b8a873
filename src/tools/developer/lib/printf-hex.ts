/** Hexadecimal digits that a double has after the point. */
const DIGITS = 13;

/** A finite number that is not negative as C's %a writes it: hexadecimal digits and a power of two. */
export function hexFloat(value: number, precision: number | undefined, point: boolean): string {
  if (value === 0) return `0x0${afterPoint('0'.repeat(precision ?? 0), point)}p+0`;
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const field = (bits.getUint16(0) >> 4) & 0x7ff;
  const fraction = bits.getBigUint64(0) & 0xfffffffffffffn;
  // Subnormal numbers keep 0 before the point, as glibc writes them.
  const significand = (field === 0 ? 0n : 1n << 52n) | fraction;
  const digits = Math.min(precision ?? DIGITS, DIGITS);
  const rounded = roundedTo(significand, digits);
  const whole = rounded >> BigInt(4 * digits);
  const written = digits === 0 ? '' : (rounded & ((1n << BigInt(4 * digits)) - 1n)).toString(16).padStart(digits, '0');
  const decimals = precision === undefined ? written.replace(/0+$/, '') : written.padEnd(digits === 0 ? 0 : precision, '0');
  const exponent = Math.max(field, 1) - 1023;
  return `0x${whole.toString(16)}${afterPoint(decimals, point)}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

/** @param point whether the point is written even where nothing follows */
const afterPoint = (decimals: string, point: boolean): string => (decimals !== '' || point ? `.${decimals}` : '');

/** A significand with fewer hexadecimal digits after the point, rounded half to even. */
function roundedTo(significand: bigint, digits: number): bigint {
  if (digits === DIGITS) return significand;
  const cut = BigInt(4 * (DIGITS - digits));
  const [kept, below, half] = [significand >> cut, significand & ((1n << cut) - 1n), 1n << (cut - 1n)];
  return below > half || (below === half && kept % 2n === 1n) ? kept + 1n : kept;
}
