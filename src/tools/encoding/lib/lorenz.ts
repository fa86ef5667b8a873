/** How many cams each wheel has: the five psi wheels, the motor wheels of 37 and 61, the five chi wheels. */
export const WHEEL_SIZES = [43, 47, 51, 53, 59, 37, 61, 41, 31, 29, 26, 23];
export const WHEEL_NAMES = ['psi1', 'psi2', 'psi3', 'psi4', 'psi5', 'mu37', 'mu61', 'chi1', 'chi2', 'chi3', 'chi4', 'chi5'];
const [MU37, MU61, CHI] = [5, 6, 7];
const BITS = 5;
const FIGURES = '5';
const LETTERS = '8';

/** Settings of the cams that Bletchley Park broke, by the names they have there. x is a raised cam. */
export const PATTERNS = {
  none: WHEEL_SIZES.map((size) => '.'.repeat(size)),
  kh: [
    '.x...xx.x.x..xxx.x.x.xxxx.x.x.x.x.x..x.xx.x',
    '.xx.x.xxx..x.x.x..x.xx.x.xxx.x....x.xx.x.x.x..x',
    '.x.x.x..xxx....x.x.xx.x.x.x..xxx.x.x..x.x.xx..x.x.x',
    '.xx...xxxxx.x.x.xx...x.xx.x.x..x.x.xx.x..x.x.x.x.x.x.',
    'xx...xx.x..x.xx.x...x.x.x.x.x.x.x.x.xx..xxxx.x.x...xx.x..x.',
    'x.x.x.x.x.x...x.x.x...x.x.x...x.x....',
    '.xxxx.xxxx.xxx.xxxx.xx....xxx.xxxx.xxxx.xxxx.xxxx.xxx.xxxx...',
    '.x...xxx.x.xxxx.x...x.x..xxx....xx.xxxx..',
    'x..xxx...x.xxxx..xx..x..xx.xx..',
    '..xx..x.xxx...xx...xx..xx.xx.',
    'xx..x..xxxx..xx.xxx....x..',
    'xx..xx....xxxx.x..x.x..',
  ],
  zmug: [
    'xx.x..xx...xxx..xx...xx...xxxx..xxx..xxx...',
    '...x...xxx..xx..xxx...xxxx...xx..xxx..xxx..x.xx',
    '.x..xx..xxx..xxx..x...xxxx...x...xxx...xx...xx..xxx',
    '..xxx..xx..xxx..xxxx...x...xx..xxx..x..xx...xx..xxx.x',
    'x..xxx...x...xxxx..xxx..x..xxxx...xx..xxx..xx..xxx..x...xx.',
    '.x.x.xx.x.xx.xxx.xxx.xx.x.xxx.xxx.xxx',
    'x.xx.x.xxx.xxx.x.x.xxx.xx.xx.xx.xx.xxx.xxx.xxx.x.x.xxxx.x.x.x',
    '.xx.xx...xx.xx..x....xxx..xxx....xxx..xx.',
    'xx.xx....xxx.xxxx.x...xx..xx...',
    '..x..xx...xx...xxx...xx.xxxx.',
    'x.x.x..xx...xx..x.xxx..x.x',
    '.x..xxxx...x.xxx....x.x',
  ],
  bream: [
    '...xxx..xxx.xx..x.x.xx.xx.x..x..x.x.x.x.x..',
    'xx.x..xxx.....xxxx.x..x.xx..xx.x.x.x.x.x.xx.x..',
    'x..x..xx.xxx...xxx....xxxx.x.x.xx..x..x.x.x.x.x.x.x',
    '.x....x..x.xxxxx.xx..xx..xx....x.xx.x.x.x.x.x.xx..x.x',
    'x.x.x..xx..xx.xx..x...x....x.xx.xxxx.xxx..x.x...xx.x.x.x.x.',
    '.x.x.x.x.x.x.x.xxx.x.x..x.x.x.x.xxx.x',
    'x....xx...xx..xx.xxxx....xx...xx.xx.x.xxxx...xx..xx..xx.x.xxx',
    '.xxxx.x.xx.x.xx..x..xx.x....xx....xxxx...',
    '.xxx....x...xx.x.x...xx.xxx..xx',
    'xx..xx.xx..xxx....x..xx.xxx..',
    'xxxx..x..xx..x..xx.x..xx..',
    '.xxx.xxx...x..xx.x...x.',
  ],
} as const;

export interface LorenzSettings {
  model: 'sz40' | 'sz42a' | 'sz42b';
  /** The cams of each wheel, . and x. */
  wheels: readonly string[];
  /** The first cam of each wheel, counted from 1. */
  starts: readonly number[];
  /** Whether the fifth bit of the plain letter two before counts for the limitation too. */
  autoclave: boolean;
  direction: 'encrypt' | 'decrypt';
}

