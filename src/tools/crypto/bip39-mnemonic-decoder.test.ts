import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './bip39-mnemonic-decoder.ts';
import generator from './bip39-mnemonic-generator.ts';
import { MNEMONIC_LANGUAGES } from './lib/mnemonic.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/bip39-mnemonic-decoder.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });

describe('bip39-mnemonic-decoder', () => {
  it.each(MNEMONIC_LANGUAGES.flatMap((language) => [12, 15, 18, 21, 24].map((words) => [language, words] as const)))(
    'reads %s words of %s',
    async (language, words) => {
      const made = await run(generator, { language, words, passphrase: 'x' });
      expect(await run(tool, { mnemonic: made.mnemonic, language, passphrase: 'x' })).toMatchObject({
        valid: true,
        language,
        words,
        entropy: made.entropy,
        seed: made.seed,
      });
      expect(await run(tool, { mnemonic: made.mnemonic.normalize('NFC'), passphrase: 'x' })).toMatchObject({ valid: true, entropy: expect.any(String) });
    },
  );

  it('says which word is unknown', async () => {
    const result = await run(tool, { mnemonic: 'legal winner thank year wage sausage worth useful legal winner thanks yellow', language: 'english' });
    expect(result.reason).toContain('Word 11 ');
  });
});
