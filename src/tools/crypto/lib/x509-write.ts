import { z } from 'zod';
import { unprocessable } from '../../errors.ts';
import { bitString, der, derSet, objectIdentifier, octetString, sequence } from '../../shared/bytes/der.ts';
import { domainToAscii } from '../../shared/net/domain-ascii.ts';
import { isIpv4, isIpv6 } from '../../shared/net/ip-text.ts';
import { bytesOfHex, utf8Bytes } from '../../shared/platform/bytes.ts';
import { createHash } from '../../shared/platform/hashes.ts';
import { createPublicKey, exportDer, generateKey, type Key, sign } from '../../shared/platform/keys.ts';
import { secretText } from './fields.ts';
import { factsOf, readPrivateKey } from './keys.ts';
import { writePem } from './pem.ts';
import { addressText } from './x509.ts';

/** Inputs that the makers of requests and certificates share. */
export const alternativeNamesInput = z
  .array(z.string().min(1).max(2000))
  .max(100)
  .optional()
  .describe('Domain names, IP addresses, e-mail addresses or URIs, with DNS:, IP:, email:, URI: in front or without');
export const signingKeyInput = secretText(1, 20_000, 'The private key as PEM or JWK; a new one if omitted').optional();
export const newKeyAlgorithm = z.enum(['ec-p256', 'ec-p384', 'rsa-2048', 'rsa-3072', 'ed25519']).default('ec-p256').describe('Kind of a new key');
export const signingHash = z.enum(['sha256', 'sha384', 'sha512']).default('sha256').describe('Hash function of the signature; ed25519 has its own');

const ATTRIBUTES = { C: '2.5.4.6', ST: '2.5.4.8', L: '2.5.4.7', O: '2.5.4.10', OU: '2.5.4.11', CN: '2.5.4.3', emailAddress: '1.2.840.113549.1.9.1' };

type Attribute = keyof typeof ATTRIBUTES;

/** A distinguished name of the parts that are given: the country as PrintableString, e-mail as IA5String, the others as UTF8String. */
export function distinguishedName(parts: readonly (readonly [type: Attribute, value: string | undefined])[]): Uint8Array {
  const sets = parts.flatMap(([type, value]) => {
    if (value === undefined) return [];
    const tag = type === 'C' ? 0x13 : type === 'emailAddress' ? 0x16 : 0x0c;
    return [derSet(sequence(objectIdentifier(ATTRIBUTES[type]), der(tag, utf8Bytes(value))))];
  });
  return sequence(...sets);
}

/** A country code of two letters, or unprocessable. */
export function checkCountry(country: string | undefined): void {
  if (country !== undefined && !/^[A-Za-z]{2}$/.test(country)) unprocessable('The country must be two letters (ISO 3166-1 alpha-2), such as DE.', 'country');
}

/** A domain name in ASCII, with * as its first label if need be, or undefined. */
export function domainName(text: string): string | undefined {
  const bare = text.startsWith('*.') ? text.slice(2) : text;
  const ascii = /^[\x21-\x7e]*$/.test(bare) ? bare : domainToAscii(bare);
  const labels = ascii.split('.');
  const good =
    ascii.length <= 253 && labels.every((label) => /^[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?$/.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return good ? text.slice(0, text.length - bare.length) + ascii : undefined;
}

/** Whether a text is an e-mail address in ASCII. */
export function isEmail(text: string): boolean {
  const sign = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, sign));
  return /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) && domainName(text.slice(sign + 1)) === text.slice(sign + 1);
}

/** An alternative name: how it is written, and its GeneralName. */
interface AlternativeName {
  text: string;
  encoded: Uint8Array;
}

/** The bytes of an IP address, or undefined. */
function addressBytes(text: string): Uint8Array | undefined {
  if (isIpv4(text)) return new Uint8Array(text.split('.').map(Number));
  if (!isIpv6(text)) return undefined;
  const [head = '', tail] = new URL(`http://[${text}]/`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined): string[] => (part === undefined || part === '' ? [] : part.split(':'));
  const [front, back] = [groups(head), groups(tail)];
  const all = [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back];
  return bytesOfHex(all.map((group) => group.padStart(4, '0')).join(''));
}

/** Reads an alternative name with its kind in front or without; what is none is unprocessable. */
export function alternativeName(text: string, path: string): AlternativeName {
  const [, prefix, rest = text] = /^(DNS|IP|email|URI):(.*)$/is.exec(text.trim()) ?? [undefined, undefined, text.trim()];
  const kind = prefix?.toLowerCase() ?? kindOf(rest);
  if (kind === 'ip') {
    const bytes = addressBytes(rest) ?? unprocessable(`${JSON.stringify(rest.slice(0, 60))} is not an IP address.`, path);
    return { text: `IP:${addressText(bytes)}`, encoded: der(0x87, bytes) };
  }
  const shown = JSON.stringify(rest.slice(0, 60));
  if (kind === 'email')
    return isEmail(rest) ? { text: `email:${rest}`, encoded: der(0x81, utf8Bytes(rest)) } : unprocessable(`${shown} is not an e-mail address.`, path);
  if (kind === 'uri') {
    const good = /^[A-Za-z][A-Za-z0-9+.-]*:[\x21-\x7e]+$/.test(rest) && URL.canParse(rest);
    return good ? { text: `URI:${rest}`, encoded: der(0x86, utf8Bytes(rest)) } : unprocessable(`${shown} is not a URI in ASCII.`, path);
  }
  const domain = domainName(rest) ?? unprocessable(`${shown} is not a domain name.`, path);
  return { text: `DNS:${domain}`, encoded: der(0x82, utf8Bytes(domain)) };
}

