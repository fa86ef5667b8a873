import { Unprocessable } from '../../errors.ts';
import { type Budget, characters, type Element, oidOf, readElement } from '../../shared/bytes/der.ts';
import { hexOf, latin1Text } from '../../shared/platform/bytes.ts';
import { createHash, type HashName } from '../../shared/platform/hashes.ts';
import { createPublicKey, type SignatureOptions, verify } from '../../shared/platform/keys.ts';

// The Cryptographic Message Syntax (RFC 5652), as far as signatures need it, and time stamps in it (RFC 3161).

const MAX_ELEMENTS = 50_000;
const SEQUENCE = 16;
const SET_TAG = 0x31;
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const [CONTENT_DIGEST, SIGNING_TIME, TIME_STAMP] = ['1.2.840.113549.1.9.4', '1.2.840.113549.1.9.5', '1.2.840.113549.1.9.16.2.14'];
const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';

const HASHES: Readonly<Record<string, HashName>> = {
  '1.2.840.113549.2.5': 'md5',
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.8': 'sha3-256',
  '2.16.840.1.101.3.4.2.9': 'sha3-384',
  '2.16.840.1.101.3.4.2.10': 'sha3-512',
};
const SIGNATURES: Readonly<Record<string, readonly [name: string, hash?: HashName]>> = {
  '1.2.840.113549.1.1.1': ['RSA'],
  '1.2.840.113549.1.1.4': ['RSA', 'md5'],
  '1.2.840.113549.1.1.5': ['RSA', 'sha1'],
  '1.2.840.113549.1.1.14': ['RSA', 'sha224'],
  '1.2.840.113549.1.1.11': ['RSA', 'sha256'],
  '1.2.840.113549.1.1.12': ['RSA', 'sha384'],
  '1.2.840.113549.1.1.13': ['RSA', 'sha512'],
  '1.2.840.113549.1.1.10': ['RSA-PSS'],
  '1.2.840.10045.2.1': ['ECDSA'],
  '1.2.840.10045.4.1': ['ECDSA', 'sha1'],
  '1.2.840.10045.4.3.1': ['ECDSA', 'sha224'],
  '1.2.840.10045.4.3.2': ['ECDSA', 'sha256'],
  '1.2.840.10045.4.3.3': ['ECDSA', 'sha384'],
  '1.2.840.10045.4.3.4': ['ECDSA', 'sha512'],
  '1.3.101.112': ['Ed25519'],
  '1.3.101.113': ['Ed448'],
};

export interface Certificate {
  subject: string;
  commonName?: string;
  organization?: string;
  issuer: string;
  serialNumber: string;
  notBefore: string;
  notAfter: string;
  selfSigned: boolean;
}

export interface CmsSignature {
  certificate?: Certificate;
  digestAlgorithm: string;
  signatureAlgorithm: string;
  signingTime?: string;
  /** Whether the digest in it is that of the data. */
  digestMatches: boolean;
  /** Whether the signature fits the key of the certificate; undefined where it cannot be told, as `problem` says. */
  signatureFits?: boolean;
  problem?: string;
  /** The time of a time stamp that is the content, or that was added to the signature. */
  timeStamp?: string;
}

const damaged = (what: string): never => {
  throw new Unprocessable(`${what} is damaged`);
};
const childAt = (element: Element, index: number): Element => element.children[index] ?? damaged('the signature');
const tagged = (element: Element, number: number): Element | undefined => element.children.find((child) => child.tagClass === 2 && child.number === number);
const oid = (element: Element): string => oidOf(element.content, 'file');

/** One element; zero bytes may fill up what is behind it. */
function readFirst(bytes: Uint8Array): Element {
  const budget: Budget = { nodes: 0, maximum: MAX_ELEMENTS, path: 'file' };
  return readElement(bytes, 0, bytes.length, 0, 1, budget);
}

/** What an OCTET STRING holds, also one in pieces. */
const octets = (element: Element): Uint8Array =>
  element.constructed ? Uint8Array.from(element.children.flatMap((child) => Array.from(octets(child)))) : element.content;

