import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cyrillic-transliterator.ts';
// From the tables of the standards, by test/oracles/language_scripts.py.
import vectors from './testdata/scripts.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // Decomposed letters, and accents on others.
    [{ text: 'и\u0306е\u0308 за\u0301мок' }, { text: 'jë zámok' }],
    [{ text: 'zámok', direction: 'toCyrillic' }, { text: 'за\u0301мок' }],
    [{ text: 'Ǵorǵi Ќ', direction: 'toCyrillic' }, { text: 'Ѓорѓи Ќ' }],
    [{ text: 'quux', direction: 'toCyrillic' }, { text: 'qууx' }],
  ],
  invalid: [
    [{ text: 'a', standard: 'icao', direction: 'toCyrillic' }, 'direction'],
    [{ text: 'a', standard: 'ukrainian', direction: 'toCyrillic' }, 'direction'],
    [{ text: 'a', standard: 'gost' }, 'standard'],
    [{ text: 'a'.repeat(1_000_001) }, 'text'],
  ],
});

it('turns ISO 9 back into the same Cyrillic text', async () => {
  const letters = Array.from('абвгґдеёєжзиіїйклмнопрстуўфхцчшщъыьэюяђјљњћџ');
  const words = fc.string({ unit: fc.constantFrom(...letters, ' ', '-', '1'), maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(words, fc.boolean(), async (word, capitals) => {
      // Signs have no capital in Latin letters; in front of a word nothing tells.
      const text = capitals ? word.replace(/[ъь]/g, '').toUpperCase() : word;
      const { text: latin } = await run(tool, { text });
      expect(latin.normalize('NFC')).toBe(latin);
      expect((await run(tool, { text: latin, direction: 'toCyrillic' })).text).toBe(text.normalize('NFC'));
    }),
    { numRuns: 100 },
  );
});
