// Korean by its standard pronunciation, in the Revised Romanization.

const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FIRST = 0xac00;

const INITIAL_LETTERS: Readonly<Record<string, string>> = {
  ㄱ: 'g',
  ㄲ: 'kk',
  ㄴ: 'n',
  ㄷ: 'd',
  ㄸ: 'tt',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'b',
  ㅃ: 'pp',
  ㅅ: 's',
  ㅆ: 'ss',
  ㅇ: '',
  ㅈ: 'j',
  ㅉ: 'jj',
  ㅊ: 'ch',
  ㅋ: 'k',
  ㅌ: 't',
  ㅍ: 'p',
  ㅎ: 'h',
};
const FINAL_LETTERS: Readonly<Record<string, string>> = { '': '', ㄱ: 'k', ㄴ: 'n', ㄷ: 't', ㄹ: 'l', ㅁ: 'm', ㅂ: 'p', ㅇ: 'ng' };

/** The two consonants of a final that has two. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  ㄳ: ['ㄱ', 'ㅅ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['ㄴ', 'ㅎ'],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㄽ: ['ㄹ', 'ㅅ'],
  ㄾ: ['ㄹ', 'ㅌ'],
  ㄿ: ['ㄹ', 'ㅍ'],
  ㅀ: ['ㄹ', 'ㅎ'],
  ㅄ: ['ㅂ', 'ㅅ'],
};
/** What a final sounds as at the end of a word and before consonants. */
const SOUNDS: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㄳ: 'ㄱ',
  ㄺ: 'ㄱ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅎ: 'ㄷ',
  ㅍ: 'ㅂ',
  ㅄ: 'ㅂ',
  ㄿ: 'ㅂ',
  ㄵ: 'ㄴ',
  ㄶ: 'ㄴ',
  ㄻ: 'ㅁ',
  ㄼ: 'ㄹ',
  ㄽ: 'ㄹ',
  ㄾ: 'ㄹ',
  ㅀ: 'ㄹ',
};
const ASPIRATED: Readonly<Record<string, string>> = {
  ㄱ: 'ㅋ',
  ㄲ: 'ㅋ',
  ㅋ: 'ㅋ',
  ㄷ: 'ㅌ',
  ㅅ: 'ㅌ',
  ㅆ: 'ㅌ',
  ㅊ: 'ㅌ',
  ㅌ: 'ㅌ',
  ㅈ: 'ㅊ',
  ㅂ: 'ㅍ',
  ㅍ: 'ㅍ',
};
const NASAL: Readonly<Record<string, string>> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' };

/** Words in which an n is added, as they sound; only a dictionary knows these. */
const ADDED_N: readonly (readonly [word: string, sound: string])[] = [
  ['학여울', '학녀울'],
  ['알약', '알냑'],
  ['물약', '물냑'],
  ['꽃잎', '꽃닢'],
  ['깻잎', '깻닢'],
  ['나뭇잎', '나뭇닢'],
  ['색연필', '색년필'],
  ['한여름', '한녀름'],
  ['솜이불', '솜니불'],
  ['담요', '담뇨'],
  ['식용유', '식용뉴'],
  ['서울역', '서울녁'],
];
/** Syllables added to whole words, which keep their n: Sinmun-no. */
const ADDED_TO_WORDS = /(?<=[가-힣]{2})[로량력론료란례]$/;

interface Syllable {
  initial: string;
  vowel: string;
  final: string;
}

const VOWEL_I = 'i';
const PALATAL = new Set([VOWEL_I, 'yeo']);

/** Hangul syllables in Latin letters; all else stays. */
export const romanized = (text: string): string => text.replace(/[\u1100-\u11ff]+/g, (jamo) => jamo.normalize('NFC')).replace(/[가-힣]+/g, romanizedWord);

