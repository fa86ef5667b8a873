import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// By ICU from Python: test/oracles/language_locales.py.
import vectors from './testdata/locales.json' with { type: 'json' };
import tool from './text-segmenter.ts';

holdTo(tool, {
  vectors,
  answers: [
    // A language without rules of its own is cut as English is, whatever the language of the machine.
    [{ text: 'EU:n x', locale: 'xx' }, { count: 2 }],
    [{ text: 'a'.repeat(3), unit: 'character', locale: 'de-DE-u-co-phonebk' }, { count: 3 }],
  ],
  invalid: [
    [{ text: 'a', locale: 'en_US' }, 'locale'],
    [{ text: 'a', locale: 'e' }, 'locale'],
    [{ text: 'a', locale: 'x-y' }, 'locale'],
    [{ text: 'a', unit: 'line' }, 'unit'],
    [{ text: 'a'.repeat(200_001) }, 'text'],
  ],
});

it('gives the text again when its segments are joined', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '.', ' ', '\r\n', '\u0301', '😀', '\u200d', '国', '1', ','), maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('character', 'word', 'sentence'), async (given, unit) => {
      const { segments, count } = await run(tool, { text: given, unit, wordsOnly: false });
      expect(segments.map((segment: { text: string }) => segment.text).join('')).toBe(given);
      expect(segments).toHaveLength(count);
      for (const { text: segment, start } of segments) expect(given.startsWith(segment, start)).toBe(true);
    }),
  );
});
