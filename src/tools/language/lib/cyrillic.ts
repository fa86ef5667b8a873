import { normalized } from '../../shared/text/normal-forms.ts';

export const STANDARDS = ['iso9', 'icao', 'ukrainian'] as const;

export type CyrillicStandard = (typeof STANDARDS)[number];

/** Small letters with what they are written as, from a list of both in turn; _ stands for nothing. */
const letters = (table: string): Map<string, string> => {
  const parts = table.split(' ');
  return new Map(parts.flatMap((letter, index) => (index % 2 === 0 ? [[letter, (parts[index + 1] ?? '').replace('_', '')] as const] : [])));
};

const ISO9 = letters(
  'а a б b в v г g ґ g\u0300 д d е e ё ë є ê ж ž з z и i і ì ї ï й j к k л l м m н n о o п p р r с s т t у u ў ŭ ф f х h ц c ч č ш š щ ŝ ъ ʺ ы y ь ʹ э è ю û я â ' +
    // Serbian and Macedonian, and Russian before 1918.
    'ђ đ ј ǰ љ l\u0302 њ n\u0302 ћ ć џ d\u0302 ѓ ǵ ѕ ẑ ќ ḱ ѣ ě ѳ f\u0300 ѵ ỳ',
);
const TABLES: Readonly<Record<CyrillicStandard, ReadonlyMap<string, string>>> = {
  iso9: ISO9,
  icao: letters(
    'а a б b в v г g ґ g д d е e ё e є ie ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ў u ф f х kh ц ts ч ch ш sh щ shch ъ ie ы y ь _ э e ю iu я ia',
  ),
  ukrainian: letters(
    'а a б b в v г h ґ g д d е e є ie ж zh з z и y і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ь _ ю iu я ia',
  ),
};
/** Ukrainian letters at the beginning of a word. */
const AT_BEGINNING = letters('є ye ї yi й y ю yu я ya');
const APOSTROPHES = new Set(['’', "'", 'ʼ']);

const isLetter = (character: string | undefined): boolean => character !== undefined && /^\p{L}$/u.test(character);
const isMark = (character: string | undefined): boolean => character !== undefined && /^\p{M}$/u.test(character);
const isCapital = (character: string | undefined): boolean => character !== undefined && /^\p{Lu}$/u.test(character);

/** The neighbouring character of a place, marks passed over. */
function neighbour(characters: readonly string[], place: number, step: 1 | -1): string | undefined {
  let at = place + step;
  while (isMark(characters[at])) at += step;
  return characters[at];
}

/** Writes Cyrillic letters in Latin ones; all else stays. @returns text in NFC */
export function transliterated(text: string, standard: CyrillicStandard): string {
  const characters = Array.from(normalized(text, 'NFC'));
  const table = TABLES[standard];
  const written = characters.map((character, place) => {
    if (character < '\u0400' || character > '\u04ff') return standard === 'ukrainian' && isDropped(characters, place) ? '' : character;
    const small = character.toLowerCase();
    const latin = standard === 'ukrainian' ? ukrainian(characters, place, small) : table.get(small);
    return latin === undefined ? character : small === character ? latin : capitalized(characters, place, latin);
  });
  return normalized(written.join(''), 'NFC');
}

/** Whether the character is an apostrophe within a Ukrainian word. */
function isDropped(characters: readonly string[], place: number): boolean {
  return (
    APOSTROPHES.has(characters[place] ?? '') &&
    [neighbour(characters, place, -1), characters[place + 1]].every((letter) => /^[\u0400-\u04ff]$/.test(letter ?? ''))
  );
}

function ukrainian(characters: readonly string[], place: number, small: string): string | undefined {
  const before = neighbour(characters, place, -1);
  if (small === 'г' && before?.toLowerCase() === 'з') return 'gh';
  const begins = !isLetter(before) && !(before !== undefined && APOSTROPHES.has(before) && isLetter(characters[place - 2]));
  return (begins ? AT_BEGINNING.get(small) : undefined) ?? TABLES.ukrainian.get(small);
}

/** All capitals beside another capital, else the first letter alone. */
function capitalized(characters: readonly string[], place: number, latin: string): string {
  const beside = isCapital(neighbour(characters, place, -1)) || isCapital(neighbour(characters, place, 1));
  return beside ? latin.toUpperCase() : latin.slice(0, 1).toUpperCase() + latin.slice(1);
}

const SIGNS = new Map([
  ['ʹ', 'ь'],
  ['ʺ', 'ъ'],
]);
/** Latin letters with their mark, decomposed. */
const CYRILLIC = new Map([...ISO9].filter(([, latin]) => !SIGNS.has(latin)).map(([cyrillic, latin]) => [latin.normalize('NFD'), cyrillic] as const));
const WORD = /[\p{L}\p{M}ʹʺ]+/gu;

/** Turns ISO 9 back into Cyrillic letters; all else stays. @returns text in NFC */
export const fromIso9 = (text: string): string => normalized(normalized(text, 'NFD').replace(WORD, wordFromIso9), 'NFC');

function wordFromIso9(word: string): string {
  const characters = Array.from(word);
  let written = '';
  /** How many capitals, without a small letter between them, stand right in front. */
  let capitals = 0;
  for (let place = 0; place < characters.length; place++) {
    const character = characters[place] ?? '';
    const sign = SIGNS.get(character);
    if (sign !== undefined) {
      written += signIsCapital(capitals, neighbour(characters, place, 1)) ? sign.toUpperCase() : sign;
      continue;
    }
    const small = character.toLowerCase();
    const pair = CYRILLIC.get(small + (characters[place + 1] ?? ''));
    const cyrillic = pair ?? CYRILLIC.get(small) ?? character;
    written += small === character ? cyrillic : cyrillic.toUpperCase();
    if (pair !== undefined && small + (characters[place + 1] ?? '') !== small) place++;
    if (!isMark(character)) capitals = isCapital(character) ? capitals + 1 : 0;
  }
  return written;
}

/** Whether a sign, which has no capital of its own, stands in a word of capitals: between two of them, or after two. */
const signIsCapital = (capitals: number, after: string | undefined): boolean =>
  isLetter(after) && !SIGNS.has(after ?? '') ? capitals > 0 && isCapital(after) : capitals > 1;
