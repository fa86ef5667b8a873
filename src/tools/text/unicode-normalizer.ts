import { z } from 'zod';
import { defineTool } from '../define.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { countCodePoints } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'unicode-normalizer',
  name: 'Unicode Normalizer',
  category: 'text',
  summary: 'Normalizes Unicode text to NFC, NFD, NFKC or NFKD.',
  description: 'The C forms compose, the D forms decompose; the K forms also replace compatibility characters (ligatures, full-width letters, superscripts).',
  reference: 'Unicode UAX #15',
  keywords: ['canonical', 'composed', 'decomposed', 'compatibility', 'utf-8'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to normalise'),
    form: z
      .enum(['NFC', 'NFD', 'NFKC', 'NFKD'])
      .default('NFC')
      .describe('Normalization form; C forms compose, D forms decompose, K forms replace compatibility characters'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text in the form wanted'),
    changed: z.boolean().describe('Whether the normalized text differs'),
    codePointsBefore: z.int().describe('Number of code points before'),
    codePointsAfter: z.int().describe('Number of code points after normalization'),
  }),
  examples: [
    {
      inputs: { text: '\u00c7C\u0327\u2160', form: 'NFKC' },
      result: { text: '\u00c7\u00c7I', changed: true, codePointsBefore: 4, codePointsAfter: 3 },
    },
    { inputs: { text: '\u00e9', form: 'NFD' }, result: { text: 'e\u0301', changed: true, codePointsBefore: 1, codePointsAfter: 2 } },
  ],
  run({ text, form }) {
    const normal = normalized(text, form);
    return {
      text: normal,
      changed: normal !== text,
      codePointsBefore: countCodePoints(text),
      codePointsAfter: countCodePoints(normal),
    };
  },
});
