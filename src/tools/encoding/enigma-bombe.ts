import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bombeStops, menuOf } from './lib/bombe.ts';
import { REFLECTORS, ROTORS } from './lib/enigma-wirings.ts';
import { ALPHABET, capitals, letterIndices } from './lib/letters.ts';

const MIN_CRIB = 2;
const MAX_CRIB = 25;
const PLACES = 3;
const MAX_STOPS = 5000;

export default defineTool({
  slug: 'enigma-bombe',
  name: 'Bombe (Enigma Breaker)',
  category: 'encoding',
  summary: 'Finds the rotor positions and part of the plugboard of an Enigma with three rotors from a guessed piece of the message.',
  description:
    'As the bombes at Bletchley Park: a crib is tried at every position of the rotors, all rings at A and the left and middle rotor standing still, so that a short crib has the best chance and a long one the fewest false stops. A crib with two or more loops tells right from wrong well. Rotors may be tried in any order.',
  reference: "Turing's and Welchman's bombe with the diagonal board (1940)",
  keywords: ['turing', 'welchman', 'bletchley park', 'crib', 'known plaintext', 'break enigma', 'crack enigma', 'menu'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().min(1).max(10_000).describe('The ciphertext; what is not a letter is left out'),
    crib: z.string().min(1).max(200).describe('A piece of the plaintext, 2 to 25 letters, none of which may stand for itself'),
    offset: z.int().min(0).max(10_000).default(0).describe('How many letters of the ciphertext stand before the crib'),
    rotors: z
      .array(z.string().max(10))
      .min(PLACES)
      .max(4)
      .default(['I', 'II', 'III'])
      .describe('Rotors left to right, of I to VIII; with anyOrder those to choose three of'),
    anyOrder: z.boolean().default(false).describe('Try three of the rotors in every order'),
    reflector: z.enum(['A', 'B', 'C']).default('B').describe('Reflector of the machine'),
    checked: z.boolean().default(true).describe('Leave out stops that contradict themselves, and tell every pair of the plugboard that follows'),
  }),
  result: z.strictObject({
    stops: z
      .array(
        z.strictObject({
          rotors: z.string().describe('The rotors, left to right'),
          positions: z.string().describe('Positions before the first letter of the crib, left to right'),
          plugboard: z.string().describe('Pairs of the plugboard, a letter with itself where it is not plugged; empty where several would do'),
          text: z.string().describe('The ciphertext from the crib on, up to 26 letters, deciphered with these pairs'),
        }),
      )
      .describe('Positions at which the crib does not contradict itself'),
    loops: z.int().describe('Loops of the crib, of which two or more are wanted'),
    orders: z.int().describe('Number of orders of the rotors that were tried'),
  }),
  examples: [
    {
      inputs: { text: 'BBYFLTHHYIJQAYBBYS', crib: 'THISISATESTMESSAGE' },
      result: {
        stops: [{ rotors: 'I II III', positions: 'LGA', plugboard: 'SS AG BO CL EK FF HH II JJ TT YY', text: 'THISISATESTMESSAGE' }],
        loops: 6,
        orders: 1,
      },
    },
  ],
  run({ text, crib: cribText, offset, rotors, anyOrder, reflector, checked }) {
    const letters = letterIndices(text).slice(offset);
    const crib = letterIndices(cribText);
    checkCrib(letters, crib);
    for (const [at, name] of rotors.entries()) {
      if (!Object.hasOwn(ROTORS, name) || name === 'Beta' || name === 'Gamma')
        invalid(`rotors[${at}]`, `must be one of I to VIII, not ${JSON.stringify(name)}`);
      if (rotors.indexOf(name) !== at) invalid(`rotors[${at}]`, `is ${name}, which is in the list already`);
    }
    if (!anyOrder && rotors.length !== PLACES) invalid('rotors', 'must be three, unless they are tried in any order');
    const menu = menuOf(letters, crib);
    const orders = anyOrder ? ordersOf(rotors) : [rotors];
    const mirror = letterIndices(REFLECTORS[reflector]);
    const stops: { rotors: string; positions: string; plugboard: string; text: string }[] = [];
    for (const names of orders) {
      const wirings = names.map((name) => letterIndices(ROTORS[name]?.[0] ?? ''));
      const found = bombeStops({ rotors: wirings, reflector: mirror, menu, letters, checked, limit: MAX_STOPS + 1 - stops.length });
      for (const stop of found) {
        const plugboard = stop.pairs.map((pair) => capitals(pair)).join(' ');
        stops.push({ rotors: names.join(' '), positions: capitals(stop.positions), plugboard, text: capitals(stop.text) });
      }
      if (stops.length > MAX_STOPS) unprocessable(`There are more than ${MAX_STOPS} stops: the crib is too short or has too few loops.`, 'crib');
    }
    return { stops, loops: menu.loops, orders: orders.length };
  },
});

function checkCrib(letters: readonly number[], crib: readonly number[]): void {
  if (crib.length < MIN_CRIB || crib.length > MAX_CRIB) invalid('crib', `must have ${MIN_CRIB} to ${MAX_CRIB} letters, not ${crib.length}`);
  if (crib.length > letters.length)
    unprocessable(`The crib has ${crib.length} letters, but only ${letters.length} of the ciphertext are left behind the offset.`, 'crib');
  const same = crib.findIndex((letter, at) => letter === letters[at]);
  if (same >= 0)
    unprocessable(`The letter ${ALPHABET.charAt(crib[same] ?? 0)} at place ${same + 1} would stand for itself, which the Enigma never does.`, 'crib');
}

/** Every order of three of some rotors. */
const ordersOf = (rotors: readonly string[]): string[][] =>
  rotors.flatMap((one) => rotors.flatMap((two) => (one === two ? [] : rotors.flatMap((three) => (three === one || three === two ? [] : [[one, two, three]])))));
