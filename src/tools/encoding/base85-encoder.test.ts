import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './base85-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;
const hexIn = { inputEncoding: 'hex' };
const hexOut = { outputEncoding: 'hex' };

describe('base85-encoder', () => {
  it('ascii85 (python base64.a85encode)', async () => {
    expect(await encode('000000000000616263', hexIn)).toBe('z!!$G:@f');
    expect(await decode('z!!$G:@f', hexOut)).toBe('000000000000616263');
    expect(await encode('00050a0f14191e23282d', { ...hexIn, frame: true })).toBe("<~!!N]?'H%r:-nP~>");
    expect(await decode(" <~ !!N]?'H%r\n:-nP ~>\n", hexOut)).toBe('00050a0f14191e23282d');
    expect(await decode("!!N]?'H%r:-nP~>", hexOut)).toBe('00050a0f14191e23282d');
    expect(await decode('s8W-!', hexOut)).toBe('ffffffff');
    expect(await encode('000000', hexIn)).toBe('!!!!');
  });

  it('marks around nothing', async () => {
    expect(await encode('')).toBe('');
    expect(await encode('', { frame: true })).toBe('<~~>');
    expect(await decode('<~~>')).toBe('');
    expect(await decode('<~zz~>', hexOut)).toBe('0000000000000000');
  });

  it('z85 (ZeroMQ RFC 32)', async () => {
    expect(await encode('864fd26fb559f75b', { ...hexIn, variant: 'z85' })).toBe('HelloWorld');
    expect(await decode(' Hello World\n', { ...hexOut, variant: 'z85' })).toBe('864fd26fb559f75b');
    await expectUnprocessable(tool, { text: 'abcde', variant: 'z85' }, /whole groups/);
    await expectUnprocessable(tool, { text: 'HelloWor', mode: 'decode', variant: 'z85' }, /"W" at position 6/);
    await expectUnprocessable(tool, { text: '%nSc1', mode: 'decode', variant: 'z85' }, /position 1.*2\^32/);
  });

  it('rfc1924 (python base64.b85encode)', async () => {
    expect(await encode('00050a0f14191e23282d', { ...hexIn, variant: 'rfc1924' })).toBe('00jyU6d4{PC@l');
    expect(await decode('00jyU 6d4{PC@l', { ...hexOut, variant: 'rfc1924' })).toBe('00050a0f14191e23282d');
    expect(await decode('|NsC0{{', { ...hexOut, variant: 'rfc1924' })).toBe('ffffffffff');
    await expectUnprocessable(tool, { text: '|NsC1', mode: 'decode', variant: 'rfc1924' }, /2\^32/);
    await expectUnprocessable(tool, { text: '<~00~>', mode: 'decode', variant: 'rfc1924' }, /./);
  });

  it.each([
    ['s8W-"', /position 1.*2\^32/],
    ['s8', /2\^32/],
    ['!!!!! !', /"!" at position 7/],
    ['!z', /"z" at position 2/],
    ['y', /"y" at position 1/],
    ['!!~!', /"~" at position 3/],
    ['!!\u2603', /position 3/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.constant(0), fc.nat(255))), fc.constantFrom('ascii85', 'rfc1924'), fc.boolean(), async (data, variant, frame) => {
        const text = Buffer.from(data).toString('hex');
        expect(await decode(await encode(text, { ...hexIn, variant, frame }), { ...hexOut, variant })).toBe(text);
      }),
    ));
});
