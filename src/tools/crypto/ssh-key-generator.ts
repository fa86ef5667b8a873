import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { readSshBlob, sshBlobOf, sshFields, sshInteger, sshString } from './lib/ssh.ts';

const CURVES = { 'ecdsa-p256': 'prime256v1', 'ecdsa-p384': 'secp384r1', 'ecdsa-p521': 'secp521r1' };
const MAGIC = Buffer.from('openssh-key-v1\0', 'latin1');
const BLOCK = 8;
const LINE = 70;

export default defineTool({
  slug: 'ssh-key-generator',
  name: 'SSH Key Generator',
  category: 'crypto',
  summary: 'A new SSH key pair, as ssh-keygen writes it.',
  description:
    "The private key is in OpenSSH's own format and not encrypted; ssh-keygen -p sets a passphrase. Keys come from the cryptographic source alone, and no copy is kept.",
  reference: "RFC 4253, RFC 5656, RFC 8709, OpenSSH's PROTOCOL.key",
  keywords: ['ssh-keygen', 'id_ed25519', 'id_rsa', 'authorized_keys', 'openssh', 'git key', 'deploy key'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    algorithm: z.enum(['ed25519', 'ecdsa-p256', 'ecdsa-p384', 'ecdsa-p521', 'rsa']).default('ed25519').describe('Kind of key; ed25519 is the usual one'),
    modulusBits: z.int().min(2048).max(4096).default(3072).describe('Of rsa: length of the modulus in bits, a multiple of 256'),
    comment: z.string().max(200).default('').describe('Comment at the end of the public key, such as me@laptop'),
  }),
  result: z.strictObject({
    publicKey: z.string().describe('One line for authorized_keys'),
    privateKey: z.string().describe('The private key as OpenSSH writes it, not encrypted'),
    fingerprint: z.string().describe('SHA256:..., as ssh-keygen -l shows it'),
    algorithm: z.string().describe("The kind's name in SSH, such as ssh-ed25519"),
    bits: z.int().describe('Length of the key in bits'),
  }),
  examples: [],
  run({ algorithm, modulusBits, comment }) {
    if (modulusBits % 256 !== 0) invalid('modulusBits', 'must be a multiple of 256');
    if (/[\p{Cc}\u2028\u2029]/u.test(comment)) unprocessable('The comment may not hold a line break or a control character.', 'comment');
    const privateKey = generate(algorithm, modulusBits);
    const { algorithm: name, blob } = sshBlobOf(privateKey, 'algorithm');
    return {
      publicKey: `${name} ${blob.toString('base64')}${comment === '' ? '' : ` ${comment}`}`,
      privateKey: opensshPem(privateKey, blob, comment),
      fingerprint: `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`,
      algorithm: name,
      bits: readSshBlob(blob, 'algorithm').bits,
    };
  },
});

function generate(algorithm: 'ed25519' | keyof typeof CURVES | 'rsa', modulusBits: number): KeyObject {
  if (algorithm === 'ed25519') return generateKeyPairSync('ed25519').privateKey;
  if (algorithm === 'rsa') return generateKeyPairSync('rsa', { modulusLength: modulusBits, publicExponent: 65_537 }).privateKey;
  return generateKeyPairSync('ec', { namedCurve: CURVES[algorithm] }).privateKey;
}

/** The private key in OpenSSH's format with kdf none (PROTOCOL.key). */
function opensshPem(key: KeyObject, blob: Buffer, comment: string): string {
  const check = randomBytes(4);
  const secret = Buffer.concat([check, check, ...privateFields(key, blob), sshString(comment)]);
  const padding = Buffer.from(Array.from({ length: (BLOCK - (secret.length % BLOCK)) % BLOCK }, (_, index) => index + 1));
  const count = Buffer.of(0, 0, 0, 1);
  const whole = Buffer.concat([
    MAGIC,
    sshString('none'),
    sshString('none'),
    sshString(''),
    count,
    sshString(blob),
    sshString(Buffer.concat([secret, padding])),
  ]);
  const lines = whole.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines.join('\n')}\n-----END OPENSSH PRIVATE KEY-----\n`;
}

function privateFields(key: KeyObject, blob: Buffer): Buffer[] {
  const { d = '', p = '', q = '', qi = '', n = '', e = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
  if (key.asymmetricKeyType === 'rsa') return [sshString('ssh-rsa'), ...[n, e, d, qi, p, q].map((part) => sshInteger(bytes(part)))];
  const publicFields = sshFields(blob, 'algorithm');
  if (key.asymmetricKeyType === 'ed25519') return [blob, sshString(Buffer.concat([bytes(d), publicFields[1] ?? Buffer.alloc(0)]))];
  return [blob, sshInteger(bytes(d))];
}
