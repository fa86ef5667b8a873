import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { secretText } from './lib/fields.ts';
import { readPrivateKey, spkiOf } from './lib/keys.ts';
import { readCertificate, readRequest } from './lib/x509.ts';

export default defineTool({
  slug: 'certificate-key-matcher',
  name: 'Certificate Key Matcher',
  category: 'crypto',
  summary: 'Checks whether a certificate, a private key and a CSR belong together.',
  description: 'Public keys are compared, not names. Nothing is kept.',
  reference: 'RFC 5280, RFC 2986, RFC 5208',
  keywords: ['ssl', 'tls', 'modulus', 'key pair', 'openssl', 'crt and key', 'does the key fit'],
  // Opening an encrypted key is slow on purpose.
  heavyWhen: ({ passphrase }) => passphrase !== undefined,
  inputs: z.strictObject({
    certificate: z.string().min(1).max(50_000).optional().describe('The certificate as PEM, or as the base64 or hex of its DER'),
    privateKey: secretText(1, 20_000, 'The private key as PEM or JWK').optional(),
    csr: z.string().min(1).max(50_000).optional().describe('The signing request as PEM, or as the base64 or hex of its DER'),
    passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
  }),
  result: z.strictObject({
    matches: z.boolean().describe('Whether all that are given have the same public key'),
    certificateSha256: z.string().optional().describe("SHA-256 of the certificate's SPKI DER as hex"),
    privateKeySha256: z.string().optional().describe("SHA-256 of the private key's SPKI DER as hex"),
    csrSha256: z.string().optional().describe("SHA-256 of the request's SPKI DER as hex"),
  }),
  examples: [
    {
      inputs: {
        certificate:
          '-----BEGIN CERTIFICATE-----\nMIIDfjCCAmagAwIBAgIDChstMA0GCSqGSIb3DQEBDAUAMEIxCzAJBgNVBAYTAkRF\nMRwwGgYDVQQKDBNQcsO8ZiAmIFPDtmhuZSBHbWJIMRUwEwYDVQQDDAxUZXN0IFJv\nb3QgQ0EwHhcNMjUwMzAxMTIwMDAwWhcNMjYwMzAxMTE1OTU5WjCBnDELMAkGA1UE\nBhMCVVMxEzARBgNVBAgMCkNhbGlmb3JuaWExFjAUBgNVBAcMDVNhbiBGcmFuY2lz\nY28xFjAUBgNVBAoMDUV4YW1wbGUsIEluYy4xDDAKBgNVBAsMA1dlYjEYMBYGA1UE\nAwwPd3d3LmV4YW1wbGUuY29tMSAwHgYJKoZIhvcNAQkBFhFhZG1pbkBleGFtcGxl\nLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNMquM2vIUgs7BApqMhsNSq9\nDoBfn447FHrcTzpem54IMmCbycaec1FVggXFMX9EhhTCJCc9w/m+v48fTOHb26+j\ngewwgekwDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCA4gwHQYDVR0lBBYwFAYI\nKwYBBQUHAwEGCCsGAQUFBwMCMB0GA1UdDgQWBBTyhW+E9jSh2LESunvlbi+jiMZh\nCzAfBgNVHSMEGDAWgBRS4TUOt2J9b8u8VfJ3I/At2jVmZDBqBgNVHREEYzBhgg93\nd3cuZXhhbXBsZS5jb22CDSouZXhhbXBsZS5jb22HBMAAAgqHECABDbgAAAAAAAAA\nAAAAAAGBEWFkbWluQGV4YW1wbGUuY29thhRodHRwczovL2V4YW1wbGUuY29tLzAN\nBgkqhkiG9w0BAQwFAAOCAQEAQh5bVePa5LZdg0viCXEK0Q8I0z9+amOOsUmRufrM\n38bbL4QyseFbhf0yRsWNb3Rx3E1adoFPu22gbMEp2W/yU5r8k9h+QIxl0hipPJ9o\nmBeff7FqntwmVrGqBkOB2kWgBiMfsRRX3NavWuKNwjd8nbpqtKaan5NeD2TL+9sU\nUq+cSHNtCHUhsEuY6LiTATiZOWaFXeA1vLY/W0ajGn2pP5Xj8oRaWgnyO1MDMgKs\nrb7SxOw9OqFhDLtrrBFqIuuNhXbIC3kcCO2jj6XetJ/0697L+P9N6k2eqb0cKCog\nFK2En9FCERZUh7JZu49kQceHQ2TGrIwFgwq+aJraU5hggg==\n-----END CERTIFICATE-----\n',
        privateKey:
          '-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmYG23u18oEaLVZ7f\nCez1DTzGdklaLDQlxwTlGWheJ8ehRANCAATTKrjNryFILOwQKajIbDUqvQ6AX5+O\nOxR63E86XpueCDJgm8nGnnNRVYIFxTF/RIYUwiQnPcP5vr+PH0zh29uv\n-----END PRIVATE KEY-----\n',
      },
      result: {
        matches: true,
        certificateSha256: '873d7f18f8f51991bbec1f1361a8375611ff738ca1b32756c2dfeb74a0c313d7',
        privateKeySha256: '873d7f18f8f51991bbec1f1361a8375611ff738ca1b32756c2dfeb74a0c313d7',
      },
    },
  ],
  run({ certificate, privateKey, csr, passphrase }) {
    const given = [certificate, privateKey, csr].filter((text) => text !== undefined);
    if (given.length < 2) invalid('certificate', 'privateKey and csr: at least two of the three are required');
    const hashes = {
      ...(certificate !== undefined && { certificateSha256: hashOf(spkiOf(readCertificate(certificate, 'certificate').publicKey)) }),
      ...(privateKey !== undefined && { privateKeySha256: hashOf(spkiOf(readPrivateKey(privateKey, passphrase, 'privateKey'))) }),
      ...(csr !== undefined && { csrSha256: hashOf(spkiOf(readRequest(csr, 'csr').publicKey)) }),
    };
    return { matches: new Set(Object.values(hashes)).size === 1, ...hashes };
  },
});

const hashOf = (spki: Uint8Array): string => hexOf(createHash('sha256').update(spki).digest());
