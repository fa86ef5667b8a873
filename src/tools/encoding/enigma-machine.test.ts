import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './enigma-machine.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;

describe('enigma-machine', () => {
  it('published: rings B B B', async () => expect(await out('AAAAA', { rings: 'BBB' })).toBe('EWTYX'));
  it('published: the double step from ADU', async () =>
    expect((await run(tool, { text: 'AAA', positions: 'ADU', rotors: ['I', 'II', 'III'] })).positions).toBe('BFX'));
  it('published: Operation Barbarossa, 1941', async () => {
    const text =
      'EDPUDNRGYSZRCXNUYTPOMRMBOFKTBZREZKMLXLVEFGUEYSIOZVEQMIKUBPMMYLKLTTDEISMDICAGYKUACTCDOMOHWXMUUIAUBSTSLRNBZSZWNRFXWFYSSXJZVIJHIDISHPRKLKAYUPADTXQSPINQMATLPIFSVKDASCTACDPBOPVHJK';
    const settings = { rotors: ['II', 'IV', 'V'], rings: 'BUL', positions: 'BLA', plugboard: 'AV BS CG DL FU HZ IN KM OW RX' };
    expect(await out(text, settings)).toBe(
      'AUFKLXABTEILUNGXVONXKURTINOWAXKURTINOWAXNORDWESTLXSEBEZXSEBEZXUAFFLIEGERSTRASZERIQTUNGXDUBROWKIXDUBROWKIXOPOTSCHKAXOPOTSCHKAXUMXEINSAQTDREINULLXUHRANGETRETENXANGRIFFXINFXRGTX',
    );
  });
  it('published: Scharnhorst, 1943', async () => {
    const settings = { rotors: ['III', 'VI', 'VIII'], rings: 'AHM', positions: 'UZV', plugboard: 'AN EZ HK IJ LR MQ OT PV SW UX' };
    expect(await out('YKAENZAPMSCHZBFOCUVMRMDPYCOFHADZIZMEFXTHFLOLPZLFGGBOTGOXGRETDWTJIQHLMXVJWKZUASTR', settings)).toBe(
      'STEUEREJTANAFJORDJANSTANDORTQUAAACCCVIERNEUNNEUNZWOFAHRTZWONULSMXXSCHARNHORSTHCO',
    );
  });
  it('published: U-264 on the M4, 1942', async () => {
    const settings = { rotors: ['Beta', 'II', 'IV', 'I'], reflector: 'B-thin', rings: 'AAAV', positions: 'VJNA', plugboard: 'AT BL DF GJ HM NW OP QY RZ VX' };
    expect(await out('NCZWVUSXPNYMINHZXMQXSFWXWLKJAHSHNMCOCCAKUQPMKCSMHKSEINJUSBLKIOSXCKUBHMLLXCSJUSRRDVKOHULXWCCB', settings)).toBe(
      'VONVONJLOOKSJHFFTTTEINSEINSDREIZWOYYQNNSNEUNINHALTXXBEIANGRIFFUNTERWASSERGEDRUECKTYWABOSXLET',
    );
  });
  it('drops or keeps other characters, and small settings are fine', async () => {
    expect(await out('aé1A')).toBe('BD');
    expect(await out('aé1A', { keepOthers: true, positions: 'aaa' })).toBe('Bé1D');
    expect(await run(tool, { text: '', positions: 'xyz' })).toEqual({ output: '', positions: 'XYZ' });
  });
  it('refuses parts that do not fit as wrong inputs', async () => {
    await expectInvalid(tool, { text: '', rotors: ['I', 'I', 'II'] }, 'rotors[1]');
    await expectInvalid(tool, { text: '', rotors: ['I', 'II', 'IX'] }, 'rotors[2]');
    await expectInvalid(tool, { text: '', rotors: ['I', 'II', 'Beta'] }, 'rotors[2]');
    await expectInvalid(tool, { text: '', rotors: ['I', 'II', 'III', 'IV'], reflector: 'B-thin' }, 'rotors[0]');
    await expectInvalid(tool, { text: '', rotors: ['Beta', 'II', 'III', 'IV'] }, 'reflector');
    await expectInvalid(tool, { text: '', reflector: 'C-thin' }, 'reflector');
    await expectInvalid(tool, { text: '', rings: 'AAAA' }, 'rings');
    await expectInvalid(tool, { text: '', rotors: ['I', 'II', 'toString'] }, 'rotors[2]');
  });
  it('refuses wrong plugs and letters as without answer', async () => {
    for (const plugboard of ['AB BC', 'AA', 'ABC', 'A', 'A1']) await expectUnprocessable(tool, { text: '', plugboard }, /./);
    await expectUnprocessable(tool, { text: '', positions: 'A1A' }, /"1" at position 2/);
  });
  it('undoes itself, and no letter becomes itself', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z]{0,80}$/), fc.stringMatching(/^[A-Z]{3}$/), fc.stringMatching(/^[A-Z]{3}$/), async (text, rings, positions) => {
        const settings = { rotors: ['VIII', 'V', 'VI'], reflector: 'C', rings, positions, plugboard: 'AZ BY' };
        const cipher = await out(text, settings);
        expect(await out(cipher, settings)).toBe(text);
        for (const [i, letter] of [...text].entries()) expect(cipher[i]).not.toBe(letter);
      }),
    ));
});
