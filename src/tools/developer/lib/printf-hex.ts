/** A finite number that is not negative as C's %a writes it: hexadecimal digits and a power of two. */
export function hexFloat(value: number, precision: number | undefined, point: boolean): string {
  if (value === 0) return `0x0${precision === undefined ? (point ? '.' : '') : precision > 0 || point ? `.${'0'.repeat(precision)}` : ''}p+0`;
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const field = (bits.getUint16(0) >> 4) & 0x7ff;
  const fraction = bits.getBigUint64(0) & 0xfffffffffffffn;
  // Subnormal numbers keep 0 before the point, as glibc writes them.
  let significand = (field === 0 ? 0n : 1n << 52n) | fraction;
  let digits = 13;
  if (precision !== undefined && precision < 13) {
    const cut = BigInt(4 * (13 - precision));
    const [kept, below, half] = [significand >> cut, significand & ((1n << cut) - 1n), 1n << (cut - 1n)];
    significand = below > half || (below === half && kept % 2n === 1n) ? kept + 1n : kept;
    digits = precision;
  }
  const whole = significand >> BigInt(4 * digits);
  const written = (significand & ((1n << BigInt(4 * digits)) - 1n)).toString(16).padStart(digits, '0');
  const decimals = precision === undefined ? written.replace(/0+$/, '') : digits === 0 ? '' : written.padEnd(precision, '0');
  const exponent = Math.max(field, 1) - 1023;
  return `0x${whole.toString(16)}${decimals !== '' || point ? '.' : ''}${decimals}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}
