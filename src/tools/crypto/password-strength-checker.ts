import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { elementaryFor } from '../shared/numbers/elementary-for.ts';
import { secretText } from './lib/fields.ts';

export default defineTool({
  slug: 'password-strength-checker',
  name: 'Password Strength Checker',
  category: 'crypto',
  summary: 'Estimates how hard a password is to guess (zxcvbn), and what to improve.',
  description:
    'The score follows the guesses an attacker needs: below 10^3, 10^6, 10^8, 10^10, and from there. Dictionaries are English and common passwords. The password is neither kept nor logged, and nothing leaves this service.',
  reference: "Wheeler's zxcvbn (USENIX Security 2016); computed by @zxcvbn-ts/core 4 with its common and English dictionaries",
  keywords: [
    'password meter',
    'crack time',
    'weak password',
    'zxcvbn',
    'test password',
    'how strong is my password',
    'password checker',
    'how secure is my password',
  ],
  cost: 'heavy',
  inputs: z.strictObject({
    password: secretText(0, 128, 'The password to judge'),
    userInputs: z.array(z.string().max(200)).max(50).optional().describe('Name, e-mail and other words that an attacker would try'),
  }),
  result: z.strictObject({
    score: z.int().min(0).max(4).describe('0 too guessable, 1 very guessable, 2 somewhat, 3 safely unguessable, 4 very unguessable'),
    guessesLog10: z.number().describe('Decimal logarithm of the guesses an attacker needs'),
    crackTimes: z
      .strictObject({
        onlineThrottled: z.string().describe('Time to guess it at 100 guesses per hour, in words'),
        onlineUnthrottled: z.string().describe('Time to guess it at 10 guesses per second, in words'),
        offlineSlowHash: z.string().describe('Time to guess it at 10^4 guesses per second, in words'),
        offlineFastHash: z.string().describe('Time to guess it at 10^10 guesses per second, in words'),
      })
      .describe('How long guessing takes, by kind of attack'),
    warning: z.string().optional().describe('What is wrong with the password'),
    suggestions: z.array(z.string()).describe('What would make it stronger'),
    length: z.int().describe('Characters of the password, as code points'),
  }),
  views: [
    { kind: 'written', field: 'score', as: '{score} of 4' },
    { kind: 'meter', field: 'score', most: 4, low: 2, high: 3 },
  ],
  pageInputs: { password: 'correct horse battery' },
  examples: [
    {
      inputs: { password: '' },
      result: {
        score: 0,
        guessesLog10: 0,
        crackTimes: {
          onlineThrottled: '36 seconds',
          onlineUnthrottled: 'less than a second',
          offlineSlowHash: 'less than a second',
          offlineFastHash: 'less than a second',
        },
        suggestions: ['Use multiple words, but avoid common phrases.', 'You can create strong passwords without using symbols, numbers, or uppercase letters.'],
        length: 0,
      },
    },
  ],
  async run({ password, userInputs = [] }) {
    const { score, guessesLog10, crackTimes, feedback } = await strengthOf(password, userInputs);
    return {
      score,
      guessesLog10,
      crackTimes: {
        onlineThrottled: crackTimes.onlineThrottlingXPerHour.display,
        onlineUnthrottled: crackTimes.onlineNoThrottlingXPerSecond.display,
        offlineSlowHash: crackTimes.offlineSlowHashingXPerSecond.display,
        offlineFastHash: crackTimes.offlineFastHashingXPerSecond.display,
      },
      ...(feedback.warning && { warning: feedback.warning }),
      suggestions: feedback.suggestions,
      length: Array.from(password).length,
    };
  },
});

/** What the library finds. Its logarithms are those of `elementary.ts`. */
async function strengthOf(password: string, userInputs: string[]): Promise<ZxcvbnResult> {
  const checker = await strengthChecker();
  return elementaryFor(() => checker.check(password, userInputs));
}

let prepared: Promise<ZxcvbnFactory> | undefined;

/** The library with its dictionaries, which take a while to prepare: once for all runs. */
function strengthChecker(): Promise<ZxcvbnFactory> {
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const [common, english] = await Promise.all([import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en')]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
}
