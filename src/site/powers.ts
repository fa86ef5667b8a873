const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number in the notation of programs, `1.5e-9`, with its power of ten as people write it: `1.5 × 10⁻⁹`. */
export const withPower = (number: string): string =>
  number.replace(/e\+?(-?\d+)$/, (_, exponent: string) => ` × 10${Array.from(exponent, (digit) => (digit === '-' ? '⁻' : RAISED[Number(digit)])).join('')}`);
