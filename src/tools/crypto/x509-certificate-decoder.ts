import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { nowField } from './lib/fields.ts';
import { instantOf, isoSeconds } from './lib/instant.ts';
import { type Certificate, nameText, plainExtensions, plainName, readCertificate, readUsages, signatureFits } from './lib/x509.ts';
import { alternativeNames, curveField, extendedKeyUsageField, extensionsField, keyFields, keyUsageField, nameField } from './lib/x509-fields.ts';

const MILLISECOND = 1_000_000n;
const DAY = 86_400_000n * MILLISECOND;

export default defineTool({
  slug: 'x509-certificate-decoder',
  name: 'X.509 Certificate Decoder',
  category: 'crypto',
  summary: 'Shows everything in a certificate: names, validity, key, extensions and fingerprints.',
  description: 'Of several PEM blocks the first certificate counts. Nothing is checked against a root store. Days are of 86,400 seconds.',
  reference: 'RFC 5280, RFC 4514, RFC 5952',
  keywords: [
    'ssl certificate',
    'tls',
    'crt',
    'openssl x509 -text',
    'expiry',
    'fingerprint',
    'san',
    'pem',
    'https',
    'read certificate',
    'x.509',
    'ssl certificate decoder',
    'pem file',
  ],
  inputs: z.strictObject({
    certificate: z.string().min(1).max(50_000).describe('The certificate as PEM, or as the base64 or hex of its DER'),
    now: nowField,
  }),
  result: z.strictObject({
    version: z.int().describe('Version of the certificate, 1 to 3'),
    serialNumber: z.string().describe('Serial number as hex, without a leading 00'),
    subject: nameField('subject'),
    issuer: nameField('issuer'),
    subjectText: z.string().describe('The subject by RFC 4514, last part first'),
    issuerText: z.string().describe('The issuer by RFC 4514, last part first'),
    notBefore: z.string().describe('Beginning of its validity, ISO 8601 in UTC'),
    notAfter: z.string().describe('End of its validity, ISO 8601 in UTC'),
    status: z.enum(['valid', 'expired', 'notYetValid']).describe('Whether it is valid now'),
    daysRemaining: z.int().describe('Whole days until its end; negative once expired'),
    signatureAlgorithm: z.string().describe("OpenSSL's long name, such as sha256WithRSAEncryption"),
    keyAlgorithm: z.enum(['rsa', 'ec', 'ed25519', 'ed448', 'x25519', 'x448', 'dsa']).describe('Kind of its public key'),
    keyBits: z.int().describe('Length of the modulus or the field in bits'),
    curve: curveField,
    publicKey: z.string().describe('Public key of the certificate as SPKI PEM'),
    subjectAlternativeNames: alternativeNames,
    isCa: z.boolean().describe('Whether it may sign certificates'),
    pathLength: z.int().optional().describe('How many further authorities may follow below'),
    keyUsage: keyUsageField,
    extendedKeyUsage: extendedKeyUsageField,
    subjectKeyId: z.string().optional().describe('Subject key identifier as hex'),
    authorityKeyId: z.string().optional().describe('Authority key identifier as hex'),
    selfSigned: z.boolean().describe('Whether subject and issuer are the same and its signature fits its own key'),
    sha1Fingerprint: z.string().describe('SHA-1 of the DER as hex'),
    sha256Fingerprint: z.string().describe('SHA-256 of the DER as hex'),
    publicKeySha256: z.string().describe('SHA-256 of the SPKI DER as hex'),
    extensions: extensionsField,
  }),
  headline: 'subjectText',
  views: [{ kind: 'lead', field: 'subjectText', next: ['issuerText', 'status', 'notAfter', 'daysRemaining', 'notBefore'] }],
  examples: [
    {
      inputs: {
        certificate:
          '-----BEGIN CERTIFICATE-----\nMIIDfjCCAmagAwIBAgIDChstMA0GCSqGSIb3DQEBDAUAMEIxCzAJBgNVBAYTAkRF\nMRwwGgYDVQQKDBNQcsO8ZiAmIFPDtmhuZSBHbWJIMRUwEwYDVQQDDAxUZXN0IFJv\nb3QgQ0EwHhcNMjUwMzAxMTIwMDAwWhcNMjYwMzAxMTE1OTU5WjCBnDELMAkGA1UE\nBhMCVVMxEzARBgNVBAgMCkNhbGlmb3JuaWExFjAUBgNVBAcMDVNhbiBGcmFuY2lz\nY28xFjAUBgNVBAoMDUV4YW1wbGUsIEluYy4xDDAKBgNVBAsMA1dlYjEYMBYGA1UE\nAwwPd3d3LmV4YW1wbGUuY29tMSAwHgYJKoZIhvcNAQkBFhFhZG1pbkBleGFtcGxl\nLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNMquM2vIUgs7BApqMhsNSq9\nDoBfn447FHrcTzpem54IMmCbycaec1FVggXFMX9EhhTCJCc9w/m+v48fTOHb26+j\ngewwgekwDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCA4gwHQYDVR0lBBYwFAYI\nKwYBBQUHAwEGCCsGAQUFBwMCMB0GA1UdDgQWBBTyhW+E9jSh2LESunvlbi+jiMZh\nCzAfBgNVHSMEGDAWgBRS4TUOt2J9b8u8VfJ3I/At2jVmZDBqBgNVHREEYzBhgg93\nd3cuZXhhbXBsZS5jb22CDSouZXhhbXBsZS5jb22HBMAAAgqHECABDbgAAAAAAAAA\nAAAAAAGBEWFkbWluQGV4YW1wbGUuY29thhRodHRwczovL2V4YW1wbGUuY29tLzAN\nBgkqhkiG9w0BAQwFAAOCAQEAQh5bVePa5LZdg0viCXEK0Q8I0z9+amOOsUmRufrM\n38bbL4QyseFbhf0yRsWNb3Rx3E1adoFPu22gbMEp2W/yU5r8k9h+QIxl0hipPJ9o\nmBeff7FqntwmVrGqBkOB2kWgBiMfsRRX3NavWuKNwjd8nbpqtKaan5NeD2TL+9sU\nUq+cSHNtCHUhsEuY6LiTATiZOWaFXeA1vLY/W0ajGn2pP5Xj8oRaWgnyO1MDMgKs\nrb7SxOw9OqFhDLtrrBFqIuuNhXbIC3kcCO2jj6XetJ/0697L+P9N6k2eqb0cKCog\nFK2En9FCERZUh7JZu49kQceHQ2TGrIwFgwq+aJraU5hggg==\n-----END CERTIFICATE-----\n',
        now: '2026-02-28T00:00:00Z',
      },
      result: {
        version: 3,
        serialNumber: '0a1b2d',
        subject: [
          { type: 'C', value: 'US' },
          { type: 'ST', value: 'California' },
          { type: 'L', value: 'San Francisco' },
          { type: 'O', value: 'Example, Inc.' },
          { type: 'OU', value: 'Web' },
          { type: 'CN', value: 'www.example.com' },
          { type: 'emailAddress', value: 'admin@example.com' },
        ],
        issuer: [
          { type: 'C', value: 'DE' },
          { type: 'O', value: 'Prüf & Söhne GmbH' },
          { type: 'CN', value: 'Test Root CA' },
        ],
        subjectText: 'emailAddress=admin@example.com,CN=www.example.com,OU=Web,O=Example\\, Inc.,L=San Francisco,ST=California,C=US',
        issuerText: 'CN=Test Root CA,O=Prüf & Söhne GmbH,C=DE',
        notBefore: '2025-03-01T12:00:00Z',
        notAfter: '2026-03-01T11:59:59Z',
        status: 'valid',
        daysRemaining: 1,
        signatureAlgorithm: 'sha384WithRSAEncryption',
        keyAlgorithm: 'ec',
        keyBits: 256,
        curve: 'P-256',
        publicKey:
          '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE0yq4za8hSCzsECmoyGw1Kr0OgF+f\njjsUetxPOl6bnggyYJvJxp5zUVWCBcUxf0SGFMIkJz3D+b6/jx9M4dvbrw==\n-----END PUBLIC KEY-----\n',
        publicKeySha256: '873d7f18f8f51991bbec1f1361a8375611ff738ca1b32756c2dfeb74a0c313d7',
        subjectAlternativeNames: [
          'DNS:www.example.com',
          'DNS:*.example.com',
          'IP:192.0.2.10',
          'IP:2001:db8::1',
          'email:admin@example.com',
          'URI:https://example.com/',
        ],
        isCa: false,
        keyUsage: ['digitalSignature', 'keyAgreement'],
        extendedKeyUsage: ['serverAuth', 'clientAuth'],
        subjectKeyId: 'f2856f84f634a1d8b112ba7be56e2fa388c6610b',
        authorityKeyId: '52e1350eb7627d6fcbbc55f27723f02dda356664',
        selfSigned: false,
        sha1Fingerprint: '64315919eac61b7c1bdb38d5ea729015630ec027',
        sha256Fingerprint: 'cb76284273f30103d606f0124d33ae3ab03812cedfa9cd2d8c64515b5c43cfcf',
        extensions: [
          { oid: '2.5.29.19', critical: true, hex: '3000' },
          { oid: '2.5.29.15', critical: true, hex: '03020388' },
          { oid: '2.5.29.37', critical: false, hex: '301406082b0601050507030106082b06010505070302' },
          { oid: '2.5.29.14', critical: false, hex: '0414f2856f84f634a1d8b112ba7be56e2fa388c6610b' },
          { oid: '2.5.29.35', critical: false, hex: '3016801452e1350eb7627d6fcbbc55f27723f02dda356664' },
          {
            oid: '2.5.29.17',
            critical: false,
            hex: '3061820f7777772e6578616d706c652e636f6d820d2a2e6578616d706c652e636f6d8704c000020a871020010db8000000000000000000000001811161646d696e406578616d706c652e636f6d861468747470733a2f2f6578616d706c652e636f6d2f',
          },
        ],
      },
    },
  ],
  run({ certificate: text, now }) {
    const certificate = readCertificate(text, 'certificate');
    const instant = instantOf(now);
    const remaining = BigInt(certificate.notAfter) * MILLISECOND - instant;
    return {
      version: certificate.version,
      serialNumber: certificate.serialNumber,
      subject: plainName(certificate.subject),
      issuer: plainName(certificate.issuer),
      subjectText: nameText(certificate.subject),
      issuerText: nameText(certificate.issuer),
      notBefore: isoSeconds(certificate.notBefore / 1000),
      notAfter: isoSeconds(certificate.notAfter / 1000),
      status: statusAt(instant, certificate),
      daysRemaining: Number((remaining - (((remaining % DAY) + DAY) % DAY)) / DAY),
      signatureAlgorithm: certificate.signatureAlgorithm,
      ...keyFields(certificate.publicKey, certificate.spki, 'certificate'),
      ...readUsages(certificate.extensions, 'certificate'),
      selfSigned: certificate.sameNames && fitsOwnKey(certificate),
      sha1Fingerprint: hexOf(createHash('sha1').update(certificate.der).digest()),
      sha256Fingerprint: hexOf(createHash('sha256').update(certificate.der).digest()),
      extensions: plainExtensions(certificate.extensions),
    };
  },
});

function statusAt(instant: bigint, { notBefore, notAfter }: Certificate): 'valid' | 'expired' | 'notYetValid' {
  if (instant > BigInt(notAfter) * MILLISECOND) return 'expired';
  return instant < BigInt(notBefore) * MILLISECOND ? 'notYetValid' : 'valid';
}

function fitsOwnKey({ signed, publicKey }: Certificate): boolean {
  try {
    return signatureFits(signed, publicKey);
  } catch {
    // A key that cannot sign
    return false;
  }
}
