import { invalid } from '../../errors.ts';

/** Refuses what is not a BCP 47 language tag. */
export function checkLocale(locale: string): void {
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    invalid('locale', `${JSON.stringify(locale)} is not a BCP 47 language tag, such as en, tr or pt-BR`);
  }
}

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/** Upper-cases the first letter of a word; a word that begins with a digit (3rd) stays as it is. */
export function capitalize(word: string, locale = 'und'): string {
  const first = LETTER_OR_NUMBER.exec(word);
  if (!first) return word;
  const end = first.index + first[0].length;
  return word.slice(0, first.index) + first[0].toLocaleUpperCase(locale) + word.slice(end);
}

const ENDS_SENTENCE = new Set(['.', '!', '?', '…', '。', '！', '？']);
const CLOSES = /["'\p{Pe}\p{Pi}\p{Pf}]/u;
const SPACE = /\p{White_Space}/u;

/** Lower-cases a text and upper-cases the first letter of every line and of what follows a sentence's end and white space. */
export function sentenceCase(text: string, locale: string): string {
  let result = '';
  let place: Place = 'start';
  for (const character of text.toLocaleLowerCase(locale)) {
    const isFirst = place === 'start' && LETTER_OR_NUMBER.test(character);
    result += isFirst ? character.toLocaleUpperCase(locale) : character;
    place = placeAfter(character, place);
  }
  return result;
}

/** In front of a sentence, after the sign that ends one, or inside. */
type Place = 'start' | 'ended' | 'inside';

function placeAfter(character: string, place: Place): Place {
  if (LETTER_OR_NUMBER.test(character)) return 'inside';
  if (character === '\n' || character === '\r') return 'start';
  if (place === 'start') return 'start';
  if (ENDS_SENTENCE.has(character)) return 'ended';
  if (place === 'inside') return 'inside';
  if (SPACE.test(character)) return 'start';
  return CLOSES.test(character) ? 'ended' : 'inside';
}

/**
 * The words of a line as identifiers have them, as written: apostrophes dropped, separated by whatever is not a letter, mark or number,
 * by a change from lower case or number to upper case, and before the last capital of a run that a lower-case letter follows.
 */
export function identifierWords(line: string): string[] {
  const found: string[] = [];
  let word = '';
  let previous: Kind = 'other';
  /** Where in `word` the last capital of a run of at least two begins; -1 where there is no such run. */
  let lastCapital = -1;
  const close = () => {
    if (word !== '') found.push(word);
    word = '';
    lastCapital = -1;
  };
  for (const character of line) {
    const kind = kindOf(character);
    if (kind === 'apostrophe') continue;
    if (kind === 'parting') {
      close();
      previous = 'other';
      continue;
    }
    if (kind === 'mark') {
      word += character;
      continue;
    }
    if (kind === 'upper') {
      if (previous === 'lower' || previous === 'number') close();
      lastCapital = previous === 'upper' && word !== '' ? word.length : -1;
    } else if (kind === 'lower' && previous === 'upper' && lastCapital > 0) {
      const capital = word.slice(lastCapital);
      word = word.slice(0, lastCapital);
      close();
      word = capital;
    }
    word += character;
    previous = kind;
  }
  close();
  return found;
}

type Kind = 'upper' | 'lower' | 'number' | 'mark' | 'other' | 'apostrophe' | 'parting';

function kindOf(character: string): Kind {
  if (character === "'" || character === '’') return 'apostrophe';
  if (/\p{Ll}/u.test(character)) return 'lower';
  if (/[\p{Lu}\p{Lt}]/u.test(character)) return 'upper';
  if (/\p{N}/u.test(character)) return 'number';
  if (/\p{M}/u.test(character)) return 'mark';
  return /\p{L}/u.test(character) ? 'other' : 'parting';
}
