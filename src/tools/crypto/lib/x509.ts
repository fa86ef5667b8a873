import { Unprocessable, unprocessable } from '../../errors.ts';
import { sameBytes } from '../../shared/bytes/arrays.ts';
import { CONTEXT, characters, type Element, integerOf, oidOf, readDer, timeOf, UNIVERSAL } from '../../shared/bytes/der.ts';
import { hexOf, latin1Text, utf8Bytes } from '../../shared/platform/bytes.ts';
import { createPublicKey, type Key, verify } from '../../shared/platform/keys.ts';
import { certificateSpki } from './keys.ts';
import { nameOfOid } from './oid-names.ts';
import { CERTIFICATE_LABELS, derFromText } from './pem.ts';

export const CSR_LABELS = ['CERTIFICATE REQUEST', 'NEW CERTIFICATE REQUEST'];
const CRL_LABELS = ['X509 CRL', 'CRL'];
const MAX_CRL_NODES = 1_000_000;

/** One part of a distinguished name; `rdn` numbers those that belong together. */
export interface NamePart {
  type: string;
  value: string;
  /** Type and value by RFC 4514. */
  written: string;
  rdn: number;
}

export interface Extension {
  oid: string;
  critical: boolean;
  content: Uint8Array;
}

export interface Signed {
  signed: Element;
  signatureOid: string;
  signatureParameters: Element | undefined;
  signature: Uint8Array;
}

const isContext = (element: Element | undefined, number: number): element is Element => element?.tagClass === CONTEXT && element.number === number;
const isUniversal = (element: Element | undefined, number: number): element is Element => element?.tagClass === UNIVERSAL && element.number === number;

/** The three parts of what is signed: the data, the algorithm and the signature. */
function signedParts(whole: Element, path: string, what: string): Signed {
  const [signed, algorithm, bits] = whole.children;
  const oid = algorithm?.children[0];
  if (signed === undefined || !isUniversal(oid, 6) || !isUniversal(bits, 3)) return unprocessable(`It is not ${what}.`, path);
  return { signed, signatureOid: oidOf(oid.content, path), signatureParameters: algorithm?.children[1], signature: bits.content.subarray(1) };
}

/** A certificate taken apart. */
export interface Certificate {
  signed: Signed;
  der: Uint8Array;
  version: number;
  serialNumber: string;
  issuer: NamePart[];
  subject: NamePart[];
  sameNames: boolean;
  notBefore: number;
  notAfter: number;
  publicKey: Key;
  spki: Uint8Array;
  signatureAlgorithm: string;
  extensions: Extension[];
}

/** Reads a certificate (PEM, or base64 or hex of the DER); what is none, damaged or followed by more bytes is unprocessable. */
export function readCertificate(text: string, path: string): Certificate {
  const der = derFromText(text, CERTIFICATE_LABELS, path, 'a certificate');
  const whole = readDer(der, path);
  let publicKey: Key;
  try {
    publicKey = createPublicKey({ spki: certificateSpki(whole, path) });
  } catch {
    return unprocessable('It is not a certificate, or a damaged one, or its key is of a kind that is not known.', path);
  }
  const parts = signedParts(whole, path, 'a certificate');
  const { signed, signatureOid } = parts;
  const fields = [...signed.children];
  const version = isContext(fields[0], 0) ? Number(integerOf(fields.shift()?.children[0]?.content ?? Uint8Array.of(0))) + 1 : 1;
  const [serial, , issuer, validity, subject, spki, ...rest] = fields;
  const [notBefore, notAfter] = (validity?.children ?? []).map(timeOf);
  if (serial === undefined || issuer === undefined || subject === undefined || spki === undefined || notBefore === undefined || notAfter === undefined)
    return unprocessable('It is not a certificate, or a damaged one.', path);
  return {
    signed: parts,
    der,
    version,
    serialNumber: serialText(serial.content),
    issuer: readName(issuer, path),
    subject: readName(subject, path),
    sameNames: sameBytes(issuer.whole, subject.whole),
    notBefore,
    notAfter,
    publicKey,
    spki: spki.whole,
    signatureAlgorithm: longName(signatureOid),
    extensions: readExtensions(rest.find((field) => isContext(field, 3))?.children[0], path),
  };
}

