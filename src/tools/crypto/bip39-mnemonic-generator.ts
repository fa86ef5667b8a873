import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { ofLength, secretBytes, secretText } from './lib/fields.ts';
import { indicesOf, mnemonicLanguage, seedOf, WORD_COUNTS, wordsOf } from './lib/mnemonic.ts';

export default defineTool({
  slug: 'bip39-mnemonic-generator',
  name: 'BIP-39 Mnemonic Generator',
  category: 'crypto',
  summary: 'Generates the BIP-39 recovery words of a wallet, random or from given entropy, with their seed.',
  description:
    "Checksum bits from SHA-256, the seed by PBKDF2 with HMAC-SHA-512 and 2048 rounds over NFKD. Random entropy comes from the system's cryptographic source alone. A mnemonic is a secret; nothing is kept.",
  reference: 'BIP-39; word lists of @scure/bip39',
  keywords: ['seed phrase', 'recovery phrase', 'wallet', 'bitcoin', 'ethereum', 'mnemonic words', 'crypto wallet'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    words: z.int().min(12).max(24).optional().describe('12, 15, 18, 21 or 24 words of random entropy; 12 if omitted'),
    entropy: secretText(0, 200, '16, 20, 24, 28 or 32 bytes as hex, instead of random ones and of words').optional(),
    language: mnemonicLanguage.default('english').describe('Language of the word list'),
    passphrase: secretText(0, 1000, 'Passphrase of the seed, the "25th word"').default(''),
  }),
  result: z.strictObject({
    mnemonic: z.string().describe('The words separated by spaces, Japanese ones by U+3000'),
    words: z.int().describe('How many words there are'),
    entropy: z.string().describe('The entropy as hex'),
    seed: z.string().describe('The seed of 64 bytes as hex'),
  }),
  examples: [
    {
      inputs: { entropy: '00000000000000000000000000000000', passphrase: 'TREZOR' },
      result: {
        mnemonic: 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
        words: 12,
        entropy: '00000000000000000000000000000000',
        seed: 'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
      },
    },
  ],
  async run({ words, entropy, language, passphrase }) {
    if (words !== undefined && entropy !== undefined) invalid('words', 'and entropy exclude each other');
    const count = words ?? 12;
    if (!WORD_COUNTS.includes(count)) invalid('words', 'must be 12, 15, 18, 21 or 24');
    const bytes = entropy === undefined ? randomBytes((count / 3) * 4) : ofLength(secretBytes(entropy, 'hex', 'entropy'), [16, 20, 24, 28, 32], 'entropy');
    const list = await wordsOf(language);
    const chosen = indicesOf(bytes).map((index) => list[index] ?? '');
    const mnemonic = chosen.join(language === 'japanese' ? '\u3000' : ' ');
    return { mnemonic, words: chosen.length, entropy: hexOf(bytes), seed: seedOf(mnemonic, passphrase) };
  },
});
