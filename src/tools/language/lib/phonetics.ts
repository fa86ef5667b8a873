// Phonetic codes of words in the capitals A to Z.

const SOUNDEX: Readonly<Record<string, string>> = codes('BFPV 1 CGJKQSXZ 2 DT 3 L 4 MN 5 R 6');

/** A letter's code, from a list of letters each with their code. */
function codes(table: string): Record<string, string> {
  const parts = table.split(' ');
  return Object.fromEntries(
    parts.flatMap((letters, index) => (index % 2 === 0 ? Array.from(letters, (letter) => [letter, parts[index + 1] ?? ''] as const) : [])),
  );
}

/** American Soundex as the National Archives describe it: H and W do not separate letters of one code, vowels do. */
export function soundex(word: string): string {
  let code = word.slice(0, 1);
  let last = SOUNDEX[code];
  for (const letter of word.slice(1)) {
    if (letter === 'H' || letter === 'W') continue;
    const digit = SOUNDEX[letter];
    if (digit !== undefined && digit !== last) code += digit;
    last = digit;
  }
  return code.padEnd(4, '0').slice(0, 4);
}

/** New York State Identification and Intelligence System (Taft 1970), not cut to six letters. */
export function nysiis(word: string): string {
  const name = word
    .replace(/^MAC/, 'MCC')
    .replace(/^KN/, 'NN')
    .replace(/^K/, 'C')
    .replace(/^P[HF]/, 'FF')
    .replace(/^SCH/, 'SSS')
    .replace(/(?:EE|IE)$/, 'Y')
    .replace(/(?:DT|RT|RD|NT|ND)$/, 'D');
  const letters = name.split('');
  let key = letters[0] ?? '';
  for (let place = 1; place < letters.length; place++) {
    const written = transcoded(letters, place);
    for (const [offset, letter] of Array.from(written).entries()) letters[place + offset] = letter;
    const letter = letters[place] ?? '';
    if (letter !== letters[place - 1]) key += letter;
  }
  if (key.length > 1)
    key = key
      .replace(/(?<=.)S$/, '')
      .replace(/AY$/, 'Y')
      .replace(/(?<=.)A$/, '');
  return key;
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'AEIOU'.includes(letter) && letter !== '';

/** What NYSIIS writes from a place of a name on, where all before is written already. */
function transcoded(letters: readonly string[], place: number): string {
  const [before, letter = '', next = '', after = ''] = [letters[place - 1] ?? '', letters[place], letters[place + 1], letters[place + 2]];
  if (letter === 'E' && next === 'V') return 'AF';
  if (isVowel(letter)) return 'A';
  if (letter === 'Q') return 'G';
  if (letter === 'Z') return 'S';
  if (letter === 'M') return 'N';
  if (letter === 'K') return next === 'N' ? 'NN' : 'C';
  if (letter + next + after === 'SCH') return 'SSS';
  if (letter + next === 'PH') return 'FF';
  if (letter === 'H' && (!isVowel(before) || !isVowel(next))) return before;
  return letter === 'W' && isVowel(before) ? before : letter;
}

/** Personal numeric identifier of the Match Rating Approach (Western Airlines 1977): no vowels but the first letter, no doubles, of more than six letters the first and last three. */
export function matchRating(word: string): string {
  const consonants = word.slice(0, 1) + word.slice(1).replace(/[AEIOU]/g, '');
  const single = consonants.replace(/(.)\1+/g, '$1');
  return single.length > 6 ? single.slice(0, 3) + single.slice(-3) : single;
}

const COLOGNE: Readonly<Record<string, string>> = codes('AEIJOUY 0 B 1 FVW 3 GKQ 4 L 5 MN 6 R 7 SZ 8');

/** Cologne phonetics (Postel 1969); umlauts count as their vowels, ß as SS. */
export function cologne(word: string): string {
  const letters = Array.from(word);
  const digits = letters.map((letter, place) => cologneDigits(letter, letters[place - 1], letters[place + 1])).join('');
  const single = digits.replace(/(.)\1+/g, '$1');
  return single.slice(0, 1) + single.slice(1).replaceAll('0', '');
}

function cologneDigits(letter: string, before: string | undefined, next = ''): string {
  if (letter === 'P') return next === 'H' ? '3' : '1';
  if (letter === 'D' || letter === 'T') return 'CSZ'.includes(next) && next !== '' ? '8' : '2';
  if (letter === 'X') return before !== undefined && 'CKQ'.includes(before) ? '8' : '48';
  if (letter !== 'C') return COLOGNE[letter] ?? '';
  if (before === undefined) return next !== '' && 'AHKLOQRUX'.includes(next) ? '4' : '8';
  return !'SZ'.includes(before) && next !== '' && 'AHKOQUX'.includes(next) ? '4' : '8';
}

/** Metaphone (Philips 1990): 0 stands for th, X for sh. */
export function metaphone(word: string): string {
  const letters = word
    // Of GG one is left below, where it is known that there were two.
    .replace(/([^CG])\1+/g, '$1')
    .replace(/G{3,}/g, 'GG')
    .replace(/^(?:KN|GN|PN|AE|WR)/, (pair) => pair.slice(1))
    .replace(/^X/, 'S')
    .replace(/^WH/, 'W');
  let code = '';
  for (let place = 0; place < letters.length; place++) code += metaphoneOf(letters, place);
  return code;
}

const FRONT = new Set(['E', 'I', 'Y']);

/** Letters that sound the same wherever they stand. */
const METAPHONE: Readonly<Record<string, string>> = { F: 'F', J: 'J', L: 'L', M: 'M', N: 'N', Q: 'K', R: 'R', V: 'F', X: 'KS', Z: 'S' };

const follows = (letters: string, place: number, ...endings: string[]): boolean => endings.some((ending) => letters.startsWith(ending, place + 1));
const ifVowelFollows = (letters: string, place: number): string => (isVowel(letters[place + 1]) ? (letters[place] ?? '') : '');

/** How the other consonants sound where they stand; nothing where they are silent. */
const METAPHONE_RULES: Readonly<Record<string, (letters: string, place: number) => string>> = {
  B: (letters, place) => (letters[place - 1] === 'M' && place === letters.length - 1 ? '' : 'B'),
  C: metaphoneOfC,
  D: (letters, place) => (follows(letters, place, 'GE', 'GY', 'GI') ? 'J' : 'T'),
  G: metaphoneOfG,
  H: (letters, place) => metaphoneOfH(letters[place - 1] ?? '', letters[place + 1] ?? ''),
  K: (letters, place) => (letters[place - 1] === 'C' ? '' : 'K'),
  P: (letters, place) => (letters[place + 1] === 'H' ? 'F' : 'P'),
  S: (letters, place) => (follows(letters, place, 'H', 'IO', 'IA') ? 'X' : 'S'),
  T: metaphoneOfT,
  W: ifVowelFollows,
  Y: ifVowelFollows,
};

/** What the letter at a place sounds as; nothing where it is silent. */
function metaphoneOf(letters: string, place: number): string {
  const letter = letters[place] ?? '';
  if (isVowel(letter)) return place === 0 ? letter : '';
  return METAPHONE[letter] ?? METAPHONE_RULES[letter]?.(letters, place) ?? '';
}

/** Said with the consonant in front, or silent after a vowel that no other follows. */
function metaphoneOfH(before: string, next: string): string {
  return (before !== '' && 'CSPTG'.includes(before)) || (isVowel(before) && !isVowel(next)) ? '' : 'H';
}

function metaphoneOfT(letters: string, place: number): string {
  if (follows(letters, place, 'IA', 'IO')) return 'X';
  if (letters[place + 1] === 'H') return '0';
  return follows(letters, place, 'CH') ? '' : 'T';
}

function metaphoneOfC(letters: string, place: number): string {
  const [before, next] = [letters[place - 1] ?? '', letters[place + 1] ?? ''];
  // Silent in sci, sce and scy.
  if (before === 'S' && FRONT.has(next)) return '';
  if (letters.startsWith('IA', place + 1)) return 'X';
  if (next === 'H') return before === 'S' ? 'K' : 'X';
  return FRONT.has(next) ? 'S' : 'K';
}

function metaphoneOfG(letters: string, place: number): string {
  const [before, next, after] = [letters[place - 1] ?? '', letters[place + 1] ?? '', letters[place + 2] ?? ''];
  if (next === 'G') return '';
  if (next === 'H' && !isVowel(after)) return '';
  if (next === 'N' && (after === '' || letters.slice(place + 2) === 'ED')) return '';
  // Said with the D in front.
  if (before === 'D' && FRONT.has(next)) return '';
  return FRONT.has(next) && before !== 'G' ? 'J' : 'K';
}
