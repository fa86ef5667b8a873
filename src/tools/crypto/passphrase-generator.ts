import { z } from 'zod';
import { defineTool } from '../define.ts';
import { log2 } from '../shared/numbers/elementary.ts';
import { Random } from '../shared/random/random.ts';

export default defineTool({
  slug: 'passphrase-generator',
  name: 'Passphrase Generator',
  category: 'crypto',
  summary: 'Generates passphrases of random words (Diceware) that are easy to remember and hard to guess.',
  description:
    "Words of the EFF large word list, drawn from the system's cryptographic source alone; every word is drawn on its own and can come again. Nothing is kept.",
  reference: 'EFF large word list for five dice, 2016 (7776 words, CC BY 3.0 US, Electronic Frontier Foundation)',
  keywords: ['diceware', 'memorable password', 'random words', 'xkcd', 'correct horse battery staple'],
  random: true,
  inputs: z.strictObject({
    words: z.int().min(2).max(24).default(6).describe('How many words each passphrase has'),
    count: z.int().min(1).max(100).default(1).describe('How many passphrases to make'),
    separator: z.string().max(5).default('-').describe('Text between two words'),
    capitalize: z.boolean().default(false).describe('Write the first letter of each word as a capital'),
    addDigit: z.boolean().default(false).describe('Add one random digit after a random word'),
  }),
  result: z.strictObject({
    passphrases: z.array(z.string()).describe('The passphrases, each drawn on its own'),
    entropyBits: z.number().describe('log2 of how many draws there are, in bits'),
    wordList: z.string().describe('Name, source and licence of the word list'),
  }),
  views: [{ kind: 'meter', field: 'entropyBits', most: 128, low: 50, high: 80 }],
  examples: [],
  async run({ words, count, separator, capitalize, addDigit }) {
    const { EFF_WORDS } = await import('./lib/eff-words.ts');
    const random = new Random();
    const word = (): string => {
      const drawn = EFF_WORDS[random.below(EFF_WORDS.length)] ?? '';
      return capitalize ? drawn.charAt(0).toUpperCase() + drawn.slice(1) : drawn;
    };
    const passphrase = (): string => {
      const drawn = Array.from({ length: words }, word);
      if (addDigit) drawn[random.below(words)] += String(random.below(10));
      return drawn.join(separator);
    };
    return {
      passphrases: Array.from({ length: count }, passphrase),
      entropyBits: words * log2(EFF_WORDS.length) + (addDigit ? log2(10) + log2(words) : 0),
      wordList: 'EFF large word list (2016), Electronic Frontier Foundation, CC BY 3.0 US',
    };
  },
});
