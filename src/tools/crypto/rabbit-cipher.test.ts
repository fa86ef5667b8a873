import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './rabbit-cipher.ts';

const HEX = { plainEncoding: 'hex', cipherEncoding: 'hex' };

describe('rabbit-cipher', () => {
  // RFC 4503, appendix A.1 and A.2
  it.each([
    ['00000000000000000000000000000000', undefined, 'b15754f036a5d6ecf56b45261c4af70288e8d815c59c0c397b696c4789c68aa7f416a1c3700cd451da68d1881673d696'],
    ['912813292e3d36fe3bfc62f1dc51c3ac', undefined, '3d2df3c83ef627a1e97fc38487e2519cf576cd61f4405b8896bf53aa8554fc19e5547473fbdb43508ae53b20204d4c5e'],
    [
      '00000000000000000000000000000000',
      '0000000000000000',
      'c6a7275ef85495d87ccd5d376705b7ed5f29a6ac04f5efd47b8f293270dc4a8d2ade822b29de6c1ee52bdb8a47bf8f66',
    ],
    [
      '00000000000000000000000000000000',
      'c373f575c1267e59',
      '1fcd4eb9580012e2e0dccc9222017d6da75f4e10d12125017b2499ffed936f2eebc112c393e738392356bdd012029ba7',
    ],
    [
      '00000000000000000000000000000000',
      'a6eb561ad2f41727',
      '445ad8c805858dbf70b6af23a151104d96c8f27947f42c5baeae67c6acc35b039fcbfc895fa71c17313df034f01551cb',
    ],
  ])('key %s with iv %s', async (key, iv, stream) => {
    expect((await run(tool, { text: '00'.repeat(48), key, ...(iv !== undefined && { iv }), ...HEX })).output).toBe(stream);
  });

  // RFC 4503, section 2.8: of the last block the least significant bytes count.
  it('ends within a block', async () => {
    expect((await run(tool, { text: '00'.repeat(8), key: '00'.repeat(16), ...HEX })).output).toBe('f56b45261c4af702');
  });

  // Crypto++, as gchq/CyberChef has it (tests/operations/tests/Rabbit.mjs, Apache License 2.0)
  it('has the order of bytes that libraries have', async () => {
    const choice = { key: '23c2731e8b5469fd8dabb5bc592a0f3a', iv: '712906405ef03201', byteOrder: 'little' };
    expect((await run(tool, { text: 'Rabbit stream cipher test', ...choice })).output).toBe('1ae2d4edcf9b6063b00fd6fda0b223aded157e77031cf0440b');
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), fc.constantFrom('big', 'little'), async (data, byteOrder) => {
        const choice = { key: '912813292e3d36fe3bfc62f1dc51c3ac', iv: 'a6eb561ad2f41727', byteOrder, ...HEX };
        const text = Buffer.from(data).toString('hex');
        const { output } = await run(tool, { text, ...choice });
        expect((await run(tool, { text: output, mode: 'decrypt', ...choice })).output).toBe(text);
      }),
    ));

  it('says what does not fit', async () => {
    await expectUnprocessable(tool, { text: 'a', key: '00' }, /1 byte.*needs 16/);
    await expectUnprocessable(tool, { text: 'a', key: '00'.repeat(16), iv: '00' }, /1 byte.*needs 8/);
  });
});
