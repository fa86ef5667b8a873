import { z } from 'zod';
import { defineTool } from '../define.ts';
import { mixedScriptFinder, type Script, scriptFinder } from './lib/scripts.ts';

const LETTER = /\p{L}/gu;
const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;
const NOT_LETTERS = /\P{L}+/gu;
const MAX_MIXED_WORDS = 1000;

export default defineTool({
  slug: 'script-detector',
  name: 'Script Detector',
  category: 'language',
  summary: 'Detects the writing systems of a text, and finds words that mix them, as spoofed names do.',
  description:
    'Counts letters by their Unicode script; letters common to several scripts, such as the long vowel sign of kana, are left out. A word mixes scripts when no script, nor a set of scripts that is written together (Japanese, Korean, Han with Bopomofo), has all its letters. ' +
    'A name in one script alone can still look like one in another, which this does not find.',
  reference: 'Unicode UAX #24 (scripts), UTS #39 section 5.1 (mixed scripts), ISO 15924',
  keywords: ['alphabet', 'homoglyph', 'phishing', 'cyrillic', 'lookalike', 'confusable', 'idn', 'unicode script', 'writing system'],
  heavyWhen: ({ text }) => text.length > 1500 && /\P{ASCII}/u.test(text),
  inputs: z.strictObject({ text: z.string().max(1_000_000).describe('The text whose scripts to find') }),
  result: z.strictObject({
    scripts: z
      .array(
        z.strictObject({
          script: z.string().describe('Long name of the script in Unicode, such as Latin or Canadian_Aboriginal'),
          code: z.string().describe('ISO 15924 code of the script, such as Latn'),
          count: z.int().describe('Number of letters (code points of category L) of the script'),
          percent: z.number().describe('Share of all letters counted, in percent'),
        }),
      )
      .describe('Most used first, equal counts in order of appearance'),
    dominant: z.string().optional().describe('Name of the script that is used most; absent without letters'),
    mixed: z.boolean().describe('true if some word mixes scripts'),
    mixedWords: z.array(z.string()).describe('Words that mix scripts, each once, as written, in order of appearance; the first 1,000'),
  }),
  views: [
    { kind: 'bars', field: 'scripts', label: 'script', value: 'percent' },
    { kind: 'marked', field: 'mixedWords', in: 'text' },
  ],
  examples: [
    {
      inputs: { text: 'pаypal.com is not paypal.com' },
      result: {
        scripts: [
          { script: 'Latin', code: 'Latn', count: 22, percent: 95.65217391304348 },
          { script: 'Cyrillic', code: 'Cyrl', count: 1, percent: 4.3478260869565215 },
        ],
        dominant: 'Latin',
        mixed: true,
        mixedWords: ['pаypal'],
      },
    },
    {
      inputs: { text: '東京タワー 123' },
      result: {
        scripts: [
          { script: 'Han', code: 'Hani', count: 2, percent: 50 },
          { script: 'Katakana', code: 'Kana', count: 2, percent: 50 },
        ],
        dominant: 'Han',
        mixed: false,
        mixedWords: [],
      },
    },
  ],
  run({ text }) {
    const scripts = countedScripts(text);
    const mixedWords = mixedWordsOf(text);
    const first = scripts[0]?.script;
    return { scripts, ...(first === undefined ? {} : { dominant: first }), mixed: mixedWords.length > 0, mixedWords };
  },
});

function countedScripts(text: string): { script: string; code: string; count: number; percent: number }[] {
  const scriptOf = scriptFinder();
  const counts = new Map<Script, number>();
  let letters = 0;
  for (const [letter] of text.matchAll(LETTER)) {
    const script = scriptOf(letter);
    if (script === undefined) continue;
    counts.set(script, (counts.get(script) ?? 0) + 1);
    letters++;
  }
  return [...counts]
    .toSorted(([, first], [, second]) => second - first)
    .map(([{ name, code }, count]) => ({ script: name, code, count, percent: (100 * count) / letters }));
}

function mixedWordsOf(text: string): string[] {
  const isMixed = mixedScriptFinder();
  const seen = new Set<string>();
  const mixed: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    if (seen.has(word)) continue;
    seen.add(word);
    if (isMixed(word.replace(NOT_LETTERS, ''))) mixed.push(word);
    if (mixed.length === MAX_MIXED_WORDS) break;
  }
  return mixed;
}
