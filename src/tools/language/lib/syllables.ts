import { withoutMarks, withoutSpecialLetters } from '../../shared/text/accents.ts';
import { normalized } from '../../shared/text/normal-forms.ts';
import { syllablesBySpelling } from './syllable-rules.ts';
import { WORDS_BY_SYLLABLES } from './syllable-words.ts';

/** Where an apostrophe takes away more than a letter. */
const CONTRACTIONS = new Map([
  ["ma'am", 1],
  ["y'all", 1],
  ["ne'er", 1],
  ["e'er", 1],
  ["o'er", 1],
]);

const LISTED = new Map(WORDS_BY_SYLLABLES.flatMap(([syllables, words]) => words.split(' ').map((word) => [word, syllables] as const)));

/** Endings that a listed word keeps its syllables before, and how many they add. */
const ENDINGS: readonly [ending: RegExp, syllables: number][] = [
  [/(?<![sxzh])s$/, 0],
  [/(?:ly|ness|less|ful)$/, 1],
];

/** What is left after an apostrophe, and the end of the word before that makes it a syllable of its own. */
const CONTRACTED: Readonly<Record<string, RegExp>> = {
  s: /(?:[sxz]|[cs]h|[cgsz]e)$/,
  t: /[dst]n$/,
  d: /[dt]e?$/,
  ll: /(?<!^(?:i|you|he|she|we|they|who))$/,
  ve: /[^aeiouwyr]$/,
  re: /(?<!^(?:you|we|they))$/,
  m: /$^/,
};

/** Letters by whose names a word without vowels is read. */
const INITIALS = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/;

const lettersRead = (letters: string): number => letters.length + 2 * letters.replace(/[^w]/gi, '').length;

/**
 * Counts the syllables of an English word in American pronunciation: from the CMU Pronouncing Dictionary for common words that the rules of spelling miss, else by these rules.
 * Accents, apostrophes (don't), hyphens, full stops between letters (U.S.A) and initials without vowels (TV) are understood.
 * @returns at least 1 for a word with a letter, 0 without one
 */
export function syllablesOf(word: string): number {
  const letters = plain(word);
  if (letters === '') return /\p{L}/u.test(word) ? 1 : 0;
  const parts = letters.split(/[^A-Za-z']+/).filter((part) => /[A-Za-z]/.test(part));
  return parts.reduce((sum, part) => sum + syllablesOfPart(part), 0) || 1;
}

/** The word in ASCII letters, an é at its end as it sounds. */
function plain(word: string): string {
  if (!/[^A-Za-z]/.test(word)) return word;
  const composed = normalized(word, 'NFC').replaceAll('’', "'");
  const ascii = withoutSpecialLetters(withoutMarks(composed)).replace(/[^A-Za-z'._:-]/g, ' ');
  if (!/[A-Za-z]/.test(ascii)) return '';
  if (LISTED.has(ascii.toLowerCase())) return ascii;
  return withoutSpecialLetters(withoutMarks(composed.replace(/(?<=\p{L})ée?(?=s?$)/iu, 'ay').replace(/(?<=[aeo])ï|(?<=[aeiou])[ëö]/gi, ' a'))).replace(
    /[^A-Za-z'._:-]/g,
    ' ',
  );
}

function syllablesOfPart(part: string): number {
  const known = CONTRACTIONS.get(part.toLowerCase());
  if (known !== undefined) return known;
  const [head = '', ...tails] = part.split("'").filter((piece) => piece !== '');
  const first = tails.length > 0 && head.length === 1 && /[dl]/i.test(head) ? 0 : syllablesOfLetters(head);
  return tails.reduce((sum, tail, index) => {
    const before = Object.hasOwn(CONTRACTED, tail.toLowerCase()) ? CONTRACTED[tail.toLowerCase()] : undefined;
    if (before === undefined) return sum + syllablesOfLetters(tail);
    return sum + (before.test((tails[index - 1] ?? head).toLowerCase()) ? 1 : 0);
  }, first);
}

function syllablesOfLetters(letters: string): number {
  if (letters.length === 1) return lettersRead(letters);
  const word = letters.toLowerCase();
  const listed = LISTED.get(word);
  if (listed !== undefined) return listed;
  if (INITIALS.test(letters)) return lettersRead(letters);
  for (const [ending, more] of ENDINGS) {
    const stem = ending.test(word) ? LISTED.get(word.replace(ending, '')) : undefined;
    if (stem !== undefined) return stem + more;
  }
  return syllablesBySpelling(word);
}
