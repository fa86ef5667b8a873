import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { compareCodePoints, graphemes } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'word-unscrambler',
  name: 'Word Unscrambler',
  category: 'language',
  summary: 'Finds the words that letters can make, or that fit a crossword pattern.',
  description:
    'Give letters, a pattern or both, which then both hold. Among the letters ? is a blank, for any letter; in a pattern ? is one letter and * any number of them, even none. Each letter is used at most as often as it is given. ' +
    'Without words of your own, the list of about 275,000 English words of the game Letterpress is searched, which has forms that are good in word games alone.',
  reference: 'Word list of Letterpress (an-array-of-english-words)',
  keywords: ['scrabble', 'anagram solver', 'crossword solver', 'words from letters', 'jumble', 'words with friends', 'wordle', 'word finder', 'hangman'],
  cost: 'heavy',
  inputs: z.strictObject({
    letters: z.string().min(1).max(15).optional().describe('Letters to make words of, ? for any letter; give this, a pattern or both'),
    pattern: z.string().min(1).max(30).optional().describe('What the whole word must look like, with ? for one letter and * for any number'),
    words: z.array(z.string().max(50)).min(1).max(100_000).optional().describe('Words to choose from, instead of the list of English words'),
    minLength: z.int().min(1).max(50).default(2).describe('Shortest word to list, in letters'),
    useAll: z.boolean().default(false).describe('true: only words that use every one of the letters; false: shorter words too'),
    limit: z.int().min(1).max(10_000).default(200).describe('Maximum number of words to list; all are counted'),
  }),
  result: z.strictObject({
    words: z.array(z.string()).describe('The words found in lower case, longest first and equally long ones by code point'),
    count: z.int().describe('Number of words found, whatever the limit'),
  }),
  examples: [
    { inputs: { letters: 'tca', words: ['cat', 'act', 'at', 'dog', 'tact'] }, result: { words: ['act', 'cat', 'at'], count: 3 } },
    { inputs: { pattern: 'c?t', words: ['cat', 'cut', 'cost', 'CAT'] }, result: { words: ['cat', 'cut'], count: 2 } },
  ],
  async run({ letters, pattern, words, minLength, useAll, limit }) {
    if (letters === undefined && pattern === undefined) invalid('letters', 'must be given, or a pattern');
    const tests: ((word: readonly string[]) => boolean)[] = [(word) => word.length >= minLength];
    if (letters !== undefined) tests.push(lettersTest(charactersOf(letters), useAll));
    if (pattern !== undefined) tests.push(patternTest(charactersOf(pattern)));
    const found = new Map<string, number>();
    for (const characters of words?.map(charactersOf) ?? (await englishWords(minLength, letters))) {
      if (tests.every((test) => test(characters))) found.set(characters.join(''), characters.length);
    }
    const ranked = [...found].sort(([a, first], [b, second]) => second - first || compareCodePoints(a, b));
    return { words: ranked.slice(0, limit).map(([word]) => word), count: found.size };
  },
});

const charactersOf = (text: string): string[] => graphemes(normalized(text.toLowerCase(), 'NFC'));

/** The English words, all in the letters a to z, of which at least so many and no more than those given. */
async function englishWords(minLength: number, letters: string | undefined): Promise<string[][]> {
  const { default: all } = await import('an-array-of-english-words', { with: { type: 'json' } });
  const maxLength = letters === undefined ? Number.POSITIVE_INFINITY : charactersOf(letters).length;
  return all.filter(({ length }) => minLength <= length && length <= maxLength).map((word) => word.split(''));
}

/** Tests whether a word can be made of letters, or of all of them. */
function lettersTest(letters: readonly string[], useAll: boolean): (word: readonly string[]) => boolean {
  const given = new Map<string, number>();
  for (const letter of letters) given.set(letter, (given.get(letter) ?? 0) + 1);
  const blanks = given.get('?') ?? 0;
  given.delete('?');
  return (word) => {
    if (useAll ? word.length !== letters.length : word.length > letters.length) return false;
    const left = new Map(given);
    let missing = 0;
    for (const letter of word) {
      const count = left.get(letter) ?? 0;
      if (count > 0) left.set(letter, count - 1);
      else if (++missing > blanks) return false;
    }
    return true;
  };
}

/** Tests whether a whole word fits a pattern: what follows the last * is tried further on where it does not fit. */
function patternTest(pattern: readonly string[]): (word: readonly string[]) => boolean {
  return (word) => {
    let [at, place] = [0, 0];
    let star = -1;
    let resumed = 0;
    while (at < word.length) {
      if (pattern[place] === '*') {
        star = place++;
        resumed = at;
      } else if (place < pattern.length && (pattern[place] === '?' || pattern[place] === word[at])) {
        at++;
        place++;
      } else if (star >= 0) {
        place = star + 1;
        at = ++resumed;
      } else return false;
    }
    while (pattern[place] === '*') place++;
    return place === pattern.length;
  };
}
