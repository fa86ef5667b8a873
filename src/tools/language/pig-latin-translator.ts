import { z } from 'zod';
import { defineTool } from '../define.ts';

/** What stands as one word, with apostrophes inside. */
const WORD = /[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}\p{N}_]+)*/gu;
const ENGLISH_WORD = /^[A-Za-z]+(?:['’][A-Za-z]+)*$/;

export default defineTool({
  slug: 'pig-latin-translator',
  name: 'Pig Latin Translator',
  category: 'language',
  summary: 'Translates English text into Pig Latin, keeping capitals and punctuation.',
  description:
    'The consonants in front of the first vowel move to the end of a word, and ay follows. A u after a q goes along with it, and y is a vowel except at the start of a word. ' +
    'Words with other letters than A to Z, or with digits, stay as they are, as does everything between words.',
  keywords: ['igpay atinlay', 'language game', 'secret language', 'kids', 'ay', 'funny'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The English text to translate'),
    vowelEnding: z
      .enum(['way', 'yay', 'ay'])
      .default('way')
      .describe('What is added to words that begin with a vowel: apple becomes appleway, appleyay or appleay'),
  }),
  result: z.strictObject({ text: z.string().describe('The text in Pig Latin') }),
  examples: [
    { inputs: { text: 'Hello, quick style apple!' }, result: { text: 'Ellohay, ickquay ylestay appleway!' } },
    { inputs: { text: "NASA's rhythm", vowelEnding: 'yay' }, result: { text: "Asa'snay ythmrhay" } },
  ],
  run: ({ text, vowelEnding }) => ({
    text: text.replace(WORD, (word) => (ENGLISH_WORD.test(word) ? inCaseOf(word, translated(word.toLowerCase(), vowelEnding)) : word)),
  }),
});

/** A word in lower case in Pig Latin. */
function translated(word: string, vowelEnding: string): string {
  const start = vowelAt(word);
  if (start === 0) return word + vowelEnding;
  return `${word.slice(start)}${word.slice(0, start)}ay`;
}

/** Where the first vowel of a word in lower case is; its length where there is none. */
function vowelAt(word: string): number {
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? '';
    if (letter === 'u' && word[at - 1] === 'q') continue;
    if ('aeiou'.includes(letter) || (letter === 'y' && at > 0)) return at;
  }
  return word.length;
}

function inCaseOf(word: string, changed: string): string {
  const letters = word.replace(/['’]/g, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return changed.toUpperCase();
  const isCapital = letters[0] !== letters[0]?.toLowerCase();
  return isCapital ? changed.charAt(0).toUpperCase() + changed.slice(1) : changed;
}
