import { holdTo } from '../testing.ts';
import tool from './romaji-converter.ts';
// From tables of the syllables, by test/oracles/language_kana.py.
import vectors from './testdata/kana.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ text: 'a', to: 'kanji' }, 'to'],
    [{ text: 'a'.repeat(100_001) }, 'text'],
  ],
});
