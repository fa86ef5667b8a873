import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { REFLECTORS, ROTORS } from './lib/enigma-wirings.ts';
import { ALPHABET, capitals, letterIndex, letterIndices, modulo } from './lib/letters.ts';

interface Rotor {
  forward: number[];
  backward: number[];
  notches: number[];
  ring: number;
  position: number;
}

export default defineTool({
  slug: 'enigma-machine',
  name: 'Enigma Machine',
  category: 'encoding',
  summary: 'Simulates the Enigma I, M3 and M4 with rings, positions and plugboard.',
  description:
    'The machine undoes itself: the same settings decipher. Rotors are from left to right; with four, the first is Beta or Gamma, never moves, and takes a thin reflector. The middle rotor steps twice as in the real machine. Letters come out as capitals; other characters are dropped unless kept.',
  reference: 'Wirings and notches of the Enigma I, M3 and M4',
  keywords: ['wehrmacht', 'kriegsmarine', 'rotor', 'bletchley', 'turing', 'world war'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('Text to encipher or decipher'),
    rotors: z.array(z.string()).min(3).max(4).default(['I', 'II', 'III']).describe('Left to right, of I to VIII; of four, the first is Beta or Gamma'),
    reflector: z.enum(['A', 'B', 'C', 'B-thin', 'C-thin']).default('B').describe('Reflector; the thin ones go with four rotors, the others with three'),
    rings: z.string().min(3).max(4).optional().describe('Ring setting letters, left to right; if omitted, all A'),
    positions: z.string().min(3).max(4).optional().describe('Start position letters, left to right; if omitted, all A'),
    plugboard: z.string().max(60).default('').describe('Pairs of letters that are swapped, such as "AB CD"'),
    keepOthers: z.boolean().default(false).describe('Keep characters that are not letters instead of dropping them'),
  }),
  result: z.strictObject({
    output: z.string().describe('Capital letters, not grouped'),
    positions: z.string().describe('Positions of the rotors at the end, left to right'),
  }),
  examples: [
    { inputs: { text: 'AAAAA' }, result: { output: 'BDZGO', positions: 'AAF' } },
    { inputs: { text: 'Hello, world. This is a test.', keepOthers: true }, result: { output: 'ILBDA, AMTAZ. MORN ZD D IOTU.', positions: 'AAV' } },
  ],
  run({ text, rotors: names, reflector, rings, positions, plugboard, keepOthers }) {
    checkParts(names, reflector);
    const ringLetters = settings(rings, names.length, 'rings');
    const startLetters = settings(positions, names.length, 'positions');
    const rotors = names.map((name, i) => buildRotor(name, ringLetters[i] ?? 0, startLetters[i] ?? 0));
    const mirror = letterIndices(REFLECTORS[reflector]);
    const plugs = readPlugs(plugboard);
    let output = '';
    for (const character of text) {
      const index = letterIndex(character.charCodeAt(0));
      if (index < 0) {
        if (keepOthers) output += character;
        continue;
      }
      step(rotors.slice(-3));
      let current = plugs[index] ?? index;
      for (const rotor of rotors.toReversed()) current = pass(rotor, rotor.forward, current);
      current = mirror[current] ?? current;
      for (const rotor of rotors) current = pass(rotor, rotor.backward, current);
      output += ALPHABET.charAt(plugs[current] ?? current);
    }
    return { output, positions: capitals(rotors.map(({ position }) => position)) };
  },
});

function checkParts(names: readonly string[], reflector: string): void {
  for (const [i, name] of names.entries()) {
    const path = `rotors[${i}]`;
    if (!Object.hasOwn(ROTORS, name)) invalid(path, `must be one of ${Object.keys(ROTORS).join(', ')}, not ${JSON.stringify(name)}`);
    const thin = name === 'Beta' || name === 'Gamma';
    if (thin !== (names.length === 4 && i === 0))
      invalid(path, thin ? 'may be only first of four rotors' : 'must be Beta or Gamma, as the first of four rotors');
    if (names.indexOf(name) !== i) invalid(path, `is ${name}, which is in the machine already`);
  }
  if (reflector.endsWith('-thin') !== (names.length === 4))
    invalid('reflector', names.length === 4 ? 'must be B-thin or C-thin with four rotors' : 'must be A, B or C with three rotors');
}

function settings(letters: string | undefined, count: number, path: string): number[] {
  if (letters === undefined) return new Array<number>(count).fill(0);
  if (letters.length !== count) invalid(path, `must have as many letters as there are rotors, ${count}, not ${letters.length}`);
  const wrong = letters.search(/[^A-Za-z]/);
  if (wrong >= 0) unprocessable(`${placeInText(letters, wrong)} is not a letter.`, path);
  return letterIndices(letters);
}

function buildRotor(name: string, ring: number, position: number): Rotor {
  const [wiring, notches] = ROTORS[name] ?? invalid('rotors', `has no rotor ${JSON.stringify(name)}`);
  const forward = letterIndices(wiring);
  return { forward, backward: forward.map((_, index) => forward.indexOf(index)), notches: letterIndices(notches), ring, position };
}

function readPlugs(plugboard: string): number[] {
  const plugs = Array.from({ length: 26 }, (_, index) => index);
  for (const pair of plugboard.split(/[ \t\n\f\r]+/).filter(Boolean)) {
    if (!/^[A-Za-z]{2}$/.test(pair)) unprocessable(`${JSON.stringify(pair)} is not a pair of letters.`, 'plugboard');
    const [first = 0, second = 0] = letterIndices(pair);
    if (first === second) unprocessable(`The pair ${JSON.stringify(pair)} joins a letter to itself.`, 'plugboard');
    const used = [first, second].find((index) => plugs[index] !== index);
    if (used !== undefined) unprocessable(`The letter ${ALPHABET.charAt(used)} of ${JSON.stringify(pair)} is in another pair already.`, 'plugboard');
    plugs[first] = second;
    plugs[second] = first;
  }
  return plugs;
}

/** Moves the three right rotors: the right one always, the middle one also when it is at its own notch (the double step). */
function step([left, middle, right]: readonly Rotor[]): void {
  if (!left || !middle || !right) return;
  const atNotch = (rotor: Rotor): boolean => rotor.notches.includes(rotor.position);
  const middleTurns = atNotch(middle);
  if (middleTurns) advance(left);
  if (middleTurns || atNotch(right)) advance(middle);
  advance(right);
}

function advance(rotor: Rotor): void {
  rotor.position = (rotor.position + 1) % 26;
}

function pass(rotor: Rotor, wiring: readonly number[], index: number): number {
  const turned = rotor.position - rotor.ring;
  return modulo((wiring[modulo(index + turned, 26)] ?? 0) - turned, 26);
}
