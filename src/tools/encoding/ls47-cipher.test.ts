import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './ls47-cipher.ts';

const SORTED = "_abcdefghijklmnopqrstuvwxyz.0123456789,-+*/:?!'()";

// Computed by ls47.py of github.com/exaexa/ls47 (public domain), whose example the first is
holdTo(tool, {
  answers: [
    [
      { text: 'conflagrate_the_rose_bush_at_six!', password: 's3cret_p4ssw0rd/31337', padding: 0, signature: 'peace-vector-3' },
      { output: "nst1ipic!y*u.a0bv?*sn9jo1lpw0+la672?xgj/ao:ns2v:h'", key: "-bg*jdv!erahkn':ziq?um(c)2s30,9ply6+1oxw_.58ft/74" },
    ],
    [
      { text: 'a'.repeat(20), key: SORTED, padding: 0 },
      { output: "aakp*z':x?c+ixgggv-0g3u", key: SORTED },
    ],
    [{ text: '', password: 'a', padding: 0, mode: 'decrypt' }, { output: '' }],
  ],
  invalid: [
    [{ text: 'a' }, 'key'],
    [{ text: 'a', password: 'b', key: SORTED }, 'key'],
  ],
  unprocessable: [
    [{ text: 'two words', password: 'a' }, /text has " "/],
    [{ text: 'a', password: 'Helloworld' }, /password has "H"/],
    [{ text: 'a', password: 'a', signature: 'é' }, /signature has "é"/],
    [{ text: 'a', key: SORTED.slice(1) }, /48 letter.*needs 49/],
    [{ text: 'a', key: `a${SORTED.slice(1)}` }, /"a" twice/],
    [{ text: 'a', key: `A${SORTED.slice(1)}` }, /"A".*not one of the 49/],
    [{ text: 'abc', password: 'a', mode: 'decrypt' }, /3 letter.*padding of 10/],
  ],
});

it('puts random letters in front, and takes them off', async () => {
  const encrypt = async () => (await run(tool, { text: 'attack_at_dawn', password: 'x', signature: 'me' })).output;
  const [one, other] = [await encrypt(), await encrypt()];
  expect([one.length, one === other]).toEqual([10 + 14 + 3 + 2, false]);
  for (const text of [one, other]) expect((await run(tool, { text, password: 'x', mode: 'decrypt' })).output).toBe('attack_at_dawn---me');
});
