/** Leading parts of so many bits are exact in doubles, and so are their cofactors. */
const PART_BITS = 52;
const PART = 2 ** PART_BITS;
const SHORT = BigInt(PART);

/** The greatest common divisor of two integers of any length, not negative: Lehmer's method (Knuth, The Art of Computer Programming 2, 4.5.2, algorithm L). */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  if (x < y) [x, y] = [y, x];
  let shift = y > SHORT ? x.toString(16).length * 4 : 0;
  while (y > SHORT) {
    const top = leadingPart(x, shift);
    shift = top.shift;
    const [xx, xy, yx, yy] = cofactors(top.part, Number(y >> BigInt(shift)));
    if (xy === 0) [x, y] = [y, x % y];
    else [x, y] = [BigInt(xx) * x + BigInt(xy) * y, BigInt(yx) * x + BigInt(yy) * y];
  }
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** The first 40 to 52 bits of an integer, and how far it was shifted for that. @param shift no less than the shift that will be found */
function leadingPart(value: bigint, shift: number): { part: number; shift: number } {
  let next = shift;
  for (;;) {
    const part = Number(value >> BigInt(next));
    if (part >= PART / 4096 || next === 0) return { part, shift: next };
    next = Math.max(0, next - (PART_BITS - Math.ceil(Math.log2(part + 1))));
  }
}

/** The steps of Euclid's algorithm that the leading parts of two numbers decide, as one matrix; the identity when they decide none. */
function cofactors(first: number, second: number): [number, number, number, number] {
  let [x, y] = [first, second];
  let [xx, xy, yx, yy] = [1, 0, 0, 1];
  while (y + yx !== 0 && y + yy !== 0) {
    const quotient = Math.floor((x + xx) / (y + yx));
    if (quotient !== Math.floor((x + xy) / (y + yy))) break;
    [xx, yx] = [yx, xx - quotient * yx];
    [xy, yy] = [yy, xy - quotient * yy];
    [x, y] = [y, x - quotient * y];
  }
  return [xx, xy, yx, yy];
}
