import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { secretText } from './lib/fields.ts';
import { entropyOf, MNEMONIC_LANGUAGES, type MnemonicLanguage, seedOf, WORD_COUNTS, wordsOf } from './lib/mnemonic.ts';

export default defineTool({
  slug: 'bip39-mnemonic-decoder',
  name: 'BIP-39 Mnemonic Validator',
  category: 'crypto',
  summary: 'Checks BIP-39 recovery words and shows their entropy and seed.',
  description:
    'Words are compared in NFKD and lower case, with any white space between them. auto takes the first language in which the mnemonic is valid. The seed is that of the words in lower case separated by single spaces. A mnemonic is a secret; nothing is kept.',
  reference: 'BIP-39; word lists of @scure/bip39',
  keywords: ['seed phrase', 'recovery phrase', 'wallet', 'validate mnemonic', 'bitcoin', 'ethereum', 'checksum'],
  cost: 'heavy',
  inputs: z.strictObject({
    mnemonic: secretText(1, 1000, 'The recovery words, separated by spaces'),
    passphrase: secretText(0, 1000, 'Passphrase of the seed, the "25th word"').default(''),
    language: z
      .enum(['auto', ...MNEMONIC_LANGUAGES])
      .default('auto')
      .describe('Language of the word list; auto tries them all'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the words are of one list and their checksum fits'),
    reason: z.string().optional().describe('Which word is unknown, by its position from 1, or that the checksum does not fit'),
    language: z.string().optional().describe('Language of the word list'),
    words: z.int().describe('How many words there are'),
    entropy: z.string().optional().describe('The entropy as hex'),
    seed: z.string().optional().describe('The seed of 64 bytes as hex'),
  }),
  headline: 'seed',
  examples: [
    {
      inputs: { mnemonic: 'legal winner thank year wave sausage worth useful legal winner thank yellow', passphrase: 'TREZOR' },
      result: {
        valid: true,
        words: 12,
        language: 'english',
        entropy: '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
        seed: '2e8905819b8723fe2c1d161860e5ee1830318dbf49a83bd451cfb8440c28bd6fa457fe1296106559a3c80937a1c1069be3a3a5bd381ee6260e8d9739fce1f607',
      },
    },
    {
      inputs: { mnemonic: 'legal winner thank year wave sausage worth useful legal winner thank thank' },
      result: { valid: false, words: 12, language: 'english', reason: 'The checksum does not fit: a word is wrong, or their order.' },
    },
  ],
  async run({ mnemonic, passphrase, language }) {
    const words = mnemonic
      .normalize('NFKD')
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => word !== '');
    if (!WORD_COUNTS.includes(words.length))
      return { valid: false, words: words.length, reason: `There are ${words.length} words; 12, 15, 18, 21 or 24 are possible.` };
    let closest: { language: MnemonicLanguage; unknown: number } | undefined;
    for (const candidate of language === 'auto' ? MNEMONIC_LANGUAGES : [language]) {
      const places = new Map((await wordsOf(candidate)).map((word, index) => [word.normalize('NFKD'), index]));
      const indices = words.map((word) => places.get(word) ?? -1);
      const unknown = indices.indexOf(-1);
      const entropy = unknown < 0 ? entropyOf(indices) : undefined;
      if (entropy !== undefined) {
        return { valid: true, language: candidate, words: words.length, entropy: hexOf(entropy), seed: seedOf(words.join(' '), passphrase) };
      }
      // Of several languages the one that knows the most words from the beginning tells what is wrong.
      const reach = unknown < 0 ? words.length : unknown;
      if (closest === undefined || reach > closest.unknown) closest = { language: candidate, unknown: reach };
    }
    if (closest?.unknown === words.length)
      return { valid: false, language: closest.language, words: words.length, reason: 'The checksum does not fit: a word is wrong, or their order.' };
    const where = closest === undefined || (language === 'auto' && closest.unknown === 0) ? 'any word list' : `the ${closest.language} word list`;
    return { valid: false, words: words.length, reason: `Word ${(closest?.unknown ?? 0) + 1} is not in ${where}.` };
  },
});
