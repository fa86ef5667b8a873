import { createPrivateKey, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './self-signed-certificate-generator.ts';
import decoder from './x509-certificate-decoder.ts';

const ED25519 = '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';
const now = '2026-01-01T00:00:00.5Z';

holdTo(tool, {
  answers: [
    [
      { commonName: 'localhost', days: 30, now },
      {
        subjectText: 'CN=localhost',
        subjectAlternativeNames: ['DNS:localhost'],
        notBefore: '2026-01-01T00:00:00Z',
        notAfter: '2026-01-31T00:00:00Z',
        keyAlgorithm: 'ec',
        keyBits: 256,
      },
    ],
    [{ commonName: '2001:DB8::1', now }, { subjectAlternativeNames: ['IP:2001:db8::1'] }],
    [{ commonName: 'My Test Root', isCa: true, now }, { subjectAlternativeNames: [] }],
    [{ commonName: 'a', subjectAlternativeNames: [], now }, { subjectAlternativeNames: [] }],
    [
      { commonName: 'a', organization: 'O, Inc.', country: 'DE', subjectAlternativeNames: ['*.a.test', 'a@b.test'], now },
      { subjectText: 'CN=a,O=O\\, Inc.,C=DE', subjectAlternativeNames: ['DNS:*.a.test', 'email:a@b.test'] },
    ],
    [
      { commonName: 'a', algorithm: 'rsa-2048', now },
      { keyAlgorithm: 'rsa', keyBits: 2048 },
    ],
  ],
  invalid: [
    [{}, 'commonName'],
    [{ commonName: 'a', days: 0 }, 'days'],
    [{ commonName: 'a', days: 36_501 }, 'days'],
    [{ commonName: 'a', country: 'D' }, 'country'],
    [{ commonName: 'a', seed: 'b' }, 'seed'],
  ],
  unprocessable: [
    [{ commonName: 'a', country: '12' }, /two letters/],
    [{ commonName: 'a', now: '9999-12-31T00:00:00Z' }, /9999/],
    [{ commonName: 'a', now: 'today' }, /instant/],
    [{ commonName: 'a', subjectAlternativeNames: ['a b'] }, /domain name/],
    [{ commonName: 'a', privateKey: 'x' }, /PEM/],
  ],
});

describe('self-signed-certificate-generator', () => {
  it.each(['ec-p256', 'ec-p384', 'rsa-2048', 'ed25519'])('signs with a new key of %s, as OpenSSL verifies', async (algorithm) => {
    const made = await run(tool, { commonName: 'localhost', algorithm, hash: 'sha384', now });
    const read = new X509Certificate(made.certificate);
    expect(read.verify(read.publicKey)).toBe(true);
    expect(read.checkPrivateKey(createPrivateKey(made.privateKey))).toBe(true);
    expect(read.checkHost('localhost')).toBe('localhost');
    expect(read.ca).toBe(false);
    expect(read.serialNumber.toLowerCase()).toBe(made.serialNumber);
    expect(read.fingerprint256.replaceAll(':', '').toLowerCase()).toBe(made.sha256Fingerprint);
    expect(read.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(await run(decoder, { certificate: made.certificate, now })).toMatchObject({
      version: 3,
      selfSigned: true,
      isCa: false,
      keyUsage: algorithm.startsWith('rsa') ? ['digitalSignature', 'keyEncipherment'] : ['digitalSignature'],
      extendedKeyUsage: ['serverAuth'],
      subjectKeyId: expect.stringMatching(/^[0-9a-f]{40}$/),
      daysRemaining: 364,
    });
  });

  it('makes authorities, with a given key and dates of both forms', async () => {
    const made = await run(tool, { commonName: 'Test Root', isCa: true, privateKey: ED25519, days: 36_500, now: '1949-12-31T00:00:00Z' });
    expect(made.privateKey).toBeUndefined();
    expect(new X509Certificate(made.certificate).ca).toBe(true);
    expect(await run(decoder, { certificate: made.certificate, now })).toMatchObject({
      isCa: true,
      keyUsage: ['keyCertSign', 'cRLSign'],
      extendedKeyUsage: [],
      selfSigned: true,
      notBefore: '1949-12-31T00:00:00Z',
      notAfter: '2049-12-06T00:00:00Z',
      signatureAlgorithm: 'ED25519',
      extensions: [
        { oid: '2.5.29.19', critical: true },
        { oid: '2.5.29.15', critical: true },
        { oid: '2.5.29.14', critical: false },
      ],
    });
  });

  it('draws another serial number each time, of 16 bytes with the first bit 0', async () => {
    const serials = await Promise.all(Array.from({ length: 8 }, async () => (await run(tool, { commonName: 'a', privateKey: ED25519, now })).serialNumber));
    expect(new Set(serials).size).toBe(8);
    for (const serial of serials) expect(serial).toMatch(/^[0-7][0-9a-f]{31}$/);
  });
});
