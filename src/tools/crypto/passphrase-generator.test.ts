import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { EFF_WORDS } from './lib/eff-words.ts';
import tool from './passphrase-generator.ts';

holdTo(tool, {
  // Python: words * math.log2(7776), plus math.log2(10) + math.log2(words)
  answers: [
    [{}, { entropyBits: 77.54887502163469 }],
    [{ words: 4, separator: ' ', addDigit: true }, { entropyBits: 57.02117810931048 }],
    [{ words: 24, count: 100 }, { entropyBits: 310.19550008653874 }],
  ],
  invalid: [
    [{ words: 1 }, 'words'],
    [{ separator: '123456' }, 'separator'],
    [{ seed: 'a' }, 'seed'],
  ],
});

describe('passphrase-generator', () => {
  it('has the word list of the EFF, word for word', () => {
    expect(EFF_WORDS).toHaveLength(7776);
    // sha256sum of the words of https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt, one a line
    expect(
      createHash('sha256')
        .update(`${EFF_WORDS.join('\n')}\n`)
        .digest('hex'),
    ).toBe('6d557f0693958fb5e650b68b5bee585eb82cf4da32965505c789e924743bc522');
  });

  it('joins words of the list', async () => {
    const words = new Set(EFF_WORDS);
    const { passphrases } = await run(tool, { words: 5, count: 20, separator: ' ' });
    expect(new Set(passphrases).size).toBe(20);
    for (const passphrase of passphrases) for (const word of passphrase.split(' ')) expect(words).toContain(word);
  });

  it('writes capitals and one digit', async () => {
    const { passphrases } = await run(tool, { words: 3, count: 50, separator: '.', capitalize: true, addDigit: true });
    for (const passphrase of passphrases) {
      expect(passphrase).toMatch(/^[A-Z][a-z-]*\d?\.[A-Z][a-z-]*\d?\.[A-Z][a-z-]*\d?$/);
      expect(passphrase.match(/\d/g)).toHaveLength(1);
    }
  });
});
