import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './stop-word-remover.ts';
// Worked out by test/oracles/language_moods.py, apart from the tool.
import vectors from './testdata/moods.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ text: 'a', language: 'la' }, 'language'],
    [{ text: 'a', stopWords: Array(2001).fill('a') }, 'stopWords'],
    [{ text: 'a', keep: 'a' }, 'keep'],
    [{ text: 'a'.repeat(200_001) }, 'text'],
  ],
});

it('has nothing left to remove the second time', async () => {
  const text = fc.string({ unit: fc.constantFrom('the', 'cat', ' ', '\n', ',', "isn't"), maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const once = await run(tool, { text: given });
      expect(await run(tool, { text: once.text })).toEqual({ text: once.text, removed: 0, removedWords: [] });
    }),
  );
});
