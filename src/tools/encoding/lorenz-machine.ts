import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { cipherMode } from '../shared/bytes/codec.ts';
import { lorenz, PATTERNS, readTelegraph, SENT, telegraphed, WHEEL_NAMES, WHEEL_SIZES } from './lib/lorenz.ts';

const WHEELS = WHEEL_SIZES.length;
const MAX_CAMS = 61;
const BAD_LETTER = /[^A-Z34589/]/;

const inputs = z.strictObject({
  text: z.string().max(100_000).describe('Text to encrypt, or telegraph letters to decrypt'),
  mode: cipherMode,
  model: z.enum(['sz40', 'sz42a', 'sz42b']).default('sz40').describe('Model of the machine, which differ in the limitation of the psi wheels'),
  pattern: z
    .enum(['none', 'kh', 'zmug', 'bream'])
    .default('kh')
    .describe('Settings of the cams of all wheels, named for wartime links; none has all of them lowered'),
  wheels: z
    .array(z.string().max(MAX_CAMS))
    .length(WHEELS)
    .optional()
    .describe('Instead of a pattern: the cams of psi1 to psi5, mu37, mu61 and chi1 to chi5, x raised and . lowered'),
  starts: z
    .array(z.int().min(1).max(MAX_CAMS))
    .length(WHEELS)
    .optional()
    .describe('First cams of psi1 to psi5, mu37, mu61 and chi1 to chi5, counted from 1; if omitted all 1'),
  autoclave: z.boolean().default(false).describe('For the SZ42: the KT switch, by which the message itself has a say in the turning'),
  plainFormat: z.enum(['text', 'telegraph']).default('text').describe('The plaintext is text, whose shifts are put in and taken out, or telegraph letters'),
  notation: z.enum(['589', 'signs']).default('589').describe('Telegraph letters for figures, letters and space: 5, 8 and 9, or +, - and .'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'lorenz-machine',
  name: 'Lorenz Machine (SZ40, SZ42)',
  category: 'encoding',
  summary: 'Simulates the Lorenz cipher attachment of teleprinters, which Bletchley Park called Tunny and Colossus broke.',
  description:
    "Telegraph letters are those of Bletchley Park: A to Z, 3 line feed, 4 carriage return, 5 figures, 8 letters, 9 space and / null; both notations are read. Text may have letters, digits, space, line breaks and + - ' ( ) / : = ? , . and comes out in capitals.",
  reference: 'General Report on Tunny (1945); ITA2',
  keywords: ['tunny', 'colossus', 'bletchley', 'teleprinter', 'baudot', 'schluesselzusatz', 'world war', 'fish'],
  inputs,
  result: z.strictObject({ output: z.string().describe('Telegraph letters, or the text') }),
  appliesWhen: { autoclave: { model: ['sz42a', 'sz42b'] } },
  examples: [
    { inputs: { text: 'HELLO WORLD, THIS IS A TEST MESSAGE.' }, result: { output: 'VIC3TS/CUJA/3II9W9JWDI5DAFXT4SOIF3999IZD9T' } },
    { inputs: { text: 'VIC3TS/CUJA/3II9W9JWDI5DAFXT4SOIF3999IZD9T', mode: 'decrypt' }, result: { output: 'HELLO WORLD, THIS IS A TEST MESSAGE.' } },
  ],
  run(inputs) {
    const { model, mode, autoclave, plainFormat, notation } = inputs;
    if (autoclave && model === 'sz40') invalid('autoclave', 'is for the SZ42 only; leave it out');
    const settings = { model, direction: mode, autoclave, wheels: wheelsOf(inputs), starts: startsOf(inputs) };
    const isText = plainFormat === 'text';
    const letters = lorenz(mode === 'encrypt' && isText ? sent(inputs.text) : telegraphLetters(inputs.text), settings);
    return { output: mode === 'decrypt' && isText ? readTelegraph(letters) : inNotation(letters, notation) };
  },
});

function wheelsOf({ wheels, pattern }: Inputs): readonly string[] {
  if (wheels === undefined) return PATTERNS[pattern];
  for (const [at, wheel] of wheels.entries()) {
    const size = WHEEL_SIZES[at] ?? 0;
    if (wheel.length !== size || !/^[.xX]*$/.test(wheel)) invalid(`wheels[${at}]`, `must be ${size} cams, each x or ., for ${WHEEL_NAMES[at]}`);
  }
  return wheels.map((wheel) => wheel.toLowerCase());
}

function startsOf({ starts }: Inputs): readonly number[] {
  if (starts === undefined) return new Array<number>(WHEELS).fill(1);
  for (const [at, start] of starts.entries()) {
    const size = WHEEL_SIZES[at] ?? 0;
    if (start > size) invalid(`starts[${at}]`, `must be at most ${size} for ${WHEEL_NAMES[at]}, not ${start}`);
  }
  return starts;
}

function sent(text: string): string {
  const wrong = Array.from(text).findIndex((character) => !SENT.test(character));
  if (wrong >= 0) unprocessable(`${JSON.stringify(Array.from(text)[wrong])} cannot be sent by teleprinter.`, 'text');
  return telegraphed(text);
}

function telegraphLetters(text: string): string {
  const letters = text.toUpperCase().replaceAll('+', '5').replaceAll('-', '8').replaceAll('.', '9');
  const wrong = letters.search(BAD_LETTER);
  if (wrong >= 0) unprocessable(`${placeInText(text, wrong)} is not a telegraph letter: A to Z, 3, 4, 5, 8, 9, / or +, - and .`, 'text');
  return letters;
}

const inNotation = (letters: string, notation: Inputs['notation']): string =>
  notation === '589' ? letters : letters.replaceAll('5', '+').replaceAll('8', '-').replaceAll('9', '.');
