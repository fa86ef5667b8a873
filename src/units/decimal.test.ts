import { describe, expect, it } from 'vitest';
import { parseDecimal } from './decimal.ts';

const value = (text: string): string => {
  const decimal = parseDecimal(text);
  return 'problem' in decimal ? decimal.problem : `${decimal.numerator}/${decimal.denominator}`;
};

describe('parseDecimal', () => {
  it.each([
    ['0.1', '1/10'],
    ['-40', '-40/1'],
    ['+5', '5/1'],
    ['5.', '5/1'],
    ['.5', '5/10'],
    ['007', '7/1'],
    ['1e-3', '1/1000'],
    ['1.5E+3', '1500/1'],
    ['12345678901234567890.5', '123456789012345678905/10'],
  ])('%s', (text, exact) => expect(value(text)).toBe(exact));

  it.each([
    '',
    ' ',
    '.',
    '-',
    '+-1',
    '1e',
    'e3',
    '1e1.5',
    '1,5',
    '1 000',
    ' 1',
    '1 ',
    '1\n',
    '0x10',
    '0b1',
    '1_000',
    'Infinity',
    'NaN',
    '١',
    '1n',
    '--1',
    '1.2.3',
  ])('refuses %j', (text) => expect(value(text)).toBe('malformed'));

  it('the echoed value is the nearest double, and never -0', () => {
    expect(parseDecimal('0.1')).toMatchObject({ nearest: 0.1 });
    expect(parseDecimal('9007199254740993')).toMatchObject({ nearest: 9007199254740992 });
    for (const text of ['-0', '-0.0', '-1e-400']) {
      const decimal = parseDecimal(text);
      expect('nearest' in decimal && Object.is(decimal.nearest, 0)).toBe(true);
    }
  });

  it('bounds: 400 characters, exponents to 400, the largest double', () => {
    expect(value('1e400')).toBe('out-of-range');
    expect(value('1e401')).toBe('out-of-range');
    expect(value('1e-401')).toBe('out-of-range');
    expect(value('1.8e308')).toBe('out-of-range');
    expect(value('1.7976931348623157e308')).toContain('17976931348623157');
    expect(value(`0.${'0'.repeat(397)}1`)).toBe(`1/1${'0'.repeat(398)}`);
    expect(value(`0.${'0'.repeat(398)}1`)).toBe('malformed');
    expect(value('1e99999999999999999999')).toBe('out-of-range');
  });
});
