import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { ALPHABET, capitals, letterIndex, letterIndices, modulo } from './lib/letters.ts';
import { inverseOf, namedRotors, readLetters, readWiring } from './lib/rotors.ts';

const ROTORS = 5;
const EXAMPLES = [
  'MCYLPQUVRXGSAOWNBJEZDTFKHI',
  'KHWENRCBISXJQGOFMAPVYZDLTU',
  'BYPDZMGIKQCUSATREHOJNLFWXV',
  'ZANJCGDLVHIXOBRPMSWQUKFYET',
  'QXBGUTOVFCZPJIHSWERYNDAMLK',
];
const NOTCHES = 'BFHNQUW';
const REFLECTOR = 'AN BC FG IE KD LU MH OR TS VZ WQ XJ YP';
/** What the keyboard writes for letters after Z and until V; X is the space. */
const FIGURES: Readonly<Record<string, string>> = {
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
  S: '/',
  D: 'Z',
  F: '%',
  G: 'X',
  H: '£',
  K: '(',
  L: ')',
  C: 'V',
  B: "'",
  N: ',',
  M: '.',
};
const KEYS = new Map(Object.entries(FIGURES).map(([key, figure]) => [figure, key]));

const inputs = z.strictObject({
  text: z.string().max(100_000).describe('Text to encipher or decipher'),
  rotors: z
    .array(z.string().max(26))
    .length(ROTORS)
    .default(EXAMPLES)
    .describe('Wirings of the five rotors, left to right, each the 26 letters in another order'),
  notches: z
    .array(z.string().max(26))
    .length(ROTORS)
    .default(new Array<string>(ROTORS).fill(NOTCHES))
    .describe('For each rotor the letters at which the one left of it is moved on'),
  reversed: z
    .string()
    .max(ROTORS)
    .regex(/^[1-5]*$/, 'must be numbers of rotors from 1 to 5, without anything between')
    .default('')
    .describe('Numbers of the rotors, from the left, that are put in the other way round, such as 45'),
  rings: z.string().max(ROTORS).optional().describe('Ring setting letters, left to right; if omitted, all A'),
  positions: z.string().max(ROTORS).optional().describe('Start position letters, left to right; if omitted, all A'),
  reflector: z.string().max(60).default(REFLECTOR).describe('The 13 pairs of letters that the reflector joins'),
  plugboard: z.string().max(26).default(ALPHABET).describe('The 26 letters in the order of the plugboard'),
  keyboard: z
    .enum(['none', 'encrypt', 'decrypt'])
    .default('none')
    .describe('none takes and gives letters; encrypt writes figures and spaces with the keys of the Typex, decrypt reads them again'),
  keepOthers: z.boolean().default(false).describe('Keep characters that are not on the keyboard instead of dropping them'),
});

interface Rotor {
  forward: number[];
  backward: number[];
  notches: Set<number>;
  position: number;
}

export default defineTool({
  slug: 'typex-machine',
  name: 'Typex Machine',
  category: 'encoding',
  summary: 'Simulates the Typex, the British rotor machine of the Second World War, with rotors wired as you like.',
  description:
    'The three rotors on the left turn, the two on the right stand still. The machine undoes itself with the same settings. The wirings of the real rotors are not known; those given are examples. On the keyboard X is a space, and Z and V begin and end figures.',
  reference: 'Typex Mark 22 and CypherX; example wirings of CyberChef',
  keywords: ['type x', 'royal air force', 'raf', 'bletchley', 'rotor', 'world war', 'british'],
  inputs,
  result: z.strictObject({
    output: z.string().describe('Capital letters, not grouped; with keyboard decrypt the text'),
    positions: z.string().describe('Positions of the rotors at the end, left to right'),
  }),
  examples: [{ inputs: { text: 'Hello' }, result: { output: 'PDEBF', positions: 'BCFAA' } }],
  run({ text, rotors, notches, reversed, rings, positions, reflector, plugboard, keyboard, keepOthers }) {
    const ringLetters = readLetters(rings, ROTORS, 'rings');
    const turned = namedRotors(reversed);
    const starts = readLetters(positions, ROTORS, 'positions');
    const built = rotors.map((wiring, at) => {
      const ring = ringLetters[at] ?? 0;
      return buildRotor(readWiring(wiring, `rotors[${at}]`), readNotches(notches[at] ?? '', ring, at), turned[at] ?? false, (starts[at] ?? 0) - ring);
    });
    const mirror = readReflector(reflector);
    const plugs = readWiring(plugboard, 'plugboard').map((letter) => modulo(-letter, 26));
    const unplugs = inverseOf(plugs);
    const typed = keyboard === 'encrypt' ? onKeyboard(text, keepOthers) : text;
    let output = '';
    for (const character of typed) {
      const index = letterIndex(character.charCodeAt(0));
      if (index < 0) {
        if (keepOthers) output += character;
        continue;
      }
      step(built.slice(0, 3));
      let current = plugs[index] ?? index;
      for (const rotor of built.toReversed()) current = pass(rotor, rotor.forward, current);
      current = mirror[current] ?? current;
      for (const rotor of built) current = pass(rotor, rotor.backward, current);
      output += ALPHABET.charAt(unplugs[current] ?? current);
    }
    const ends = built.map(({ position }, at) => modulo(position + (ringLetters[at] ?? 0), 26));
    return { output: keyboard === 'decrypt' ? readKeyboard(output) : output, positions: capitals(ends) };
  },
});

