import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './all-encodings-generator.ts';

const valuesOf = async (inputs: Record<string, unknown>): Promise<Record<string, string>> =>
  Object.fromEntries((await run(tool, inputs)).results.map(({ name, value, reason }: Record<string, string>) => [name, value ?? reason]));

describe('all-encodings-generator', () => {
  it('gives the vectors of the standards under their names', async () => {
    // RFC 4648 section 10, RFC 9285 section 4.3, Base58 of draft-msporny-base58 section 5, POSIX uuencode.
    expect(await valuesOf({ text: 'foobar' })).toMatchObject({
      base64: 'Zm9vYmFy',
      base32: 'MZXW6YTBOI======',
      base32hex: 'CPNMUOJ1E8======',
      hex: '66 6f 6f 62 61 72',
      morse: '..-. --- --- -... .- .-.',
    });
    expect((await valuesOf({ text: 'ietf!' })).base45).toBe('QED8WEX0');
    expect((await valuesOf({ text: 'Hello World!' })).base58).toBe('2NEpo7TZRRrLZSi2U');
    expect((await valuesOf({ text: '864fd26fb559f75b', inputEncoding: 'hex' })).z85).toBe('HelloWorld');
    expect((await valuesOf({ text: 'bücher' })).punycode).toBe('bcher-kva');
  });

  it('gives what has no form its reason, and the others all the same', async () => {
    const found = await valuesOf({ text: '//79', inputEncoding: 'base64' });
    expect(found).toMatchObject({
      hex: 'ff fe fd',
      base64: '//79',
      base64url: '__79',
      z85: expect.stringContaining('groups of four bytes'),
      morse: expect.stringContaining('not valid UTF-8'),
    });
    expect((await run(tool, { text: '//79', inputEncoding: 'base64' })).count).toBe(18);
    expect((await valuesOf({ text: 'a'.repeat(10_001) })).base58).toBe('The text is too long for it.');
  });

  it('encodes nothing and astral characters', async () => {
    expect(await valuesOf({ text: '' })).toMatchObject({ hex: '', base64: '', base58: '', 'url-all': '' });
    expect(await valuesOf({ text: '😀' })).toMatchObject({ 'html-hex': '&#x1F600;', 'url-component': '%F0%9F%98%80', base64: '8J+YgA==' });
  });

  it('refuses bytes that are not in the encoding named', async () => {
    await expectUnprocessable(tool, { text: 'xyz', inputEncoding: 'hex' });
    await expectInvalid(tool, { text: 'a', inputEncoding: 'base32' }, 'inputEncoding');
  });
});
