import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, utf8Bytes } from './bytes.ts';
import * as browser from './keys.browser.ts';
import type { Jwk, KeyBlock, NewKey, SignatureOptions } from './keys.ts';
import * as node from './keys.ts';

const KINDS: readonly NewKey[] = [
  { kind: 'rsa', bits: 1024 },
  { kind: 'ec', curve: 'P-256' },
  { kind: 'ec', curve: 'P-384' },
  { kind: 'ec', curve: 'P-521' },
  { kind: 'ec', curve: 'secp256k1' },
  { kind: 'ed25519' },
  { kind: 'ed448' },
  { kind: 'x25519' },
  { kind: 'x448' },
];
type Platform = typeof node;
const DATA = utf8Bytes('what is signed');
const BOTH: readonly (readonly [name: string, one: Platform, other: Platform])[] = [
  ['made on Node, read in browsers', node, browser],
  ['made in browsers, read on Node', browser, node],
];

/** All forms of a private key. */
function formsOf({ createPublicKey, exportDer, exportJwk, createPrivateKey }: Platform, pkcs8: Uint8Array): Record<string, string | Jwk> {
  const key = createPrivateKey({ pkcs8 });
  const publicKey = createPublicKey(key);
  const kind = key.asymmetricKeyType;
  return {
    pkcs8: hexOf(exportDer(key, 'pkcs8')),
    spki: hexOf(exportDer(publicKey, 'spki')),
    jwk: exportJwk(key),
    publicJwk: exportJwk(publicKey),
    again: hexOf(exportDer(createPrivateKey({ jwk: exportJwk(key) }), 'pkcs8')),
    ...(kind === 'rsa' && { pkcs1: hexOf(exportDer(key, 'pkcs1')), publicPkcs1: hexOf(exportDer(publicKey, 'pkcs1')) }),
    ...(kind === 'ec' && { sec1: hexOf(exportDer(key, 'sec1')) }),
    details: JSON.stringify([kind, key.asymmetricKeyDetails], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  };
}

describe.each(BOTH)('keys %s', (_, one, other) => {
  it.each(KINDS)('have the same forms: %j', async (kind) => {
    const pkcs8 = one.exportDer(await one.generateKey(kind), 'pkcs8');
    const forms = formsOf(one, pkcs8);
    expect(formsOf(other, pkcs8)).toEqual(forms);
    expect(forms.pkcs8).toBe(hexOf(pkcs8));
    expect(forms.again).toBe(forms.pkcs8);
  });
  it.each([
    [{ kind: 'rsa', bits: 1024 }, 'sha256', { pss: false }],
    [{ kind: 'rsa', bits: 1024 }, 'sha1', { pss: false }],
    [{ kind: 'rsa', bits: 1280 }, 'sha512', { pss: true }],
    [{ kind: 'rsa', bits: 1024 }, 'sha384', { pss: true, saltLength: 7 }],
    [{ kind: 'ec', curve: 'P-256' }, 'sha256', {}],
    [{ kind: 'ec', curve: 'P-384' }, 'sha1', { isP1363: true }],
    [{ kind: 'ec', curve: 'P-521' }, 'sha512', {}],
    [{ kind: 'ec', curve: 'secp256k1' }, 'sha512', { isP1363: true }],
    [{ kind: 'rsa', bits: 1024 }, 'sha3-224', { pss: false }],
    [{ kind: 'rsa', bits: 1024 }, 'sha3-256', { pss: false }],
    [{ kind: 'rsa', bits: 1024 }, 'sha3-384', { pss: false }],
    [{ kind: 'rsa', bits: 1024 }, 'sha3-512', { pss: false }],
    [{ kind: 'rsa', bits: 1024 }, 'sha512-224', { pss: false }],
    [{ kind: 'rsa', bits: 1024 }, 'sha512-256', { pss: false }],
    [{ kind: 'ec', curve: 'P-256' }, 'sha3-256', {}],
    [{ kind: 'ed25519' }, null, {}],
    [{ kind: 'ed448' }, null, {}],
  ] satisfies [NewKey, string | null, SignatureOptions][])('verify signatures: %j %s %j', async (kind, hash, options) => {
    const key = await one.generateKey(kind);
    const signature = one.sign(hash, DATA, key, options);
    const publicKey = other.createPublicKey({ spki: one.exportDer(one.createPublicKey(key), 'spki') });
    expect(other.verify(hash, DATA, publicKey, options, signature)).toBe(true);
    expect(other.verify(hash, utf8Bytes('something else'), publicKey, options, signature)).toBe(false);
    if ('pss' in options && options.pss) expect(other.verify(hash, DATA, publicKey, { pss: true, saltLength: 'any' }, signature)).toBe(true);
  });
  it('open what is encrypted under a passphrase', async () => {
    const key = await one.generateKey({ kind: 'ec', curve: 'P-256' });
    const block: KeyBlock = { label: 'ENCRYPTED PRIVATE KEY', data: one.exportEncrypted(key, 'pässword'), headers: {} };
    expect(hexOf(other.exportDer(other.createPrivateKey({ block, passphrase: 'pässword' }), 'pkcs8'))).toBe(hexOf(one.exportDer(key, 'pkcs8')));
    expect(() => other.createPrivateKey({ block, passphrase: 'wrong' })).toThrow();
  });
  it.each([{ kind: 'ec', curve: 'P-521' }, { kind: 'ec', curve: 'secp256k1' }, { kind: 'x25519' }, { kind: 'x448' }] satisfies NewKey[])(
    'agree on a secret: %j',
    async (kind) => {
      const [a, b] = [await one.generateKey(kind), await other.generateKey(kind)];
      const publicA = other.createPublicKey({ spki: one.exportDer(one.createPublicKey(a), 'spki') });
      const publicB = one.createPublicKey({ spki: other.exportDer(other.createPublicKey(b), 'spki') });
      expect(hexOf(one.agree(a, publicB))).toBe(hexOf(other.agree(b, publicA)));
    },
  );
  it('decrypt what was encrypted by RSA', async () => {
    const key = await one.generateKey({ kind: 'rsa', bits: 1024 });
    const own = other.createPrivateKey({ pkcs8: one.exportDer(key, 'pkcs8') });
    for (const options of [
      { padding: 'pkcs1' },
      { padding: 'oaep', hash: 'sha256', label: utf8Bytes('label') },
      { padding: 'oaep', hash: 'sha1', label: new Uint8Array() },
    ] as const)
      expect(hexOf(other.decryptRsa(own, options, one.encryptRsa(one.createPublicKey(key), options, DATA)))).toBe(hexOf(DATA));
  });
});

describe('both', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  const [onNode, inBrowser] = [node.createPrivateKey({ pkcs8 }), browser.createPrivateKey({ pkcs8 })];

  it('sign the same by PKCS #1 version 1.5', () =>
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom('md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'), (data, hash) => {
        expect(hexOf(browser.sign(hash, data, inBrowser))).toBe(hexOf(node.sign(hash, data, onNode)));
      }),
      { numRuns: 30 },
    ));
  it('give the same meaningless bytes for a ciphertext with wrong padding', () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 127, maxLength: 127 }), (data) => {
        const ciphertext = Uint8Array.of(0, ...data);
        expect(hexOf(browser.decryptRsa(inBrowser, { padding: 'pkcs1' }, ciphertext))).toBe(hexOf(node.decryptRsa(onNode, { padding: 'pkcs1' }, ciphertext)));
      }),
      { numRuns: 30 },
    ));
  it('sign the same by Ed25519 and Ed448', async () => {
    for (const kind of ['ed25519', 'ed448'] as const) {
      const key = await node.generateKey({ kind });
      const other = browser.createPrivateKey({ pkcs8: node.exportDer(key, 'pkcs8') });
      expect(hexOf(browser.sign(null, DATA, other))).toBe(hexOf(node.sign(null, DATA, key)));
    }
  });
  it.each(['brainpoolP256r1', 'brainpoolP384r1', 'brainpoolP512r1'])('read keys of %s', (namedCurve) => {
    const made = generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'der', type: 'pkcs8' });
    const own = browser.createPrivateKey({ pkcs8: made });
    expect(hexOf(browser.exportDer(own, 'pkcs8'))).toBe(hexOf(made));
    expect(() => browser.exportJwk(own)).toThrow();
    expect(node.verify('sha256', DATA, node.createPublicKey(node.createPrivateKey({ pkcs8: made })), {}, browser.sign('sha256', DATA, own))).toBe(true);
  });
  it('refuse a JWK of an Edwards curve whose x is not that of d', async () => {
    const jwk = node.exportJwk(await node.generateKey({ kind: 'ed25519' }));
    for (const { createPrivateKey } of [node, browser]) {
      expect(() => createPrivateKey({ jwk })).not.toThrow();
      expect(() => createPrivateKey({ jwk: { ...jwk, x: `AAAA${jwk.x?.slice(4)}` } })).toThrow();
    }
  });
  it('know what a scalar is', () => {
    const order = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551';
    for (const [digits, isOne] of [
      [order, false],
      [order.replace(/1$/, '0'), true],
      ['00'.repeat(32), false],
      [`${'00'.repeat(31)}01`, true],
    ] as const)
      for (const { isScalar } of [node, browser]) expect(isScalar('P-256', Uint8Array.from(Buffer.from(digits, 'hex'))), digits).toBe(isOne);
  });
});
