import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { cipherMode } from '../shared/bytes/codec.ts';
import { ALPHABET, letterIndex, modulo } from './lib/letters.ts';
import { inverseOf, namedRotors, readLetters, readWiring } from './lib/rotors.ts';

const ROTORS = 5;
const CIPHER = [
  'SRGWANHPJZFXVIDQCEUKBYOLMT',
  'THQEFSAZVKJYULBODCPXNIMWRG',
  'XDTUYLEVFNQZBPOGIRCSMHWKAJ',
  'LOHDMCWUPSTNGVXYFJREQIKBZA',
  'ERXWNZQIJYLVOFUMSGHTCKPBDA',
];
const CONTROL = [
  'FQECYHJIOUMDZVPSLKRTGWXBAN',
  'TBYIUMKZDJSOPEWXVANHLCFQGR',
  'QZUPDTFNYIAOMLEBWJXCGHKRSV',
  'CZWNHEMPOVXLKRSIDGJFYBTQAU',
  'ENPXJVKYQBFZTICAGMOHWRLDUS',
];
const INDEX = ['6201348957', '6147253089', '8239647510', '7194835260', '4873205916'];

const wirings = (about: string, preset: readonly string[]) =>
  z
    .array(z.string().max(26))
    .length(ROTORS)
    .default([...preset])
    .describe(about);
const reversed = (about: string) =>
  z
    .string()
    .max(ROTORS)
    .regex(/^[1-5]*$/, 'must be numbers of rotors from 1 to 5, without anything between')
    .default('')
    .describe(about);
const letters = (about: string) => z.string().max(ROTORS).optional().describe(about);

const inputs = z.strictObject({
  text: z.string().max(100_000).describe('Text to encipher or decipher'),
  mode: cipherMode,
  cipherRotors: wirings('Wirings of the five cipher rotors, left to right, each the 26 letters in another order', CIPHER),
  cipherReversed: reversed('Numbers of the cipher rotors, from the left, that are put in the other way round, such as 15'),
  cipherPositions: letters('Start letters of the cipher rotors, left to right; if omitted, all A'),
  controlRotors: wirings('Wirings of the five control rotors, left to right', CONTROL),
  controlReversed: reversed('Numbers of the control rotors that are put in the other way round'),
  controlPositions: letters('Start letters of the control rotors; if omitted, all A'),
  indexRotors: wirings('Wirings of the five index rotors, left to right, each the ten digits in another order', INDEX),
  indexPositions: z.string().max(ROTORS).default('00000').describe('Start digits of the index rotors, left to right'),
});

interface Rotor {
  forward: number[];
  backward: number[];
  isReversed: boolean;
  /** What stands at the first contact. */
  state: number;
}

export default defineTool({
  slug: 'sigaba-machine',
  name: 'SIGABA Machine (ECM Mark II)',
  category: 'encoding',
  summary: 'Simulates the SIGABA, the American rotor machine of the Second World War that was never broken.',
  description:
    'Five cipher rotors are moved by what comes out of five control and five index rotors. A space is sent as Z and a Z as X; other characters than letters and spaces are dropped, when deciphering spaces too. The wirings of the real rotors are not known; those given are examples.',
  reference: 'Savard and Pekelney, The ECM Mark II (1999); CSP-889; example wirings of CyberChef',
  inlineBytes: 3 * 1024,
  keywords: ['ecm mark ii', 'csp-888', 'm-134-c', 'rotor', 'world war', 'american', 'us army', 'navy'],
  inputs,
  result: z.strictObject({ output: z.string().describe('Capital letters, and spaces where the plaintext has Z') }),
  examples: [{ inputs: { text: 'Hello world' }, result: { output: 'BVXEZVIEZCK' } }],
  run(inputs) {
    const cipher = rotorsOf(inputs.cipherRotors, inputs.cipherReversed, inputs.cipherPositions, 'cipher');
    const control = rotorsOf(inputs.controlRotors, inputs.controlReversed, inputs.controlPositions, 'control');
    const index = indexRotorsOf(inputs.indexRotors, inputs.indexPositions);
    let output = '';
    for (const character of inputs.text.toUpperCase()) {
      if (letterIndex(character.charCodeAt(0)) < 0 && (character !== ' ' || inputs.mode === 'decrypt')) continue;
      output += inputs.mode === 'encrypt' ? encrypted(character, cipher) : decrypted(character, cipher);
      moveCipher(cipher, index, control);
    }
    return { output };
  },
});

