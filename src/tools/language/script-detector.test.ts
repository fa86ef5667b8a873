import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './script-detector.ts';
// With ICU's script properties, by test/oracles/language_key_words.py.
import vectors from './testdata/key-words.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // A letter with several extensions fits the scripts of all of them: U+0964 is no letter, U+0640 is in many.
    [{ text: 'ـمـ ـܐ' }, { mixed: false }],
    // Scripts that came with Unicode 15 to 17.
    [{ text: '\u{11F12}\u{1E4D0}\u{16D40}' }, { scripts: [{ code: 'Kawi' }, { code: 'Nagm' }, { code: 'Krai' }], mixed: true }],
  ],
  invalid: [[{ text: 'a'.repeat(1_000_001) }, 'text']],
});

it('lists the first 1,000 mixed words', async () => {
  const words = Array.from({ length: 1100 }, (_, number) => `aб${number}`);
  const { mixed, mixedWords } = await run(tool, { text: words.join(' ') });
  expect(mixed).toBe(true);
  expect(mixedWords).toEqual(words.slice(0, 1000));
});
