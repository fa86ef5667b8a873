import { z } from 'zod';
import { defineTool } from '../define.ts';
import { graphemes } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'numeronym-generator',
  name: 'Numeronym Generator',
  category: 'generators',
  summary: 'Shortens words to their first and last letter and the number between, such as i18n.',
  description:
    'Words are runs of letters and marks; their lengths count user-perceived characters. Case is kept, and everything that is not a word stays as it was.',
  reference: 'The form of i18n and l10n',
  keywords: ['i18n', 'l10n', 'k8s', 'a11y', 'abbreviation', 'shorten words'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text whose words are shortened'),
    minimumLength: z.int().min(4).max(50).default(4).describe('Words of fewer characters stay as they are'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text with its words replaced'),
    numeronyms: z
      .array(
        z.strictObject({
          word: z.string().describe('A word of the text'),
          numeronym: z.string().describe('What it was replaced with'),
        }),
      )
      .describe('The words replaced, in order of first appearance, each once'),
  }),
  examples: [
    {
      inputs: { text: 'Kubernetes and internationalization' },
      result: {
        text: 'K8s and i18n',
        numeronyms: [
          { word: 'Kubernetes', numeronym: 'K8s' },
          { word: 'internationalization', numeronym: 'i18n' },
        ],
      },
    },
    { inputs: { text: 'a11y is short', minimumLength: 6 }, result: { text: 'a11y is short', numeronyms: [] } },
  ],
  run({ text, minimumLength }) {
    const seen = new Map<string, string>();
    const shortened = text.replace(/[\p{L}\p{M}]+/gu, (word) => {
      const known = seen.get(word);
      if (known !== undefined) return known;
      const letters = graphemes(word);
      if (letters.length < minimumLength) return word;
      const numeronym = `${letters[0]}${letters.length - 2}${letters.at(-1)}`;
      seen.set(word, numeronym);
      return numeronym;
    });
    return { text: shortened, numeronyms: Array.from(seen, ([word, numeronym]) => ({ word, numeronym })) };
  },
});