/** A time of a certificate or an attribute as ISO 8601. */
function timeOf({ number, content }: Element): string | undefined {
  const [, year = '', rest = '', second = '00'] = /^(\d{2}|\d{4})(\d{8})(\d{2})?(?:\.\d+)?Z$/.exec(latin1Text(content)) ?? [];
  if (rest === '') return undefined;
  const full = number === 23 ? (Number(year) < 50 ? `20${year}` : `19${year}`) : year;
  const [month, day, hour, minute] = rest.match(/../g) ?? [];
  return `${full}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

const NAMES: Readonly<Record<string, string>> = {
  [COMMON_NAME]: 'CN',
  [ORGANIZATION]: 'O',
  '2.5.4.11': 'OU',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.5': 'serialNumber',
  '1.2.840.113549.1.9.1': 'emailAddress',
};

const attributesOf = (name: Element): { type: string; value: string }[] =>
  name.children.flatMap((set) =>
    set.children.map((pair) => ({ type: oid(childAt(pair, 0)), value: characters(childAt(pair, 1)) ?? hexOf(childAt(pair, 1).content) })),
  );

const written = (name: Element): string =>
  attributesOf(name)
    .map(({ type, value }) => `${NAMES[type] ?? type}=${value}`)
    .join(', ');

interface Parts {
  element: Element;
  serial: Uint8Array;
  issuer: Element;
  subject: Element;
  validity: Element;
  spki: Element;
}

/** The parts of a certificate (RFC 5280), which begins with its version or not. */
function partsOf(element: Element): Parts {
  const body = childAt(element, 0);
  const start = body.children[0]?.tagClass === 2 ? 1 : 0;
  const [serial, , issuer, validity, subject, spki] = Array.from({ length: 6 }, (_, index) => childAt(body, start + index));
  if (!serial || !issuer || !validity || !subject || !spki) return damaged('a certificate');
  return { element, serial: serial.content, issuer, subject, validity, spki };
}

function shown({ serial, issuer, subject, validity }: Parts): Certificate {
  const find = (type: string): string | undefined => attributesOf(subject).find((one) => one.type === type)?.value;
  const [commonName, organization] = [find(COMMON_NAME), find(ORGANIZATION)];
  return {
    subject: written(subject),
    ...(commonName !== undefined && { commonName }),
    ...(organization !== undefined && { organization }),
    issuer: written(issuer),
    serialNumber: hexOf(serial),
    notBefore: timeOf(childAt(validity, 0)) ?? '',
    notAfter: timeOf(childAt(validity, 1)) ?? '',
    selfSigned: hexOf(subject.whole) === hexOf(issuer.whole),
  };
}

/** The certificate that a signer is named by: issuer and serial number, or the only one there is where it is named by its key. */
function signerOf(identifier: Element, certificates: readonly Parts[]): Parts | undefined {
  if (identifier.tagClass === 2) {
    const key = hexOf(identifier.content);
    return certificates.find(({ element }) => hexOf(element.whole).includes(key)) ?? certificates[0];
  }
  const [issuer, serial] = [hexOf(childAt(identifier, 0).whole), hexOf(childAt(identifier, 1).content)];
  return certificates.find((one) => hexOf(one.serial) === serial && hexOf(one.issuer.whole) === issuer);
}

const digestOf = (hash: HashName, data: Uint8Array): string => hexOf(createHash(hash).update(data).digest());

/** What a signature is of: the data, their SHA-1, which is its content, or it is a time stamp of the data. */
export type SignatureKind = 'detached' | 'sha1' | 'timeStamp';

function signedDataOf(cms: Uint8Array): Element {
  const outer = readFirst(cms);
  const isSigned = outer.tagClass === 0 && outer.number === SEQUENCE && oid(childAt(outer, 0)) === SIGNED_DATA;
  return isSigned ? childAt(childAt(outer, 1), 0) : damaged('the signature, which is not SignedData of CMS,');
}

/** Reads a signature of data that lie outside of it. */
export function readCms(cms: Uint8Array, data: Uint8Array, kind: SignatureKind): CmsSignature {
  const signed = signedDataOf(cms);
  const encapsulated = childAt(signed, 2);
  const content = encapsulated.children[1] ? octets(childAt(encapsulated.children[1], 0)) : undefined;
  const certificates = (tagged(signed, 0)?.children ?? []).filter(({ tagClass }) => tagClass === 0).map(partsOf);
  const info = childAt(signed.children.at(-1) ?? damaged('the signature'), 0);
  const signer = new SignerInfo(info);
  const hash = HASHES[signer.digestOid];
  const parts = signerOf(childAt(info, 1), certificates);
  const time = signer.attribute(SIGNING_TIME);
  const signingTime = time && timeOf(time);
  const timeStamp = kind === 'timeStamp' ? content && stampedTime(content) : signer.addedTime();
  const base = {
    ...(parts && { certificate: shown(parts) }),
    digestAlgorithm: hash ?? signer.digestOid,
    signatureAlgorithm: SIGNATURES[signer.signatureOid]?.[0] ?? signer.signatureOid,
    ...(signingTime !== undefined && { signingTime }),
    ...(timeStamp !== undefined && { timeStamp }),
  };
  if (!hash) return { ...base, digestMatches: false, problem: 'the digest algorithm is not known' };
  const inner = kind === 'detached' ? data : (content ?? new Uint8Array());
  const isOfData = kind === 'detached' || (kind === 'sha1' ? hexOf(inner) === digestOf('sha1', data) : stampFits(inner, data));
  const stated = signer.attribute(CONTENT_DIGEST);
  const checked = signer.check(parts, hash, inner);
  // Without attributes the data themselves are signed, and their digest stands nowhere.
  const holds = signer.hasAttributes ? stated !== undefined && hexOf(stated.content) === digestOf(hash, inner) : checked.signatureFits === true;
  return { ...base, digestMatches: isOfData && holds, ...checked };
}

class SignerInfo {
  readonly digestOid: string;
  readonly signatureOid: string;
  readonly #signedAttributes: Element | undefined;
  readonly #unsigned: Element | undefined;
  readonly #algorithm: Element;
  readonly #signature: Uint8Array;

  constructor(info: Element) {
    this.digestOid = oid(childAt(childAt(info, 2), 0));
    // In front of the algorithms a tag may stand for the key of the signer.
    const attributes = childAt(info, 3);
    this.#signedAttributes = attributes.tagClass === 2 && attributes.number === 0 ? attributes : undefined;
    this.#unsigned = tagged(info, 1);
    const at = this.#signedAttributes ? 4 : 3;
    this.#algorithm = childAt(info, at);
    this.signatureOid = oid(childAt(this.#algorithm, 0));
    this.#signature = octets(childAt(info, at + 1));
  }

  get hasAttributes(): boolean {
    return this.#signedAttributes !== undefined;
  }

  attribute(type: string, from = this.#signedAttributes): Element | undefined {
    return from?.children.find((one) => oid(childAt(one, 0)) === type)?.children[1]?.children[0];
  }

  /** The time of a time stamp of the signature. */
  addedTime(): string | undefined {
    const token = this.attribute(TIME_STAMP, this.#unsigned);
    const encapsulated = token && childAt(childAt(childAt(token, 1), 0), 2);
    const content = encapsulated?.children[1]?.children[0];
    return content && stampedTime(octets(content));
  }

  check(parts: Parts | undefined, digest: HashName, content: Uint8Array): { signatureFits?: boolean; problem?: string } {
    if (!parts) return { problem: 'the certificate of the signer is not in the signature' };
    const [name, own] = SIGNATURES[this.signatureOid] ?? [];
    if (name === undefined) return { problem: 'the signature algorithm is not known' };
    // What is signed are the attributes as a SET, or without any the content itself.
    const signed = this.#signedAttributes ? new Uint8Array(this.#signedAttributes.whole) : content;
    if (this.#signedAttributes) signed[0] = SET_TAG;
    const options: SignatureOptions = name === 'RSA-PSS' ? { pss: true, saltLength: 'any' } : {};
    const hash = name === 'RSA-PSS' ? (this.#pssHash() ?? digest) : name.startsWith('Ed') ? null : (own ?? digest);
    try {
      return { signatureFits: verify(hash, signed, createPublicKey({ spki: parts.spki.whole }), options, this.#signature) };
    } catch {
      return { problem: 'the key of the certificate cannot check the signature' };
    }
  }

  #pssHash(): HashName | undefined {
    const parameters = this.#algorithm.children[1];
    if (!parameters) return undefined;
    const hash = tagged(parameters, 0);
    return hash ? HASHES[oid(childAt(childAt(hash, 0), 0))] : 'sha1';
  }
}

/** The time in the content of a time stamp. */
function stampedTime(content: Uint8Array): string | undefined {
  const time = readFirst(content).children.find(({ tagClass, number }) => tagClass === 0 && number === 24);
  return time && timeOf(time);
}

/** Whether a time stamp is of these data. */
function stampFits(content: Uint8Array, data: Uint8Array): boolean {
  const imprint = childAt(readFirst(content), 2);
  const hash = HASHES[oid(childAt(childAt(imprint, 0), 0))];
  return hash !== undefined && hexOf(childAt(imprint, 1).content) === digestOf(hash, data);
}
