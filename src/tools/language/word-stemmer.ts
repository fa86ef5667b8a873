import { z } from 'zod';
import { defineTool } from '../define.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { words as wordsOf } from '../shared/text/segments.ts';
import { STEMMERS, stemmerOf } from './lib/stemmers.ts';

const MAX_LISTED = 10_000;

export default defineTool({
  slug: 'word-stemmer',
  name: 'Word Stemmer',
  category: 'language',
  summary: 'Reduces words to their stems with the Porter and Snowball stemmers.',
  description:
    'Cuts off endings so that forms of a word fall together, as search engines do; a stem need not be a word (generously, generous; ponies, poni). The results are those of Snowball 2: later versions changed Dutch, French, German, Romanian, Swedish and others. ' +
    'Words follow Unicode text segmentation and are stemmed in lower case; irregular forms (went, mice) are not traced back to their words, which lemmatizer does for English.',
  reference: 'Snowball 2 (snowballstem.org); Porter 1980',
  keywords: ['root', 'porter2', 'search index', 'nlp', 'suffix stripping'],
  heavyWhen: ({ text }) => text.length > 1500,
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The words to stem, one or many, in the language of the stemmer'),
    algorithm: z
      .enum(STEMMERS)
      .default('english')
      .describe("english: Snowball's English stemmer (Porter2); porter: Porter's stemmer of 1980; the others: Snowball's stemmers of these languages"),
  }),
  result: z.strictObject({
    words: z
      .array(
        z.strictObject({
          word: z.string().describe('The word in lower case'),
          stem: z.string().describe('Its stem, not always a word itself'),
        }),
      )
      .describe('The first 10,000 words with their stems, in order'),
    stems: z.array(z.string()).describe('Each stem of the text once, in order of first appearance'),
  }),
  examples: [
    {
      inputs: { text: 'Running generously' },
      result: {
        words: [
          { word: 'running', stem: 'run' },
          { word: 'generously', stem: 'generous' },
        ],
        stems: ['run', 'generous'],
      },
    },
    {
      inputs: { text: 'chevaux continuellement', algorithm: 'french' },
      result: {
        words: [
          { word: 'chevaux', stem: 'cheval' },
          { word: 'continuellement', stem: 'continuel' },
        ],
        stems: ['cheval', 'continuel'],
      },
    },
  ],
  async run({ text, algorithm }) {
    const stem = await stemmerOf(algorithm);
    const known = new Map<string, string>();
    const stemOf = (word: string): string => {
      let found = known.get(word);
      if (found === undefined) {
        found = stem(algorithm === 'english' ? word.replaceAll('’', "'") : word);
        known.set(word, found);
      }
      return found;
    };
    const words = wordsOf(normalized(text, 'NFC')).map((word) => word.toLowerCase());
    const stems = new Set(words.map(stemOf));
    return { words: words.slice(0, MAX_LISTED).map((word) => ({ word, stem: stemOf(word) })), stems: [...stems] };
  },
});
