import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { createPublicKey, exportDer, exportJwk, type Jwk, type Key } from '../shared/platform/keys.ts';
import { secretText } from './lib/fields.ts';
import { factsOf, readKey, spkiOf, spkiPem } from './lib/keys.ts';
import { writePem } from './lib/pem.ts';
import { looksLikeSsh, readSshKey, sshBlobOf } from './lib/ssh.ts';

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  RSA: ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'],
  EC: ['crv', 'x', 'y', 'd'],
  OKP: ['crv', 'x', 'd'],
};

const inputs = z.strictObject({
  key: secretText(1, 50_000, 'A key as PEM or JWK, a certificate, or an OpenSSH public key line'),
  target: z
    .enum(['jwk', 'pkcs8', 'pkcs1', 'sec1', 'spki', 'ssh'])
    .default('jwk')
    .describe('Form to write; spki and ssh give the public key, jwk and pkcs1 keep private keys private'),
  publicOnly: z.boolean().default(false).describe('With jwk and pkcs1: write the public part of a private key'),
  passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
  keyId: z.string().min(1).max(200).optional().describe('With jwk: its kid, the name of the key'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'jwk-pem-converter',
  name: 'JWK, PEM and PKCS Key Converter',
  category: 'crypto',
  summary: 'Converts keys between JWK, PKCS #8, PKCS #1, SEC1, SPKI and OpenSSH form.',
  description:
    'Members of a JWK are written in the order kty, kid, crv, x, y, d or n, e, d, p, q, dp, dq, qi; other members of a given JWK are dropped. PEM has lines of 64 and ends with LF. A certificate is read as its public key. Nothing is kept.',
  reference: 'RFC 7517, RFC 7518, RFC 8037, RFC 8812, RFC 5208, RFC 8017, RFC 5915, RFC 4253',
  keywords: ['jwk to pem', 'pem to jwk', 'rsa key', 'ec key', 'openssl', 'key format', 'ssh key', 'convert private key', 'json web key'],
  // Opening an encrypted key is slow on purpose.
  heavyWhen: ({ passphrase }) => passphrase !== undefined,
  inputs,
  result: z.strictObject({
    output: z.string().describe('PEM, JWK as JSON text, or the ssh line without comment and line break'),
    jwk: z.record(z.string(), z.string()).optional().describe('The JWK as an object; only with target jwk'),
    private: z.boolean().describe('Whether the output is a private key'),
    algorithm: z.string().describe('Kind of key: rsa, ec, ed25519, ed448, x25519 or x448'),
  }),
  appliesWhen: { publicOnly: { target: ['jwk', 'pkcs1'] }, keyId: { target: ['jwk'] } },
  examples: [
    {
      inputs: {
        key: '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
        target: 'pkcs8',
      },
      result: {
        output: '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n-----END PRIVATE KEY-----\n',
        private: true,
        algorithm: 'ed25519',
      },
    },
  ],
  run(inputs) {
    const { target, publicOnly, keyId } = inputs;
    if (keyId !== undefined && target !== 'jwk') invalid('keyId', 'belongs to target jwk only');
    if (publicOnly && (target === 'pkcs8' || target === 'sec1')) invalid('publicOnly', `does not apply to ${target}, which is a private key; leave it out`);
    const { key, isPrivate } = read(inputs);
    const { algorithm } = factsOf(key, 'key');
    if (algorithm === 'dsa') unprocessable('DSA keys are not converted here.', 'key');
    const used = isPrivate && (publicOnly || target === 'spki' || target === 'ssh') ? createPublicKey(key) : key;
    const written = target === 'jwk' ? jwkOf(used, keyId) : { output: pemOrLine(used, target, algorithm) };
    return { ...written, private: used.type === 'private', algorithm };
  },
});

function read({ key: text, passphrase }: Inputs): { key: Key; isPrivate: boolean } {
  if (!text.includes('-----BEGIN') && !text.trimStart().startsWith('{') && looksLikeSsh(text)) {
    const { key } = readSshKey(text, 'key').key;
    return { key: key ?? unprocessable('A security key has no form outside SSH.', 'key'), isPrivate: false };
  }
  const { key, source } = readKey(text, passphrase, 'key');
  return { key, isPrivate: source === 'privateKey' };
}

function jwkOf(key: Key, keyId: string | undefined): { output: string; jwk: Record<string, string> } {
  let exported: Jwk;
  try {
    exported = exportJwk(key);
  } catch {
    return unprocessable('JWK has no name for the kind or curve of this key.', 'key');
  }
  const kty = exported.kty ?? '';
  const jwk: Record<string, string> = { kty, ...(keyId !== undefined && { kid: keyId }) };
  for (const name of MEMBERS[kty] ?? []) {
    const member = exported[name];
    if (member !== undefined) jwk[name] = member;
  }
  return { output: JSON.stringify(jwk), jwk };
}

function pemOrLine(key: Key, target: Exclude<Inputs['target'], 'jwk'>, algorithm: string): string {
  if (target === 'ssh') {
    const { algorithm: name, blob } = sshBlobOf(key, 'key');
    return `${name} ${base64Of(blob)}`;
  }
  if (target === 'spki') return spkiPem(spkiOf(key));
  if (target === 'pkcs1') {
    if (key.asymmetricKeyType !== 'rsa') return unprocessable(`pkcs1 is for RSA keys; this is ${algorithm}.`, 'key');
    return writePem(key.type === 'private' ? 'RSA PRIVATE KEY' : 'RSA PUBLIC KEY', exportDer(key, 'pkcs1'));
  }
  if (key.type !== 'private') return unprocessable(`It is a public key; ${target} needs a private one.`, 'key');
  if (target === 'sec1' && algorithm !== 'ec') return unprocessable(`sec1 is for EC keys; this is ${algorithm}.`, 'key');
  return writePem(target === 'sec1' ? 'EC PRIVATE KEY' : 'PRIVATE KEY', exportDer(key, target));
}
