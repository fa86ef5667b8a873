import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { utf8Bytes } from '../shared/platform/bytes.ts';
import { createPublicKey, decryptRsa, encryptRsa, type Key, type RsaPadding } from '../shared/platform/keys.ts';
import { cipherDirection, cipherEncoding, cipherInput, cipherOutput, cipherResult, plainEncoding } from './lib/cipher.ts';
import { secretText } from './lib/fields.ts';
import { readKey } from './lib/keys.ts';

const MIN_MODULUS_BITS = 1024;
const MAX_MODULUS_BITS = 8192;
const HASH_BYTES = { md5: 16, sha1: 20, sha256: 32, sha384: 48, sha512: 64 };
const PKCS1_OVERHEAD = 11;

export default defineTool({
  slug: 'rsa-cipher',
  name: 'RSA Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts a short text with an RSA public key, or decrypts it with the private key.',
  description:
    'Moduli of 1024 to 8192 bits. oaep uses its hash in MGF1 too. What a damaged pkcs1 ciphertext gives is left open (implicit rejection), as it must be. For long texts, encrypt a random AES key and the text with that.',
  reference: 'RFC 8017 sections 7.1 and 7.2',
  keywords: ['rsa-oaep', 'public key', 'private key', 'asymmetric', 'encryption', 'decryption', 'pkcs1'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    text: z.string().max(2000).describe('What to encrypt in plainEncoding, or to decrypt in cipherEncoding'),
    mode: cipherDirection,
    key: secretText(1, 20_000, 'The RSA key as PEM or JWK; private to decrypt'),
    passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
    padding: z.enum(['oaep', 'pkcs1']).default('oaep').describe('Padding scheme; pkcs1 is for old data'),
    hash: z.enum(['md5', 'sha1', 'sha256', 'sha384', 'sha512']).default('sha256').describe('Hash function of oaep, and of its MGF1'),
    label: z.string().max(1000).default('').describe('Label of oaep, which both sides must know'),
    plainEncoding,
    cipherEncoding: cipherEncoding('base64'),
  }),
  result: z.strictObject({
    output: cipherOutput,
    modulusBits: z.int().describe('Length of the modulus in bits'),
    maximumBytes: z.int().describe('Longest plaintext in bytes for this key and padding'),
  }),
  appliesWhen: {
    hash: { padding: ['oaep'] },
    label: { padding: ['oaep'] },
  },
  pageInputs: {
    text: 'Meet at noon',
    key: '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAs3p8ixIZCRSQyNmskGU4\niaJOJj1JJbBcGITbTWagX/Buo21FKCDgRS/STKEhzqAdRQyXtwuJ071io9He+p+O\n72aozy9duQnRyJIMTAJPhKAsifq1oTY0ZkZhRBDZ+jLX8esRVuehubTMrIwAIJYC\nD2ktbycYP376sd1cdF5LqdjMWJtsxC0fOMnc2L+uzB6OsWjPEz3E4lRq5u2zsFK0\nQQ4qyL+xrDPTCh0lI1BWiKUZNu7YoOJg3eR3Elk848Ur3TG3Gpeqph/xDLk6tVLn\n7YHZP7IWRCiuc5Pyuw/w0ZFhkUfxXGx3tpOyMbPEnsf9ST7OltnSQZqNZLTRaGrh\n8wIDAQAB\n-----END PUBLIC KEY-----\n',
  },
  examples: [
    {
      inputs: {
        text: 'SsLI3K/Jor2Y+KmmnPeK8A41F6qSGMvvMPg2nsPaIbwf1ro5GDEuEeW3ZkgXNOISJeeDXVzzqci9Y/GwBtwuSyVNI1CNUhn0yWvX9PYMEpCByl83EMDxpn8HYp3TwtDFRSuSKW5of0y39BFH+VkfTHUNOkMLgHc6spMtfwTQhLg=',
        mode: 'decrypt',
        key: '-----BEGIN PRIVATE KEY-----\nMIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBAL1ZAYPXsJCds1KO\n0BEZOhJjFAR1RNS+arVrtu+NO7GzkS8SlBnLZHO9mDGbYg0zQD3CkOwzFvpX3OE8\nl4cbMQfc9L5vV4+tg/r90nyC4eSEzhwV0CgEQw6EtQqoM5mjQPRdMGAD6/gx+ygn\n94uOcgCOQEJtiyKLD8OCUPmJImC7AgMBAAECgYATLCwHGZP7ULyTo3pWAOPscLPa\nL7WkhRNxA1MmtnpQ6AnPZmYwpnOpdI0wmLc49vOOTWE3SYUOHE91TxlYyNwR7yp1\nWvFcRBSroSaojBWzWWxOcIMmxRJ1EvdkFRskOo3Gk0ffGszF7J3rLF4djQzvix3Z\n+V6ECfs1a/FEyQOeoQJBAN8RLpc526hVpRJhKzPr5JePVHdhKyfptbsR1m9hRVmW\nnGiT2MuT5wMHkgJ1mKAM4tsbpFjiePwN6bfYNWfPf8UCQQDZTWX44RcIE6a1MQ8o\nc3m2A/42hYtvNGJMyG3qJ01uxtjq8yiGbfOAlmQ3W5spPtMDBY8kiKp3HkRMJHwi\nO+Z/AkBVrJC7bnJqNfK/m2hvebODbn5fl4duvfmZjuFQSAjNvuX12IsUrYq1hCvV\nG/txxWFADF7T8K/NBz7z6GuionSNAkEAnqg+LcrasBD5BQ4+zQAS+2xK7a/vsFAE\n/Z7RccckaB9TPagwDIa25Uno/eoqjaDLHEewzbHjFHnKz/VLlQs7LQJADnMOokFh\n3LVisSy0QVs1oNyAsqx6hrQzYr3578admDBlW8CDP6Q+b7Dk1lNmURfsV80KrqSg\niSXtU/6WMifLsA==\n-----END PRIVATE KEY-----\n',
      },
      result: { output: 'Meet at noon', modulusBits: 1024, maximumBytes: 62 },
    },
  ],
  run(inputs) {
    const { mode, padding, hash, label } = inputs;
    if (padding === 'pkcs1' && label !== '') invalid('label', 'belongs to oaep only');
    const { key, source } = readKey(inputs.key, inputs.passphrase, 'key');
    if (mode === 'decrypt' && source !== 'privateKey') unprocessable('It is a public key; decryption needs the private key.', 'key');
    const modulusBits = modulusOf(key);
    const modulusBytes = Math.ceil(modulusBits / 8);
    const maximumBytes = Math.max(0, modulusBytes - (padding === 'oaep' ? 2 * HASH_BYTES[hash] + 2 : PKCS1_OVERHEAD));
    const options: RsaPadding = padding === 'oaep' ? { padding, hash, label: utf8Bytes(label) } : { padding };
    const data = cipherInput(inputs);
    if (mode === 'encrypt') {
      if (data.length > maximumBytes || modulusBytes < 2 * HASH_BYTES[hash] + 2) tooLong(data.length, maximumBytes, padding, modulusBytes, HASH_BYTES[hash]);
      const publicKey = source === 'privateKey' ? createPublicKey(key) : key;
      return { output: cipherResult(encryptRsa(publicKey, options, data), inputs), modulusBits, maximumBytes };
    }
    if (data.length !== modulusBytes) unprocessable(`The ciphertext has ${data.length} bytes; it must be as long as the modulus, ${modulusBytes}.`, 'text');
    return { output: cipherResult(decrypt(key, options, data), inputs), modulusBits, maximumBytes };
  },
});

function tooLong(bytes: number, maximum: number, padding: string, modulusBytes: number, hashBytes: number): void {
  if (padding === 'oaep' && modulusBytes < 2 * hashBytes + 2) unprocessable('The modulus is too short for oaep with this hash.', 'hash');
  if (bytes > maximum) unprocessable(`The text has ${bytes} bytes; this key and padding take ${maximum} at most.`, 'text');
}

function modulusOf(key: Key): number {
  if (key.asymmetricKeyType !== 'rsa') return unprocessable('The key is not an RSA key.', 'key');
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return bits >= MIN_MODULUS_BITS && bits <= MAX_MODULUS_BITS
    ? bits
    : unprocessable(`The modulus has ${bits} bits; this tool takes ${MIN_MODULUS_BITS} to ${MAX_MODULUS_BITS}.`, 'key');
}

function decrypt(key: Key, options: RsaPadding, data: Uint8Array): Uint8Array {
  try {
    return decryptRsa(key, options, data);
  } catch {
    return unprocessable('The ciphertext does not fit: another key, hash or label was used, or it is damaged.', 'text');
  }
}
