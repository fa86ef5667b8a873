import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './xor-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;

describe('xor-cipher', () => {
  it('published: cryptopals set 1 challenges 2 and 5', async () => {
    expect(await out('1c0111001f010100061a024b53535009181c', { key: '686974207468652062756c6c277320657965', inputEncoding: 'hex', keyEncoding: 'hex' })).toBe(
      '746865206b696420646f6e277420706c6179',
    );
    expect(await out("Burning 'em, if you ain't quick and nimble\nI go crazy when I hear a cymbal", { key: 'ICE' })).toBe(
      '0b3637272a2b2e63622c2e69692a23693a2a3c6324202d623d63343c2a26226324272765272a282b2f20430a652e2c652a3124333a653e2b2027630c692b20283165286326302e27282f',
    );
  });
  it('empty text, a key longer than the text, a zero key', async () => {
    expect(await out('', { key: 'k' })).toBe('');
    expect(await out('a', { key: 'abc' })).toBe('00');
    expect(await out('é', { key: '00', keyEncoding: 'hex', outputEncoding: 'utf8' })).toBe('é');
  });
  it('refuses a key of no bytes, bad bytes, and output that is not UTF-8', async () => {
    await expectUnprocessable(tool, { text: 'a', key: ' ', keyEncoding: 'hex' }, /no bytes/);
    await expectUnprocessable(tool, { text: 'a', key: 'zz', keyEncoding: 'hex' }, /position 1/);
    await expectUnprocessable(tool, { text: '00', key: 'ff', inputEncoding: 'hex', keyEncoding: 'hex', outputEncoding: 'utf8' }, /hex or base64/);
    await expectInvalid(tool, { text: 'a', key: '' }, 'key');
  });
  it('doing it again undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1 }), async (text, key) => {
        expect(await out(await out(text, { key }), { key, inputEncoding: 'hex', outputEncoding: 'utf8' })).toBe(text);
      }),
    ));
});
