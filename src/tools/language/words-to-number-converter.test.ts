import { holdTo } from '../testing.ts';
// By test/oracles/language_numbers.py, from the rules, checked with inflect.
import vectors from './testdata/numbers.json' with { type: 'json' };
import tool from './words-to-number-converter.ts';

holdTo(tool, {
  vectors,
  answers: [
    [{ words: '2.5 hundred' }, { value: '250' }],
    [{ words: '-2.5 million' }, { value: '-2500000' }],
    [{ words: '2.5 million and fifty thousand' }, { value: '2550000' }],
    [{ words: 'twelve hundred thousand' }, { value: '1200000' }],
    [{ words: 'one thousand a hundred' }, { value: '1100' }],
  ],
  unprocessable: [
    [{ words: 'dozen' }, /"dozen" is not a number word/],
    [{ words: 'two thousand twelve hundred' }, /"hundred" cannot follow/],
    [{ words: '2.5 million three hundred thousand' }, /"thousand" cannot follow/],
    [{ words: 'a one' }, /a comes only before hundred/],
    [{ words: '0 million' }, /zero/],
    [{ words: '2.5 million point five' }, /before point/],
    [{ words: 'one two' }, /"two" does not fit/],
  ],
});
