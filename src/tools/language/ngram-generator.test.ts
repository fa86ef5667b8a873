import { holdTo } from '../testing.ts';
import tool from './ngram-generator.ts';
// With ICU's words, sentences and characters, by test/oracles/language_key_words.py.
import vectors from './testdata/key-words.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { text: 'One. Two three.', withinSentences: true },
      { ngrams: [{ ngram: 'two three', count: 1 }], total: 1 },
    ],
    [
      { text: 'a'.repeat(12), unit: 'character', n: 10 },
      { total: 3, unique: 1 },
    ],
    [
      { text: '__proto__ constructor', n: 1 },
      { total: 2, ngrams: [{ ngram: '__proto__' }, { ngram: 'constructor' }] },
    ],
  ],
  invalid: [
    [{ text: 'a', n: 0 }, 'n'],
    [{ text: 'a', n: 11 }, 'n'],
    [{ text: 'a', limit: 10_001 }, 'limit'],
    [{ text: 'a'.repeat(200_001) }, 'text'],
  ],
});
