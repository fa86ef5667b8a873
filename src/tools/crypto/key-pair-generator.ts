import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { base64Of, hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { createPublicKey, exportDer, exportEncrypted, exportJwk, generateKey, type Key, type NewKey } from '../shared/platform/keys.ts';
import { secretText } from './lib/fields.ts';
import { factsOf, spkiOf } from './lib/keys.ts';
import { writePem } from './lib/pem.ts';

const LABELS = { pkcs8: 'PRIVATE KEY', pkcs1: 'RSA PRIVATE KEY', sec1: 'EC PRIVATE KEY' };

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
  summary: 'Generates RSA, elliptic curve, Ed25519, Ed448, X25519 and X448 key pairs as PEM, DER or JWK.',
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
  appliesWhen: {
    modulusBits: { algorithm: ['rsa'] },
    curve: { algorithm: ['ec'] },
    privateKeyType: { format: ['pem', 'der'] },
    passphrase: { format: ['pem'] },
  },
  examples: [],
  async run(inputs) {
    check(inputs);
    const privateKey = await generateKey(wantedKey(inputs));
    const publicKey = createPublicKey(privateKey);
    const spki = spkiOf(publicKey);
    return {
      ...write(inputs, privateKey, publicKey),
      fingerprint: hexOf(createHash('sha256').update(spki).digest()),
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

function wantedKey({ algorithm, modulusBits, curve }: Inputs): NewKey {
  if (algorithm === 'rsa') return { kind: 'rsa', bits: modulusBits };
  return algorithm === 'ec' ? { kind: 'ec', curve } : { kind: algorithm };
}

function write({ format, privateKeyType, passphrase }: Inputs, privateKey: Key, publicKey: Key): { privateKey: string; publicKey: string } {
  if (format === 'jwk') return { privateKey: JSON.stringify(exportJwk(privateKey)), publicKey: JSON.stringify(exportJwk(publicKey)) };
  if (format === 'der') {
    return {
      privateKey: base64Of(exportDer(privateKey, privateKeyType)),
      publicKey: base64Of(exportDer(publicKey, 'spki')),
    };
  }
  const label = LABELS[privateKeyType];
  return {
    privateKey:
      passphrase === undefined
        ? writePem(label, exportDer(privateKey, privateKeyType))
        : writePem('ENCRYPTED PRIVATE KEY', exportEncrypted(privateKey, passphrase)),
    publicKey: writePem('PUBLIC KEY', exportDer(publicKey, 'spki')),
  };
}