/** A certificate signing request taken apart. */
export interface CertificateRequest {
  subject: NamePart[];
  publicKey: Key;
  spki: Uint8Array;
  signatureAlgorithm: string;
  signatureValid: boolean;
  extensions: Extension[];
  challengePassword: boolean;
}

const CHALLENGE_PASSWORD = '1.2.840.113549.1.9.7';
const EXTENSION_REQUESTS = ['1.2.840.113549.1.9.14', '1.3.6.1.4.1.311.2.1.14'];

/** Reads a certificate signing request; what is none is unprocessable. */
export function readRequest(text: string, path: string): CertificateRequest {
  const parts = signedParts(readDer(derFromText(text, CSR_LABELS, path, 'a certificate signing request'), path), path, 'a certificate signing request');
  const [version, subject, spki, attributes] = parts.signed.children;
  if (!isUniversal(version, 2) || !isUniversal(subject, 16) || !isUniversal(spki, 16)) return unprocessable('It is not a certificate signing request.', path);
  let publicKey: Key;
  try {
    publicKey = createPublicKey({ spki: spki.whole });
  } catch {
    return unprocessable('The public key of the request is damaged, or of a kind that is not known.', path);
  }
  const named = (attributes?.children ?? []).map(({ children: [type, values] }) => ({
    oid: type === undefined ? '' : oidOf(type.content, path),
    value: values?.children[0],
  }));
  return {
    subject: readName(subject, path),
    publicKey,
    spki: spki.whole,
    signatureAlgorithm: longName(parts.signatureOid),
    signatureValid: signatureFits(parts, publicKey),
    extensions: readExtensions(named.find(({ oid }) => EXTENSION_REQUESTS.includes(oid))?.value, path),
    challengePassword: named.some(({ oid }) => oid === CHALLENGE_PASSWORD),
  };
}

/** A certificate revocation list taken apart. */
export interface RevocationList {
  issuer: NamePart[];
  signatureAlgorithm: string;
  lastUpdate: number;
  nextUpdate: number | undefined;
  revoked: Element[];
  extensions: Extension[];
}

/** Reads a certificate revocation list; what is none is unprocessable. */
export function readRevocationList(text: string, path: string): RevocationList {
  const whole = readDer(derFromText(text, CRL_LABELS, path, 'a certificate revocation list'), path, MAX_CRL_NODES);
  const { signed, signatureOid } = signedParts(whole, path, 'a certificate revocation list');
  const fields = [...signed.children];
  if (isUniversal(fields[0], 2)) fields.shift();
  const [algorithm, issuer, last, ...rest] = fields;
  const lastUpdate = last === undefined ? undefined : timeOf(last);
  if (!isUniversal(algorithm, 16) || !isUniversal(issuer, 16) || lastUpdate === undefined)
    return unprocessable('It is not a certificate revocation list.', path);
  const next = rest[0];
  const nextUpdate = isUniversal(next, 23) || isUniversal(next, 24) ? timeOf(next) : undefined;
  return {
    issuer: readName(issuer, path),
    signatureAlgorithm: longName(signatureOid),
    lastUpdate,
    nextUpdate,
    revoked: rest.find((field) => isUniversal(field, 16))?.children ?? [],
    extensions: readExtensions(rest.find((field) => isContext(field, 0))?.children[0], path),
  };
}

/** Hex of a serial number without the sign's leading 00. */
export function serialText(content: Uint8Array): string {
  const bytes = content.length > 1 && content[0] === 0 ? content.subarray(1) : content;
  return hexOf(bytes);
}

/** OpenSSL's long name of an algorithm, or its dotted identifier. */
export const longName = (oid: string): string => nameOfOid(oid)?.long ?? oid;

/** The parts of a distinguished name in their order. */
export function readName(name: Element, path: string): NamePart[] {
  return name.children.flatMap((rdn, index) =>
    rdn.children.map(({ children: [type, value] }) => {
      if (!isUniversal(type, 6) || value === undefined) return unprocessable('A name in it is damaged.', path);
      const oid = oidOf(type.content, path);
      const short = nameOfOid(oid)?.short;
      const text = value.constructed || value.tagClass !== UNIVERSAL ? undefined : characters(value);
      const hex = `#${hexOf(value.whole)}`;
      return {
        type: short ?? oid,
        value: text ?? hex,
        // RFC 4514, section 2.4: a type that is written as numbers has its value in hex, too.
        written: short !== undefined && text !== undefined ? `${short}=${escaped(text)}` : `${short ?? oid}=${hex.toUpperCase()}`,
        rdn: index,
      };
    }),
  );
}

