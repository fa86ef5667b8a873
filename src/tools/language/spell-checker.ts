import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findBareUrls, findEmails, findUrls } from '../shared/net/addresses.ts';
import { graphemePositions, wordsWithOffsets } from '../shared/text/segments.ts';
import type { Speller } from './lib/spelling.ts';

const SCHEMES = ['http', 'https', 'ftp'];
const POSSESSIVE = /'s$/i;

export default defineTool({
  slug: 'spell-checker',
  name: 'Spell Checker',
  category: 'language',
  summary: 'Finds misspelt words in English text and suggests corrections.',
  description:
    "American English, by the Hunspell dictionary made from SCOWL. Words with digits or in capitals throughout are not checked, nor are e-mail and web addresses; 's at the end is looked past. " +
    'Where only a form with a capital is right, as in Paris, the word in lower case is misspelt. A word of correct spelling in the wrong place is not noticed, and the dictionary has no accents: cafe, not café.',
  reference: 'Hunspell dictionary en_US 2020.12.07, made from SCOWL; words by Unicode UAX #29',
  keywords: ['spelling', 'typo', 'proofread', 'misspelled', 'hunspell', 'orthography', 'spelling mistakes', 'correct text', 'spellcheck'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(50_000).describe('The English text to check'),
    ignore: z.array(z.string()).max(10_000).default([]).describe('Further words that are right, such as names, ignoring case'),
    maxSuggestions: z.int().min(0).max(20).default(5).describe('Maximum number of suggestions for each misspelt word'),
  }),
  result: z.strictObject({
    misspellings: z
      .array(
        z.strictObject({
          word: z.string().describe('The misspelt word as written'),
          position: z.int().describe('Where the word starts, in characters from 0'),
          suggestions: z.array(z.string()).describe('Words that may have been meant, the likeliest first'),
        }),
      )
      .describe('The misspelt words in the order of the text'),
    count: z.int().describe('Number of misspelt words'),
    words: z.int().describe('Number of words that were checked'),
  }),
  views: [{ kind: 'marked', field: 'misspellings', in: 'text', text: 'word', place: { counted: 'graphemes', start: 'position' } }],
  pageInputs: { text: 'I recieve teh mail, and truely like it.' },
  examples: [
    {
      inputs: { text: 'I recieve the mail.', maxSuggestions: 0 },
      result: { misspellings: [{ word: 'recieve', position: 2, suggestions: [] }], count: 1, words: 4 },
    },
    { inputs: { text: 'NASA launched 3rd rocket' }, result: { misspellings: [], count: 0, words: 2 } },
  ],
  async run({ text, ignore, maxSuggestions }) {
    const speller = await loadSpeller();
    speller.begin();
    const good = new Set(ignore.map((word) => straightened(word).toLowerCase()));
    const checked = (await wordsOutsideAddresses(text)).filter(({ word }) => isChecked(word.replace(POSSESSIVE, '')));
    const positionOf = graphemePositions(text);
    const known = new Map<string, string[] | undefined>();
    const misspellings = checked.flatMap(({ word, start, written }) => {
      if (!known.has(word)) known.set(word, isRight(word, good, speller) ? undefined : suggestionsFor(word, maxSuggestions, speller));
      const suggestions = known.get(word);
      return suggestions ? [{ word: written, position: positionOf(start), suggestions }] : [];
    });
    return { misspellings, count: misspellings.length, words: checked.length };
  },
});

interface Word {
  /** With straight apostrophes. */
  word: string;
  written: string;
  start: number;
}

const straightened = (text: string): string => text.replaceAll('’', "'");

async function wordsOutsideAddresses(text: string): Promise<Word[]> {
  const addresses = [...findUrls(text, SCHEMES), ...findEmails(text), ...(await findBareUrls(text))].sort((a, b) => a.start - b.start);
  let next = 0;
  let covered = 0;
  return wordsWithOffsets(text).flatMap(({ word, start }) => {
    for (let address = addresses[next]; address && address.start < start + word.length; address = addresses[++next]) covered = Math.max(covered, address.end);
    return start < covered ? [] : [{ word: straightened(word), written: word, start }];
  });
}

/** Words of letters are checked, except for abbreviations in capitals. */
function isChecked(word: string): boolean {
  const letters = word.match(/\p{L}/gu) ?? [];
  if (letters.length === 0 || /\p{N}/u.test(word)) return false;
  return letters.length === 1 || !(word === word.toUpperCase() && word !== word.toLowerCase());
}

function isRight(word: string, good: ReadonlySet<string>, speller: Speller): boolean {
  const base = word.replace(POSSESSIVE, '');
  const isGood = (each: string): boolean => good.has(each.toLowerCase()) || speller.isGood(each);
  if (isGood(word) || isGood(base)) return true;
  // What full stops, colons and underscores hold together: e.g, him.She, file_name.
  const parts = base.split(/[^\p{L}\p{M}']+/u).filter(Boolean);
  return parts.length > 1 && parts.every((part) => isGood(part) || !isChecked(part));
}

function suggestionsFor(word: string, limit: number, speller: Speller): string[] {
  const base = word.replace(POSSESSIVE, '');
  const ending = word.slice(base.length);
  return speller.suggestions(base, limit).map((suggestion) => suggestion + ending);
}

let loading: Promise<Speller> | undefined;

function loadSpeller(): Promise<Speller> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Speller> {
  const [{ AFFIXES, ENTRIES }, { Speller }, { dictionary }] = await Promise.all([
    import('./lib/american-english.ts'),
    import('./lib/spelling.ts'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const common: readonly (string | number)[] = dictionary['commonWords-en'] ?? [];
  const ranks = new Map<string, number>();
  for (const [rank, word] of common.entries()) if (!ranks.has(String(word))) ranks.set(String(word), rank);
  return new Speller(AFFIXES, ENTRIES, ranks);
}
