import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_NUMBER = 3_999_999;
const OVERLINE = '\u0305';
const MAX_CHARACTERS = 100;

const VALUES = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
  ['L', 50],
  ['C', 100],
  ['D', 500],
  ['M', 1000],
]);

const PARTS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

export default defineTool({
  slug: 'roman-numeral-converter',
  name: 'Roman Numeral Converter',
  category: 'math',
  summary: 'Converts between Roman numerals and numbers up to 3,999,999.',
  description:
    'From 4000 on the thousands are put in front with an overline (U+0305) after each letter. With strict only standard numerals are taken; without it a letter before a greater one is subtracted, and any order is read.',
  reference: 'Subtractive notation with vinculum; numerals of the Unicode block Number Forms by NFKC',
  keywords: ['latin numbers', 'mcm', 'year'],
  inputs: z.strictObject({
    value: z.union([z.number(), z.string().max(1000)]).describe('Integer from 1 to 3999999 (number or digits), or a numeral in any case'),
    strict: z.boolean().default(true).describe('true: take only standard numerals; false: read others too'),
  }),
  result: z.strictObject({ roman: z.string().describe('The standard numeral in upper case'), number: z.int().describe('Value of the numeral') }),
  examples: [
    { inputs: { value: 1994 }, result: { roman: 'MCMXCIV', number: 1994 } },
    { inputs: { value: 'MMXXVI' }, result: { roman: 'MMXXVI', number: 2026 } },
  ],
  run({ value, strict }) {
    const text = typeof value === 'string' ? value.trim() : undefined;
    if (text === undefined || /^[+-]?[0-9.]+$/.test(text)) {
      const number = Number(value);
      if (!Number.isInteger(number) || number < 1 || number > MAX_NUMBER)
        invalid('value', `must be a whole number from 1 to ${grouped(MAX_NUMBER)}, or a Roman numeral`);
      return { roman: romanOf(number), number };
    }
    if (text === '' || [...text].length > MAX_CHARACTERS) invalid('value', `must be a numeral of 1 to ${MAX_CHARACTERS} characters, or a whole number`);
    const number = valueOfNumeral(text);
    if (number < 1 || number > MAX_NUMBER) unprocessable(`The numeral is ${number}, which is not from 1 to ${grouped(MAX_NUMBER)}.`, 'value');
    const roman = romanOf(number);
    const normalized = lettersOf(text)
      .map(({ letter, overlined }) => (overlined ? letter + OVERLINE : letter))
      .join('');
    if (strict && normalized !== roman) unprocessable(`${text} is not a standard numeral; ${number} is written ${roman}.`, 'value');
    return { roman, number };
  },
});

interface Letter {
  letter: string;
  overlined: boolean;
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let position = 0;
  for (const character of text) {
    position += 1;
    const last = letters.at(-1);
    if (character === OVERLINE && last && !last.overlined) {
      last.overlined = true;
      continue;
    }
    // The numerals of Number Forms are compatibility characters: Ⅻ is XII. Others, such as full-width letters, are not numerals.
    const plain = /[\u2160-\u217f]/.test(character) ? character.normalize('NFKC') : character;
    for (const letter of /^[a-z]+$/i.test(plain) ? plain.toUpperCase() : plain) {
      if (!VALUES.has(letter)) unprocessable(`Position ${position}: ${JSON.stringify(character)} is not a Roman numeral.`, 'value');
      letters.push({ letter, overlined: false });
    }
  }
  return letters;
}

function valueOfNumeral(text: string): number {
  const values = lettersOf(text).map(({ letter, overlined }) => (VALUES.get(letter) ?? 0) * (overlined ? 1000 : 1));
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

function romanOf(number: number): string {
  if (number < 4000) return standard(number);
  const thousands = [...standard(Math.floor(number / 1000))].map((letter) => letter + OVERLINE).join('');
  return thousands + standard(number % 1000);
}

function standard(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, letters] of PARTS) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
}
