import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { context, der, derSet, objectIdentifier, readDer, sequence } from '../shared/bytes/der.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { secretText } from './lib/fields.ts';
import { writePem } from './lib/pem.ts';
import { nameText, readName } from './lib/x509.ts';
import {
  alternativeName,
  alternativeNamesExtension,
  alternativeNamesInput,
  checkCountry,
  distinguishedName,
  isEmail,
  newKeyAlgorithm,
  signDer,
  signingHash,
  signingKey,
  signingKeyInput,
} from './lib/x509-write.ts';

const EXTENSION_REQUEST = '1.2.840.113549.1.9.14';

export default defineTool({
  slug: 'csr-generator',
  name: 'CSR Generator',
  category: 'crypto',
  summary: 'Generates a certificate signing request (CSR) for your key, or for a new one.',
  description:
    'The subject has C, ST, L, O, OU, CN and emailAddress in this order, as far as given. Names are UTF-8. A new private key comes from the cryptographic source alone, and no copy is kept.',
  reference: 'RFC 2986, RFC 2985',
  keywords: ['certificate signing request', 'pkcs10', 'openssl req -new', 'ssl certificate', 'tls', 'san', 'lets encrypt'],
  cost: 'heavy',
  inputs: z.strictObject({
    commonName: z.string().min(1).max(64).optional().describe('Name of the subject (CN), such as a domain name'),
    organization: z.string().min(1).max(64).optional().describe('Legal name of the organization (O)'),
    organizationalUnit: z.string().min(1).max(64).optional().describe('Part of the organization (OU)'),
    locality: z.string().min(1).max(128).optional().describe('City or town (L)'),
    state: z.string().min(1).max(128).optional().describe('State or province (ST)'),
    country: z.string().min(2).max(2).optional().describe('Country (C), ISO 3166-1 alpha-2'),
    emailAddress: z.string().min(1).max(255).optional().describe('E-mail address of the subject'),
    subjectAlternativeNames: alternativeNamesInput,
    privateKey: signingKeyInput,
    passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
    algorithm: newKeyAlgorithm,
    hash: signingHash,
  }),
  result: z.strictObject({
    csr: z.string().describe('The request as PEM'),
    privateKey: z.string().optional().describe('The private key as PKCS #8 PEM, when it is new'),
    subjectText: z.string().describe('The subject by RFC 4514, last part first'),
    subjectAlternativeNames: z.array(z.string()).describe('The alternative names with their kinds'),
    keyAlgorithm: z.string().describe('Kind of the key: rsa, ec, ed25519 or ed448'),
    keyBits: z.int().describe('Length of the modulus or the field in bits'),
    publicKeySha256: z.string().describe('SHA-256 of the SPKI DER as hex'),
  }),
  examples: [
    {
      inputs: {
        commonName: 'example.com',
        organization: 'Example, Inc.',
        country: 'US',
        subjectAlternativeNames: ['example.com', '192.0.2.1'],
        privateKey: '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
      },
      result: {
        csr: '-----BEGIN CERTIFICATE REQUEST-----\nMIHqMIGdAgEAMDsxCzAJBgNVBAYTAlVTMRYwFAYDVQQKDA1FeGFtcGxlLCBJbmMu\nMRQwEgYDVQQDDAtleGFtcGxlLmNvbTAqMAUGAytlcAMhANdamAGCsQq31Uv+08lk\nBzoO4XLz2qYjJa8CGmj3B1EaoC8wLQYJKoZIhvcNAQkOMSAwHjAcBgNVHREEFTAT\nggtleGFtcGxlLmNvbYcEwAACATAFBgMrZXADQQAFSfBw0jnLdBBkouLGEE3QSUqV\ntI4906B3emDLJim7uFF2YNASYkJ0yjjpeUXex1Ea5jqe1c8PtM1qcME6lusC\n-----END CERTIFICATE REQUEST-----\n',
        subjectText: 'CN=example.com,O=Example\\, Inc.,C=US',
        subjectAlternativeNames: ['DNS:example.com', 'IP:192.0.2.1'],
        keyAlgorithm: 'ed25519',
        keyBits: 255,
        publicKeySha256: '06e3fd8fda29bb60ab59557de61edb0aecdb231134be30e75b455f8e1b792fa9',
      },
    },
  ],
  async run(inputs) {
    const given = inputs.subjectAlternativeNames ?? [];
    if (inputs.commonName === undefined && given.length === 0) invalid('commonName', 'or a name among subjectAlternativeNames is required');
    checkCountry(inputs.country);
    if (inputs.emailAddress !== undefined && !isEmail(inputs.emailAddress)) unprocessable('The e-mail address must be ASCII.', 'emailAddress');
    const names = given.map((name, index) => alternativeName(name, `subjectAlternativeNames[${index}]`));
    const key = await signingKey(inputs.privateKey, inputs.passphrase, inputs.algorithm);
    const subject = distinguishedName([
      ['C', inputs.country],
      ['ST', inputs.state],
      ['L', inputs.locality],
      ['O', inputs.organization],
      ['OU', inputs.organizationalUnit],
      ['CN', inputs.commonName],
      ['emailAddress', inputs.emailAddress],
    ]);
    const attributes = names.length === 0 ? [] : [sequence(objectIdentifier(EXTENSION_REQUEST), derSet(sequence(alternativeNamesExtension(names))))];
    const info = sequence(der(0x02, Uint8Array.of(0)), subject, key.spki, context(0, ...attributes));
    return {
      csr: writePem('CERTIFICATE REQUEST', signDer(info, key, inputs.hash)),
      ...(key.newPem !== undefined && { privateKey: key.newPem }),
      subjectText: nameText(readName(readDer(subject, 'commonName'), 'commonName')),
      subjectAlternativeNames: names.map(({ text }) => text),
      keyAlgorithm: key.keyAlgorithm,
      keyBits: key.keyBits,
      publicKeySha256: hexOf(createHash('sha256').update(key.spki).digest()),
    };
  },
});
