import { createPrivateKey, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './key-pair-generator.ts';
import extractor from './public-key-extractor.ts';

holdTo(tool, {
  answers: [
    [
      { algorithm: 'ec', curve: 'P-384' },
      { algorithm: 'ec', bits: 384 },
    ],
    [
      { algorithm: 'ed25519', format: 'jwk' },
      { algorithm: 'ed25519', bits: 255 },
    ],
    [{ modulusBits: 1024 }, { algorithm: 'rsa', bits: 1024 }],
    [{ algorithm: 'x448', format: 'der' }, { bits: 448 }],
  ],
  invalid: [
    [{ privateKeyType: 'sec1' }, 'privateKeyType'],
    [{ algorithm: 'ec', privateKeyType: 'pkcs1' }, 'privateKeyType'],
    [{ algorithm: 'ed25519', privateKeyType: 'sec1' }, 'privateKeyType'],
    [{ format: 'jwk', passphrase: 'a' }, 'passphrase'],
    [{ privateKeyType: 'pkcs1', passphrase: 'a' }, 'passphrase'],
    [{ modulusBits: 1100 }, 'modulusBits'],
    [{ modulusBits: 4352 }, 'modulusBits'],
    [{ seed: 'a' }, 'seed'],
  ],
});

describe('key-pair-generator', () => {
  it.each([
    [{ algorithm: 'rsa', modulusBits: 1024 }],
    [{ algorithm: 'rsa', modulusBits: 1024, privateKeyType: 'pkcs1' }],
    [{ algorithm: 'ec', curve: 'P-256', privateKeyType: 'sec1' }],
    [{ algorithm: 'ec', curve: 'P-521' }],
    [{ algorithm: 'ec', curve: 'secp256k1' }],
    [{ algorithm: 'ed25519' }],
    [{ algorithm: 'ed448' }],
    [{ algorithm: 'x25519' }],
    [{ algorithm: 'x448', passphrase: 'secret' }],
  ])('makes pairs that belong together: %j', async (inputs) => {
    const pair = await run(tool, inputs);
    const secret = 'passphrase' in inputs ? { passphrase: inputs.passphrase } : {};
    expect(pair.privateKey.includes('ENCRYPTED')).toBe('passphrase' in inputs);
    const read = await run(extractor, { key: pair.privateKey, ...secret });
    expect(read).toMatchObject({ publicKey: pair.publicKey, sha256: pair.fingerprint, bits: pair.bits, source: 'privateKey' });
  });

  it.each(['rsa', 'ec', 'ed25519', 'ed448', 'x25519', 'x448'])('writes %s as DER and JWK', async (algorithm) => {
    const der = await run(tool, { algorithm, modulusBits: 1024, format: 'der' });
    const key = createPrivateKey({ key: Buffer.from(der.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
    expect(createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')).toBe(der.publicKey);
    const jwk = await run(tool, { algorithm, modulusBits: 1024, format: 'jwk' });
    expect(JSON.parse(jwk.publicKey)).not.toHaveProperty('d');
    expect(JSON.parse(jwk.privateKey)).toMatchObject({ ...JSON.parse(jwk.publicKey), d: expect.any(String) });
  });
});
