import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './block-cipher.ts';
// Written by test/oracles/crypto_rc2.py and test/oracles/CryptoGost.java.
import rc2 from './testdata/block-cipher.json' with { type: 'json' };
import gost from './testdata/gost.json' with { type: 'json' };

holdTo(tool, { vectors: [...rc2.vectors, ...gost.vectors] });

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
        fc.constantFrom('sm4', 'twofish', 'rc6', 'present', 'tea', 'xtea', 'rc2', 'gost28147', 'magma', 'kuznyechik'),
        fc.constantFrom('cbc', 'ecb', 'cfb', 'ofb', 'ctr'),
        async (data, algorithm, cipherMode) => {
          const text = Buffer.from(data).toString('hex');
          const key = '00112233445566778899aabbccddeeff'.repeat(/gost|magma|kuz/.test(algorithm) ? 2 : 1);
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

  // RFC 2268, section 5
  it.each([
    ['0000000000000000', 63, '0000000000000000', 'ebb773f993278eff'],
    ['ffffffffffffffff', 64, 'ffffffffffffffff', '278b27e42e2f0d49'],
    ['3000000000000000', 64, '1000000000000001', '30649edf9be7d2c2'],
    ['88', 64, '0000000000000000', '61a8a244adacccf0'],
    ['88bca90e90875a', 64, '0000000000000000', '6ccf4308974c267f'],
    ['88bca90e90875a7f0f79c384627bafb2', 64, '0000000000000000', '1a807d272bbe5db1'],
    ['88bca90e90875a7f0f79c384627bafb2', 128, '0000000000000000', '2269552ab0f85ca6'],
    ['88bca90e90875a7f0f79c384627bafb216f80a6f85920584c42fceb0be255daf1e', 129, '0000000000000000', '5b78d3a43dfff1f1'],
  ])('RC2 with the key %s and %i effective bits', async (key, effectiveBits, plain, cipher) => {
    expect(await block('rc2', key, plain, { effectiveBits })).toBe(cipher);
    expect(await block('rc2', key, cipher, { effectiveBits, mode: 'decrypt' })).toBe(plain);
  });

  const MAGMA = {
    algorithm: 'magma',
    key: 'ffeeddccbbaa99887766554433221100f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
    text: '92def06b3c130a59db54c704f8189d204a98fb2e67a8024c8912409b17b57e41',
  };
  const KUZNYECHIK = {
    algorithm: 'kuznyechik',
    key: '8899aabbccddeeff0011223344556677fedcba98765432100123456789abcdef',
    text: '1122334455667700ffeeddccbbaa998800112233445566778899aabbcceeff0a112233445566778899aabbcceeff0a002233445566778899aabbcceeff0a0011',
  };
  // GOST R 34.13-2015, appendix A
  it.each([
    [MAGMA, 'ecb', undefined, '2b073f0494f372a0de70e715d3556e4811d8d9e9eacfbc1e7c68260996c67efb'],
    [MAGMA, 'ctr', '12345678', '4e98110c97b7b93c3e250d93d6e85d69136d868807b2dbef568eb680ab52a12d'],
    [MAGMA, 'ofb', '1234567890abcdef234567890abcdef1', 'db37e0e266903c830d46644c1f9a089ca0f83062430e327ec824efb8bd4fdb05'],
    [MAGMA, 'cbc', '1234567890abcdef234567890abcdef134567890abcdef12', '96d1b05eea683919aff76129abb937b95058b4a1c4bc001920b78b1a7cd7e667'],
    [MAGMA, 'cfb', '1234567890abcdef234567890abcdef1', 'db37e0e266903c830d46644c1f9a089c24bdd2035315d38bbcc0321421075505'],
    [
      KUZNYECHIK,
      'ctr',
      '1234567890abcef0',
      'f195d8bec10ed1dbd57b5fa240bda1b885eee733f6a13e5df33ce4b33c45dee4a5eae88be6356ed3d5e877f13564a3a5cb91fab1f20cbab6d1c6d15820bdba73',
    ],
    [
      KUZNYECHIK,
      'ofb',
      '1234567890abcef0a1b2c3d4e5f0011223344556677889901213141516171819',
      '81800a59b1842b24ff1f795e897abd95ed5b47a7048cfab48fb521369d9326bf66a257ac3ca0b8b1c80fe7fc10288a13203ebbc066138660a0292243f6903150',
    ],
    [
      KUZNYECHIK,
      'cbc',
      '1234567890abcef0a1b2c3d4e5f0011223344556677889901213141516171819',
      '689972d4a085fa4d90e52e3d6d7dcc272826e661b478eca6af1e8e448d5ea5acfe7babf1e91999e85640e8b0f49d90d0167688065a895c631a2d9a1560b63970',
    ],
    [
      KUZNYECHIK,
      'cfb',
      '1234567890abcef0a1b2c3d4e5f0011223344556677889901213141516171819',
      '81800a59b1842b24ff1f795e897abd95ed5b47a7048cfab48fb521369d9326bf79f2a8eb5cc68d38842d264e97a238b54ffebecd4e922de6c75bd9dd44fbf4d1',
    ],
  ])('%j in %s', async ({ text, ...key }, cipherMode, iv, cipher) => {
    const choice = { ...key, cipherMode, padding: 'none', ...(iv !== undefined && { iv }), ...HEX };
    expect((await run(tool, { ...choice, text })).output).toBe(cipher);
    expect((await run(tool, { ...choice, text: cipher, mode: 'decrypt' })).output).toBe(text);
  });

  it("gives back what was encrypted with CryptoPro's key meshing", async () => {
    const text = 'ab'.repeat(5000);
    for (const [algorithm, cipherMode] of [
      ['gost28147', 'cbc'],
      ['gost28147', 'ctr'],
      ['magma', 'ofb'],
      ['kuznyechik', 'cfb'],
    ]) {
      const choice = { algorithm, cipherMode, key: KUZNYECHIK.key, ...HEX };
      const { output, iv } = await run(tool, { ...choice, text, keyMeshing: true });
      expect((await run(tool, { ...choice, text: output, iv, mode: 'decrypt', keyMeshing: true })).output).toBe(text);
      expect((await run(tool, { ...choice, text, iv })).output.slice(0, 2048)).toBe(output.slice(0, 2048));
    }
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
    await expectInvalid(tool, { text: 'a', key, effectiveBits: 40 }, 'effectiveBits');
    await expectInvalid(tool, { text: 'a', algorithm: 'rc2', key: '00'.repeat(129) }, 'key');
    await expectInvalid(tool, { text: 'a', algorithm: 'rc2', key, effectiveBits: 1025 }, 'effectiveBits');
    await expectInvalid(tool, { text: 'a', algorithm: 'magma', key: key.repeat(2), box: 'e-b' }, 'box');
    await expectInvalid(tool, { text: 'a', key, keyMeshing: true }, 'keyMeshing');
    await expectInvalid(tool, { text: 'a', algorithm: 'magma', cipherMode: 'ctr', key: key.repeat(2), keyMeshing: true }, 'keyMeshing');
    await expectInvalid(tool, { text: 'a', algorithm: 'gost28147', cipherMode: 'ecb', key: key.repeat(2), keyMeshing: true }, 'keyMeshing');
    await expectUnprocessable(tool, { text: 'a', algorithm: 'kuznyechik', key }, /16 byte.*needs 32/);
    await expectUnprocessable(tool, { text: 'a', algorithm: 'gost28147', cipherMode: 'ctr', key: key.repeat(2), iv: '00'.repeat(4) }, /4 byte.*needs 8/);
    await expectUnprocessable(tool, { text: 'a', algorithm: 'magma', cipherMode: 'cfb', key: key.repeat(2), iv: '00'.repeat(12) }, /12 byte/);
    await expectUnprocessable(tool, { text: 'a', key, padding: 'none' }, /whole blocks of 16/);
    await expectUnprocessable(tool, { text: '00'.repeat(16), mode: 'decrypt', key, cipherMode: 'ecb', ...HEX }, /padding does not fit/);
  });
});