function romanizedWord(word: string): string {
  const sounding = ADDED_N.reduce((text, [written, sound]) => text.replaceAll(written, sound), word);
  const syllables = Array.from(sounding, syllableOf);
  for (const [index, syllable] of syllables.entries()) {
    const next = syllables[index + 1];
    if (next === undefined) syllable.final = SOUNDS[syllable.final] ?? syllable.final;
    else if (syllable.final !== '') meet(syllable, next, sounding.slice(index), index === syllables.length - 2 && ADDED_TO_WORDS.test(sounding));
  }
  return syllables
    .map(({ initial, vowel, final }, index) => {
      const letters = initial === 'ㄹ' && syllables[index - 1]?.final === 'ㄹ' ? 'l' : INITIAL_LETTERS[initial];
      return `${letters}${vowel}${FINAL_LETTERS[final]}`;
    })
    .join('');
}

function syllableOf(character: string): Syllable {
  const number = character.charCodeAt(0) - FIRST;
  return {
    initial: INITIALS[Math.floor(number / 588)] ?? '',
    vowel: VOWELS[Math.floor(number / 28) % 21] ?? '',
    final: FINALS[number % 28] ?? '',
  };
}

/** Changes a final and the initial after it to what they sound as together. @param written the word from the final's syllable on */
function meet(syllable: Syllable, next: Syllable, written: string, keepsN: boolean): void {
  const [stays, moves] = PAIRS[syllable.final] ?? ['', syllable.final];
  if (moves === 'ㅎ') afterH(syllable, next, stays);
  else if (next.initial === 'ㅇ' && moves !== 'ㅇ') {
    syllable.final = stays;
    next.initial = linked(moves, next.vowel);
  } else if (next.initial === 'ㅎ' && ASPIRATED[moves] !== undefined) beforeH(syllable, next, stays, moves);
  else syllable.final = soundBefore(syllable.final, written);
  assimilate(syllable, next, keepsN);
}

/** A consonant that moves to a vowel: d and t become j and ch before i. */
function linked(consonant: string, vowel: string): string {
  if (!PALATAL.has(vowel)) return consonant;
  return consonant === 'ㄷ' ? 'ㅈ' : consonant === 'ㅌ' ? 'ㅊ' : consonant;
}

/** A final that becomes strong with the h after it. */
function beforeH(syllable: Syllable, next: Syllable, stays: string, moves: string): void {
  const together = syllable.final === 'ㅄ' || syllable.final === 'ㄳ' ? stays : moves;
  syllable.final = together === moves ? stays : '';
  next.initial = moves === 'ㄷ' && PALATAL.has(next.vowel) ? 'ㅊ' : (ASPIRATED[together] ?? '');
}

/** An h at the end of a syllable: it makes some consonants strong, and is silent before others. */
function afterH(syllable: Syllable, next: Syllable, stays: string): void {
  const strong = 'ㄱㄷㅈ'.includes(next.initial) ? ASPIRATED[next.initial] : undefined;
  if (strong !== undefined) {
    syllable.final = stays;
    next.initial = strong;
  } else if (next.initial === 'ㅇ') {
    syllable.final = '';
    next.initial = stays === '' ? 'ㅇ' : stays;
  } else if (next.initial === 'ㅅ' || next.initial === 'ㅎ') syllable.final = stays;
  else syllable.final = stays === '' ? 'ㄷ' : stays;
}

/** The sound of a final before a consonant that does not join it. */
function soundBefore(final: string, written: string): string {
  // Of stems such as 읽-, but not of 닭고기.
  if (final === 'ㄺ' && /^.[고게거기겠긴길군](?!기)/.test(written)) return 'ㄹ';
  return written.startsWith('밟') ? 'ㅂ' : (SOUNDS[final] ?? final);
}

/** Consonants that become like the one beside them. */
function assimilate(syllable: Syllable, next: Syllable, keepsN: boolean): void {
  const { final } = syllable;
  if (final === '' || next.initial === 'ㅇ') return;
  if (final === 'ㄴ' && next.initial === 'ㄹ') {
    if (keepsN) next.initial = 'ㄴ';
    else syllable.final = 'ㄹ';
  } else if (final === 'ㄹ' && next.initial === 'ㄴ') next.initial = 'ㄹ';
  else if (next.initial === 'ㄹ' && final !== 'ㄹ') {
    next.initial = 'ㄴ';
    syllable.final = NASAL[final] ?? final;
  } else if (next.initial === 'ㄴ' || next.initial === 'ㅁ') syllable.final = NASAL[final] ?? final;
}
