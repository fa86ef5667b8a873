import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './xxtea-cipher.ts';

const HEX = { plainEncoding: 'hex', cipherEncoding: 'hex', keyEncoding: 'hex' };
const KEY = '000102030405060708090a0b0c0d0e0f';

holdTo(tool, {
  answers: [
    // gchq/CyberChef, tests/operations/tests/XXTEA.mjs (Apache License 2.0)
    [{ text: 'ნუ პანიკას', key: '1234567890', cipherEncoding: 'hex' }, { output: '3db5a39db1663fc029bb630a38635b8de5bfef62192e52cc4bf83cda8ccbc701' }],
    // Crypt::XXTEA, reference/test-vector.t
    [{ text: '00'.repeat(8), key: '00'.repeat(16), lengthWord: false, ...HEX }, { output: 'ab043705808c5d57' }],
    [{ text: '00'.repeat(8), key: '0102040810204080fffefcf8f0e0c080', lengthWord: false, ...HEX }, { output: 'd1e78be2c746728a' }],
    [{ text: 'ff'.repeat(8), key: '9e3779b99b9773e9b979379e6b695156', lengthWord: false, ...HEX }, { output: '67ed0ea8e8973fc5' }],
    [{ text: 'fffefcf8f0e0c080', key: '0102040810204080fffefcf8f0e0c080', lengthWord: false, ...HEX }, { output: '8c3707c01c7fccc4' }],
    [{ text: '8c3707c01c7fccc4', key: '0102040810204080fffefcf8f0e0c080', lengthWord: false, mode: 'decrypt', ...HEX }, { output: 'fffefcf8f0e0c080' }],
    [{ text: '', key: 'k' }, { output: '' }],
    [{ text: '', key: 'k', mode: 'decrypt' }, { output: '' }],
  ],
  invalid: [[{ text: 'a', key: '0123456789abcdefg' }, 'key']],
  unprocessable: [
    [{ text: 'abcde', key: 'k', lengthWord: false }, /5 bytes/],
    [{ text: 'abcd', key: 'k', lengthWord: false }, /4 bytes/],
    [{ text: '00'.repeat(9), key: 'k', mode: 'decrypt', cipherEncoding: 'hex' }, /9 bytes/],
    [{ text: '00'.repeat(12), key: 'another', mode: 'decrypt', cipherEncoding: 'hex' }, /length behind the text/],
  ],
});

it('gives back any bytes', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 70 }), async (data) => {
      const text = Buffer.from(data).toString('hex');
      const { output } = await run(tool, { text, key: KEY, ...HEX });
      expect((await run(tool, { text: output, key: KEY, mode: 'decrypt', ...HEX })).output).toBe(text);
    }),
  ));
