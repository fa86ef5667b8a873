import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './base92-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;
const SIGNS = Array.from({ length: 0x7e - 0x21 }, (_, index) => String.fromCharCode(0x21 + index)).filter((sign) => sign !== '"' && sign !== '`');

/** The other way round: on a text of bits. */
function byBits(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  if (bits === '') return '~';
  return (bits.match(/.{1,13}/g) ?? [])
    .map((part) => {
      const value = Number.parseInt(part.padEnd(part.length < 7 ? 6 : 13, '0'), 2);
      return part.length < 7 ? SIGNS[value] : `${SIGNS[Math.floor(value / 91)]}${SIGNS[value % 91]}`;
    })
    .join('');
}

describe('base92-encoder', () => {
  // The README of github.com/thenoviceoof/base92, and CyberChef's own tests (Apache-2.0)
  it.each([
    ['AB', '8y2'],
    ['Hello!!', ';K_$aOTo&'],
    ['base-92', 'DX2?V<Y(*'],
    ['ietf!', "G'_DW[B"],
    ['', '~'],
  ])('%s', async (text, encoded) => {
    expect(await encode(text)).toBe(encoded);
    expect(await decode(encoded)).toBe(text);
  });

  it('has the digits in the order of ASCII', () => expect(SIGNS.join('')).toHaveLength(91));

  it('ignores white space, and gives nothing for nothing', async () => {
    expect(await decode(' 8y\n2 ')).toBe('AB');
    expect(await decode('')).toBe('');
  });

  it('refuses what is no Base92', async () => {
    await expectUnprocessable(tool, { text: '8y"', mode: 'decode' }, /position 3/);
    await expectUnprocessable(tool, { text: '8~', mode: 'decode' }, /position 2/);
    await expectUnprocessable(tool, { text: '}}', mode: 'decode' }, /beyond 13 bits/);
    await expectUnprocessable(tool, { text: '8', mode: 'decode' }, /stands alone/);
    await expectUnprocessable(tool, { text: '8y}', mode: 'decode' }, /beyond the 6 bits/);
  });

  it('gives back any bytes, encoded as on a text of bits', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (data) => {
        const text = Buffer.from(data).toString('hex');
        const encoded = await encode(text, { inputEncoding: 'hex' });
        expect(encoded).toBe(byBits(data));
        expect(await decode(encoded, { outputEncoding: 'hex' })).toBe(text);
      }),
    ));
});
