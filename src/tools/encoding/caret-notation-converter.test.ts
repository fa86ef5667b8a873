import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './caret-notation-converter.ts';

const ALL_BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('hex');
// GNU coreutils 9.1: cat -v of the bytes 00 to ff
const CAT =
  '^@^A^B^C^D^E^F^G^H\t\n^K^L^M^N^O^P^Q^R^S^T^U^V^W^X^Y^Z^[^\\^]^^^_ !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~^?M-^@M-^AM-^BM-^CM-^DM-^EM-^FM-^GM-^HM-^IM-^JM-^KM-^LM-^MM-^NM-^OM-^PM-^QM-^RM-^SM-^TM-^UM-^VM-^WM-^XM-^YM-^ZM-^[M-^\\M-^]M-^^M-^_M- M-!M-"M-#M-$M-%M-&M-\'M-(M-)M-*M-+M-,M--M-.M-/M-0M-1M-2M-3M-4M-5M-6M-7M-8M-9M-:M-;M-<M-=M->M-?M-@M-AM-BM-CM-DM-EM-FM-GM-HM-IM-JM-KM-LM-MM-NM-OM-PM-QM-RM-SM-TM-UM-VM-WM-XM-YM-ZM-[M-\\M-]M-^M-_M-`M-aM-bM-cM-dM-eM-fM-gM-hM-iM-jM-kM-lM-mM-nM-oM-pM-qM-rM-sM-tM-uM-vM-wM-xM-yM-zM-{M-|M-}M-~M-^?';

holdTo(tool, {
  answers: [
    [
      { text: ALL_BYTES, inputEncoding: 'hex' },
      { output: CAT, bytes: 256 },
    ],
    [{ text: ALL_BYTES, inputEncoding: 'hex', all: true }, { output: CAT.replace('\t\n', '^I^J') }],
    [
      { text: 'plain', mode: 'decode' },
      { output: 'plain', bytes: 5 },
    ],
    [
      { text: '', mode: 'decode' },
      { output: '', bytes: 0 },
    ],
    [{ text: '^A^[M-CM-)^', mode: 'decode' }, { output: '\u0001\u001bé^' }],
    [{ text: 'M-^IM-^?M-M-M', mode: 'decode', outputEncoding: 'hex' }, { output: '89ffcd2d4d' }],
    [{ text: 'é ^a', mode: 'decode' }, { output: 'é ^a' }],
  ],
  unprocessable: [[{ text: 'M-a', mode: 'decode' }, /UTF-8/]],
});

it('takes back each byte that stands alone', async () => {
  for (let byte = 0; byte < 256; byte++) {
    const text = byte.toString(16).padStart(2, '0');
    const { output } = await run(tool, { text, inputEncoding: 'hex', all: true });
    expect((await run(tool, { text: output, mode: 'decode', outputEncoding: 'hex' })).output).toBe(text);
  }
});
