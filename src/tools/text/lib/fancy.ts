import { graphemes } from '../../shared/text/segments.ts';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

type Alphabet = Map<string, string>;

/** Maps each character of a text to the code points from a first one on, but those that Unicode has elsewhere. */
function run(from: string, first: number, elsewhere: Record<string, string> = {}): [string, string][] {
  return Array.from(from, (character, index) => [character, elsewhere[character] ?? String.fromCodePoint(first + index)]);
}

const zip = (from: string, to: string): [string, string][] => {
  const targets = [...to];
  return Array.from(from, (character, index) => [character, targets[index] ?? character]);
};

interface Mathematical {
  capitals: number;
  small: number;
  digits?: number;
  elsewhere?: Record<string, string>;
}

const mathematical = ({ capitals, small, digits, elsewhere }: Mathematical): Alphabet =>
  new Map([...run(CAPITALS, capitals, elsewhere), ...run(SMALL, small, elsewhere), ...(digits === undefined ? [] : run(DIGITS, digits))]);

const SIGNS = '+-=()';

/** The styles that replace characters one by one. */
export const ALPHABETS = {
  bold: mathematical({ capitals: 0x1d400, small: 0x1d41a, digits: 0x1d7ce }),
  italic: mathematical({ capitals: 0x1d434, small: 0x1d44e, elsewhere: { h: 'ℎ' } }),
  boldItalic: mathematical({ capitals: 0x1d468, small: 0x1d482 }),
  script: mathematical({
    capitals: 0x1d49c,
    small: 0x1d4b6,
    elsewhere: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  }),
  boldScript: mathematical({ capitals: 0x1d4d0, small: 0x1d4ea }),
  fraktur: mathematical({ capitals: 0x1d504, small: 0x1d51e, elsewhere: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' } }),
  boldFraktur: mathematical({ capitals: 0x1d56c, small: 0x1d586 }),
  doubleStruck: mathematical({
    capitals: 0x1d538,
    small: 0x1d552,
    digits: 0x1d7d8,
    elsewhere: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  }),
  sans: mathematical({ capitals: 0x1d5a0, small: 0x1d5ba, digits: 0x1d7e2 }),
  sansBold: mathematical({ capitals: 0x1d5d4, small: 0x1d5ee, digits: 0x1d7ec }),
  sansItalic: mathematical({ capitals: 0x1d608, small: 0x1d622 }),
  sansBoldItalic: mathematical({ capitals: 0x1d63c, small: 0x1d656 }),
  monospace: mathematical({ capitals: 0x1d670, small: 0x1d68a, digits: 0x1d7f6 }),
  fullwidth: new Map([
    [' ', '\u3000'],
    ...Array.from({ length: 94 }, (_, i): [string, string] => [String.fromCharCode(0x21 + i), String.fromCharCode(0xff01 + i)]),
  ]),
  circled: new Map([...run(CAPITALS, 0x24b6), ...run(SMALL, 0x24d0), ['0', '⓪'], ...run('123456789', 0x2460)]),
  negativeCircled: new Map([...run(CAPITALS, 0x1f150), ...run(SMALL, 0x1f150)]),
  squared: new Map([...run(CAPITALS, 0x1f130), ...run(SMALL, 0x1f130)]),
  negativeSquared: new Map([...run(CAPITALS, 0x1f170), ...run(SMALL, 0x1f170)]),
  parenthesized: new Map([...run(CAPITALS, 0x249c), ...run(SMALL, 0x249c), ...run('123456789', 0x2474)]),
  smallCaps: new Map(zip(SMALL, 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ')),
  superscript: new Map(zip(DIGITS + SIGNS, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾')),
  subscript: new Map(zip(DIGITS + SIGNS, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')),
} satisfies Record<string, Alphabet>;

const UPSIDE_DOWN: Alphabet = new Map(zip(SMALL, 'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz'));
for (const pair of ['.˙', ",'", '?¿', '!¡', '_‾', '()', '[]', '{}', '<>']) {
  const [first = '', second = ''] = [...pair];
  UPSIDE_DOWN.set(first, second).set(second, first);
}

/** Capitals that have only one form in a style go back to the letter its list begins with: parenthesized ones to lower case, the others to capitals. */
const PLAIN: Alphabet = new Map();
for (const [style, alphabet] of Object.entries(ALPHABETS)) {
  for (const [plain, fancy] of alphabet) {
    if (fancy !== plain && (!PLAIN.has(fancy) || style === 'parenthesized')) PLAIN.set(fancy, plain);
  }
}

const replaceEach = (text: string, alphabet: Alphabet): string => {
  let result = '';
  for (const character of text) result += alphabet.get(character) ?? character;
  return result;
};

/** Writes a text in a style of `ALPHABETS`. */
export const inAlphabet = (text: string, style: keyof typeof ALPHABETS): string => replaceEach(text, ALPHABETS[style]);

/** Turns a text upside down: backwards, capitals as lower case. */
export const upsideDown = (text: string): string =>
  graphemes(text)
    .reverse()
    .map((cluster) =>
      replaceEach(
        cluster.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
        UPSIDE_DOWN,
      ),
    )
    .join('');

/** Puts a combining mark after every character that is not white space. */
export const marked = (text: string, mark: string): string =>
  graphemes(text)
    .map((cluster) => (/^\p{White_Space}/u.test(cluster) ? cluster : cluster + mark))
    .join('');

/** Takes the letters, digits and marks of all styles but upside down back to ASCII. */
export const plain = (text: string): string => replaceEach(text.replace(/[\u0332\u0336]/g, ''), PLAIN);