function rotorsOf(wiringList: readonly string[], reversedNumbers: string, positions: string | undefined, bank: 'cipher' | 'control'): Rotor[] {
  const starts = readLetters(positions, ROTORS, `${bank}Positions`);
  const turned = namedRotors(reversedNumbers);
  return wiringList.map((wiring, at) => {
    const given = readWiring(wiring, `${bank}Rotors[${at}]`);
    const isReversed = turned[at] ?? false;
    const [forward, backward] = isReversed ? [inverseOf(given), given] : [given, inverseOf(given)];
    return { forward, backward, isReversed, state: starts[at] ?? 0 };
  });
}

function indexRotorsOf(wiringList: readonly string[], positions: string): Rotor[] {
  if (!/^\d{5}$/.test(positions)) invalid('indexPositions', 'must be 5 digits, one for each rotor');
  return wiringList.map((wiring, at) => {
    if (!/^\d{10}$/.test(wiring) || new Set(wiring).size !== 10) invalid(`indexRotors[${at}]`, 'must be the ten digits, each once, in the order of the wiring');
    const forward = Array.from(wiring, Number);
    return { forward, backward: inverseOf(forward), isReversed: false, state: Number(positions[at]) };
  });
}

/** Through rotors from the left to the right, or back. */
function passAll(rotors: readonly Rotor[], contact: number, toRight: boolean): number {
  let at = contact;
  for (let passed = 0; passed < rotors.length; passed++) {
    const rotor = rotors[toRight ? passed : rotors.length - 1 - passed];
    if (rotor) at = pass(rotor, at, toRight);
  }
  return at;
}

/** Through one rotor. */
function pass({ forward, backward, isReversed, state }: Rotor, contact: number, toRight: boolean): number {
  const size = forward.length;
  const out = (toRight ? forward : backward)[onto(isReversed ? state - contact : state + contact, size)] ?? 0;
  return onto(isReversed ? state - out : out - state, size);
}

/** The contact of a ring for a number that is off by one turn at most. */
const onto = (contact: number, size: number): number => (contact < 0 ? contact + size : contact >= size ? contact - size : contact);

const advance = (rotor: Rotor | undefined): void => {
  if (rotor) rotor.state = modulo(rotor.state + (rotor.isReversed ? 1 : -1), rotor.forward.length);
};

function encrypted(character: string, rotors: readonly Rotor[]): string {
  const letter = character === ' ' ? 'Z' : character === 'Z' ? 'X' : character;
  return ALPHABET.charAt(passAll(rotors, letterIndex(letter.charCodeAt(0)), true));
}

function decrypted(character: string, rotors: readonly Rotor[]): string {
  const letter = ALPHABET.charAt(passAll(rotors, letterIndex(character.charCodeAt(0)), false));
  return letter === 'Z' ? ' ' : letter;
}

/** The four contacts of the control rotors that have current, F to I. */
const LIVE = [5, 6, 7, 8];
/** Into which contact of the index rotors the letters from the control rotors go. */
const INTO_INDEX = Array.from('91233444555666677777888888', Number);
/** Which cipher rotor moves for each contact that the index rotors put current on. */
const MOVED = [0, 4, 4, 3, 3, 2, 2, 1, 1, 0];
/** At O the next control rotor moves on. */
const CARRY = 14;

function moveCipher(cipher: readonly Rotor[], index: readonly Rotor[], control: readonly Rotor[]): void {
  const moves = cipher.map(() => false);
  for (const contact of LIVE) {
    const letter = passAll(control, contact, false);
    moves[MOVED[passAll(index, INTO_INDEX[letter] ?? 0, true)] ?? 0] = true;
  }
  const [, slow, fast, middle] = control;
  if (fast?.state === CARRY) {
    if (middle?.state === CARRY) advance(slow);
    advance(middle);
  }
  advance(fast);
  for (const [at, rotor] of cipher.entries()) if (moves[at]) advance(rotor);
}
