import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { parseInputs } from '../validate.ts';
import tool from './sigaba-machine.ts';
// Written by test/oracles/encoding_machines.mjs.
import data from './testdata/machines.json' with { type: 'json' };

const SETTINGS = {
  cipherRotors: [
    'BHKWECJDOVAYLFMITUGXRNSPZQ',
    'CDTAKGQOZXLVJYHSWMIBPRUNEF',
    'WAXHJZMBVDPOLTUYRCQFNSGKEI',
    'HUSCWIMJQXDALVGBFTOYZKRPNE',
    'RTLSMNKXFVWQUZGCHEJBYDAIPO',
  ],
  cipherReversed: '1',
  cipherPositions: 'GLITB',
  controlRotors: [
    'GHAQBRJWDMNZTSKLOUXYPFIECV',
    'VFLGEMTCXZIQDYAKRPBONHWSUJ',
    'ZQCAYHRJNXPFLKIOTBUSVWMGDE',
    'EZVSWPCTULGAOFDJNBIYMXKQHR',
    'ELKSGDXMVYJUZNCAROQBPWHITF',
  ],
  controlReversed: '2',
  controlPositions: 'NQBJR',
  indexRotors: ['3891625740', '6297135408', '2389715064', '9264351708', '9573086142'],
  indexPositions: '31866',
};

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // gchq/CyberChef, tests/operations/tests/SIGABA.mjs (Apache License 2.0)
    [{ text: 'HELLO WORLD TESTING THE SIGABA MACHINE', ...SETTINGS }, { output: 'ULBECJCZJBJFVUDWAVRGRBMPSQHOTTNVQEESKN' }],
    [{ text: 'ulbecjczj bjfvu!', ...SETTINGS, mode: 'decrypt' }, { output: 'HELLO WORLD TE' }],
    [{ text: '' }, { output: '' }],
  ],
  invalid: [
    [{ text: 'a', cipherRotors: ['A', 'B', 'C', 'D', 'E'] }, 'cipherRotors[0]'],
    [{ text: 'a', indexRotors: ['0123456789', '0123456788', '0', '0', '0'] }, 'indexRotors[1]'],
    [{ text: 'a', indexPositions: '1234' }, 'indexPositions'],
    [{ text: 'a', controlPositions: 'ABCD' }, 'controlPositions'],
    [{ text: 'a', cipherReversed: '0' }, 'cipherReversed'],
  ],
});

it('gives back what it enciphered, Z as X', async () => {
  const { output } = await run(tool, { text: 'The lazy dog, quickly!' });
  expect((await run(tool, { text: output, mode: 'decrypt' })).output).toBe('THE LAXY DOG QUICKLY');
});

it('says in words what the field must be', () =>
  expect(() => parseInputs(tool, { text: 'a', cipherReversed: 'P1D' })).toThrow('cipherReversed: must be numbers of rotors from 1 to 5'));
