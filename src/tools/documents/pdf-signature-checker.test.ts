import { describe, expect, it } from 'vitest';
import { base64Of, bytesOfBase64, latin1Text } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import { HELLO } from './lib/samples.ts';
import tool from './pdf-signature-checker.ts';
import { survivesDamage } from './testdata/mutated.ts';
import signatures from './testdata/signatures.json' with { type: 'json' };

const { cases } = signatures;
type Case = keyof typeof cases;
const names = Object.keys(cases) as Case[];
const first = async (file: string) => (await run(tool, { file })).signatures[0];
const changed = (name: Case, from: string, to: string): string =>
  base64Of(Uint8Array.from(latin1Text(bytesOfBase64(cases[name].file)).replace(from, to), (character) => character.charCodeAt(0)));
/** "Nov 27 07:19:31 2026 GMT" as ISO 8601. */
const isoOf = (text = ''): string => new Date(text).toISOString().replace('.000Z', 'Z');
/** What pdfsig does not check: older forms, keys by their identifier, time stamps of documents. */
const NOT_BY_PDFSIG: readonly string[] = ['sha1', 'keyId', 'timestamp'];

holdTo(tool, {
  answers: [
    [
      { file: cases.rsa.file },
      {
        signatures: [
          {
            field: 'Approval',
            kind: 'signature',
            valid: true,
            coversWholeFile: true,
            digestMatches: true,
            signatureFits: true,
            signer: 'Ann Example',
            organization: 'Example Org',
            subject: 'C=DE, O=Example Org, CN=Ann Example',
            issuer: 'C=DE, O=Example Org, CN=Ann Example',
            serialNumber: signatures.serial,
            notBefore: isoOf(signatures.dates[0]),
            notAfter: isoOf(signatures.dates[1]),
            selfSigned: true,
            reason: 'I agree',
            location: 'Berlin',
            digestAlgorithm: 'sha256',
            signatureAlgorithm: 'RSA',
            byteRange: cases.rsa.byteRange,
          },
        ],
        count: 1,
        allValid: true,
        unsignedFields: ['Later'],
      },
    ],
    // Changed where it is signed, and where nothing says so but the signature
    [{ file: cases.changed.file }, { allValid: false, signatures: [{ valid: false, digestMatches: false, signatureFits: true }] }],
    [{ file: cases.changedNoAttributes.file }, { allValid: false, signatures: [{ valid: false, digestMatches: false, signatureFits: false }] }],
    [{ file: cases.added.file }, { allValid: true, signatures: [{ valid: true, coversWholeFile: false }] }],
    // Made to be valid by OpenSSL, though pdfsig does not check them
    [{ file: cases.sha1.file }, { signatures: [{ valid: true, format: 'adbe.pkcs7.sha1' }] }],
    [{ file: cases.keyId.file }, { signatures: [{ valid: true, signer: 'Ann Example' }] }],
    [{ file: cases.timestamp.file }, { signatures: [{ valid: true, kind: 'timestamp', signer: 'Clock', format: 'ETSI.RFC3161' }] }],
    [{ file: changed('sha1', '[0 0 100 100]', '[0 0 101 100]') }, { signatures: [{ valid: false, digestMatches: false, signatureFits: true }] }],
    [{ file: changed('timestamp', '[0 0 100 100]', '[0 0 101 100]') }, { signatures: [{ valid: false, digestMatches: false, signatureFits: true }] }],
    [{ file: cases.noCertificate.file }, { allValid: false, signatures: [{ valid: false, problem: 'the certificate of the signer is not in the signature' }] }],
    // The time that the document states, where the signature has none
    [{ file: cases.noAttributes.file }, { signatures: [{ signingTime: '2026-01-02T03:04:05+01:00', digestAlgorithm: 'sha256' }] }],
    [
      { file: changed('rsa', '/SubFilter/adbe.pkcs7.detached', '/SubFilter/adbe.x509.rsa_sha1.') },
      { signatures: [{ valid: false, problem: 'signatures of this format are not checked' }] },
    ],
    [{ file: changed('rsa', '/ByteRange[0 ', '/ByteRange[1 ') }, { signatures: [{ valid: false, coversWholeFile: false }] }],
    [
      { file: changed('rsa', '/ByteRange[0 0', '/ByteRange[0 9') },
      { signatures: [{ valid: false, problem: 'the byte range does not fit the file', signedBytes: 0 }] },
    ],
    [{ file: changed('rsa', '/Contents<30', '/Contents<31') }, { signatures: [{ valid: false }] }],
    [{ file: HELLO }, { signatures: [], count: 0, allValid: false, unsignedFields: [] }],
  ],
  invalid: [[{}, 'file']],
  unprocessable: [[{ file: base64Of(Uint8Array.of(1, 2, 3)) }, /not a PDF/]],
});

describe('pdf-signature-checker', () => {
  // poppler's pdfsig (test/oracles/documents_signatures.py)
  it.each(names.filter((name) => !NOT_BY_PDFSIG.includes(name)))('tells of %s what pdfsig does', async (name) => {
    const { file, pdfsig } = cases[name];
    const found = await first(file);
    expect([found.field, found.valid, found.coversWholeFile, found.format]).toEqual([pdfsig.field, pdfsig.valid, pdfsig.whole, pdfsig.type]);
    if (pdfsig.signer !== '') expect([found.signer, found.digestAlgorithm]).toEqual([pdfsig.signer, pdfsig.hash.replace('-', '').toLowerCase()]);
  });

  it('never calls a document valid of which a signed byte was changed', async () => {
    const { file, byteRange } = cases.small;
    const bytes = bytesOfBase64(file);
    const [, start = 0, end = 0, length = 0] = byteRange;
    for (let at = 0; at < end + length; at += 7) {
      if (at >= start && at < end) continue;
      const copy = new Uint8Array(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      const answer = await run(tool, { file: base64Of(copy) }).catch((error: Error) => error);
      if (!(answer instanceof Error)) expect([at, answer.allValid]).toEqual([at, false]);
    }
  });

  it('survives damaged files', async () => {
    for (const [index, name] of names.entries()) await survivesDamage(tool, bytesOfBase64(cases[name].file), { runs: 30, seed: index + 1 });
  });
});
