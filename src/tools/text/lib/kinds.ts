/** Kinds of code points by general category, as bits. */
export const LETTER = 1;
export const MARK = 2;
export const DECIMAL_DIGIT = 4;
export const OTHER_NUMBER = 8;
export const PUNCTUATION = 16;
export const SYMBOL = 32;
export const WHITESPACE = 64;
export const CONTROL = 128;

const TESTS: readonly [RegExp, number][] = [
  [/^\p{L}/u, LETTER],
  [/^\p{M}/u, MARK],
  [/^\p{Nd}/u, DECIMAL_DIGIT],
  [/^[\p{Nl}\p{No}]/u, OTHER_NUMBER],
  [/^\p{P}/u, PUNCTUATION],
  [/^\p{S}/u, SYMBOL],
  [/^\p{White_Space}/u, WHITESPACE],
  [/^\p{Cc}/u, CONTROL],
];

const KNOWN = 256;
const cache = new Uint16Array(0x110000);

/** The kinds of a code point, as a sum of the bits above. */
export function kindsOf(codePoint: number): number {
  const cached = cache[codePoint] ?? 0;
  if (cached !== 0) return cached;
  const character = String.fromCodePoint(codePoint);
  let kinds = KNOWN;
  for (const [test, bit] of TESTS) if (test.test(character)) kinds |= bit;
  cache[codePoint] = kinds;
  return kinds;
}
