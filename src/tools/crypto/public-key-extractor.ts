import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { base64Of, bytesOfBase64, hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { exportJwk, type Key } from '../shared/platform/keys.ts';
import { secretText } from './lib/fields.ts';
import { ecParts, factsOf, readKey, spkiOf, spkiPem } from './lib/keys.ts';
import { looksLikeSsh, readSshKey } from './lib/ssh.ts';
import { CSR_LABELS, readRequest } from './lib/x509.ts';

const sources = z.enum(['privateKey', 'publicKey', 'certificate', 'certificateRequest', 'sshPublicKey']);

export default defineTool({
  slug: 'public-key-extractor',
  name: 'Public Key Extractor',
  category: 'crypto',
  summary: 'Extracts the public key of a private key, certificate, CSR, JWK or SSH key, with its type, size and fingerprints.',
  description: 'An EC point may be compressed; the public key written is not. Nothing is kept.',
  reference: 'RFC 5280, RFC 5480, RFC 8410, RFC 7517, RFC 4253',
  keywords: ['spki', 'fingerprint', 'openssl pkey -pubout', 'modulus', 'pin', 'key size', 'hpkp', 'key type'],
  // Opening an encrypted key is slow on purpose.
  heavyWhen: ({ passphrase }) => passphrase !== undefined,
  inputs: z.strictObject({
    key: secretText(1, 50_000, 'A key or certificate as PEM, a JWK, a CSR, or an OpenSSH public key line'),
    passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
  }),
  result: z.strictObject({
    publicKey: z.string().describe('The public key as SPKI PEM'),
    source: sources.describe('What it was read from'),
    algorithm: z.enum(['rsa', 'ec', 'ed25519', 'ed448', 'x25519', 'x448', 'dsa']).describe('Kind of key'),
    bits: z.int().describe('Length of the modulus or the field in bits'),
    curve: z.string().optional().describe('Curve of an EC key: P-256, P-384, P-521, secp256k1 or its OID'),
    modulus: z.string().optional().describe('Modulus of an RSA key as hex without leading zeros'),
    exponent: z.int().optional().describe('Public exponent of an RSA key'),
    x: z.string().optional().describe('x of an EC point as hex padded to the field; of ed and x keys the public bytes'),
    y: z.string().optional().describe('y of an EC point as hex padded to the field'),
    sha256: z.string().describe('SHA-256 of the SPKI DER as hex'),
    pin: z.string().describe('SHA-256 of the public key (SPKI) as base64, as pins have it'),
  }),
  examples: [
    {
      inputs: { key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIL6LNXEFG/2bvhreks3zIRvq0bXAr3R2YbB+MkO1WHg2 user@host ed25519' },
      result: {
        publicKey: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAvos1cQUb/Zu+Gt6SzfMhG+rRtcCvdHZhsH4yQ7VYeDY=\n-----END PUBLIC KEY-----\n',
        source: 'sshPublicKey',
        algorithm: 'ed25519',
        bits: 255,
        x: 'be8b3571051bfd9bbe1ade92cdf3211bead1b5c0af747661b07e3243b5587836',
        sha256: '1403b10a184dc37c6f2d0551eda4af8a1515f850f0e8ab99887c5d6f742fbc37',
        pin: 'FAOxChhNw3xvLQVR7aSvihUV+FDw6KuZiHxdb3QvvDc=',
      },
    },
  ],
  run({ key: text, passphrase }) {
    const { key, source } = read(text, passphrase);
    const spki = spkiOf(key);
    const hash = createHash('sha256').update(spki).digest();
    const facts = factsOf(key, 'key');
    return { publicKey: spkiPem(spki), source, ...facts, ...numbersOf(key, spki, facts.algorithm), sha256: hexOf(hash), pin: base64Of(hash) };
  },
});

function read(text: string, passphrase: string | undefined): { key: Key; source: z.infer<typeof sources> } {
  if (CSR_LABELS.some((label) => text.includes(`-----BEGIN ${label}-----`))) return { key: readRequest(text, 'key').publicKey, source: 'certificateRequest' };
  if (!text.includes('-----BEGIN') && looksLikeSsh(text)) {
    const { key } = readSshKey(text, 'key').key;
    return { key: key ?? unprocessable('A security key has no public key outside SSH.', 'key'), source: 'sshPublicKey' };
  }
  return readKey(text, passphrase, 'key');
}

function numbersOf(key: Key, spki: Uint8Array, algorithm: string): { modulus?: string; exponent?: number; x?: string; y?: string } {
  if (algorithm === 'rsa') {
    const { n = '', e = '' } = key.asymmetricKeyType === 'rsa' ? exportJwk(key) : {};
    const exponent = Number(key.asymmetricKeyDetails?.publicExponent ?? `0x${hexOf(bytesOfBase64(e))}`);
    if (!Number.isSafeInteger(exponent)) unprocessable('The public exponent is above 2^53.', 'key');
    return n === '' ? { exponent } : { modulus: hexOf(bytesOfBase64(n)).replace(/^0+/, ''), exponent };
  }
  if (algorithm === 'dsa') return {};
  const { point } = ecParts(spki, 'key');
  const bytes = new Uint8Array(point);
  if (algorithm !== 'ec') return { x: hexOf(bytes) };
  const half = (bytes.length - 1) / 2;
  return { x: hexOf(bytes.subarray(1, 1 + half)), y: hexOf(bytes.subarray(1 + half)) };
}