/** The letters of International Telegraph Alphabet No. 2 by their five bits, first bit lowest, as Bletchley Park wrote them: / null, 3 line feed, 4 carriage return, 5 figures, 8 letters, 9 space. */
const TELEGRAPH = '/E4A9SIU3DRJNFCKTZLWHYPQOBG5MXV8';

/** Runs letters of Bletchley Park's alphabet through the machine. */
export function lorenz(text: string, { model, wheels, starts, autoclave, direction }: LorenzSettings): string {
  const cams = wheels.map((wheel) => Array.from(wheel, (cam) => (cam === 'x' ? 1 : 0)));
  const places = starts.map((start) => start - 1);
  const cam = (wheel: number, before = 0): number => cams[wheel]?.[((places[wheel] ?? 0) + before) % (WHEEL_SIZES[wheel] ?? 1)] ?? 0;
  const turn = (wheel: number): void => {
    const size = WHEEL_SIZES[wheel] ?? 1;
    places[wheel] = ((places[wheel] ?? 0) + size - 1) % size;
  };
  const fifths = [0, 0, 0];
  let out = '';
  for (const letter of text) {
    const given = TELEGRAPH.indexOf(letter);
    let key = 0;
    for (let bit = 0; bit < BITS; bit++) key |= (cam(bit) ^ cam(CHI + bit)) << bit;
    const result = given ^ key;
    out += TELEGRAPH.charAt(result);
    fifths.unshift((direction === 'encrypt' ? given : result) >> (BITS - 1));
    fifths.length = 3;
    const limitation = limitationOf(model, cam(CHI + 1, 1), cam(0, 1), autoclave ? (fifths[2] ?? 0) : 0);
    const psiTurns = cam(MU37) === 1 || limitation === 0;
    const mu37Turns = cam(MU61) === 1;
    for (let bit = 0; bit < BITS; bit++) turn(CHI + bit);
    turn(MU61);
    if (mu37Turns) turn(MU37);
    if (psiTurns) for (let bit = 0; bit < BITS; bit++) turn(bit);
  }
  return out;
}

/** What keeps the psi wheels from turning where the basic motor does not turn them: nothing on the SZ40, on the others cams that stood one place back. */
function limitationOf(model: LorenzSettings['model'], chi2: number, psi1: number, fifth: number): number {
  if (model === 'sz40') return 1;
  return (model === 'sz42a' ? chi2 : chi2 ^ psi1) ^ fifth;
}

/** What the figure shift makes of letters; J rings a bell. */
const FIGURE_LETTERS: Readonly<Record<string, string>> = {
  Q: '1',
  W: '2',
  E: '3',
  R: '4',
  T: '5',
  Y: '6',
  U: '7',
  I: '8',
  O: '9',
  P: '0',
  A: '-',
  B: '?',
  C: ':',
  D: '#',
  F: '%',
  G: '@',
  H: '£',
  J: '',
  K: '(',
  L: ')',
  M: '.',
  N: ',',
  S: "'",
  V: '=',
  X: '/',
  Z: '+',
};
const LETTER_OF = new Map(Object.entries(FIGURE_LETTERS).map(([letter, figure]) => [figure, letter]));

/** The characters that can be sent. */
export const SENT = /^[A-Za-z0-9+\-'()/:=?,. \n\r]$/;

/** Text as letters of the telegraph alphabet, shifts written twice, as operators did. @param text of characters that can be sent */
export function telegraphed(text: string): string {
  let isFigures = false;
  let out = '';
  for (const character of text.toUpperCase()) {
    const figure = LETTER_OF.get(character);
    if (character === '\n') out += '34';
    else if (character === '\r') out += '4';
    else if (figure !== undefined) {
      out += isFigures ? figure : `${FIGURES}${FIGURES}${figure}`;
      isFigures = true;
    } else {
      const letter = character === ' ' ? '9' : character;
      out += isFigures ? `${LETTERS}${LETTERS}${letter}` : letter;
      isFigures = false;
    }
  }
  return out;
}

/** Letters of the telegraph alphabet as text. Carriage returns are dropped, nulls stay /. */
export function readTelegraph(letters: string): string {
  let isFigures = false;
  let out = '';
  for (const letter of letters) {
    if (letter === FIGURES || letter === LETTERS) isFigures = letter === FIGURES;
    else if (letter === '9') out += ' ';
    else if (letter === '3') out += '\n';
    else if (letter !== '4') out += isFigures ? (FIGURE_LETTERS[letter] ?? letter) : letter;
  }
  return out;
}
