import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { nameText, plainExtensions, plainName, readRequest, readUsages } from './lib/x509.ts';
import { alternativeNames, curveField, extendedKeyUsageField, extensionsField, keyFields, keyUsageField, nameField } from './lib/x509-fields.ts';

const KEY_KINDS = z.enum(['rsa', 'ec', 'ed25519', 'ed448', 'dsa']);

export default defineTool({
  slug: 'csr-decoder',
  name: 'CSR Decoder',
  category: 'crypto',
  summary: 'Reads a certificate signing request and checks its own signature.',
  description:
    'Extensions come from the PKCS #9 extensionRequest attribute. A challenge password is noticed but not shown. A signature that does not fit is an answer.',
  reference: 'RFC 2986, RFC 2985',
  keywords: ['certificate request', 'pkcs10', 'openssl req -text', 'ssl', 'tls', 'pem', 'verify csr'],
  inputs: z.strictObject({ csr: z.string().min(1).max(50_000).describe('The request as PEM, or as the base64 or hex of its DER') }),
  result: z.strictObject({
    subject: nameField('subject'),
    subjectText: z.string().describe('The subject by RFC 4514, last part first'),
    keyAlgorithm: KEY_KINDS.describe('Kind of its public key'),
    keyBits: z.int().describe('Length of the modulus or the field in bits'),
    curve: curveField,
    publicKey: z.string().describe('Public key of the request as SPKI PEM'),
    publicKeySha256: z.string().describe('SHA-256 of the SPKI DER as hex'),
    signatureAlgorithm: z.string().describe("OpenSSL's long name, such as ecdsa-with-SHA256"),
    signatureValid: z.boolean().describe('Whether its signature fits its own key'),
    subjectAlternativeNames: alternativeNames,
    keyUsage: keyUsageField,
    extendedKeyUsage: extendedKeyUsageField,
    isCa: z.boolean().describe('Whether a certificate that may sign others is asked for'),
    challengePassword: z.boolean().describe('Whether the request has a challenge password; it is not shown'),
    extensions: extensionsField,
  }),
  headline: 'subjectText',
  examples: [
    {
      inputs: {
        csr: '-----BEGIN CERTIFICATE REQUEST-----\nMIIBWTCB/wIBADCBnDELMAkGA1UEBhMCVVMxEzARBgNVBAgMCkNhbGlmb3JuaWEx\nFjAUBgNVBAcMDVNhbiBGcmFuY2lzY28xFjAUBgNVBAoMDUV4YW1wbGUsIEluYy4x\nDDAKBgNVBAsMA1dlYjEYMBYGA1UEAwwPd3d3LmV4YW1wbGUuY29tMSAwHgYJKoZI\nhvcNAQkBFhFhZG1pbkBleGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEH\nA0IABNMquM2vIUgs7BApqMhsNSq9DoBfn447FHrcTzpem54IMmCbycaec1FVggXF\nMX9EhhTCJCc9w/m+v48fTOHb26+gADAKBggqhkjOPQQDAgNJADBGAiEA8FO0HxEP\naphFRcXXcIdAAp/GKomT5cM4iCnZodt+Ja4CIQC+lLM6nsevieSV5b/qPU+EadiU\nDQszBqnMf1cllaN/bw==\n-----END CERTIFICATE REQUEST-----\n',
      },
      result: {
        subject: [
          { type: 'C', value: 'US' },
          { type: 'ST', value: 'California' },
          { type: 'L', value: 'San Francisco' },
          { type: 'O', value: 'Example, Inc.' },
          { type: 'OU', value: 'Web' },
          { type: 'CN', value: 'www.example.com' },
          { type: 'emailAddress', value: 'admin@example.com' },
        ],
        subjectText: 'emailAddress=admin@example.com,CN=www.example.com,OU=Web,O=Example\\, Inc.,L=San Francisco,ST=California,C=US',
        keyAlgorithm: 'ec',
        keyBits: 256,
        curve: 'P-256',
        publicKey:
          '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE0yq4za8hSCzsECmoyGw1Kr0OgF+f\njjsUetxPOl6bnggyYJvJxp5zUVWCBcUxf0SGFMIkJz3D+b6/jx9M4dvbrw==\n-----END PUBLIC KEY-----\n',
        publicKeySha256: '873d7f18f8f51991bbec1f1361a8375611ff738ca1b32756c2dfeb74a0c313d7',
        signatureAlgorithm: 'ecdsa-with-SHA256',
        signatureValid: true,
        subjectAlternativeNames: [],
        keyUsage: [],
        extendedKeyUsage: [],
        isCa: false,
        challengePassword: false,
        extensions: [],
      },
    },
  ],
  run({ csr }) {
    const request = readRequest(csr, 'csr');
    const { subjectAlternativeNames, keyUsage, extendedKeyUsage, isCa } = readUsages(request.extensions, 'csr');
    const { keyAlgorithm, ...key } = keyFields(request.publicKey, request.spki, 'csr');
    return {
      subject: plainName(request.subject),
      subjectText: nameText(request.subject),
      keyAlgorithm: KEY_KINDS.safeParse(keyAlgorithm).data ?? unprocessable('The key of the request cannot sign.', 'csr'),
      ...key,
      signatureAlgorithm: request.signatureAlgorithm,
      signatureValid: request.signatureValid,
      subjectAlternativeNames,
      keyUsage,
      extendedKeyUsage,
      isCa,
      challengePassword: request.challengePassword,
      extensions: plainExtensions(request.extensions),
    };
  },
});
