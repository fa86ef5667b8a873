import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// By tiktoken: test/oracles/language_tokens.py.
import vectors from './testdata/tokens.json' with { type: 'json' };
import tool from './token-counter.ts';

holdTo(tool, {
  vectors,
  answers: [
    [{ text: '\ud800', encoding: 'r50k_base', includeTokens: true }, { tokenIds: [4210] }],
    [{ text: 'e\u0301👩‍👩‍👧' }, { characters: 2 }],
  ],
  invalid: [
    [{ text: 'a', encoding: 'gpt2' }, 'encoding'],
    [{ text: 'a'.repeat(200_001) }, 'text'],
    [{}, 'text'],
  ],
});

it('gives neither an average nor tokens of an empty text', async () => {
  expect(await run(tool, { text: '' })).toEqual({ tokens: 0, characters: 0 });
});

it('takes long runs in which every pair is a token', async () => {
  expect(await run(tool, { text: 'a'.repeat(200_000) })).toMatchObject({ tokens: 25_000, charactersPerToken: 8 });
});
