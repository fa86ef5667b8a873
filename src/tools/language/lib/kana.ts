// Hiragana, katakana and Hepburn romaji.

const ROWS: readonly (readonly [consonant: string, kana: string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
];
const VOWELS = 'aiueo';

/** Where Hepburn writes by the sound, small kana by themselves, and sounds of foreign words. */
const OTHERS =
  'し shi ち chi つ tsu ふ fu じ ji ぢ ji づ zu や ya ゆ yu よ yo わ wa ゐ wi ゑ we を wo ん n ゔ vu ぁ a ぃ i ぅ u ぇ e ぉ o ゃ ya ゅ yu ょ yo ゎ wa ゕ ka ゖ ke ヷ va ヸ vi ヹ ve ヺ vo ' +
  'しゃ sha しゅ shu しょ sho しぇ she じゃ ja じゅ ju じょ jo じぇ je ちゃ cha ちゅ chu ちょ cho ちぇ che ぢゃ ja ぢゅ ju ぢょ jo ' +
  'ふぁ fa ふぃ fi ふぇ fe ふぉ fo ふゅ fyu ゔぁ va ゔぃ vi ゔぇ ve ゔぉ vo ゔゅ vyu てぃ ti でぃ di とぅ tu どぅ du てゅ tyu でゅ dyu うぃ wi うぇ we うぉ wo いぇ ye ' +
  'つぁ tsa つぃ tsi つぇ tse つぉ tso すぃ si ずぃ zi くぁ kwa くぃ kwi くぇ kwe くぉ kwo くゎ kwa ぐぁ gwa ぐぃ gwi ぐぇ gwe ぐぉ gwo ぐゎ gwa';
/** Read as well, though Hepburn writes them otherwise. */
const ALSO_READ = 'hu ふ sya しゃ syu しゅ syo しょ zya じゃ zyu じゅ zyo じょ jya じゃ jyu じゅ jyo じょ tya ちゃ tyo ちょ';

const pairsOf = (table: string): [string, string][] => {
  const parts = table.split(' ');
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as [string, string]] : []));
};

/** Romaji by hiragana, one or two of them. */
const ROMAJI = new Map<string, string>([
  ...ROWS.flatMap(([consonant, kana]) => Array.from(kana, (letter, index) => [letter, consonant + VOWELS[index]] as const)),
  // Kya, kyu, kyo and kye of each row.
  ...ROWS.slice(1).flatMap(([consonant, kana]) => Array.from('ゃゅょぇ', (small, index) => [`${kana[1]}${small}`, `${consonant}y${'auoe'[index]}`] as const)),
  ...pairsOf(OTHERS),
]);

/** Hiragana by romaji; of several kana with the same sound, the most usual. */
const HIRAGANA = new Map<string, string>([
  ...[...ROMAJI].toReversed().map(([kana, romaji]) => [romaji, kana] as const),
  ...pairsOf(
    'ji じ zu ず ja じゃ ju じゅ jo じょ ya や yu ゆ yo よ wa わ wi うぃ we うぇ wo を vu ゔ va ゔぁ vi ゔぃ ve ゔぇ vo ゔぉ a あ i い u う e え o お ka か ke け kwa くぁ gwa ぐぁ n ん',
  ),
  ...pairsOf(ALSO_READ),
]);
HIRAGANA.delete('n');
const MAX_ROMAJI = 3;
const MAX_DOUBLING = 5;

const TO_HIRAGANA = 0x60;
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const KANA_WITH_MARK = /[\u3041-\u30ff][\u3099\u309a]/g;
const KANA = /[\u3041-\u3096\u30a1-\u30fa\u30fc]+/g;
const ROMAJI_WORD = /[A-Za-z']+/g;

const shifted = (text: string, by: number): string => String.fromCharCode(...Array.from(text, (kana) => kana.charCodeAt(0) + by));

/** Katakana as hiragana, one to one; the sign of a long vowel stays. */
const asHiragana = (text: string): string => text.replace(KATAKANA, (kana) => shifted(kana, -TO_HIRAGANA));

/** Hiragana as katakana, one to one. */
const asKatakana = (text: string): string => text.replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) => shifted(kana, TO_HIRAGANA));

/** Kana in romaji; all else stays. */
export const toRomaji = (text: string): string =>
  text.replace(KANA_WITH_MARK, (kana) => kana.normalize('NFC')).replace(KANA, (run) => romajiOf(asHiragana(run)));

function romajiOf(kana: string): string {
  const written: string[] = [];
  /** How many っ stand right in front, and whether ん does. */
  let [doubled, nasal] = [0, false];
  for (let place = 0; place < kana.length; ) {
    const letter = kana[place] ?? '';
    const pair = ROMAJI.get(kana.slice(place, place + 2));
    place += pair === undefined ? 1 : 2;
    if (letter === 'っ') doubled++;
    else {
      const romaji = letter === 'ー' ? (/[aiueo]$/.exec(written.at(-1) ?? '')?.[0] ?? letter) : (pair ?? ROMAJI.get(letter) ?? letter);
      written.push(nasal && /^[aiueoy]/.test(romaji) ? "'" : '', consonantOf(romaji).repeat(doubled), romaji);
      doubled = 0;
    }
    nasal = letter === 'ん';
  }
  return written.join('');
}

/** What っ in front of a syllable is written as. */
const consonantOf = (romaji: string): string => (romaji.startsWith('ch') ? 't' : romaji === 'n' ? '' : (/^[bcdfghjkmnprstvwyz]/.exec(romaji)?.[0] ?? ''));

/** Romaji and the other kana as hiragana or katakana; all else stays. */
export function toKana(text: string, to: 'hiragana' | 'katakana'): string {
  const composed = text.replace(KANA_WITH_MARK, (kana) => kana.normalize('NFC'));
  const kana = composed.replace(ROMAJI_WORD, (word) => hiraganaOf(word));
  return to === 'hiragana' ? asHiragana(kana) : asKatakana(kana);
}

function hiraganaOf(word: string): string {
  const small = word.toLowerCase();
  let written = '';
  for (let place = 0; place < word.length; ) {
    const [read, length] = syllableAt(small, place) ?? [word.slice(place, place + 1), 1];
    written += read;
    place += length;
  }
  return written;
}

/** The kana for what begins at a place, and how many letters they are for. */
function syllableAt(word: string, place: number): [kana: string, length: number] | undefined {
  const [letter = '', next = ''] = [word[place], word[place + 1]];
  const begins = (from: number): [string, number] | undefined => {
    for (let length = Math.min(MAX_ROMAJI, word.length - from); length > 0; length--) {
      const kana = HIRAGANA.get(word.slice(from, from + length));
      if (kana !== undefined) return [kana, length];
    }
    return undefined;
  };
  const syllable = begins(place);
  if (syllable) return syllable;
  if (letter === 'n') return next === "'" ? ['ん', 2] : ['ん', 1];
  const follows = begins(place + 1);
  if (letter === 'm' && /[bpm]/.test(next) && follows) return ['ん', 1];
  if (letter === 't' && word.startsWith('ch', place + 1)) return follows && ['っ', 1];
  const [same = ''] = /^([a-z])\1{1,4}/.exec(word.slice(place, place + MAX_DOUBLING)) ?? [];
  return same !== '' && begins(place + same.length - 1) ? ['っ', 1] : undefined;
}
