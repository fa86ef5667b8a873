import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type Decimal, readNumberWords } from './lib/number-words.ts';

export default defineTool({
  slug: 'words-to-number-converter',
  name: 'Words to Number Converter',
  category: 'language',
  summary: 'Converts numbers written in English words, such as forty-two, to digits.',
  description:
    'Reads cardinals (one hundred and one) and ordinals (twenty-first) of the short scale up to vigintillions, with minus or negative in front and digits said after point (two point zero five, two point oh five). ' +
    'Also a hundred, twelve hundred, and digits before a scale word (2.5 million). Case does not matter; hyphens and commas count as spaces. Scale words must become smaller, so two thousand million is refused, as is everything else that is not said in English. ' +
    'Hundred and scale words need a number, or a, in front; only single digits follow point.',
  reference: "Conway and Guy's names of the short scale",
  keywords: ['text to number', 'parse numbers', 'numerals', 'written numbers', 'spelled out', 'digits'],
  inputs: z.strictObject({
    words: z.string().min(1).max(1000).describe('The number in English words, such as one hundred and twenty-three'),
  }),
  result: z.strictObject({
    value: z.string().describe('The exact number in decimal digits; zeros said at the end after point are kept'),
    number: z.number().optional().describe('The same as a JSON number; absent for a whole number that a double cannot hold exactly'),
    ordinal: z.boolean().describe('true if it was an ordinal, such as twenty-first'),
  }),
  examples: [
    { inputs: { words: 'One hundred and twenty-three thousand four hundred fifty six' }, result: { value: '123456', number: 123456, ordinal: false } },
    { inputs: { words: 'minus two point zero five' }, result: { value: '-2.05', number: -2.05, ordinal: false } },
    { inputs: { words: 'twenty-first' }, result: { value: '21', number: 21, ordinal: true } },
  ],
  run({ words }) {
    const { value, negative, ordinal } = readNumberWords(words);
    const text = written(value, negative);
    const number = Number(text);
    const exact = value.places > 0 || BigInt(number) === BigInt(text);
    return { value: text, ...(exact ? { number } : {}), ordinal };
  },
});

function written({ digits, places }: Decimal, negative: boolean): string {
  const padded = String(digits).padStart(places + 1, '0');
  const plain = places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`;
  return negative && digits > 0n ? `-${plain}` : plain;
}
