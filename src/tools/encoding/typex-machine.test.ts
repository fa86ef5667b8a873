import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { parseInputs } from '../validate.ts';
import data from './testdata/machines.json' with { type: 'json' };
// Written by test/oracles/encoding_machines.mjs.
import tool from './typex-machine.ts';

const MESSAGE = 'hello world, this is a test message.';
const SETTINGS = {
  reversed: '45',
  rings: 'BDFHJ',
  positions: 'CEGIK',
  reflector: 'AN BC FG IE KD LU MH OR TS VZ WQ XJ YP',
  plugboard: 'EHZTLCVKFRPQSYANBUIWOJXGMD',
};

holdTo(tool, {
  vectors: data.vectors,
  // gchq/CyberChef, tests/operations/tests/Typex.mjs (Apache License 2.0)
  answers: [
    [{ text: MESSAGE, ...SETTINGS }, { output: 'VIXQQVHLPNUCVLAQDZNZEAYATHWC' }],
    [{ text: MESSAGE, ...SETTINGS, keyboard: 'encrypt' }, { output: 'VIXQQFDJXTWKLDQDFQODCNCSKNULBGJKQDDMVGQ' }],
    [{ text: 'VIXQQ FDJXT WKLDQ DFQOD CNCSK NULBG JKQDD MVGQ', ...SETTINGS, keyboard: 'decrypt' }, { output: MESSAGE.toUpperCase() }],
    [{ text: 'a b!', keepOthers: true }, { output: expect.stringMatching(/^[A-Z] [A-Z]!$/) }],
    [{ text: '' }, { output: '', positions: 'AAAAA' }],
  ],
  invalid: [
    [{ text: 'a', rotors: ['A', 'B', 'C', 'D', 'E'] }, 'rotors[0]'],
    [{ text: 'a', rotors: [] }, 'rotors'],
    [{ text: 'a', rings: 'AAAA' }, 'rings'],
    [{ text: 'a', positions: 'AAAA1' }, 'positions'],
    [{ text: 'a', reversed: '6' }, 'reversed'],
    [{ text: 'a', notches: ['1', '', '', '', ''] }, 'notches[0]'],
    [{ text: 'a', plugboard: 'ABC' }, 'plugboard'],
  ],
  unprocessable: [
    [{ text: 'a', reflector: 'AB' }, /13 pairs/],
    [{ text: 'a', reflector: 'AB AC' }, /"AC" is not a pair/],
    [{ text: 'a', reflector: 'AA' }, /"AA" is not a pair/],
  ],
});

it('gives back what its keyboard can write', async () => {
  const text = "ZX 12 VOX (3-4)/£5%, 'x'.";
  const { output } = await run(tool, { text, ...SETTINGS, keyboard: 'encrypt' });
  expect((await run(tool, { text: output, ...SETTINGS, keyboard: 'decrypt' })).output).toBe(text.toUpperCase());
});

it('says in words what the field must be', () =>
  expect(() => parseInputs(tool, { text: 'a', reversed: 'P1D' })).toThrow('reversed: must be numbers of rotors from 1 to 5'));
