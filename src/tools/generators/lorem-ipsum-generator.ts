import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { grouped } from '../shared/text/counts.ts';
import { limitResult } from '../shared/text/segments.ts';

const PASSAGE =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt in culpa qui officia deserunt mollit anim id est laborum';
const WORDS = [...new Set(PASSAGE.split(' '))];
const OPENING = ['lorem', 'ipsum', 'dolor', 'sit', 'amet,', 'consectetur', 'adipiscing', 'elit'];
const MAX_PARAGRAPHS = 1000;

const bounds = (least: number, most: number, meaning: string) => z.array(z.int().min(1).max(100)).length(2).default([least, most]).describe(meaning);

export default defineTool({
  slug: 'lorem-ipsum-generator',
  name: 'Lorem Ipsum Generator',
  category: 'generators',
  summary: 'Generates lorem ipsum placeholder text by paragraphs, sentences, words or characters.',
  description:
    'Words of the traditional text. Sentences begin with a capital letter and end with a full stop; paragraphs have an empty line between them (a line break with html). characters and bytes are cut to exactly that length, wherever it falls; the text is ASCII, so the two agree. Texts of more than 5,000,000 characters are refused.',
  reference: 'The traditional passage after Cicero, De finibus bonorum et malorum, 1.10.32-33',
  keywords: ['dummy text', 'filler', 'blind text', 'latin', 'mock text', 'sample text'],
  random: true,
  heavyWhen: (inputs) => mostWords(inputs) > 4000,
  inputs: z.strictObject({
    unit: z.enum(['paragraphs', 'sentences', 'words', 'characters', 'bytes']).default('paragraphs').describe('Unit in which count is given'),
    count: z.int().min(1).max(100_000).default(3).describe('How many of the unit; at most 1000 paragraphs'),
    startWithLorem: z.boolean().default(true).describe('Begin with "Lorem ipsum dolor sit amet, consectetur adipiscing elit"'),
    sentenceWords: bounds(4, 16, 'Fewest and most words in a sentence, from 1 to 100'),
    paragraphSentences: bounds(3, 7, 'Fewest and most sentences in a paragraph, from 1 to 100'),
    html: z.boolean().default(false).describe('Put each paragraph between <p> and </p>; only with paragraphs and sentences'),
    seed: seedInput,
  }),
  result: z.strictObject({
    text: z.string().describe('The placeholder text'),
    words: z.int().describe('Words in the text'),
    characters: z.int().describe('Characters in the text, tags and line breaks counted'),
  }),
  appliesWhen: {
    sentenceWords: { unit: ['paragraphs', 'sentences', 'characters', 'bytes'] },
    paragraphSentences: { unit: ['paragraphs'] },
    html: { unit: ['paragraphs', 'sentences'] },
  },
  examples: [
    { inputs: { unit: 'words', count: 5, seed: 'a' }, result: { text: 'Lorem ipsum dolor sit amet.', words: 5, characters: 27 } },
    { inputs: { unit: 'characters', count: 11, seed: 'a' }, result: { text: 'Lorem ipsum', words: 2, characters: 11 } },
  ],
  run({ unit, count, startWithLorem, sentenceWords, paragraphSentences, html, seed }) {
    const [leastWords, mostWords] = ordered(sentenceWords, 'sentenceWords');
    const [leastSentences, mostSentences] = ordered(paragraphSentences, 'paragraphSentences');
    if (unit === 'paragraphs' && count > MAX_PARAGRAPHS) invalid('count', `must be at most ${grouped(MAX_PARAGRAPHS)} for paragraphs`);
    if (html && unit !== 'paragraphs' && unit !== 'sentences') invalid('html', 'is possible with the units paragraphs and sentences only');
    const random = new Random(seed);
    let opens = startWithLorem;
    let length = 0;
    const sentence = (): string => {
      // The first sentence has room for the whole opening where the bounds allow it.
      const least = opens ? Math.max(leastWords, Math.min(OPENING.length, mostWords)) : leastWords;
      const text = sentenceOf(wordList(random, random.between(least, mostWords), opens));
      opens = false;
      length += text.length;
      limitResult(length);
      return text;
    };
    const sentences = (amount: number): string => Array.from({ length: amount }, sentence).join(' ');
    let text: string;
    if (unit === 'words') text = sentenceOf(wordList(random, count, opens));
    else if (unit === 'sentences') text = html ? `<p>${sentences(count)}</p>` : sentences(count);
    else if (unit === 'paragraphs') {
      const paragraphs = Array.from({ length: count }, () => sentences(random.between(leastSentences, mostSentences)));
      text = html ? paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n') : paragraphs.join('\n\n');
    } else {
      const parts: string[] = [];
      // One space fewer than there are sentences.
      while (length + parts.length - 1 < count) parts.push(sentence());
      text = parts.join(' ').slice(0, count);
    }
    return { text, words: text.replaceAll(/<\/?p>/g, '').match(/\S+/g)?.length ?? 0, characters: text.length };
  },
});

function ordered(pair: readonly number[], path: string): [number, number] {
  const [least = 1, most = 1] = pair;
  if (least > most) invalid(path, 'must give the smallest number first and the greatest second');
  return [least, most];
}

function wordList(random: Random, count: number, opens: boolean): string[] {
  const words: string[] = opens ? OPENING.slice(0, count) : [];
  while (words.length < count) {
    const word = random.pick(WORDS);
    if (word !== words.at(-1)) words.push(word);
  }
  return words;
}

function sentenceOf(words: readonly string[]): string {
  const text = words.join(' ').replace(/,$/, '');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

interface Amount {
  unit: 'paragraphs' | 'sentences' | 'words' | 'characters' | 'bytes';
  count: number;
  sentenceWords: number[];
  paragraphSentences: number[];
}

/** The most words that can be asked for so; those of characters and bytes have four letters on average and a space. */
function mostWords({ unit, count, sentenceWords, paragraphSentences }: Amount): number {
  const ofSentence = Math.max(...sentenceWords);
  const words = { words: 1, sentences: ofSentence, paragraphs: ofSentence * Math.max(...paragraphSentences), characters: 0.2, bytes: 0.2 };
  return count * words[unit];
}
