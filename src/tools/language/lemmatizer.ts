import { z } from 'zod';
import { defineTool } from '../define.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { lemmaFinder, PARTS_OF_SPEECH } from './lib/morphy.ts';

export default defineTool({
  slug: 'lemmatizer',
  name: 'Lemmatizer',
  category: 'language',
  summary: 'Gives the dictionary form of English nouns, verbs and adjectives.',
  description:
    'Looks for irregular forms (mice, went, better) in WordNet, then takes off endings as far as a word of WordNet is left, as its Morphy does. Each word is taken by itself as the part of speech given: it is not found out from a sentence, and of words with several lemmas (axes) one is given. ' +
    'Words that are their own lemma, and those that WordNet does not have, come back in lower case. English only.',
  reference: 'WordNet (Princeton University), Morphy',
  keywords: ['lemma', 'base form', 'root word', 'infinitive', 'nlp', 'singular'],
  inputs: z.strictObject({
    words: z.array(z.string().min(1).max(100)).min(1).max(1000).describe('The English words, one in each entry, such as mice or running'),
    partOfSpeech: z
      .enum(PARTS_OF_SPEECH)
      .default('noun')
      .describe('What the words are: noun gives the singular, verb the infinitive, adjective the positive (good for better)'),
  }),
  result: z.strictObject({
    lemmas: z
      .array(
        z.strictObject({
          word: z.string().describe('The word as given'),
          lemma: z.string().describe('Its dictionary form, in lower case'),
        }),
      )
      .describe('The words with their lemmas, in the order given'),
  }),
  examples: [
    {
      inputs: { words: ['mice', 'Wolves', 'dog'] },
      result: {
        lemmas: [
          { word: 'mice', lemma: 'mouse' },
          { word: 'Wolves', lemma: 'wolf' },
          { word: 'dog', lemma: 'dog' },
        ],
      },
    },
    {
      inputs: { words: ['went', 'running'], partOfSpeech: 'verb' },
      result: {
        lemmas: [
          { word: 'went', lemma: 'go' },
          { word: 'running', lemma: 'run' },
        ],
      },
    },
  ],
  async run({ words, partOfSpeech }) {
    const lemmaOf = await lemmaFinder(partOfSpeech);
    return { lemmas: words.map((word) => ({ word, lemma: lemmaOf(normalized(word, 'NFC').toLowerCase().replaceAll('’', "'")) })) };
  },
});