/** A rotor the other way round has its wiring mirrored and run backwards. */
function buildRotor(wiring: number[], notches: Set<number>, isReversed: boolean, position: number): Rotor {
  const forward = isReversed ? inverseOf(wiring.map((_, at) => modulo(-(wiring[modulo(-at, 26)] ?? 0), 26))) : wiring;
  return { forward, backward: inverseOf(forward), notches, position: modulo(position, 26) };
}

function readNotches(letters: string, ring: number, at: number): Set<number> {
  if (!/^[A-Za-z]*$/.test(letters)) invalid(`notches[${at}]`, 'must be letters');
  return new Set(letterIndices(letters).map((letter) => modulo(letter - ring, 26)));
}

function readReflector(pairs: string): number[] {
  const mirror: number[] = [];
  for (const pair of pairs.trim().split(/\s+/)) {
    const [one, other] = letterIndices(pair);
    if (!/^[A-Za-z]{2}$/.test(pair) || one === undefined || other === undefined || one === other || mirror[one] !== undefined || mirror[other] !== undefined) {
      return unprocessable(`${JSON.stringify(pair)} is not a pair of two letters that are in no other pair.`, 'reflector');
    }
    mirror[one] = other;
    mirror[other] = one;
  }
  return mirror.filter((letter) => letter !== undefined).length === 26
    ? mirror
    : unprocessable('The reflector needs 13 pairs with each letter once.', 'reflector');
}

/** The right of the three rotors always moves, the middle one also when it stands before its own notch (the double step). */
function step([left, middle, right]: readonly Rotor[]): void {
  if (!left || !middle || !right) return;
  advance(right);
  if (!right.notches.has(right.position) && !middle.notches.has(modulo(middle.position + 1, 26))) return;
  advance(middle);
  if (middle.notches.has(middle.position)) advance(left);
}

function advance(rotor: Rotor): void {
  rotor.position = modulo(rotor.position + 1, 26);
}

const pass = ({ position }: Rotor, wiring: readonly number[], index: number): number => modulo((wiring[modulo(index + position, 26)] ?? 0) - position, 26);

/** The keys that are pressed for a text. */
function onKeyboard(text: string, keepOthers: boolean): string {
  let isFigures = false;
  let out = '';
  for (const character of text.toUpperCase()) {
    const key = KEYS.get(character);
    const isKey = key !== undefined || character === ' ' || letterIndex(character.charCodeAt(0)) >= 0;
    if (!isKey && !keepOthers) continue;
    if (character === ' ') out += 'X';
    else {
      if ((key !== undefined) !== isFigures) out += isFigures ? 'V' : 'Z';
      isFigures = key !== undefined;
      out += key ?? character;
    }
  }
  return out;
}

function readKeyboard(letters: string): string {
  let isFigures = false;
  let out = '';
  for (const letter of letters) {
    if (letter === 'X') out += ' ';
    else if (letter === 'Z' || letter === 'V') isFigures = letter === 'Z';
    else out += isFigures ? (FIGURES[letter] ?? letter) : letter;
  }
  return out;
}
