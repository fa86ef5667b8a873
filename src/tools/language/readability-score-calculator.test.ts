import { holdTo } from '../testing.ts';
import tool from './readability-score-calculator.ts';
// Worked out by test/oracles/language_readability.py with mpmath.
import vectors from './testdata/readability.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // Letters are counted without their marks, composed or not.
    [{ text: 'De\u0301ja\u0300 vu' }, { words: 2, letters: 6 }],
    [{ text: 'Déjà vu' }, { words: 2, letters: 6 }],
    // Seven letters are long, six are not.
    [{ text: 'abcdef abcdefg' }, { longWords: 1, lix: 52, rix: 1 }],
    [{ text: "Don't stop" }, { words: 2, letters: 8, syllables: 2 }],
  ],
  invalid: [
    [{ text: '' }, 'text'],
    [{ text: 'a'.repeat(200_001) }, 'text'],
  ],
  unprocessable: [[{ text: '?!' }, /no words/]],
});
