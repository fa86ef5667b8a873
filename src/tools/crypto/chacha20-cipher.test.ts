import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './chacha20-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/chacha20-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });

const keystream = (inputs: Record<string, unknown>) => run(tool, { text: '00'.repeat(64), plainEncoding: 'hex', cipherEncoding: 'hex', ...inputs });

describe('fewer rounds, short keys and nonces of 8 bytes', () => {
  // draft-strombergson-chacha-test-vectors-01, TC7.
  it.each([
    [
      '00112233445566778899aabbccddeeff',
      8,
      '29560d280b4528400a8f4b795369fb3a01105599e9f1ed58279cfc9ece2dc5f99f1c2e52c98238f542a5c0a881d850b615d3acd9fbdb026e9368565da50e0d49',
    ],
    [
      '00112233445566778899aabbccddeeff',
      12,
      '5eddc2d9428fceeec50a52a964eae0ffb04b2de006a9b04cff368ffa921116b2e8e264babd2efa0de43ef2e3b6d065e8f7c0a17837b0a40eb0e2c7a3742c8753',
    ],
    [
      '00112233445566778899aabbccddeeff',
      20,
      'd1abf630467eb4f67f1cfb47cd626aae8afedbbe4ff8fc5fe9cfae307e74ed451f1404425ad2b54569d5f18148939971abb8fafc88ce4ac7fe1c3d1f7a1eb7ca',
    ],
    [
      '00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100',
      8,
      'db43ad9d1e842d1272e4530e276b3f568f8859b3f7cf6d9d2c74fa53808cb5157a8ebf46ad3dcc4b6c7dadde131784b0120e0e22f6d5f9ffa7407d4a21b695d9',
    ],
    [
      '00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100',
      12,
      '7ed12a3a63912ae941ba6d4c0d5e862e568b0e5589346935505f064b8c2698dbf7d850667d8e67be639f3b4f6a16f92e65ea80f6c7429445da1fc2c1b9365040',
    ],
    [
      '00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100',
      20,
      '9fadf409c00811d00431d67efbd88fba59218d5d6708b1d685863fabbb0e961eea480fd6fb532bfd494b2151015057423ab60a63fe4f55f7a212e2167ccab931',
    ],
  ])('ChaCha with the key %s in %i rounds', async (key, rounds, output) => {
    expect(await keystream({ algorithm: 'chacha20', key, rounds, iv: '0f1e2d3c4b5a6978' })).toMatchObject({ output });
  });

  // eSTREAM, Salsa20/8, /12 and /20 with keys of 128 bits, sets 1 and 6.
  it.each([
    [
      8,
      '80000000000000000000000000000000',
      '0000000000000000',
      'a9c9f888ab552a2d1bbff9f36bebeb337a8b4b107c75b63bae26cb9a235bba9d784f38befc3adf4cd3e266687ea7b9f09ba650ae81eac6063ae31ff12218ddc5',
    ],
    [
      12,
      '80000000000000000000000000000000',
      '0000000000000000',
      'fc207dbfc76c5e1774961e7a5aad09069b2225ac1ce0fe7a0ce77003e7e5bdf8b31af821000813e6c56b8c1771d6ee7039b2fbd0a68e8ad70a3944b677937897',
    ],
    [
      20,
      '0f62b5085bae0154a7fa4da0f34699ec',
      '288ff65dc42b92f9',
      '71daee5142d0728b41b6597933ebf467e43279e30978677078941602629cbf68b73d6bd2c95f118d2b3e6ec955dabb6dc61c4143bc9a9b32b99dbe6866166dc0',
    ],
  ])('Salsa20 in %i rounds', async (rounds, key, iv, output) => {
    expect(await keystream({ algorithm: 'salsa20', key, rounds, iv })).toMatchObject({ output });
  });

  // NaCl, tests/stream3.
  it('XSalsa20', async () => {
    const key = '1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389';
    const result = await keystream({ algorithm: 'xsalsa20', key, iv: '69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37' });
    expect(result.output).toMatch(/^eea6a7251c1e72916d11c2cb214d3c252539121d8e234e652d651fa4c8cff880/);
  });

  it('begins at a later block', async () => {
    const inputs = { key: '0f62b5085bae0154a7fa4da0f34699ec', iv: '288ff65dc42b92f9' };
    for (const algorithm of ['salsa20', 'chacha20']) {
      const whole = await run(tool, { ...inputs, algorithm, text: '00'.repeat(192), plainEncoding: 'hex', cipherEncoding: 'hex' });
      expect(await keystream({ ...inputs, algorithm, counter: 2 })).toMatchObject({ output: String(whole.output).slice(256) });
    }
  });

  it('refuses what does not belong together', async () => {
    const key = '00'.repeat(32);
    const base = { text: '', key, iv: '00'.repeat(8) };
    await expectInvalid(tool, { ...base, algorithm: 'salsa20', rounds: 10 }, 'rounds');
    await expectInvalid(tool, { ...base, algorithm: 'xsalsa20', rounds: 12 }, 'rounds');
    await expectInvalid(tool, { ...base, algorithm: 'xchacha20', counter: 1 }, 'counter');
    await expectUnprocessable(tool, { ...base, algorithm: 'xsalsa20', key: '00'.repeat(16) }, /it needs 32/);
    await expectUnprocessable(tool, { ...base, algorithm: 'chacha20-poly1305' }, /it needs 12/);
  });
});
