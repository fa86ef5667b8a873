import { describe, expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './enigma-bombe.ts';
import enigma from './enigma-machine.ts';

const SELF = { text: 'BBYFLTHHYIJQAYBBYS', crib: 'THISISATESTMESSAGE' };
const stop = (plugboard: string, text: string) => ({ rotors: 'I II III', positions: 'LGA', plugboard, text });

holdTo(tool, {
  // gchq/CyberChef, tests/operations/tests/Bombe.mjs (Apache License 2.0)
  answers: [
    [
      { ...SELF, checked: false },
      { stops: [stop('SS', 'VFISUSGTKSTMPSUNAK')], orders: 1 },
    ],
    [{ ...SELF, text: 'JBYALIHDYNUAAVKBYM', checked: false }, { stops: [stop('AG', 'QFIMUMAFKMQSKMYNGW')] }],
    [{ ...SELF, text: `aaa ${SELF.text}`, offset: 3, checked: false }, { stops: [stop('SS', 'VFISUSGTKSTMPSUNAK')] }],
    [{ ...SELF, crib: 'this is a test m', checked: true }, { stops: expect.arrayContaining([stop('TT AG BO CL EK FF HH II JJ SS YY', 'THISISATESTMESSAGE')]) }],
    [{ ...SELF, crib: 'THISISATESTM', checked: false }, { stops: expect.arrayContaining([stop('TT', 'VFISUSGTKSTMPSUNAK')]) }],
  ],
  invalid: [
    [{ ...SELF, crib: 'A' }, 'crib'],
    [{ ...SELF, crib: 'A'.repeat(26) }, 'crib'],
    [{ ...SELF, offset: -1 }, 'offset'],
    [{ ...SELF, rotors: ['I', 'II', 'Beta'] }, 'rotors[2]'],
    [{ ...SELF, rotors: ['I', 'II', 'I'] }, 'rotors[2]'],
    [{ ...SELF, rotors: ['I', 'II', 'III', 'IV'] }, 'rotors'],
  ],
  unprocessable: [
    [{ text: 'ABC', crib: 'DEFG' }, /only 3 of the ciphertext/],
    [{ text: 'ABC', crib: 'EF', offset: 2 }, /only 1 of the ciphertext/],
    [{ text: 'JBYALIHDYNUAAVKBYM', crib: 'AAAAAAAA' }, /letter A at place 4/],
  ],
});

describe('enigma-bombe', () => {
  it('finds the settings of the Enigma, of rotors in any order', async () => {
    const text = 'NULLSIEBENNULLNULLUHRWETTER';
    const settings = { rotors: ['III', 'I', 'II'], positions: 'QEK', plugboard: 'AT BL DF GJ HM NW OP QY RZ VX' };
    const { output } = await run(enigma, { text, ...settings });
    const { stops, loops, orders } = await run(tool, { text: output, crib: text.slice(0, 20), rotors: ['I', 'II', 'III'], anyOrder: true });
    expect([orders, loops > 1]).toEqual([6, true]);
    const right = stops.find((one: any) => one.rotors === 'III I II' && one.positions === 'QEK');
    expect(right.text.slice(0, 20)).toBe(text.slice(0, 20));
    for (const pair of right.plugboard.split(' ').filter(([one, other]: string) => one !== other)) expect(settings.plugboard).toContain(pair);
  });

  it('stops counting where nearly everything fits', () =>
    expectUnprocessable(tool, { text: 'QWERTYUIOP', crib: 'AB', checked: false }, /more than 5000 stops/));
});
