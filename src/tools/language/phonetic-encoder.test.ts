import { holdTo } from '../testing.ts';
import tool from './phonetic-encoder.ts';
// From the published rules, and as commons-codec and jellyfish have them, by test/oracles/language_phonetics.py.
import vectors from './testdata/phonetics.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { text: "O'Brien D’Angelo" },
      {
        codes: [
          { word: "O'Brien", code: 'O165' },
          { word: 'D’Angelo', code: 'D524' },
        ],
      },
    ],
    [{ text: 'Straße Søren E\u0301lise' }, { codes: [{ code: 'S362' }, { code: 'S650' }, { word: 'E\u0301lise', code: 'E420' }] }],
    [
      { text: 'Привет 日本 \u{1D400}', algorithm: 'doubleMetaphone' },
      {
        codes: [
          { code: '', alternate: '' },
          { code: '', alternate: '' },
          { code: '', alternate: '' },
        ],
      },
    ],
    [{ text: '123 !' }, { codes: [] }],
    [{ text: 'van der Berg' }, { codes: [{ code: 'V500' }, { code: 'D600' }, { code: 'B620' }] }],
  ],
  invalid: [
    [{ text: '' }, 'text'],
    [{ text: 'a'.repeat(100_001) }, 'text'],
    [{ text: 'a', algorithm: 'caverphone' }, 'algorithm'],
  ],
});
