import { normalized } from './normal-forms.ts';

const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;

/** Letters that are not a letter plus an accent, written out. */
const LETTERS = new Map(
  Object.entries({
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
    ð: 'd',
    Ð: 'D',
    ħ: 'h',
    Ħ: 'H',
    ŧ: 't',
    Ŧ: 'T',
    ı: 'i',
    æ: 'ae',
    Æ: 'AE',
    œ: 'oe',
    Œ: 'OE',
    ß: 'ss',
    ẞ: 'SS',
    þ: 'th',
    Þ: 'Th',
    ĳ: 'ij',
    Ĳ: 'IJ',
  }),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/** The text without the combining marks of Latin, Greek and Cyrillic letters (U+0300–036F and their supplements), in NFC. */
export const withoutMarks = (text: string): string => normalized(normalized(text, 'NFD').replace(MARKS, ''), 'NFC');

/** Writes out ø, æ, ß and the like in plain letters. */
export const withoutSpecialLetters = (text: string): string => text.replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);
