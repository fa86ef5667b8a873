import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bitString, context, der, objectIdentifier, octetString, positiveInteger, readDer, sequence } from '../shared/bytes/der.ts';
import { hexOf, latin1Bytes } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { nowField, secretText } from './lib/fields.ts';
import { instantOf, isoSeconds, unixSeconds } from './lib/instant.ts';
import { writePem } from './lib/pem.ts';
import { nameText, readName, serialText } from './lib/x509.ts';
import {
  alternativeName,
  alternativeNamesExtension,
  alternativeNamesInput,
  checkCountry,
  distinguishedName,
  extension,
  keyIdentifier,
  nameByDefault,
  newKeyAlgorithm,
  type SigningKey,
  signatureIdentifier,
  signDer,
  signingHash,
  signingKey,
  signingKeyInput,
} from './lib/x509-write.ts';

const SERIAL_BYTES = 16;
const DAY_SECONDS = 86_400;
/** The last second that X.509 can hold, and the first of the year 0. */
const MAX_SECONDS = 253_402_300_799;
const MIN_SECONDS = -62_167_219_200;

export default defineTool({
  slug: 'self-signed-certificate-generator',
  name: 'Self-Signed Certificate Generator',
  category: 'crypto',
  summary: 'Generates a self-signed certificate for development, with its key.',
  description:
    'Version 3, subject order C, O, CN. Critical basicConstraints; keyUsage digitalSignature (and keyEncipherment for RSA) with extendedKeyUsage serverAuth, or keyCertSign and cRLSign for an authority; subjectKeyIdentifier. A commonName that is not a domain name or address gives no alternative name by default. A new key comes from the cryptographic source alone, and no copy is kept.',
  reference: 'RFC 5280',
  keywords: ['ssl certificate', 'tls', 'localhost', 'https', 'openssl req -x509', 'root ca', 'test certificate', 'mkcert'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    commonName: z.string().min(1).max(64).describe('Name of the subject (CN), such as localhost'),
    organization: z.string().min(1).max(64).optional().describe('Name of the organization (O)'),
    country: z.string().min(2).max(2).optional().describe('Country (C), ISO 3166-1 alpha-2'),
    subjectAlternativeNames: alternativeNamesInput,
    days: z.int().min(1).max(36_500).default(365).describe('How many days of 86,400 seconds it is valid'),
    isCa: z.boolean().default(false).describe('Make an authority that may sign certificates'),
    privateKey: signingKeyInput,
    passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
    algorithm: newKeyAlgorithm,
    hash: signingHash,
    now: nowField,
  }),
  result: z.strictObject({
    certificate: z.string().describe('The certificate as PEM'),
    privateKey: z.string().optional().describe('The private key as PKCS #8 PEM, when it is new'),
    serialNumber: z.string().describe('Serial number as hex, 16 random bytes, the first bit 0'),
    subjectText: z.string().describe('The subject by RFC 4514, last part first'),
    subjectAlternativeNames: z.array(z.string()).describe('The alternative names with their kinds'),
    notBefore: z.string().describe('Beginning of its validity, ISO 8601 in UTC, whole seconds'),
    notAfter: z.string().describe('End of its validity, ISO 8601 in UTC'),
    sha256Fingerprint: z.string().describe('SHA-256 of the DER as hex'),
    keyAlgorithm: z.string().describe('Kind of the key: rsa, ec, ed25519 or ed448'),
    keyBits: z.int().describe('Length of the modulus or the field in bits'),
  }),
  pageInputs: { commonName: 'localhost' },
  examples: [],
  async run(inputs) {
    const { commonName, days, isCa, hash } = inputs;
    const begin = unixSeconds(instantOf(inputs.now));
    const end = begin + days * DAY_SECONDS;
    if (begin < MIN_SECONDS || end > MAX_SECONDS) unprocessable('The certificate would end after the year 9999, or begin before the year 0.', 'now');
    checkCountry(inputs.country);
    const names = inputs.subjectAlternativeNames?.map((name, index) => alternativeName(name, `subjectAlternativeNames[${index}]`)) ?? nameByDefault(commonName);
    const key = await signingKey(inputs.privateKey, inputs.passphrase, inputs.algorithm);
    const subject = distinguishedName([
      ['C', inputs.country],
      ['O', inputs.organization],
      ['CN', commonName],
    ]);
    const serial = randomBytes(SERIAL_BYTES);
    // Positive, and never shortened.
    serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
    const body = sequence(
      context(0, der(0x02, Uint8Array.of(2))),
      positiveInteger(serial),
      signatureIdentifier(key, hash),
      subject,
      sequence(timeElement(begin), timeElement(end)),
      subject,
      key.spki,
      context(3, sequence(...extensionsOf(key, isCa), ...(names.length > 0 ? [alternativeNamesExtension(names)] : []))),
    );
    const certificate = signDer(body, key, hash);
    return {
      certificate: writePem('CERTIFICATE', certificate),
      ...(key.newPem !== undefined && { privateKey: key.newPem }),
      serialNumber: serialText(serial),
      subjectText: nameText(readName(readDer(subject, 'commonName'), 'commonName')),
      subjectAlternativeNames: names.map(({ text }) => text),
      notBefore: isoSeconds(begin),
      notAfter: isoSeconds(end),
      sha256Fingerprint: hexOf(createHash('sha256').update(certificate).digest()),
      keyAlgorithm: key.keyAlgorithm,
      keyBits: key.keyBits,
    };
  },
});

/** UTCTime from 1950 to 2049, else GeneralizedTime (RFC 5280 section 4.1.2.5). */
function timeElement(seconds: number): Uint8Array {
  const digits = isoSeconds(seconds).replace(/[-:T]/g, '');
  const year = Number(digits.slice(0, 4));
  return year >= 1950 && year < 2050 ? der(0x17, latin1Bytes(digits.slice(2))) : der(0x18, latin1Bytes(digits));
}

function extensionsOf(key: SigningKey, isCa: boolean): Uint8Array[] {
  const bits = readDer(key.spki, 'privateKey').children[1]?.content.subarray(1) ?? new Uint8Array();
  // keyCertSign and cRLSign, or digitalSignature with keyEncipherment for RSA
  const usage = isCa ? bitString(Uint8Array.of(0x06), 1) : key.keyAlgorithm === 'rsa' ? bitString(Uint8Array.of(0xa0), 5) : bitString(Uint8Array.of(0x80), 7);
  return [
    extension('2.5.29.19', true, isCa ? sequence(der(0x01, Uint8Array.of(0xff))) : sequence()),
    extension('2.5.29.15', true, usage),
    ...(isCa ? [] : [extension('2.5.29.37', false, sequence(objectIdentifier('1.3.6.1.5.5.7.3.1')))]),
    extension('2.5.29.14', false, octetString(keyIdentifier(bits))),
  ];
}