function kindOf(text: string): string {
  if (isIpv4(text) || isIpv6(text.replace(/%.*$/, ''))) return 'ip';
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(text)) return 'uri';
  return text.includes('@') ? 'email' : 'dns';
}

/** The name a certificate has by default: its common name, when that is a domain name or an address. */
export function nameByDefault(commonName: string): AlternativeName[] {
  if (addressBytes(commonName) === undefined && domainName(commonName) === undefined) return [];
  return [alternativeName(commonName, 'commonName')];
}

/** An extension. @param content its DER */
export const extension = (oid: string, critical: boolean, content: Uint8Array): Uint8Array =>
  sequence(objectIdentifier(oid), ...(critical ? [der(0x01, Uint8Array.of(0xff))] : []), octetString(content));

export const alternativeNamesExtension = (names: readonly AlternativeName[]): Uint8Array =>
  extension('2.5.29.17', false, sequence(...names.map(({ encoded }) => encoded)));

const NEW_KEYS = {
  'ec-p256': { kind: 'ec', curve: 'P-256' },
  'ec-p384': { kind: 'ec', curve: 'P-384' },
  'rsa-2048': { kind: 'rsa', bits: 2048 },
  'rsa-3072': { kind: 'rsa', bits: 3072 },
  ed25519: { kind: 'ed25519' },
} as const;

/** The key to sign with and its public part: the one given, or a new one. */
export interface SigningKey {
  privateKey: Key;
  spki: Uint8Array;
  /** PKCS #8 PEM, of a new key. */
  newPem?: string;
  keyAlgorithm: string;
  keyBits: number;
}

const CAN_SIGN: ReadonlySet<string> = new Set(['rsa', 'ec', 'ed25519', 'ed448']);

/** Reads the key given, or makes a new one; keys that cannot sign are unprocessable. */
export async function signingKey(text: string | undefined, passphrase: string | undefined, algorithm: keyof typeof NEW_KEYS): Promise<SigningKey> {
  const privateKey = text === undefined ? await generateKey(NEW_KEYS[algorithm]) : readPrivateKey(text, passphrase, 'privateKey');
  if (!CAN_SIGN.has(privateKey.asymmetricKeyType ?? ''))
    unprocessable('The key is of a kind that cannot sign here: RSA, EC, Ed25519 and Ed448 can.', 'privateKey');
  const facts = factsOf(privateKey, 'privateKey');
  const spki = exportDer(createPublicKey(privateKey), 'spki');
  return {
    privateKey,
    spki,
    ...(text === undefined && { newPem: writePem('PRIVATE KEY', exportDer(privateKey, 'pkcs8')) }),
    keyAlgorithm: facts.algorithm,
    keyBits: facts.bits,
  };
}

const SIGNATURE_OIDS = {
  rsa: { sha256: '1.2.840.113549.1.1.11', sha384: '1.2.840.113549.1.1.12', sha512: '1.2.840.113549.1.1.13' },
  ec: { sha256: '1.2.840.10045.4.3.2', sha384: '1.2.840.10045.4.3.3', sha512: '1.2.840.10045.4.3.4' },
};

type Hash = z.output<typeof signingHash>;

/** The AlgorithmIdentifier of signatures by a key. */
export function signatureIdentifier({ keyAlgorithm }: SigningKey, hash: Hash): Uint8Array {
  if (keyAlgorithm === 'rsa') return sequence(objectIdentifier(SIGNATURE_OIDS.rsa[hash]), der(0x05));
  if (keyAlgorithm === 'ec') return sequence(objectIdentifier(SIGNATURE_OIDS.ec[hash]));
  return sequence(objectIdentifier(keyAlgorithm === 'ed25519' ? '1.3.101.112' : '1.3.101.113'));
}

/** Data, algorithm and signature in one SEQUENCE. */
export function signDer(data: Uint8Array, key: SigningKey, hash: Hash): Uint8Array {
  const ed = key.keyAlgorithm === 'ed25519' || key.keyAlgorithm === 'ed448';
  let signature: Uint8Array;
  try {
    signature = sign(ed ? null : hash, data, key.privateKey);
  } catch {
    return unprocessable('The key cannot sign with this hash: its modulus is too short.', 'privateKey');
  }
  return sequence(data, signatureIdentifier(key, hash), bitString(signature));
}

/** SHA-1 of the public key's bits (RFC 5280 section 4.2.1.2). @param publicBits content of the SPKI's BIT STRING after its first byte */
export const keyIdentifier = (publicBits: Uint8Array): Uint8Array => createHash('sha1').update(publicBits).digest();
