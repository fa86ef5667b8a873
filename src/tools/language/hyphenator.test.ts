import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './hyphenator.ts';
// Worked out over TeX's pattern files by test/oracles/language_hyphens.py.
import vectors from './testdata/hyphens.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ text: '' }, { text: '', count: 0 }],
    [{ text: 'algorithm' }, { text: 'al\u00adgo\u00adrithm', count: 2 }],
    // Exceptions of American English.
    [
      { text: 'Associate PRESENT', hyphen: '-' },
      { text: 'As-so-ciate PRESENT', count: 2 },
    ],
    // Words that have the hyphen stay, whether it is within a word of Unicode or between two.
    [
      { text: 'hyphen-ation algorithm', hyphen: '-' },
      { text: 'hyphen-ation al-go-rithm', count: 2 },
    ],
    [
      { text: 'hy·phenation algorithm', hyphen: '·' },
      { text: 'hy·phenation al·go·rithm', count: 2 },
    ],
    [{ text: 'hy\u00adphenation' }, { text: 'hy\u00adphenation', count: 0 }],
    [
      { text: 'the hyphenation', hyphen: ' ' },
      { text: 'the hy phen ation', count: 2 },
    ],
    // Accents composed or not; letters beyond the BMP.
    [
      { text: 'me\u0301lodie', language: 'fr', hyphen: '-' },
      { text: 'me\u0301-lo-die', count: 2 },
    ],
    [
      { text: 'ISPARTA İSTANBUL', language: 'tr', hyphen: '-' },
      { text: 'IS-PAR-TA İS-TAN-BUL', count: 4 },
    ],
    [{ text: '\u{1D400}\u{1D401}\u{1D402}\u{1D403}\u{1D404}\u{1D405}', hyphen: '-' }, { count: 0 }],
    [
      { text: "l'hippopotame", language: 'fr', hyphen: '-' },
      { text: "l'hip-po-po-tame", count: 3 },
    ],
  ],
  invalid: [
    [{ text: 'a', hyphen: '' }, 'hyphen'],
    [{ text: 'a', hyphen: '-'.repeat(11) }, 'hyphen'],
    [{ text: 'a', language: 'en' }, 'language'],
    [{ text: 'a', minWordLength: 0 }, 'minWordLength'],
    [{ text: 'a', minWordLength: 51 }, 'minWordLength'],
    [{ text: 'a'.repeat(100_001) }, 'text'],
  ],
});

it('adds nothing but hyphens, and none the second time', async () => {
  const texts = fc
    .array(fc.constantFrom('hyphenation', 'Algorithm', "don't", '3.14', ' ', '-', '.', 'éclair'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const once = await run(tool, { text, hyphen: '\u2027' });
      expect(once.text.replaceAll('\u2027', '')).toBe(text);
      const { text: twice } = await run(tool, { text: once.text, hyphen: '\u2027' });
      expect(twice).toBe(once.text);
    }),
    { numRuns: 50 },
  );
});
