// Vectors of the Lorenz, Typex and SIGABA machines, by the models of CyberChef with settings drawn at random.
// Usage: node test/oracles/encoding_machines.mjs FOLDER, a checkout of https://github.com/gchq/CyberChef (Apache License 2.0) after npm install there.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = ''] = process.argv.slice(2);
const operation = async (name) => new (await import(pathToFileURL(join(resolve(folder), 'src/core/operations', `${name}.mjs`)).href)).default();
const [lorenz, typex, sigaba] = [await operation('Lorenz'), await operation('Typex'), await operation('SIGABA')];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WHEELS = [43, 47, 51, 53, 59, 37, 61, 41, 31, 29, 26, 23];

let state = 1;
/** The same numbers each time (minimal standard generator). */
const below = (bound) => {
  state = (state * 48271) % 2147483647;
  return state % bound;
};
const shuffled = (text) => {
  const all = Array.from(text);
  for (let at = all.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all.join('');
};
const drawn = (characters, length) => Array.from({ length }, () => characters[below(characters.length)]).join('');
const numbersOf = (flags) => flags.map((flag, at) => (flag ? at + 1 : '')).join('');

const vectors = [];
const add = (tool, inputs, output) => vectors.push({ tool, inputs, result: { output } });

for (let run = 0; run < 40; run++) {
  const [pattern, model] = [['kh', 'zmug', 'bream'][below(3)], ['SZ40', 'SZ42a', 'SZ42b'][below(3)]];
  const autoclave = model !== 'SZ40' && below(2) === 1;
  const starts = WHEELS.map((size) => 1 + below(size));
  const [encrypts, isTelegraph] = [below(2) === 1, below(3) === 0];
  const text = drawn(encrypts && !isTelegraph ? `${LETTERS}0123456789+-'()/:=?,. \n` : `${LETTERS}34589/`, below(200));
  const wheels = run % 8 === 0 ? WHEELS.map((size) => drawn('.x', size)) : undefined;
  const format = isTelegraph ? 'ITA2' : 'Plaintext';
  const output = lorenz.run(text, [
    model,
    wheels ? 'Custom' : `${pattern.toUpperCase()} Pattern`,
    autoclave,
    encrypts ? 'Send' : 'Receive',
    format,
    format,
    '5/8/9',
    ...starts,
    ...(wheels ?? WHEELS.map((size) => '.'.repeat(size))),
  ]);
  const choice = { mode: encrypts ? 'encrypt' : 'decrypt', model: model.toLowerCase(), starts, autoclave, plainFormat: isTelegraph ? 'telegraph' : 'text' };
  add('lorenz-machine', { text, ...choice, ...(wheels ? { wheels } : { pattern }) }, output);
}

for (let run = 0; run < 30; run++) {
  const rotors = Array.from({ length: 5 }, () => shuffled(LETTERS));
  const notches = rotors.map(() => shuffled(LETTERS).slice(0, below(9)));
  const flags = rotors.map(() => below(2) === 1);
  const [rings, positions] = [drawn(LETTERS, 5), drawn(LETTERS, 5)];
  const reflector = shuffled(LETTERS).match(/../g).join(' ');
  const plugboard = shuffled(LETTERS);
  const text = drawn(LETTERS, 1 + below(400));
  const args = rotors.flatMap((wiring, at) => [`${wiring}<${notches[at]}`, flags[at], rings[at], positions[at]]);
  add(
    'typex-machine',
    { text, rotors, notches, reversed: numbersOf(flags), rings, positions, reflector, plugboard },
    typex.run(text, [...args, reflector, plugboard, 'None', false]),
  );
}

for (let run = 0; run < 30; run++) {
  const rotors = Array.from({ length: 10 }, () => shuffled(LETTERS));
  const flags = rotors.map(() => below(2) === 1);
  const positions = drawn(LETTERS, 10);
  const indexRotors = Array.from({ length: 5 }, () => shuffled('0123456789'));
  const indexPositions = drawn('0123456789', 5);
  const encrypts = below(2) === 1;
  const text = drawn(encrypts ? `${LETTERS} ` : LETTERS, 1 + below(400));
  const args = [...rotors.flatMap((wiring, at) => [wiring, flags[at], positions[at]]), ...indexRotors.flatMap((wiring, at) => [wiring, indexPositions[at]])];
  add(
    'sigaba-machine',
    {
      text,
      mode: encrypts ? 'encrypt' : 'decrypt',
      cipherRotors: rotors.slice(0, 5),
      cipherReversed: numbersOf(flags.slice(0, 5)),
      cipherPositions: positions.slice(0, 5),
      controlRotors: rotors.slice(5),
      controlReversed: numbersOf(flags.slice(5)),
      controlPositions: positions.slice(5),
      indexRotors,
      indexPositions,
    },
    sigaba.run(text, [...args, encrypts ? 'Encrypt' : 'Decrypt']),
  );
}

const head = { source: 'the models of CyberChef 11.4, https://github.com/gchq/CyberChef', licence: 'Apache-2.0' };
const lines = vectors.map((vector) => JSON.stringify(vector)).join(',\n');
writeFileSync(
  new URL('../../src/tools/encoding/testdata/machines.json', import.meta.url),
  `${JSON.stringify(head).slice(0, -1)}, "vectors": [\n${lines}\n]}\n`,
);
