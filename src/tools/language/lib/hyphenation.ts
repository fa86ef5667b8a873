// Liang's algorithm with the patterns of TeX.
import { normalized } from '../../shared/text/normal-forms.ts';
import { graphemes, wordsWithOffsets } from '../../shared/text/segments.ts';

type Node = number | Branches | readonly [Branches, number];
interface Branches {
  readonly [letter: string]: Node;
}
interface Patterns {
  default: readonly [digits: readonly (readonly number[])[], trie: Branches, exceptions: Readonly<Record<string, readonly number[]>>];
}

interface Language {
  load(): Promise<Patterns>;
  /** Fewest characters before and after a hyphen, as hyph-utf8 sets them for typesetting. */
  before: number;
  after: number;
}

const LANGUAGES = {
  'en-us': { load: () => import('hyphen/patterns/en-us.js'), before: 2, after: 3 },
  'en-gb': { load: () => import('hyphen/patterns/en-gb.js'), before: 2, after: 3 },
  de: { load: () => import('hyphen/patterns/de-1996.js'), before: 2, after: 2 },
  fr: { load: () => import('hyphen/patterns/fr.js'), before: 2, after: 2 },
  es: { load: () => import('hyphen/patterns/es.js'), before: 2, after: 2 },
  it: { load: () => import('hyphen/patterns/it.js'), before: 2, after: 2 },
  nl: { load: () => import('hyphen/patterns/nl.js'), before: 2, after: 2 },
  pt: { load: () => import('hyphen/patterns/pt.js'), before: 2, after: 3 },
  pl: { load: () => import('hyphen/patterns/pl.js'), before: 2, after: 2 },
  sv: { load: () => import('hyphen/patterns/sv.js'), before: 2, after: 2 },
  da: { load: () => import('hyphen/patterns/da.js'), before: 2, after: 2 },
  fi: { load: () => import('hyphen/patterns/fi.js'), before: 2, after: 2 },
  cs: { load: () => import('hyphen/patterns/cs.js'), before: 2, after: 3 },
  hu: { load: () => import('hyphen/patterns/hu.js'), before: 2, after: 2 },
  ru: { load: () => import('hyphen/patterns/ru.js'), before: 2, after: 2 },
  uk: { load: () => import('hyphen/patterns/uk.js'), before: 2, after: 2 },
  el: { load: () => import('hyphen/patterns/el-monoton.js'), before: 1, after: 1 },
  tr: { load: () => import('hyphen/patterns/tr.js'), before: 2, after: 2 },
  la: { load: () => import('hyphen/patterns/la.js'), before: 2, after: 2 },
} satisfies Record<string, Language>;

export type HyphenationLanguage = keyof typeof LANGUAGES;
export const HYPHENATION_LANGUAGES = Object.keys(LANGUAGES) as [HyphenationLanguage, ...HyphenationLanguage[]];

/** Patterns of these have apostrophes, which are letters there. */
const WITH_APOSTROPHES = new Set(['fr', 'it', 'uk']);
const LETTERS = /[\p{L}\p{M}]+/gu;
const LETTERS_AND_APOSTROPHES = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Stands where a character is none that patterns have. */
const OTHER = '\ufffc';

interface Hyphenated {
  text: string;
  count: number;
}

/**
 * Puts hyphens into the words of a text.
 * @param hyphen what to put there; words that have it already stay
 * @param minWordLength the length in characters from which words are divided
 */
export async function hyphenated(text: string, language: HyphenationLanguage, hyphen: string, minWordLength: number): Promise<Hyphenated> {
  const { load, before, after } = LANGUAGES[language];
  const { default: patterns } = await load();
  const locale = language.slice(0, 2);
  const runs = WITH_APOSTROPHES.has(language) ? LETTERS_AND_APOSTROPHES : LETTERS;
  const known = new Map<string, Hyphenated>();
  const wordHyphenated = (word: string): Hyphenated => {
    let count = 0;
    const divided = word.replace(runs, (letters) => {
      const characters = graphemes(letters);
      const places = placesIn(characters, patterns, locale).filter((place) => place >= before && place <= characters.length - after);
      count += places.length;
      const at = new Set(places);
      return characters.map((character, index) => (at.has(index) ? hyphen + character : character)).join('');
    });
    return { text: divided, count };
  };
  const parts: string[] = [];
  let [end, count] = [0, 0];
  for (const { word, start } of wordsToDivide(text, hyphen, minWordLength)) {
    const divided = known.get(word) ?? wordHyphenated(word);
    known.set(word, divided);
    parts.push(text.slice(end, start), divided.text);
    count += divided.count;
    end = start + word.length;
  }
  return { text: parts.join('') + text.slice(end), count };
}

function wordsToDivide(text: string, hyphen: string, minWordLength: number): { word: string; start: number }[] {
  const joins = /\p{White_Space}/u.test(hyphen) ? undefined : hyphen;
  const joined = (before: number, after: number): boolean => joins !== undefined && text.slice(before, after) === joins;
  const words = wordsWithOffsets(text);
  return words.filter(({ word, start }, index) => {
    const [left, right] = [words[index - 1], words[index + 1]];
    if (word.includes(hyphen) || graphemes(word).length < minWordLength) return false;
    return !(left && joined(left.start + left.word.length, start)) && !(right && joined(start + word.length, right.start));
  });
}

/** Numbers of the characters before which a word may be divided. */
function placesIn(characters: readonly string[], [digits, trie, exceptions]: Patterns['default'], locale: string): number[] {
  const letters = lowerCase(characters, locale);
  const word = letters.join('');
  // The library counts the hyphens in front of a place as characters.
  if (Object.hasOwn(exceptions, word)) return (exceptions[word] ?? []).map((place, hyphens) => place - hyphens);
  const levels = new Uint8Array(letters.length + 2);
  const marked = ['.', ...letters, '.'];
  for (let start = 0; start < marked.length; start++) {
    let branches: Branches | undefined = trie;
    for (let at = start; branches !== undefined && at < marked.length; at++) {
      const node: Node | undefined = branches[marked[at] ?? ''];
      const [next, number]: readonly [Branches | undefined, number?] =
        typeof node === 'number' ? [undefined, node] : Array.isArray(node) ? [node[0], node[1]] : [node as Branches | undefined];
      // The digits begin before the first letter, that of patterns with a dot in front after the dot.
      if (number !== undefined) raise(levels, digits[number] ?? [], Math.max(0, start - 1));
      branches = next;
    }
  }
  return letters.map((_, index) => index).filter((index) => (levels[index] ?? 0) % 2 === 1);
}

/** The characters as patterns have them, each one letter. */
function lowerCase(characters: readonly string[], locale: string): string[] {
  const word = characters.join('');
  const lower = (locale === 'tr' ? word.toLocaleLowerCase('tr') : word.toLowerCase()).replaceAll('’', "'");
  if (lower.length === characters.length) return lower.split('');
  return characters.map((character) => {
    const letter = normalized(character, 'NFC').toLowerCase();
    return letter.length === 1 ? letter : OTHER;
  });
}

function raise(levels: Uint8Array, digits: readonly number[], from: number): void {
  for (const [index, digit] of digits.entries()) levels[from + index] = Math.max(levels[from + index] ?? 0, digit);
}
