import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cetacean-cipher.ts';

// gchq/CyberChef, tests/operations/tests/CetaceanCipherEncode.mjs (Apache License 2.0)
const CLICKS = 'EEEEEEEEEeeEEEEe EEEEEEEEEeeEEEeE EEEEEEEEEeeEEEee EEeeEEEEEeeEEeee';

holdTo(tool, {
  answers: [
    [{ text: 'a b c で' }, { output: CLICKS }],
    [{ text: CLICKS, mode: 'decrypt' }, { output: 'a b c で' }],
    [{ text: '' }, { output: '' }],
    [{ text: '  ', mode: 'decrypt' }, { output: '  ' }],
  ],
  unprocessable: [
    [{ text: 'EEx', mode: 'decrypt' }, /"x" at offset 2/],
    [{ text: 'EEE', mode: 'decrypt' }, /3 letters.*multiple of 16/],
  ],
});

it('gives back any text', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      expect((await run(tool, { text: (await run(tool, { text })).output, mode: 'decrypt' })).output).toBe(text);
    }),
  ));
