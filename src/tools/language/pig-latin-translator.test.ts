import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './pig-latin-translator.ts';
// Worked out by test/oracles/language_texts.py, apart from the tool.
import vectors from './testdata/texts.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // As everybody says it.
    [{ text: 'pig latin' }, { text: 'igpay atinlay' }],
    [{ text: 'banana happy duck' }, { text: 'ananabay appyhay uckday' }],
    [{ text: 'smile string stupid glove trash' }, { text: 'ilesmay ingstray upidstay oveglay ashtray' }],
  ],
  invalid: [
    [{ text: 'a', vowelEnding: 'hay' }, 'vowelEnding'],
    [{ text: 'a'.repeat(100_001) }, 'text'],
    [{}, 'text'],
  ],
});

it('keeps the letters of a word, and what stands between words', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'y', 'q', 'u', 'Tr', ' ', "'", '-', '😀', 'é'), maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(text, async (before) => {
      const { text: after } = await run(tool, { text: before, vowelEnding: 'ay' });
      const other = (each: string): string => each.replace(/[^ 😀-]/gu, '');
      expect(other(after)).toBe(other(before));
      expect(after.length).toBeGreaterThanOrEqual(before.length);
    }),
  );
});
