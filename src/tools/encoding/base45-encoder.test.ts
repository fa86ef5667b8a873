import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './base45-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;

describe('base45-encoder', () => {
  it.each([
    ['', ''],
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ])('RFC 9285 section 4: %j is %j', async (plain, encoded) => {
    expect(await encode(plain)).toBe(encoded);
    expect(await decode(encoded)).toBe(plain);
  });

  it('the highest pair and byte (RFC 9285 section 4.4: FGW is 65535)', async () => {
    expect(await encode('ffff', { inputEncoding: 'hex' })).toBe('FGW');
    expect(await decode('FGWU5', { outputEncoding: 'hex' })).toBe('ffffff');
  });

  it.each([
    ['GGW', /position 1.*65536/],
    ['000:::', /position 4/],
    ['V5', /position 1.*256/],
    ['0', /single digit/],
    ['0000', /position 4/],
    ['bb8', /"b" at position 1/],
    ['BB8\n', /position 4/],
    ['BB😀', /"😀" at position 3/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('the space is a digit', async () => expect(await decode('  0', { outputEncoding: 'hex' })).toBe('0678'));

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (data) => {
        const text = Buffer.from(data).toString('hex');
        expect(await decode(await encode(text, { inputEncoding: 'hex' }), { outputEncoding: 'hex' })).toBe(text);
      }),
    ));
});
