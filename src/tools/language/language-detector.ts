import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { graphemes } from '../shared/text/segments.ts';
import { DETECTED_LANGUAGES } from './lib/languages.ts';

/** Characters that decide. */
const MAX_CHARACTERS = 10_000;

export default defineTool({
  slug: 'language-detector',
  name: 'Language Detector',
  category: 'language',
  summary: 'Detects which language a text is written in, and whether that is certain.',
  description:
    `Compares the text with the letter sequences of 60 languages: ${Object.values(DETECTED_LANGUAGES).join(', ')}. The first 10,000 characters decide. ` +
    'A sentence is mostly enough; single words, names and closely related languages (Croatian and Serbian in Latin letters, Malay and Indonesian, Czech and Slovak) are often confused, which reliable shows only in part. ' +
    'A text in several languages gets one of them. Norwegian is no, whether Bokmål or Nynorsk; Kurdish is known in Arabic letters only.',
  reference: 'Efficient Language Detector (ELD); ISO 639-1; Unicode CLDR (names)',
  keywords: ['identify language', 'what language is this', 'guess language', 'recognize', 'foreign text', 'iso code'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().min(1).max(100_000).describe('The text whose language to find'),
    only: z
      .array(z.string().max(10))
      .min(1)
      .max(60)
      .optional()
      .describe('ISO 639-1 codes of the languages to choose among, such as en and fr; all 60 if left out'),
    limit: z.int().min(1).max(60).default(5).describe('Maximum number of languages to list, starting with the likeliest'),
  }),
  result: z.strictObject({
    language: z.string().describe('ISO 639-1 code of the likeliest language'),
    name: z.string().describe('English name of the likeliest language'),
    reliable: z.boolean().describe('true if the detector stands by its answer; false for short or ambiguous texts'),
    candidates: z
      .array(
        z.strictObject({
          language: z.string().describe('ISO 639-1 code of the language'),
          name: z.string().describe('English name of the language'),
          score: z.number().describe('How well the text fits the language, up to about 1; higher is likelier'),
        }),
      )
      .describe('The likeliest languages, best first'),
  }),
  views: [{ kind: 'bars', field: 'candidates', label: 'name', value: 'score' }],
  pageInputs: { text: 'Toda persona tiene derecho a la libertad de pensamiento, de conciencia y de religión.' },
  examples: [
    {
      inputs: { text: 'Toda persona tiene derecho a la libertad de pensamiento, de conciencia y de religión.', limit: 1 },
      result: { language: 'es', name: 'Spanish', reliable: true, candidates: [{ language: 'es', name: 'Spanish', score: 0.8077539250240307 }] },
    },
    {
      inputs: { text: 'Всякий человек имеет право на свободу мысли, совести и религии.' },
      result: {
        language: 'ru',
        name: 'Russian',
        reliable: true,
        candidates: [
          { language: 'ru', name: 'Russian', score: 0.837909992372235 },
          { language: 'bg', name: 'Bulgarian', score: 0.8261047463175124 },
          { language: 'sr', name: 'Serbian', score: 0.8063340168603327 },
          { language: 'uk', name: 'Ukrainian', score: 0.7982914095870907 },
          { language: 'be', name: 'Belarusian', score: 0.7470238095238095 },
        ],
      },
    },
  ],
  async run({ text, only, limit }) {
    for (const [index, code] of (only ?? []).entries()) {
      if (!Object.hasOwn(DETECTED_LANGUAGES, code))
        invalid(`only[${index}]`, `${JSON.stringify(code)} is not the ISO 639-1 code of a known language: ${Object.keys(DETECTED_LANGUAGES).join(', ')}`);
    }
    if (!/\p{L}/u.test(text)) unprocessable('The text contains no letters, so it is in no language.', 'text');
    const { eld } = await import('eld/medium');
    const beginning = graphemes(text.slice(0, 10 * MAX_CHARACTERS))
      .slice(0, MAX_CHARACTERS)
      .join('');
    eld.setLanguageSubset(only ?? false);
    const found = eld.detect(beginning);
    const reliable = found.isReliable();
    const candidates = Object.entries(found.getScores())
      .filter(([language]) => Object.hasOwn(DETECTED_LANGUAGES, language) && (only === undefined || only.includes(language)))
      .toSorted(([, one], [, other]) => other - one)
      .map(([language, score]) => ({ language, name: DETECTED_LANGUAGES[language] ?? language, score }));
    const [best] = candidates;
    if (best === undefined) return unprocessable(`The text is in none of the ${only === undefined ? 'known' : 'given'} languages.`, 'text');
    return { language: best.language, name: best.name, reliable, candidates: candidates.slice(0, limit) };
  },
});
