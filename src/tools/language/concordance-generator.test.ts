import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './concordance-generator.ts';
// Worked out by test/oracles/language_texts.py, apart from the tool.
import vectors from './testdata/texts.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // What is left of a character that the occurrence begins or ends in counts as one.
    [{ text: 'abe\u0301cd', search: 'e', wholeWord: false, width: 1 }, { lines: [{ left: 'b', match: 'e', right: '\u0301', position: 2 }] }],
    [{ text: 'abe\u0301cd', search: '\u0301', wholeWord: false, width: 1 }, { lines: [{ left: 'e', match: '\u0301', right: 'c', position: 2 }] }],
    [{ text: 'abe\u0301cd', search: '\u0301', wholeWord: false, width: 2 }, { lines: [{ left: 'be', match: '\u0301', right: 'cd', position: 2 }] }],
  ],
  invalid: [
    [{ text: 'a', search: '' }, 'search'],
    [{ text: 'a', search: 'a', width: 501 }, 'width'],
    [{ text: 'a', search: 'a', width: -1 }, 'width'],
    [{ text: 'a', search: 'a', limit: 0 }, 'limit'],
    [{ text: 'a', search: 'a', limit: 10_001 }, 'limit'],
  ],
});

it('shows parts that stand next to each other in the text', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'e\u0301', '😀', ' ', '\n'), maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('a', 'ab', 'e\u0301'), fc.nat({ max: 6 }), fc.boolean(), async (given, search, width, wholeWord) => {
      const plain = given.replace(/\s+/g, ' ').trim();
      const { lines, count } = await run(tool, { text: given, search, width, wholeWord });
      expect(lines).toHaveLength(count);
      for (const { left, match, right } of lines) expect(plain).toContain(left + match + right);
    }),
  );
});
