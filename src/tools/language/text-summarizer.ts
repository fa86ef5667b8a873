import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, sentenceSegments, trim, words } from '../shared/text/segments.ts';
import { STOP_WORD_LANGUAGES, stopWordKey, stopWordsFor } from './lib/stop-words.ts';

const PERCENT = 100;

export default defineTool({
  slug: 'text-summarizer',
  name: 'Text Summarizer',
  category: 'language',
  summary: 'Shortens a text to the sentences that say most about it.',
  description:
    'Picks whole sentences, and writes none: a word weighs as much as it occurs often in comparison with the most frequent word, stop words weigh nothing, and a sentence scores the mean weight of all its words. ' +
    'The highest scores are taken, the earlier of equal ones, and given in the order of the text. A text with no more sentences than asked for is given whole.',
  reference: 'Luhn 1958, The automatic creation of literature abstracts; sentences and words by Unicode UAX #29',
  keywords: ['tldr', 'abstract', 'shorten', 'key sentences', 'extractive', 'digest', 'condense', 'summarize article'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The text to shorten'),
    sentences: z.int().min(1).max(100).default(3).describe('Number of sentences to keep'),
    language: z.enum(STOP_WORD_LANGUAGES).default('en').describe('Language whose stop words weigh nothing, by its ISO 639-1 code'),
    stopWords: z.array(z.string()).max(2000).optional().describe("Stop words to use instead of the language's, ignoring case"),
  }),
  result: z.strictObject({
    summary: z.string().describe('The chosen sentences in the order of the text, joined by a space'),
    sentences: z
      .array(
        z.strictObject({
          text: z.string().describe('The sentence without outer white space'),
          score: z.number().describe('Mean weight of the words in the sentence, from 0 to 1'),
          index: z.int().describe('Number of the sentence in the text, from 0'),
        }),
      )
      .describe('The chosen sentences one by one, in the order of the text'),
    originalSentences: z.int().describe('Number of sentences in the text'),
    reductionPercent: z.number().describe("Share of the text's characters that is gone, in percent, outer white space not counted"),
  }),
  views: [{ kind: 'marked', field: 'sentences', in: 'text', text: 'text' }],
  pageInputs: {
    text: 'Bees make honey. The weather was fine on Sunday. Bees collect nectar from flowers and carry it to the hive. In the hive the bees turn nectar into honey and store it in cells of wax. Honey feeds the bees through the winter.',
    sentences: 2,
  },
  examples: [
    {
      inputs: { text: 'Bees make honey. The weather was fine. Bees and honey feed bees.', sentences: 1, stopWords: ['the', 'was', 'and'] },
      result: {
        summary: 'Bees make honey.',
        sentences: [{ text: 'Bees make honey.', score: 0.6666666666666666, index: 0 }],
        originalSentences: 3,
        reductionPercent: 75,
      },
    },
    {
      inputs: { text: 'One only.', sentences: 5 },
      result: { summary: 'One only.', sentences: [{ text: 'One only.', score: 0.5, index: 0 }], originalSentences: 1, reductionPercent: 0 },
    },
  ],
  async run({ text, sentences: wanted, language, stopWords }) {
    const stopped = await stopWordsFor(language, stopWords);
    const all = sentenceSegments(text)
      .map(({ sentence }) => ({ text: trim(sentence), words: words(sentence).map(stopWordKey) }))
      .filter((sentence) => sentence.words.length > 0);
    const weightOf = weights(all.flatMap((sentence) => sentence.words).filter((word) => !stopped.has(word)));
    const scored = all.map((sentence, index) => ({ text: sentence.text, score: weightOf(sentence.words), index }));
    const chosen = scored
      .toSorted((a, b) => b.score - a.score || a.index - b.index)
      .slice(0, wanted)
      .sort((a, b) => a.index - b.index);
    const summary = chosen.map((sentence) => sentence.text).join(' ');
    return { summary, sentences: chosen, originalSentences: all.length, reductionPercent: reduction(trim(text), summary) };
  },
});

/** Gives the mean weight of words: how often each occurs among those that count, by how often the most frequent of them does. */
function weights(counting: readonly string[]): (found: readonly string[]) => number {
  const counts = new Map<string, number>();
  for (const word of counting) counts.set(word, (counts.get(word) ?? 0) + 1);
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  return (found) => (most === 0 ? 0 : found.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / (most * found.length));
}

/** What is gone, in percent: nothing where spaces between sentences made the text longer. */
function reduction(whole: string, summary: string): number {
  const length = countGraphemes(whole);
  const left = countGraphemes(summary);
  return length === 0 || left >= length ? 0 : (PERCENT * (length - left)) / length;
}
