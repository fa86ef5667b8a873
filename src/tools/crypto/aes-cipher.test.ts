import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './aes-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/aes-cipher.json' with { type: 'json' };

const key = '00'.repeat(16);
const iv = '00'.repeat(16);

holdTo(tool, {
  vectors: data.vectors,
  invalid: [
    [{ text: '', key, cipherMode: 'ecb', iv }, 'iv'],
    [{ text: '', key, cipherMode: 'cbc', mode: 'decrypt' }, 'iv'],
    [{ text: '', key, cipherMode: 'cbc', additionalData: '' }, 'additionalData'],
    [{ text: '', key, cipherMode: 'ctr', appendTag: true }, 'appendTag'],
    [{ text: '', key, cipherMode: 'ctr', tag: '00' }, 'tag'],
    [{ text: '', key, tag: '00' }, 'tag'],
    [{ text: '', key, iv, mode: 'decrypt' }, 'tag'],
    [{ text: '', key, iv, mode: 'decrypt', tag: '00', appendTag: true }, 'tag'],
    [{ text: '', key: '' }, 'key'],
  ],
  unprocessable: [
    [{ text: '', key: '00' }, /1 byte.*16, 24 or 32/],
    [{ text: '', key: 'not hex at all' }, /^The key is not hex/],
    [{ text: '', key, iv: '00', cipherMode: 'cbc' }, /iv has 1 byte/],
    [{ text: '', key, iv: '00'.repeat(65) }, /iv has 65 byte/],
    [{ text: 'AAAA', key, iv, cipherMode: 'cbc', mode: 'decrypt' }, /whole number of blocks/],
    [{ text: '', key, iv, cipherMode: 'cbc', mode: 'decrypt' }, /padding/],
    [{ text: 'a', key, cipherMode: 'ecb', padding: 'none' }, /whole blocks/],
    [{ text: 'AAAA', key, iv, mode: 'decrypt', appendTag: true }, /fewer than the tag/],
    [{ text: '', key, iv, mode: 'decrypt', tag: '00'.repeat(4) }, /tag has 4/],
    [{ text: '', key, iv, mode: 'decrypt', tag: '00'.repeat(16) }, /tag does not fit/],
    [{ text: '/w==', key, iv, cipherMode: 'ctr', mode: 'decrypt' }, /UTF-8/],
  ],
});

describe('aes-cipher', () => {
  it('takes a shorter tag and one in base64', async () => {
    const sealed = await run(tool, { text: 'text', key, iv });
    for (const tag of [sealed.tag.slice(0, 24), Buffer.from(sealed.tag, 'hex').toString('base64')])
      expect((await run(tool, { text: sealed.output, mode: 'decrypt', key, iv, tag })).output).toBe('text');
  });

  it('decrypts what it encrypts, with an iv of its own', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('gcm', 'cbc', 'ctr', 'cfb', 'cfb8', 'ofb', 'ecb'),
        fc.constantFrom(16, 24, 32),
        async (text, cipherMode, bytes) => {
          const common = { key: '5a'.repeat(bytes), cipherMode };
          const sealed = await run(tool, { ...common, text });
          const { iv, tag } = sealed;
          const opened = await run(tool, { ...common, text: sealed.output, mode: 'decrypt', ...(iv && { iv }), ...(tag && { tag }) });
          expect(opened.output).toBe(text.toWellFormed());
        },
      ),
    ));
});
