import { z } from 'zod';
import { defineTool } from '../define.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { cipherDirection, cipherEncoding, cipherInput, cipherOutput, cipherResult, cipherText, plainEncoding } from './lib/cipher.ts';
import { secretText } from './lib/fields.ts';
import { readSm2PrivateKey, readSm2PublicKey, sm2Decrypt, sm2Encrypt } from './lib/sm2.ts';

const RANDOM_BYTES = 32;

export default defineTool({
  slug: 'sm2-cipher',
  name: 'SM2 Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts with an SM2 public key and decrypts with the private key, the Chinese standard for elliptic curves.',
  description:
    'On the recommended curve sm2p256v1 with SM3. The parts of the ciphertext are C1 (a point), C3 (a digest) and C2 (the encrypted text): the standard has C1 C3 C2, older programs C1 C2 C3, OpenSSL ASN.1. Another ciphertext comes out each time.',
  reference: 'GB/T 32918.4-2016, GB/T 32918.5-2017, GM/T 0009-2012; the curve computed by @noble/curves, SM3 by hash-wasm',
  keywords: ['guomi', 'shangmi', 'chinese', 'elliptic curve', 'public key encryption', 'c1c3c2', 'gm/t', 'sm3'],
  random: true,
  cost: 'heavy',
  inputs: z.strictObject({
    text: cipherText,
    mode: cipherDirection,
    key: secretText(
      1,
      10_000,
      'To encrypt the public key: both coordinates as hex, 04 in front or not, or PEM; to decrypt the private key: 32 bytes as hex, or PEM',
    ),
    order: z.enum(['c1c3c2', 'c1c2c3', 'asn1']).default('c1c3c2').describe('Order of the parts of the ciphertext, or asn1 as OpenSSL writes it'),
    prefix: z.boolean().default(true).describe('Whether 04 stands in front of the point, as in the standard; not in asn1'),
    plainEncoding,
    cipherEncoding: cipherEncoding('hex'),
  }),
  result: z.strictObject({ output: cipherOutput }),
  appliesWhen: { prefix: { order: ['c1c3c2', 'c1c2c3'] } },
  examples: [
    {
      inputs: {
        mode: 'decrypt',
        key: 'e74a72505084c3269aa9b696d603e3e08c74c6740212c11a31e26cdfe08bdf6a',
        text: '9a31bc0adb4677cdc4141479e3949572a55c3e6fb52094721f741c2bd2e179aaa87be6263bc1be602e473be3d5de5dce97f8248948b3a7e15f9f67f64aef21575e0c05e6171870a10ff9ab778dbef24267ad90e1a9d47d68f757d57c4816612e9829f804025dea05a511cda39371c22a2828f976f72e',
        prefix: false,
      },
      result: { output: 'I am a small plaintext' },
    },
  ],
  pageInputs: {
    text: 'I am a small plaintext',
    key: '04f7d903cab7925066c31150a92b31e548e63f954f92d01eaa0271fb2a336baef8fb0c45e410ef7a6cdae724e6a78dbff52562e97ede009e762b667d9b14adea6c',
  },
  async run(inputs) {
    const { mode, key, order, prefix } = inputs;
    const data = cipherInput(inputs);
    const output =
      mode === 'encrypt'
        ? await sm2Encrypt(readSm2PublicKey(key), data, order, prefix, () => randomBytes(RANDOM_BYTES))
        : await sm2Decrypt(readSm2PrivateKey(key), data, order, prefix);
    return { output: cipherResult(output, inputs) };
  },
});
