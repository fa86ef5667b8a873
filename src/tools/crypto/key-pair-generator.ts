import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { secretText } from './lib/fields.ts';
import { factsOf, spkiOf } from './lib/keys.ts';

const CURVES = { 'P-256': 'prime256v1', 'P-384': 'secp384r1', 'P-521': 'secp521r1', secp256k1: 'secp256k1' };

const inputs = z.strictObject({
  algorithm: z.enum(['rsa', 'ec', 'ed25519', 'ed448', 'x25519', 'x448']).default('rsa').describe('Kind of key: ed ones sign, x ones agree on secrets'),
  modulusBits: z.int().min(1024).max(4096).default(2048).describe('Of rsa: length of the modulus in bits, a multiple of 256'),
  curve: z.enum(['P-256', 'P-384', 'P-521', 'secp256k1']).default('P-256').describe('Of ec: the elliptic curve'),
  format: z.enum(['pem', 'der', 'jwk']).default('pem').describe('PEM text, base64 of the DER, or JWK as JSON text'),
  privateKeyType: z.enum(['pkcs8', 'pkcs1', 'sec1']).default('pkcs8').describe('Structure of the private key in pem and der; pkcs1 for rsa, sec1 for ec'),
  passphrase: secretText(1, 1000, 'With pem and pkcs8: encrypts the private key (PBES2, AES-256-CBC)').optional(),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'key-pair-generator',
  name: 'Key Pair Generator',
  category: 'crypto',
  summary: 'New RSA, elliptic curve, Ed25519, Ed448, X25519 and X448 key pairs as PEM, DER or JWK.',
  description: 'RSA has the exponent 65537; 1024 bits are for tests only. Keys come from the cryptographic source alone, and no copy is kept.',
  reference: 'FIPS 186-5, RFC 5208, RFC 5958, RFC 5915, RFC 8017, RFC 5480, RFC 8410, RFC 7517, RFC 8037, RFC 8812',
  keywords: ['public key', 'private key', 'keypair', 'rsa key', 'ecdsa', 'openssl genrsa', 'genpkey', 'secp256k1'],
  cost: 'heavy',
  random: true,
  inputs,
  result: z.strictObject({
    privateKey: z.string().describe('The private key: PEM, base64 of the DER, or JWK as JSON text'),
    publicKey: z.string().describe('The public key: SPKI as PEM or base64 of the DER, or JWK as JSON text'),
    fingerprint: z.string().describe('SHA-256 of the public key as SPKI DER, hex'),
    algorithm: z.string().describe('Kind of key asked for'),
    bits: z.int().describe('Length of the modulus or the field in bits'),
  }),
  examples: [],
  run(inputs) {
    check(inputs);
    const { privateKey, publicKey } = generate(inputs);
    const spki = spkiOf(publicKey);
    return {
      ...write(inputs, privateKey, publicKey),
      fingerprint: createHash('sha256').update(spki).digest('hex'),
      algorithm: inputs.algorithm,
      bits: factsOf(publicKey, 'algorithm').bits,
    };
  },
});

function check({ algorithm, format, privateKeyType, passphrase, modulusBits }: Inputs): void {
  if (privateKeyType === 'pkcs1' && algorithm !== 'rsa') invalid('privateKeyType', 'pkcs1 belongs to rsa only');
  if (privateKeyType === 'sec1' && algorithm !== 'ec') invalid('privateKeyType', 'sec1 belongs to ec only');
  if (passphrase !== undefined && (format !== 'pem' || privateKeyType !== 'pkcs8')) invalid('passphrase', 'belongs to pem with pkcs8 only');
  if (modulusBits % 256 !== 0) invalid('modulusBits', 'must be a multiple of 256');
}

function generate({ algorithm, modulusBits, curve }: Inputs): { privateKey: KeyObject; publicKey: KeyObject } {
  switch (algorithm) {
    case 'rsa':
      return generateKeyPairSync('rsa', { modulusLength: modulusBits, publicExponent: 65_537 });
    case 'ec':
      return generateKeyPairSync('ec', { namedCurve: CURVES[curve] });
    case 'ed25519':
      return generateKeyPairSync('ed25519');
    case 'ed448':
      return generateKeyPairSync('ed448');
    case 'x25519':
      return generateKeyPairSync('x25519');
    default:
      return generateKeyPairSync('x448');
  }
}

function write({ format, privateKeyType, passphrase }: Inputs, privateKey: KeyObject, publicKey: KeyObject): { privateKey: string; publicKey: string } {
  if (format === 'jwk') return { privateKey: JSON.stringify(privateKey.export({ format })), publicKey: JSON.stringify(publicKey.export({ format })) };
  if (format === 'der') {
    return {
      privateKey: privateKey.export({ format, type: privateKeyType }).toString('base64'),
      publicKey: publicKey.export({ format, type: 'spki' }).toString('base64'),
    };
  }
  const encryption = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
  return {
    privateKey: privateKey.export({ format, type: privateKeyType, ...encryption }).toString(),
    publicKey: publicKey.export({ format, type: 'spki' }).toString(),
  };
}
