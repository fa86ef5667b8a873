const BASES = [
  ['kg', 'mass'],
  ['m', 'length'],
  ['s', 'time'],
  ['A', 'electric current'],
  ['K', 'temperature'],
  ['mol', 'amount of substance'],
  ['cd', 'luminous intensity'],
  ['bit', 'information'],
] as const;

/** What kind of quantity a unit measures: the powers of the base units, the bit among them. Angles have no dimension. */
export type Dimension = readonly number[];

/** The dimension of plain numbers. */
export const DIMENSIONLESS: Dimension = BASES.map(() => 0);

/** Reads a dimension such as `kg m^2 s^-2`; the empty text has none. Throws on anything else. */
export function dimension(text: string): Dimension {
  const powers = BASES.map(() => 0);
  for (const part of text.split(' ').filter((part) => part !== '')) {
    const [symbol, power = '1'] = part.split('^');
    const at = BASES.findIndex(([base]) => base === symbol);
    if (at < 0 || !/^-?\d+$/.test(power)) throw new Error(`${JSON.stringify(text)} is not a dimension`);
    powers[at] = Number(power);
  }
  return powers;
}

/** The dimension of a product of powers of two quantities. */
export function combine(a: Dimension, b: Dimension, power: number): Dimension {
  return a.map((exponent, i) => exponent + (b[i] ?? 0) * power);
}

/** Whether the dimensions are the same (power 1), or one is the reciprocal of the other (power -1). */
export function isPower(a: Dimension, b: Dimension, power: 1 | -1): boolean {
  return a.every((exponent, i) => exponent === power * (b[i] ?? 0));
}

/** A dimension in words: `mass·length/time^2`, or `a plain number` where there is none. */
export function describeDimension(powers: Dimension): string {
  const [above, below] = [1, -1].map((sign) =>
    BASES.flatMap(([, name], i) => {
      const power = sign * (powers[i] ?? 0);
      return power > 0 ? [power === 1 ? name : `${name}^${power}`] : [];
    }),
  );
  const numerator = above?.join('·') ?? '';
  const denominator = below?.join('·') ?? '';
  if (denominator === '') return numerator === '' ? 'a plain number' : numerator;
  return `${numerator === '' ? '1' : numerator}/${(below?.length ?? 0) > 1 ? `(${denominator})` : denominator}`;
}
