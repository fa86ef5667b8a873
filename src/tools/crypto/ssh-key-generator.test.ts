import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../shared/bytes/arrays.ts';
import { base64Of, looseUtf8 } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import { sshFields } from './lib/ssh.ts';
import tool from './ssh-key-generator.ts';
import parser from './ssh-public-key-parser.ts';

holdTo(tool, {
  answers: [
    [{ comment: 'me@laptop' }, { algorithm: 'ssh-ed25519', bits: 256 }],
    [{ algorithm: 'ecdsa-p384' }, { algorithm: 'ecdsa-sha2-nistp384', bits: 384 }],
    [{ algorithm: 'ecdsa-p521' }, { algorithm: 'ecdsa-sha2-nistp521', bits: 521 }],
    [
      { algorithm: 'rsa', modulusBits: 2048 },
      { algorithm: 'ssh-rsa', bits: 2048 },
    ],
  ],
  invalid: [
    [{ modulusBits: 2050 }, 'modulusBits'],
    [{ modulusBits: 1024 }, 'modulusBits'],
    [{ algorithm: 'dsa' }, 'algorithm'],
    [{ seed: 'a' }, 'seed'],
  ],
  unprocessable: [
    [{ comment: 'a\nb' }, /line break/],
    [{ comment: '\u0007' }, /control/],
    [{ comment: '\u2028' }, /line break/],
  ],
});

describe('ssh-key-generator', () => {
  // The layout of PROTOCOL.key: magic, cipher, kdf, options, count, public blob, private section padded with 1, 2, 3 ...
  it.each(['ed25519', 'ecdsa-p256', 'ecdsa-p384', 'ecdsa-p521', 'rsa'])('writes %s keys as OpenSSH reads them', async (algorithm) => {
    const { publicKey, privateKey, fingerprint } = await run(tool, { algorithm, modulusBits: 2048, comment: 'mé@laptop' });
    expect(await run(parser, { key: publicKey })).toMatchObject({ comment: 'mé@laptop', sha256Fingerprint: fingerprint });
    const lines = privateKey.split('\n');
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['-----BEGIN OPENSSH PRIVATE KEY-----', '-----END OPENSSH PRIVATE KEY-----', '']);
    expect(lines.slice(1, -3).every((line: string) => line.length === 70)).toBe(true);
    const whole = Buffer.from(lines.slice(1, -2).join(''), 'base64');
    expect(whole.subarray(0, 15).toString('latin1')).toBe('openssh-key-v1\0');
    const [cipher, kdf, options] = sshFields(whole.subarray(15, 35), 'key');
    expect([cipher, kdf, options].map(String)).toEqual(['none', 'none', '']);
    expect(whole.readUInt32BE(35)).toBe(1);
    const [blob, section = Buffer.alloc(0)] = sshFields(whole.subarray(39), 'key');
    expect(base64Of(blob ?? new Uint8Array())).toBe(publicKey.split(' ')[1]);
    expect(
      createHash('sha256')
        .update(blob ?? '')
        .digest('base64')
        .replace(/=+$/, ''),
    ).toBe(fingerprint.slice('SHA256:'.length));
    expect(section.length % 8).toBe(0);
    expect(viewOf(section).getUint32(0)).toBe(viewOf(section).getUint32(4));
    expect(looseUtf8(section).includes('mé@laptop')).toBe(true);
  });
});
