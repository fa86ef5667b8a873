import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './encoding-detector.ts';

const detect = (text: string, more: object = {}) => run(tool, { text, ...more });

describe('encoding-detector', () => {
  it.each([
    ['01001000 01101001', 'binary', 'Hi'],
    ['48656c6c6f', 'hex', 'Hello'],
    ['48 65 6C 6C 6F', 'hex', 'Hello'],
    ['JBSWY3DPEBLW64TMMQQQ====', 'base32', 'Hello World!'],
    ['2NEpo7TZRRrLZSi2U', 'base58', 'Hello World!'],
    ['SGVsbG8g8J+Yig==', 'base64', 'Hello 😊'],
    ['SGVsbG8s\nIFdvcmxkIQ==\n', 'base64', 'Hello, World!'],
    ['SGVsbG8g8J-Yig', 'base64url', 'Hello 😊'],
    ['<~87cURDZ~>', 'base85', 'Hello'],
    ['a%20b', 'percent', 'a b'],
    ['&lt;b&gt;', 'html-entities', '<b>'],
    ['caf\\u00e9', 'unicode-escapes', 'café'],
    ['caf=C3=A9', 'quoted-printable', 'café'],
    ['... --- ...  / .-', 'morse', 'SOS A'],
    ['begin 644 a\n#0V%T\n`\nend\n', 'uuencode', 'Cat'],
    ['H4sIAAAAAAACA8tIzcnJV0ivyiwAABlq0t8KAAAA', 'gzip-base64', 'hello gzip'],
    [
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
      'jwt',
      '{"alg":"HS256","typ":"JWT"}\n{"sub":"1234567890"}',
    ],
  ])('%j is %s', async (text, encoding, decoded) => {
    const result = await detect(text, { maxDepth: 1 });
    expect(result).toMatchObject({ layers: [encoding], decoded });
    expect(result.candidates[0]).toEqual({ encoding, output: decoded, outputEncoding: 'utf8' });
  });
  it('peels layers up to the depth', async () => {
    const inner = Buffer.from(Buffer.from('a%20b, peeled').toString('base64')).toString('hex');
    expect(await detect(inner)).toMatchObject({ layers: ['hex', 'base64', 'percent'], decoded: 'a b, peeled' });
    expect(await detect(inner, { maxDepth: 2 })).toMatchObject({ layers: ['hex', 'base64'], decoded: 'a%20b, peeled' });
  });
  it('prefers readable outputs, then narrower alphabets; does not peel bytes', async () => {
    const result = await detect('deadbeefdeadbeef');
    expect(result.candidates[0]).toEqual({ encoding: 'hex', output: 'deadbeefdeadbeef', outputEncoding: 'hex' });
    expect(result).toMatchObject({ layers: [], decoded: 'deadbeefdeadbeef' });
  });
  it('finds nothing in plain text', async () => {
    for (const text of ['Hello world, plain words', 'word', ' ', '100% sure', 'AT&T', 'a=b', '...', 'cafébabe', '1', 'toString'])
      expect(await detect(text)).toMatchObject({ layers: [], decoded: text });
    expect((await detect('Hello world, plain words')).candidates).toEqual([]);
  });
  it('refuses an empty text', () => expectInvalid(tool, { text: '' }, 'text'));
});
