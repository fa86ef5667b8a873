import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './block-cipher.ts';

const HEX = { plainEncoding: 'hex', cipherEncoding: 'hex' };
const block = async (algorithm: string, key: string, text: string, more: object = {}) =>
  (await run(tool, { algorithm, key, text, cipherMode: 'ecb', padding: 'none', ...HEX, ...more })).output;

describe('block-cipher', () => {
  it.each([
    ['GB/T 32907-2016, appendix A.1', 'sm4', '0123456789abcdeffedcba9876543210', '0123456789abcdeffedcba9876543210', '681edf34d206965e86b3e94f536e4246', {}],
    ['Twofish paper, ecb_ival.txt', 'twofish', '00'.repeat(16), '00'.repeat(16), '9f589f5cf6122c32b6bfec2f2ae8c35a', {}],
    ['Twofish paper, ecb_ival.txt', 'twofish', '0123456789abcdeffedcba98765432100011223344556677', '00'.repeat(16), 'cfd1d2e5a9be9cdf501f13b892bd2248', {}],
    [
      'Twofish paper, ecb_ival.txt',
      'twofish',
      '0123456789abcdeffedcba987654321000112233445566778899aabbccddeeff',
      '00'.repeat(16),
      '37527be0052334b89f0cfccae87cfa20',
      {},
    ],
    ['RC6 paper, appendix', 'rc6', '00'.repeat(16), '00'.repeat(16), '8fc3a53656b1f778c129df4e9848a41e', {}],
    ['RC6 paper, appendix', 'rc6', '0123456789abcdef0112233445566778', '02132435465768798a9bacbdcedfe0f1', '524e192f4715c6231f51f6367ea43f18', {}],
    ['PRESENT paper, appendix I', 'present', '00'.repeat(10), '00'.repeat(8), '5579c1387b228445', {}],
    ['PRESENT paper, appendix I', 'present', 'ff'.repeat(10), '00'.repeat(8), 'e72c46c0f5945049', {}],
    ['PRESENT paper, appendix I', 'present', '00'.repeat(10), 'ff'.repeat(8), 'a112ffc72f68417b', {}],
    ['PRESENT paper, appendix I', 'present', 'ff'.repeat(10), 'ff'.repeat(8), '3333dcd3213210d2', {}],
    ['Linux, crypto/testmgr.h', 'xtea', '00'.repeat(16), '00'.repeat(8), 'dee9d4d8f7131ed9', {}],
    ['Bouncy Castle, XTEATest', 'xtea', '000102030405060708090a0b0c0d0e0f', '4142434445464748', '497df3d072612cb5', {}],
    ['Bouncy Castle, TEATest', 'tea', '00'.repeat(16), '00'.repeat(8), '41ea3a0a94baa940', {}],
  ])('%s: %s', async (_, algorithm, key, plain, cipher, more) => {
    expect(await block(algorithm, key, plain, more)).toBe(cipher);
    expect(await block(algorithm, key, cipher, { mode: 'decrypt', ...more })).toBe(plain);
  });

  it.skipIf(spawnSync('openssl', ['enc', '-ciphers'], { encoding: 'utf8' }).stdout?.includes('-sm4-ctr') !== true)(
    'runs the modes as OpenSSL does',
    async () => {
      const key = '000102030405060708090a0b0c0d0e0f';
      const iv = 'fffffffffffffffffffffffffffffffe';
      const text = 'Some blocks of text, of which the last is not whole.';
      for (const cipherMode of ['cbc', 'ecb', 'cfb', 'ofb', 'ctr']) {
        const vector = cipherMode === 'ecb' ? [] : ['-iv', iv];
        const { stdout } = spawnSync('openssl', ['enc', `-sm4-${cipherMode}`, '-K', key, ...vector, '-base64', '-A'], { input: text, encoding: 'utf8' });
        const choice = { key, cipherMode, ...(cipherMode !== 'ecb' && { iv }) };
        expect([cipherMode, (await run(tool, { text, ...choice })).output]).toEqual([cipherMode, stdout]);
        expect((await run(tool, { text: stdout, mode: 'decrypt', ...choice })).output).toBe(text);
      }
    },
  );

  it('gives back any bytes in every mode', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 70 }),
        fc.constantFrom('sm4', 'twofish', 'rc6', 'present', 'tea', 'xtea'),
        fc.constantFrom('cbc', 'ecb', 'cfb', 'ofb', 'ctr'),
        async (data, algorithm, cipherMode) => {
          const text = Buffer.from(data).toString('hex');
          const key = '00112233445566778899aabbccddeeff';
          const { output, iv } = await run(tool, { text, algorithm, cipherMode, key, ...HEX });
          expect((await run(tool, { text: output, mode: 'decrypt', algorithm, cipherMode, key, ...(iv !== undefined && { iv }), ...HEX })).output).toBe(text);
        },
      ),
    ));

  // draft-krovetz-rc6-rc5-vectors-00, as gchq/CyberChef has them (tests/operations/tests/RC6.mjs, Apache License 2.0)
  it.each([
    [8, 12, '00010203', '00010203', 'aefc4612'],
    [16, 16, '0001020304050607', '0001020304050607', '2ff0b68eaeffad5b'],
    [
      64,
      24,
      '000102030405060708090a0b0c0d0e0f1011121314151617',
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      'c002de050bd55e5d36864ab9853338e6dc4a1326c6bdaaeb1bc9e4fd67886617',
    ],
  ])('RC6 with words of %i bits', async (wordBits, rounds, key, plain, cipher) => {
    expect(await block('rc6', key, plain, { wordBits, rounds })).toBe(cipher);
    expect(await block('rc6', key, cipher, { wordBits, rounds, mode: 'decrypt' })).toBe(plain);
  });

  it('says what does not fit', async () => {
    const key = '00'.repeat(16);
    await expectUnprocessable(tool, { text: 'a', key: '00'.repeat(15) }, /15 byte.*needs 16/);
    await expectUnprocessable(tool, { text: 'a', algorithm: 'twofish', key: '00'.repeat(17) }, /17 byte.*needs 16, 24 or 32/);
    await expectInvalid(tool, { text: 'a', algorithm: 'rc6', key: '00'.repeat(256) }, 'key');
    await expectUnprocessable(tool, { text: 'a', key, iv: '00' }, /1 byte.*needs 16/);
    await expectInvalid(tool, { text: 'a', key, cipherMode: 'ecb', iv: '00'.repeat(16) }, 'iv');
    await expectInvalid(tool, { text: 'a', key, rounds: 3 }, 'rounds');
    await expectInvalid(tool, { text: 'a', key, wordBits: 64 }, 'wordBits');
    await expectInvalid(tool, { text: 'a', algorithm: 'rc6', key, wordBits: 12 }, 'wordBits');
    await expectInvalid(tool, { text: '00', mode: 'decrypt', key, cipherEncoding: 'hex' }, 'iv');
    await expectUnprocessable(tool, { text: 'a', key, padding: 'none' }, /whole blocks of 16/);
    await expectUnprocessable(tool, { text: '00'.repeat(16), mode: 'decrypt', key, cipherMode: 'ecb', ...HEX }, /padding does not fit/);
  });
});
