import { constants, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './digital-signature-generator.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/digital-signature-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });

// RFC 8017, 9.1: the salt is typically as long as the hash.
it.each([
  ['sha256', 32],
  ['sha512', 64],
] as const)('PSS with %s has a salt of %i bytes', async (hash, saltLength) => {
  const privateKey = data.vectors.find((vector) => vector.case === 'pss')?.inputs.privateKey ?? '';
  const { signature } = await run(tool, { text: 'a', privateKey, rsaPadding: 'pss', hash, outputEncoding: 'hex' });
  const key = { key: createPublicKey(privateKey), padding: constants.RSA_PKCS1_PSS_PADDING, saltLength };
  expect(verify(hash, Buffer.from('a'), key, Buffer.from(signature, 'hex'))).toBe(true);
});