/** A name without the numbers of its sets. */
export const plainName = (parts: readonly NamePart[]): { type: string; value: string }[] => parts.map(({ type, value }) => ({ type, value }));

/** A distinguished name by RFC 4514: last first, special characters escaped. */
export function nameText(parts: readonly NamePart[]): string {
  const sets = new Map<number, string[]>();
  for (const { written, rdn } of parts) sets.set(rdn, [...(sets.get(rdn) ?? []), written]);
  return [...sets.values()]
    .reverse()
    .map((set) => set.join('+'))
    .join(',');
}

function escaped(value: string): string {
  return value
    .replace(/[,+"\\<>;]/g, '\\$&')
    .replace(/\p{Cc}/gu, (character) => (hexOf(utf8Bytes(character)).match(/../g) ?? []).map((byte) => `\\${byte.toUpperCase()}`).join(''))
    .replace(/^[ #]/, '\\$&')
    .replace(/ $/, '\\ ');
}

function readExtensions(list: Element | undefined, path: string): Extension[] {
  return (list?.children ?? []).map(({ children }) => {
    const [type, ...rest] = children;
    const value = rest.at(-1);
    if (!isUniversal(type, 6) || !isUniversal(value, 4)) return unprocessable('An extension in it is damaged.', path);
    return { oid: oidOf(type.content, path), critical: isUniversal(rest[0], 1) && rest[0].content[0] !== 0, content: value.content };
  });
}

/** What the common extensions say; damaged ones are unprocessable. */
export function readUsages(extensions: readonly Extension[], path: string) {
  const find = (oid: string): Element | undefined => {
    const found = extensions.find((extension) => extension.oid === oid);
    return found === undefined ? undefined : readDer(found.content, path);
  };
  const constraints = find('2.5.29.19')?.children ?? [];
  const pathLength = constraints.find((element) => isUniversal(element, 2) && element.length > 0);
  const keyId = find('2.5.29.14')?.content;
  const authority = find('2.5.29.35')?.children.find((element) => isContext(element, 0))?.content;
  return {
    subjectAlternativeNames: (find('2.5.29.17')?.children ?? []).map((name) => generalName(name, path)),
    isCa: constraints.some((element) => isUniversal(element, 1) && element.content[0] !== 0),
    ...(pathLength !== undefined && { pathLength: Number(integerOf(pathLength.content)) }),
    keyUsage: bitNames(find('2.5.29.15')?.content),
    extendedKeyUsage: (find('2.5.29.37')?.children ?? []).map(({ content }) => {
      const oid = oidOf(content, path);
      return PURPOSES[oid] ?? oid;
    }),
    ...(keyId !== undefined && { subjectKeyId: hexOf(keyId) }),
    ...(authority !== undefined && { authorityKeyId: hexOf(authority) }),
  };
}

/** Extensions as the tools give them. */
export const plainExtensions = (extensions: readonly Extension[]): { oid: string; critical: boolean; hex: string }[] =>
  extensions.map(({ oid, critical, content }) => ({ oid, critical, hex: hexOf(content) }));

const USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
];

const PURPOSES: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'serverAuth',
  '1.3.6.1.5.5.7.3.2': 'clientAuth',
  '1.3.6.1.5.5.7.3.3': 'codeSigning',
  '1.3.6.1.5.5.7.3.4': 'emailProtection',
  '1.3.6.1.5.5.7.3.8': 'timeStamping',
  '1.3.6.1.5.5.7.3.9': 'OCSPSigning',
};

const bitNames = (content: Uint8Array | undefined): string[] =>
  USAGES.filter((_, index) => (((content?.[1 + (index >> 3)] ?? 0) >> (7 - (index & 7))) & 1) === 1);

const NAME_KINDS = ['otherName', 'email', 'DNS', 'x400Address', 'directoryName', 'ediPartyName', 'URI', 'IP', 'registeredID'];

function generalName({ number, content, whole }: Element, path: string): string {
  const kind = NAME_KINDS[number] ?? unprocessable('An alternative name is of a kind that is not known.', path);
  if (number === 1 || number === 2 || number === 6) return `${kind}:${latin1Text(content)}`;
  if (number === 7 && (content.length === 4 || content.length === 16)) return `IP:${addressText(content)}`;
  return `${kind}:${hexOf(number === 4 ? whole : content)}`;
}

/** An IPv4 address with dots, or an IPv6 one as RFC 5952 writes it. */
export function addressText(bytes: Uint8Array): string {
  if (bytes.length === 4) return Array.from(bytes).join('.');
  const groups = hexOf(bytes).match(/.{4}/g) ?? [];
  return new URL(`http://[${groups.join(':')}]/`).hostname.slice(1, -1);
}

interface VerifyScheme {
  hash: string | null;
  pss?: boolean;
}

const SIGNATURES: Readonly<Record<string, VerifyScheme>> = {
  '1.2.840.113549.1.1.4': { hash: 'md5' },
  '1.2.840.113549.1.1.5': { hash: 'sha1' },
  '1.2.840.113549.1.1.11': { hash: 'sha256' },
  '1.2.840.113549.1.1.12': { hash: 'sha384' },
  '1.2.840.113549.1.1.13': { hash: 'sha512' },
  '1.2.840.113549.1.1.14': { hash: 'sha224' },
  '1.2.840.113549.1.1.15': { hash: 'sha512-224' },
  '1.2.840.113549.1.1.16': { hash: 'sha512-256' },
  '1.2.840.113549.1.1.10': { hash: 'sha1', pss: true },
  '1.2.840.10045.4.1': { hash: 'sha1' },
  '1.2.840.10045.4.3.1': { hash: 'sha224' },
  '1.2.840.10045.4.3.2': { hash: 'sha256' },
  '1.2.840.10045.4.3.3': { hash: 'sha384' },
  '1.2.840.10045.4.3.4': { hash: 'sha512' },
  '1.2.840.10040.4.3': { hash: 'sha1' },
  '2.16.840.1.101.3.4.3.1': { hash: 'sha224' },
  '2.16.840.1.101.3.4.3.2': { hash: 'sha256' },
  '2.16.840.1.101.3.4.3.3': { hash: 'sha384' },
  '2.16.840.1.101.3.4.3.4': { hash: 'sha512' },
  // DSA with SHA-3
  '2.16.840.1.101.3.4.3.5': { hash: 'sha3-224' },
  '2.16.840.1.101.3.4.3.6': { hash: 'sha3-256' },
  '2.16.840.1.101.3.4.3.7': { hash: 'sha3-384' },
  '2.16.840.1.101.3.4.3.8': { hash: 'sha3-512' },
  // ECDSA with SHA-3
  '2.16.840.1.101.3.4.3.9': { hash: 'sha3-224' },
  '2.16.840.1.101.3.4.3.10': { hash: 'sha3-256' },
  '2.16.840.1.101.3.4.3.11': { hash: 'sha3-384' },
  '2.16.840.1.101.3.4.3.12': { hash: 'sha3-512' },
  // RSA with SHA-3
  '2.16.840.1.101.3.4.3.13': { hash: 'sha3-224' },
  '2.16.840.1.101.3.4.3.14': { hash: 'sha3-256' },
  '2.16.840.1.101.3.4.3.15': { hash: 'sha3-384' },
  '2.16.840.1.101.3.4.3.16': { hash: 'sha3-512' },
  '1.3.101.112': { hash: null },
  '1.3.101.113': { hash: null },
};

const PSS_HASHES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.5': 'sha512-224',
  '2.16.840.1.101.3.4.2.6': 'sha512-256',
  '1.3.14.3.2.26': 'sha1',
};

/** Whether a signature fits a public key. */
export function signatureFits({ signed, signatureOid, signatureParameters, signature }: Signed, key: Key): boolean {
  const scheme = SIGNATURES[signatureOid];
  if (scheme === undefined) return false;
  try {
    if (scheme.pss !== true) return verify(scheme.hash, signed.whole, key, {}, signature);
    const named = signatureParameters?.children.find((element) => isContext(element, 0))?.children[0]?.children[0];
    const hash = named === undefined ? scheme.hash : (PSS_HASHES[oidOf(named.content, 'csr')] ?? null);
    return verify(hash, signed.whole, key, { pss: true, saltLength: 'any' }, signature);
  } catch (error) {
    if (error instanceof Unprocessable) throw error;
    // A signature of another kind than the key
    return false;
  }
}
