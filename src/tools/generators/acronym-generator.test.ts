import { holdTo } from '../testing.ts';
import tool from './acronym-generator.ts';

// Acronyms in common use.
holdTo(tool, {
  answers: [
    [{ text: 'National Aeronautics and Space Administration' }, { acronyms: ['NASA'], acronym: 'NASA' }],
    [{ text: 'self-contained underwater breathing apparatus\nUnited States of America', dots: true }, { acronyms: ['S.C.U.B.A.', 'U.S.A.'] }],
    [{ text: 'North Atlantic Treaty Organization\n\n---\r\nFrequently Asked Questions' }, { acronyms: ['NATO', 'FAQ'] }],
    [{ text: 'Lord of the Rings', skipSmallWords: false }, { acronym: 'LOTR' }],
    [{ text: 'to be or not to be', uppercase: false }, { acronym: 'bnb' }],
    [{ text: 'in and out of' }, { acronym: 'O' }],
    [{ text: 'of the' }, { acronym: 'OT' }],
    [{ text: "don't panic" }, { acronym: 'DP' }],
    [{ text: "'tis the season" }, { acronym: 'TS' }],
    [{ text: 'Area 51 Group' }, { acronym: 'A51G' }],
    [{ text: 'Benelux Netherlands', lettersPerWord: 3 }, { acronym: 'BENNET' }],
    [{ text: 'e\u0301cole normale', lettersPerWord: 1 }, { acronym: 'E\u0301N' }],
    [{ text: '𝒜lpha beta', uppercase: false }, { acronym: '𝒜b' }],
  ],
  invalid: [
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: 'a', lettersPerWord: 6 }, 'lettersPerWord'],
  ],
  unprocessable: [[{ text: " -- '' \n !" }, 'word']],
});
