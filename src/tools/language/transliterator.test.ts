import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// From AnyAscii's own table, by test/oracles/language_scripts.py.
import vectors from './testdata/scripts.json' with { type: 'json' };
import tool from './transliterator.ts';

holdTo(tool, { vectors, answers: [[{ text: 'a\ud800b' }, { text: 'ab', changed: true }]], invalid: [[{ text: 'a'.repeat(1_000_001) }, 'text']] });

it('gives ASCII whatever it gets', async () => {
  const text = Array.from({ length: 2000 }, (_, number) => String.fromCodePoint(number * 557)).join('');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
  expect((await run(tool, { text })).text).toMatch(/^[\x00-\x7f]+$/);
});
