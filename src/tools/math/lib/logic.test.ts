import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { assignments, isLogicWord, parseLogic } from './logic.ts';

/** The column of the truth table of an expression. */
const tableOf = (text: string): string => {
  const expression = parseLogic(text);
  return assignments(expression.variables.length)
    .map((values) => (expression.value(values) ? '1' : '0'))
    .join('');
};

it.each([
  ['a and b', '0001'],
  ['a nand b', '1110'],
  ['a or b', '0111'],
  ['a nor b', '1000'],
  ['a xor b', '0110'],
  ['a xnor b', '1001'],
  ['a -> b', '1101'],
  ['a <-> b', '1001'],
  ['!a & b | c', '01110101'],
  ['a -> b -> c', '11111101'],
  ["a'", '10'],
  ['a ∧ ¬b ∨ true', '1111'],
  ['not (a = b)', undefined],
])('has for %s the truth table %s', (text, table) => {
  if (table === undefined) expect(() => tableOf(text)).toThrow(Unprocessable);
  else expect(tableOf(text)).toBe(table);
});

it.each([
  ['!(a & b)', '!a | !b'],
  ['!(a | b)', '!a & !b'],
  ['a & (b | c)', 'a & b | a & c'],
  ['a -> b', '!b -> !a'],
  ['a ^ b ^ c', 'a ^ (b ^ c)'],
  ['a <-> b', '(a -> b) & (b -> a)'],
])('holds the law %s = %s', (left, right) => {
  expect(tableOf(left)).toBe(tableOf(right));
});

it('binds not, and, xor, or, implies and iff in this order', () => {
  const operator = fc.constantFrom('&', '^', '|', '->', '<->');
  const RANK = ['<->', '->', '|', '^', '&'];
  fc.assert(
    fc.property(operator, operator, (first, second) => {
      fc.pre(first !== second);
      const tighter = RANK.indexOf(first) > RANK.indexOf(second) ? `(a ${first} !b) ${second} c` : `a ${first} (!b ${second} c)`;
      expect(tableOf(`a ${first} !b ${second} c`)).toBe(tableOf(tighter));
    }),
  );
});

it.each([
  ['a &', 'osition 4'],
  ['(a', 'osition'],
  ['a b', 'osition 3'],
  ['a ? b', 'osition 3'],
  ['', 'osition 1'],
])('refuses %j with its place', (text, message) => {
  expect(() => parseLogic(text)).toThrow(message);
});

it('counts every assignment once, and knows its own words', () => {
  expect(assignments(2)).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ]);
  expect(assignments(0)).toEqual([[]]);
  expect([isLogicWord('AND'), isLogicWord('True'), isLogicWord('android')]).toEqual([true, true, false]);
});
