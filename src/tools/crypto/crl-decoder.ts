import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type Element, integerOf, oidOf, readDer, timeOf } from '../shared/bytes/der.ts';
import { nowField } from './lib/fields.ts';
import { instantOf, isoSeconds } from './lib/instant.ts';
import { nameText, plainName, readRevocationList, serialText } from './lib/x509.ts';
import { nameField } from './lib/x509-fields.ts';

const MAX_SHOWN = 1000;
const CRL_NUMBER = '2.5.29.20';
const REASON_CODE = '2.5.29.21';
// RFC 5280 section 5.3.1; 7 is not used
const REASONS: readonly (string | undefined)[] = [
  'unspecified',
  'keyCompromise',
  'cACompromise',
  'affiliationChanged',
  'superseded',
  'cessationOfOperation',
  'certificateHold',
  undefined,
  'removeFromCRL',
  'privilegeWithdrawn',
  'aACompromise',
];

export default defineTool({
  slug: 'crl-decoder',
  name: 'CRL Decoder',
  category: 'crypto',
  summary: 'Reads a certificate revocation list (CRL): issuer, dates and revoked serial numbers.',
  description:
    "The signature is not checked, since the issuer's key is not here. The first 1,000 entries are shown; the look-up and the count take all of them.",
  reference: 'RFC 5280 section 5',
  keywords: ['revoked certificates', 'revocation list', 'openssl crl -text', 'x509', 'serial number', 'pki'],
  inputs: z.strictObject({
    crl: z.string().min(1).max(1_000_000).describe('The list as PEM (X509 CRL), or as the base64 or hex of its DER'),
    serialNumber: z.string().min(1).max(60).optional().describe('Serial number to look up, as hex; colons, spaces and leading zeros are ignored'),
    now: nowField,
  }),
  result: z.strictObject({
    issuer: nameField('issuer'),
    issuerText: z.string().describe('The issuer by RFC 4514, last part first'),
    lastUpdate: z.string().describe('When the list was made, ISO 8601 in UTC'),
    nextUpdate: z.string().optional().describe('When the next list is due, ISO 8601 in UTC'),
    outdated: z.boolean().describe('Whether the next list is overdue now'),
    signatureAlgorithm: z.string().describe("OpenSSL's long name, such as sha256WithRSAEncryption"),
    crlNumber: z.string().optional().describe('Number of the list, decimal'),
    revokedCount: z.int().describe('How many certificates are revoked'),
    revoked: z
      .array(
        z.strictObject({
          serialNumber: z.string().describe('Serial number as hex, without a leading 00'),
          revokedAt: z.string().describe('When it was revoked, ISO 8601 in UTC'),
          reason: z.string().optional().describe('Why it was revoked, such as keyCompromise'),
        }),
      )
      .describe('The first 1,000 revoked certificates'),
    listed: z.boolean().optional().describe('Whether serialNumber is revoked; only with serialNumber'),
  }),
  headline: 'revoked',
  examples: [
    {
      inputs: {
        crl: '-----BEGIN X509 CRL-----\nMIIB3jCBxwIBATANBgkqhkiG9w0BAQsFADBCMQswCQYDVQQGEwJERTEcMBoGA1UE\nCgwTUHLDvGYgJiBTw7ZobmUgR21iSDEVMBMGA1UEAwwMVGVzdCBSb290IENBFw0y\nNjAxMDEwMDAwMDBaFw0yNjAyMDEwMDAwMDBaMEAwIgIDChstFw0yNTA2MDExMjMw\nMDBaMAwwCgYDVR0VBAMKAQEwGgIJAPHi08S1ppeIFw0yNTEyMjQwMDAwMDBaoA8w\nDTALBgNVHRQEBAICA+gwDQYJKoZIhvcNAQELBQADggEBAC/2m0BeiTPLE4GdAD3U\ncAP70f0R1/eZLu2D3t3mtTC73yh1DHPzP96YPVNDa+lU865v6jJLJFFA000vWysr\nHhoMcsIi7dy7lOABXsesovbVf/eYfUjXMy3j2FjNeO29ai9fmfeysS2JAy38mMEQ\nARvLnNJ+EylyKfnNAyZw0dQxxAFQ5W5s4kX1FreGG+vPOk40q916ohVH8ZkgSW5/\nFho+0qhdDkMy1bmcY8w5PrAbk8mqXeaONVpx1ldDjCfXDo8+GTOcmuc2pMKtjB3q\nlAugqUtpJo/1eztSjgNISvzxDNSu7jbKwg9ulbvwG9X6qCNzRkKNbLa1JF4YOPQx\njLQ=\n-----END X509 CRL-----\n',
        serialNumber: '0A:1B:2D',
        now: '2026-01-15T00:00:00Z',
      },
      result: {
        issuer: [
          { type: 'C', value: 'DE' },
          { type: 'O', value: 'Prüf & Söhne GmbH' },
          { type: 'CN', value: 'Test Root CA' },
        ],
        issuerText: 'CN=Test Root CA,O=Prüf & Söhne GmbH,C=DE',
        lastUpdate: '2026-01-01T00:00:00Z',
        nextUpdate: '2026-02-01T00:00:00Z',
        outdated: false,
        signatureAlgorithm: 'sha256WithRSAEncryption',
        crlNumber: '1000',
        revokedCount: 2,
        revoked: [
          { serialNumber: '0a1b2d', revokedAt: '2025-06-01T12:30:00Z', reason: 'keyCompromise' },
          { serialNumber: 'f1e2d3c4b5a69788', revokedAt: '2025-12-24T00:00:00Z' },
        ],
        listed: true,
      },
    },
  ],
  run({ crl, serialNumber, now }) {
    const list = readRevocationList(crl, 'crl');
    const wanted = serialNumber === undefined ? undefined : serialDigits(serialNumber);
    const number = list.extensions.find(({ oid }) => oid === CRL_NUMBER);
    const instant = instantOf(now);
    return {
      issuer: plainName(list.issuer),
      issuerText: nameText(list.issuer),
      lastUpdate: isoSeconds(list.lastUpdate / 1000),
      ...(list.nextUpdate !== undefined && { nextUpdate: isoSeconds(list.nextUpdate / 1000) }),
      outdated: list.nextUpdate !== undefined && instant > BigInt(list.nextUpdate) * 1_000_000n,
      signatureAlgorithm: list.signatureAlgorithm,
      ...(number !== undefined && { crlNumber: numberIn(number.content) }),
      revokedCount: list.revoked.length,
      revoked: list.revoked.slice(0, MAX_SHOWN).map(entryOf),
      ...(wanted !== undefined && {
        listed: list.revoked.some(({ children: [serial] }) => withoutZeros(serialText(serial?.content ?? new Uint8Array())) === wanted),
      }),
    };
  },
});

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=.)/, '');

function serialDigits(text: string): string {
  const digits = text.replace(/[\s:]+/g, '').toLowerCase();
  return /^[0-9a-f]+$/.test(digits) ? withoutZeros(digits) : unprocessable('The serial number is not hex.', 'serialNumber');
}

function numberIn(content: Uint8Array): string {
  const element = readDer(content, 'crl');
  return element.length === 0 ? unprocessable('The number of the list is damaged.', 'crl') : integerOf(element.content).toString();
}

function entryOf({ children: [serial, time, extensions] }: Element): { serialNumber: string; revokedAt: string; reason?: string } {
  const revokedAt = time === undefined ? undefined : timeOf(time);
  if (serial === undefined || revokedAt === undefined) return unprocessable('An entry of the list is damaged.', 'crl');
  const reason = (extensions?.children ?? []).find(({ children: [type] }) => type !== undefined && oidOf(type.content, 'crl') === REASON_CODE)?.children.at(-1);
  const code = reason === undefined ? undefined : readDer(reason.content, 'crl').content[0];
  const name = code === undefined ? undefined : REASONS[code];
  return { serialNumber: serialText(serial.content), revokedAt: isoSeconds(revokedAt / 1000), ...(name !== undefined && { reason: name }) };
}
