import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { base64Of, bytesOfBase64, latin1Bytes } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { exportJwk, generateKey, type Key, type NewKey } from '../shared/platform/keys.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { readSshBlob, sshBlobOf, sshFields, sshInteger, sshString } from './lib/ssh.ts';

const CURVES = { 'ecdsa-p256': 'P-256', 'ecdsa-p384': 'P-384', 'ecdsa-p521': 'P-521' } as const;
const MAGIC = latin1Bytes('openssh-key-v1\0');
const BLOCK = 8;
const LINE = 70;

export default defineTool({
  slug: 'ssh-key-generator',
  name: 'SSH Key Generator',
  category: 'crypto',
  summary: 'Generates a new SSH key pair, in the format of ssh-keygen.',
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
  appliesWhen: {
    modulusBits: { algorithm: ['rsa'] },
  },
  examples: [],
  async run({ algorithm, modulusBits, comment }) {
    if (modulusBits % 256 !== 0) invalid('modulusBits', 'must be a multiple of 256');
    if (/[\p{Cc}\u2028\u2029]/u.test(comment)) unprocessable('The comment may not contain a line break or a control character.', 'comment');
    const privateKey = await generateKey(wantedKey(algorithm, modulusBits));
    const { algorithm: name, blob } = sshBlobOf(privateKey, 'algorithm');
    return {
      publicKey: `${name} ${base64Of(blob)}${comment === '' ? '' : ` ${comment}`}`,
      privateKey: opensshPem(privateKey, blob, comment),
      fingerprint: `SHA256:${base64Of(createHash('sha256').update(blob).digest()).replace(/=+$/, '')}`,
      algorithm: name,
      bits: readSshBlob(blob, 'algorithm').bits,
    };
  },
});

function wantedKey(algorithm: 'ed25519' | keyof typeof CURVES | 'rsa', modulusBits: number): NewKey {
  if (algorithm === 'ed25519') return { kind: 'ed25519' };
  return algorithm === 'rsa' ? { kind: 'rsa', bits: modulusBits } : { kind: 'ec', curve: CURVES[algorithm] };
}

/** The private key in OpenSSH's format with kdf none (PROTOCOL.key). */
function opensshPem(key: Key, blob: Uint8Array, comment: string): string {
  const check = randomBytes(4);
  const secret = joinBytes([check, check, ...privateFields(key, blob), sshString(comment)]);
  const padding = new Uint8Array(Array.from({ length: (BLOCK - (secret.length % BLOCK)) % BLOCK }, (_, index) => index + 1));
  const count = Uint8Array.of(0, 0, 0, 1);
  const whole = joinBytes([MAGIC, sshString('none'), sshString('none'), sshString(''), count, sshString(blob), sshString(joinBytes([secret, padding]))]);
  const lines = base64Of(whole).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines.join('\n')}\n-----END OPENSSH PRIVATE KEY-----\n`;
}

function privateFields(key: Key, blob: Uint8Array): Uint8Array[] {
  const { d = '', p = '', q = '', qi = '', n = '', e = '' } = exportJwk(key);
  const bytes = (text: string): Uint8Array => bytesOfBase64(text);
  if (key.asymmetricKeyType === 'rsa') return [sshString('ssh-rsa'), ...[n, e, d, qi, p, q].map((part) => sshInteger(bytes(part)))];
  const publicFields = sshFields(blob, 'algorithm');
  if (key.asymmetricKeyType === 'ed25519') return [blob, sshString(joinBytes([bytes(d), publicFields[1] ?? new Uint8Array(0)]))];
  return [blob, sshInteger(bytes(d))];
}
