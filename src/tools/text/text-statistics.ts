import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, countParagraphs, countSentences, isBlank, lines, nonSpaceRuns, words } from '../shared/text/segments.ts';

const separators = z.array(z.string().min(1).max(20)).min(1).max(50).optional();

/** The parts of a text between any of some separators, longer ones taken before those that they hold. */
function partedBy(text: string, parting: readonly string[]): string[] {
  const longestFirst = parting.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((parts, separator) => parts.flatMap((part) => part.split(separator)), [text]);
}

export default defineTool({
  slug: 'text-statistics',
  name: 'Text Statistics',
  category: 'text',
  summary: 'Counts words, unique words, sentences, paragraphs and lines, with their average and greatest lengths.',
  description:
    'Words and sentences follow Unicode text segmentation; unique words are compared ignoring case. Lengths are in characters (grapheme clusters). Averages are absent where there is nothing to average.',
  reference: 'Unicode UAX #29',
  keywords: ['count', 'analysis', 'average word length', 'sentence length', 'vocabulary', 'reading time', 'text analysis', 'sentence count'],
  heavyWhen: ({ text }) => text.length > 1500 && /\P{ASCII}/u.test(text),
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to measure'),
    wordSeparators: separators.describe('What parts words, each taken literally, in place of Unicode segmentation; white space always does then'),
    sentenceSeparators: separators.describe('What ends sentences, each taken literally, in place of Unicode segmentation'),
  }),
  result: z.strictObject({
    characters: z.int().describe('Number of characters (grapheme clusters), white space included'),
    words: z.int().describe('Number of words by UAX #29'),
    uniqueWords: z.int().describe('Number of different words, ignoring case'),
    sentences: z.int().describe('Number of sentences that contain a word'),
    paragraphs: z.int().describe('Number of runs of lines that are not blank'),
    lines: z.int().describe('Number of lines, blank ones included'),
    blankLines: z.int().describe('Number of lines that are empty or contain only white space'),
    averageWordLength: z.number().optional().describe('Average characters per word; absent without words'),
    averageSentenceLength: z.number().optional().describe('Average words per sentence; absent without sentences'),
    longestWord: z.string().optional().describe('The first of the longest words, as written; absent without words'),
    longestLine: z.int().describe('Characters in the longest line, its ending not counted'),
  }),
  headline: 'words',
  pageInputs: {
    text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife. However little known the feelings or views of such a man may be, this truth is so well fixed in the minds of the surrounding families, that he is considered the rightful property of some one or other of their daughters.',
  },
  examples: [
    {
      inputs: { text: 'The cat saw the other cat.\nThen it ran!\n' },
      result: {
        characters: 40,
        words: 9,
        uniqueWords: 7,
        sentences: 2,
        paragraphs: 1,
        lines: 2,
        blankLines: 0,
        averageWordLength: 3.2222222222222223,
        averageSentenceLength: 4.5,
        longestWord: 'other',
        longestLine: 26,
      },
    },
    {
      inputs: { text: 'well-known fact; other-one;', wordSeparators: ['-', ';'], sentenceSeparators: [';'] },
      result: {
        characters: 27,
        words: 5,
        uniqueWords: 5,
        sentences: 2,
        paragraphs: 1,
        lines: 1,
        blankLines: 0,
        averageWordLength: 4.2,
        averageSentenceLength: 2.5,
        longestWord: 'known',
        longestLine: 27,
      },
    },
    {
      inputs: { text: '\n \n' },
      result: { characters: 3, words: 0, uniqueWords: 0, sentences: 0, paragraphs: 0, lines: 2, blankLines: 2, longestLine: 1 },
    },
  ],
  run({ text, wordSeparators, sentenceSeparators }) {
    const found = wordSeparators === undefined ? words(text) : partedBy(text, wordSeparators).flatMap(nonSpaceRuns);
    const all = lines(text);
    const sentences = sentenceSeparators === undefined ? countSentences(text) : partedBy(text, sentenceSeparators).filter((part) => !isBlank(part)).length;
    let letters = 0;
    let longest = 0;
    let longestWord: string | undefined;
    for (const word of found) {
      const length = countGraphemes(word);
      letters += length;
      if (length > longest) {
        longest = length;
        longestWord = word;
      }
    }
    return {
      characters: countGraphemes(text),
      words: found.length,
      uniqueWords: new Set(found.map((word) => word.toLowerCase())).size,
      sentences,
      paragraphs: countParagraphs(text),
      lines: all.length,
      blankLines: all.filter(isBlank).length,
      ...(found.length > 0 ? { averageWordLength: letters / found.length } : {}),
      ...(sentences > 0 ? { averageSentenceLength: found.length / sentences } : {}),
      ...(longestWord === undefined ? {} : { longestWord }),
      longestLine: all.reduce((most, line) => Math.max(most, countGraphemes(line)), 0),
    };
  },
});
