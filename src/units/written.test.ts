import { describe, expect, it } from 'vitest';
import { toSignificant } from './written.ts';

describe('toSignificant', () => {
  const write = (numerator: bigint, denominator: bigint) => toSignificant({ numerator, denominator, pi: 0 }, 12);

  it.each<[bigint, bigint, string]>([
    [1n, 3n, '0.333333333333'],
    [-2n, 3n, '-0.666666666667'],
    [0n, 7n, '0'],
    [5n, 1n, '5'],
    [1n, 10n ** 6n, '0.000001'],
    [1n, 10n ** 7n, '1e-7'],
    [10n ** 21n, 1n, '1e+21'],
    [10n ** 20n, 1n, '100000000000000000000'],
    [99999999999951n, 10n ** 14n, '1'],
    [999999999999949n, 10n ** 15n, '1'],
    [9999999999994n, 10n ** 13n, '0.999999999999'],
    [1478676478125n, 10n ** 11n, '14.7867647813'],
    [-1478676478125n, 10n ** 11n, '-14.7867647813'],
  ])('%s / %s is %s', (numerator, denominator, text) => expect(write(numerator, denominator)).toBe(text));
});
