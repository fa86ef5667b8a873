import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// Snowball 2.2's own output, by test/oracles/language_forms.py.
import vectors from './testdata/forms.json' with { type: 'json' };
import tool from './word-stemmer.ts';

holdTo(tool, {
  vectors,
  answers: [
    [{ text: '' }, { words: [], stems: [] }],
    [
      { text: 'The cat’s cats, CATS!' },
      { words: [{ word: 'the' }, { word: 'cat’s', stem: 'cat' }, { word: 'cats', stem: 'cat' }, { word: 'cats' }], stems: ['the', 'cat'] },
    ],
    [{ text: 'relational constructor', algorithm: 'porter' }, { stems: ['relat', 'constructor'] }],
    [{ text: 'e\u0301te\u0301s', algorithm: 'french' }, { words: [{ word: 'étés', stem: 'été' }] }],
    [
      { text: '日本 \u{1D400} 3.14' },
      {
        words: [
          { word: '日本', stem: '日本' },
          { word: '\u{1D400}', stem: '\u{1D400}' },
          { word: '3.14', stem: '3.14' },
        ],
      },
    ],
  ],
  invalid: [
    [{ text: 'a'.repeat(200_001) }, 'text'],
    [{ text: 'a', algorithm: 'klingon' }, 'algorithm'],
  ],
});

it('lists the first 10,000 words, and all stems', async () => {
  const { words, stems } = await run(tool, { text: `${'dogs '.repeat(10_000)}cats` });
  expect([words.length, stems]).toEqual([10_000, ['dog', 'cat']]);
});
