import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { base64Of, hexOf } from '../shared/platform/bytes.ts';
import { createHash, type HashName } from '../shared/platform/hashes.ts';
import { spkiOf, spkiPem } from './lib/keys.ts';
import { readSshKey } from './lib/ssh.ts';

// RFC 4255, RFC 6594, RFC 7479, RFC 8709
const SSHFP_ALGORITHMS: Readonly<Record<string, number>> = {
  'ssh-rsa': 1,
  'ssh-dss': 2,
  'ecdsa-sha2-nistp256': 3,
  'ecdsa-sha2-nistp384': 3,
  'ecdsa-sha2-nistp521': 3,
  'ssh-ed25519': 4,
  'ssh-ed448': 6,
};

export default defineTool({
  slug: 'ssh-public-key-parser',
  name: 'SSH Key Fingerprint and Parser',
  category: 'crypto',
  summary: 'Reads an SSH public key: type, size, comment, fingerprints and SSHFP records.',
  description:
    'Takes a line of id_*.pub, authorized_keys or known_hosts, the bare base64, or an RFC 4716 block; the first line that is not empty or a # comment counts. Security keys (sk-...) have no SPKI and no SSHFP record. DSA, and RSA below 2048 bits, are read.',
  reference: 'RFC 4253, RFC 5656, RFC 8709, RFC 4716, RFC 4255, RFC 6594, RFC 7479',
  keywords: ['ssh-keygen -l', 'id_rsa.pub', 'authorized_keys', 'known_hosts', 'sshfp', 'md5 fingerprint'],
  inputs: z.strictObject({
    key: z.string().min(1).max(20_000).describe('The public key: a line, the bare base64, or an RFC 4716 block'),
    host: z.string().min(1).max(253).optional().describe('Name of the host in the SSHFP records; a dot if omitted'),
  }),
  result: z.strictObject({
    algorithm: z.string().describe("The kind's name, such as ssh-ed25519 or ssh-rsa"),
    bits: z.int().describe('Length of the key in bits'),
    comment: z.string().describe('The comment after the key; may be empty'),
    options: z.string().describe('What comes in front: options of authorized_keys, or hosts of known_hosts'),
    sha256Fingerprint: z.string().describe('SHA256:... without padding, as ssh-keygen -l shows it'),
    md5Fingerprint: z.string().describe('MD5:aa:bb:..., as old servers show it'),
    publicKey: z.string().optional().describe('The key as SPKI PEM; absent for security keys'),
    sshfp: z.array(z.string()).describe('Lines of a zone file, SHA-1 and SHA-256'),
  }),
  headline: 'sha256Fingerprint',
  examples: [
    {
      inputs: { key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIL6LNXEFG/2bvhreks3zIRvq0bXAr3R2YbB+MkO1WHg2 user@host ed25519' },
      result: {
        algorithm: 'ssh-ed25519',
        bits: 256,
        comment: 'user@host ed25519',
        options: '',
        sha256Fingerprint: 'SHA256:I6w242IiMKhFhyAErY3wacoKN9LN09/pz3uTTcQD6i4',
        md5Fingerprint: 'MD5:46:f5:d4:23:e2:91:16:18:f8:cd:15:df:94:9b:ff:cb',
        publicKey: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAvos1cQUb/Zu+Gt6SzfMhG+rRtcCvdHZhsH4yQ7VYeDY=\n-----END PUBLIC KEY-----\n',
        sshfp: ['. IN SSHFP 4 1 be9ab3e6ad034c22ca8ee1715d556c04981344f6', '. IN SSHFP 4 2 23ac36e3622230a845872004ad8df069ca0a37d2cdd3dfe9cf7b934dc403ea2e'],
      },
    },
  ],
  run({ key: text, host = '.' }) {
    if (/[\s\p{Cc}]/u.test(host)) unprocessable('The host may not contain white space or control characters.', 'host');
    const { options, comment, key } = readSshKey(text, 'key');
    const hash = (name: HashName): Uint8Array => createHash(name).update(key.blob).digest();
    const number = SSHFP_ALGORITHMS[key.algorithm];
    return {
      algorithm: key.algorithm,
      bits: key.bits,
      comment,
      options,
      sha256Fingerprint: `SHA256:${base64Of(hash('sha256')).replace(/=+$/, '')}`,
      md5Fingerprint: `MD5:${(hexOf(hash('md5')).match(/../g) ?? []).join(':')}`,
      ...(key.key !== undefined && { publicKey: spkiPem(spkiOf(key.key)) }),
      sshfp: number === undefined ? [] : [`${host} IN SSHFP ${number} 1 ${hexOf(hash('sha1'))}`, `${host} IN SSHFP ${number} 2 ${hexOf(hash('sha256'))}`],
    };
  },
});
