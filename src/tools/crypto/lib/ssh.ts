import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { bitString, objectIdentifier, positiveInteger, sequence } from '../../shared/bytes/der.ts';
import { base64UrlOf, bytesOfBase64, hexOf, latin1Text, utf8Bytes } from '../../shared/platform/bytes.ts';
import { createPublicKey, exportJwk, type Key, uncompressedPoint } from '../../shared/platform/keys.ts';

const ECDSA_CURVES: Readonly<Record<string, { curve: string; openssl: string; bits: number }>> = {
  nistp256: { curve: 'P-256', openssl: 'prime256v1', bits: 256 },
  nistp384: { curve: 'P-384', openssl: 'secp384r1', bits: 384 },
  nistp521: { curve: 'P-521', openssl: 'secp521r1', bits: 521 },
};

/** A field of SSH's wire format (RFC 4251): its length in four bytes, and the bytes. */
export function sshString(data: Uint8Array | string): Uint8Array {
  const bytes = typeof data === 'string' ? utf8Bytes(data) : data;
  const length = new Uint8Array(4);
  viewOf(length).setUint32(0, bytes.length);
  return joinBytes([length, bytes]);
}

/** A positive mpint of RFC 4251 of big-endian bytes. */
export const sshInteger = (bytes: Uint8Array): Uint8Array => sshString(readContent(positiveInteger(bytes)));

const readContent = (integer: Uint8Array): Uint8Array => integer.subarray((integer[1] ?? 0) < 128 ? 2 : 2 + ((integer[1] ?? 0) & 127));

/** The fields of a blob; a damaged one is unprocessable. */
export function sshFields(blob: Uint8Array, path: string): Uint8Array[] {
  const fields: Uint8Array[] = [];
  for (let at = 0; at < blob.length; ) {
    const length = at + 4 <= blob.length ? viewOf(blob).getUint32(at) : Number.POSITIVE_INFINITY;
    if (at + 4 + length > blob.length) return unprocessable('The SSH key is damaged: a field is cut short.', path);
    fields.push(blob.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** An SSH public key taken apart. */
export interface SshPublicKey {
  algorithm: string;
  bits: number;
  blob: Uint8Array;
  /** Absent for kinds that have no SPKI of their own (security keys). */
  key?: Key;
}

const FIELD_COUNTS: Readonly<Record<string, number>> = {
  'ssh-rsa': 3,
  'ssh-dss': 5,
  'ssh-ed25519': 2,
  'ssh-ed448': 2,
  'ecdsa-sha2-nistp256': 3,
  'ecdsa-sha2-nistp384': 3,
  'ecdsa-sha2-nistp521': 3,
  'sk-ssh-ed25519@openssh.com': 3,
  'sk-ecdsa-sha2-nistp256@openssh.com': 4,
};

export const SSH_KINDS: readonly string[] = Object.keys(FIELD_COUNTS);

/** Reads the blob of an SSH public key. Unknown kinds, bytes left over and values that are not keys: unprocessable. */
export function readSshBlob(blob: Uint8Array, path: string): SshPublicKey {
  const fields = sshFields(blob, path);
  const algorithm = latin1Text(fields[0] ?? new Uint8Array());
  const count = Object.hasOwn(FIELD_COUNTS, algorithm) ? FIELD_COUNTS[algorithm] : undefined;
  if (count === undefined) return unprocessable('The kind of this SSH key is unknown.', path);
  if (fields.length !== count) return unprocessable(`The SSH key is damaged: ${algorithm} has ${count} fields, this one ${fields.length}.`, path);
  try {
    return { algorithm, blob, ...partsOf(algorithm, fields.slice(1)) };
  } catch {
    return unprocessable(`The values of the SSH key are not those of a key of ${algorithm}.`, path);
  }
}

const url = (bytes: Uint8Array): string => base64UrlOf(bytes);
const unsigned = (bytes: Uint8Array): Uint8Array => (bytes[0] === 0 ? bytes.subarray(1) : bytes);
const bitLength = (bytes: Uint8Array): number => BigInt(`0x${hexOf(bytes) || '0'}`).toString(2).length;

function partsOf(algorithm: string, fields: readonly Uint8Array[]): { bits: number; key?: Key } {
  const [first = new Uint8Array(0), second = new Uint8Array(0)] = fields;
  if (algorithm === 'ssh-rsa') {
    const key = createPublicKey({ jwk: { kty: 'RSA', e: url(unsigned(first)), n: url(unsigned(second)) } });
    return { bits: bitLength(second), key };
  }
  if (algorithm === 'ssh-dss') return { bits: bitLength(first), key: dsaKey(fields) };
  if (algorithm === 'ssh-ed25519' || algorithm === 'ssh-ed448') {
    const crv = algorithm === 'ssh-ed25519' ? 'Ed25519' : 'Ed448';
    return { bits: crv === 'Ed25519' ? 256 : 456, key: createPublicKey({ jwk: { kty: 'OKP', crv, x: url(first) } }) };
  }
  if (algorithm === 'sk-ssh-ed25519@openssh.com') {
    if (first.length !== 32) throw new RangeError('not 32 bytes');
    return { bits: 256 };
  }
  const known = ECDSA_CURVES[latin1Text(first)];
  const named = algorithm.replace(/^sk-/, '').replace(/@openssh\.com$/, '');
  if (known === undefined || named !== `ecdsa-sha2-${latin1Text(first)}`) throw new RangeError('another curve');
  const point = uncompressedPoint(second, known.openssl);
  const half = (point.length - 1) / 2;
  const key = createPublicKey({ jwk: { kty: 'EC', crv: known.curve, x: url(point.subarray(1, 1 + half)), y: url(point.subarray(1 + half)) } });
  return algorithm.startsWith('sk-') ? { bits: known.bits } : { bits: known.bits, key };
}

function dsaKey(fields: readonly Uint8Array[]): Key {
  const [p, q, g, y] = fields.map((field) => positiveInteger(field));
  if (p === undefined || q === undefined || g === undefined || y === undefined) throw new RangeError('a value is missing');
  const spki = sequence(sequence(objectIdentifier('1.2.840.10040.4.1'), sequence(p, q, g)), bitString(y));
  return createPublicKey({ spki });
}

const SSH_CURVES: Readonly<Record<string, string>> = { 'P-256': 'nistp256', 'P-384': 'nistp384', 'P-521': 'nistp521' };

/** The SSH name and blob of a public key; kinds and curves that SSH has not are unprocessable. */
export function sshBlobOf(key: Key, path: string): { algorithm: string; blob: Uint8Array } {
  const type = key.asymmetricKeyType ?? '';
  const { crv = '', x = '', y = '', n = '', e = '' } = ['rsa', 'ec', 'ed25519', 'ed448'].includes(type) ? jwkOf(key) : {};
  const bytes = (text: string): Uint8Array => bytesOfBase64(text);
  if (type === 'rsa') return { algorithm: 'ssh-rsa', blob: joinBytes([sshString('ssh-rsa'), sshInteger(bytes(e)), sshInteger(bytes(n))]) };
  if (type === 'ed25519' || type === 'ed448') return { algorithm: `ssh-${type}`, blob: joinBytes([sshString(`ssh-${type}`), sshString(bytes(x))]) };
  const curve = SSH_CURVES[crv];
  if (type !== 'ec' || curve === undefined) return unprocessable('SSH has no keys of this kind or curve.', path);
  const algorithm = `ecdsa-sha2-${curve}`;
  return { algorithm, blob: joinBytes([sshString(algorithm), sshString(curve), sshString(joinBytes([Uint8Array.of(4), bytes(x), bytes(y)]))]) };
}

function jwkOf(key: Key): { crv?: string; x?: string; y?: string; n?: string; e?: string } {
  try {
    return exportJwk(key);
  } catch {
    // Curves that JWK has no name for
    return {};
  }
}

/** A line of authorized_keys, known_hosts or id_*.pub taken apart. */
export interface SshLine {
  /** Options of authorized_keys, or host names of known_hosts. */
  options: string;
  comment: string;
  key: SshPublicKey;
}

/** Whether a text looks like an SSH public key: a line with a known name and base64. */
export const looksLikeSsh = (text: string): boolean => SSH_KINDS.some((kind) => text.includes(kind)) || /^\s*---- BEGIN SSH2 PUBLIC KEY ----/.test(text);

/** Reads an SSH public key: a line, the bare base64, or an RFC 4716 block. */
export function readSshKey(text: string, path: string): SshLine {
  if (/^\s*---- BEGIN SSH2 PUBLIC KEY ----/.test(text)) return readRfc4716(text, path);
  const line = text
    .split(/\r\n|\n|\r/)
    .find((candidate) => candidate.trim() !== '' && !candidate.trim().startsWith('#'))
    ?.trim();
  if (line === undefined) return unprocessable('There is no SSH public key in it.', path);
  const words = wordsOf(line);
  const place = words.findIndex(({ text: word }) => SSH_KINDS.includes(word));
  if (place < 0) {
    const bare = words[0]?.text ?? '';
    if (!bare.startsWith('AAAA')) return unprocessable('There is no SSH public key in it: a kind such as ssh-ed25519, and base64.', path);
    return { options: '', comment: line.slice(bare.length).trim(), key: readSshBlob(base64Blob(bare, path), path) };
  }
  const base64 = words[place + 1];
  const key = readSshBlob(base64Blob(base64?.text ?? '', path), path);
  if (key.algorithm !== words[place]?.text) unprocessable(`The name in front is ${words[place]?.text}, the one inside ${key.algorithm}.`, path);
  return { options: line.slice(0, words[place]?.start ?? 0).trim(), comment: line.slice((base64?.start ?? 0) + (base64?.text.length ?? 0)).trim(), key };
}

/** Words separated by blanks; quotation marks keep blanks together, as in options. */
function wordsOf(line: string): { text: string; start: number }[] {
  return Array.from(line.matchAll(/(?:[^\s"\\]|\\.|"(?:[^"\\]|\\.)*"|["\\])+/g), (match) => ({ text: match[0], start: match.index }));
}

function base64Blob(text: string, path: string): Uint8Array {
  const good = /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.replace(/=+$/, '').length % 4 !== 1;
  return good ? bytesOfBase64(text) : unprocessable('The base64 of the SSH key is damaged.', path);
}

function readRfc4716(text: string, path: string): SshLine {
  const body = /---- BEGIN SSH2 PUBLIC KEY ----([\s\S]*?)---- END SSH2 PUBLIC KEY ----/.exec(text)?.[1] ?? unprocessable('The SSH2 block has no end.', path);
  const lines = body.split(/\r\n|\n|\r/);
  let comment = '';
  let base64 = '';
  for (let index = 0; index < lines.length; index++) {
    let line = lines[index] ?? '';
    const header = /^([\x21-\x39\x3b-\x7e]{1,64}):/.exec(line);
    if (!header) {
      base64 += line.trim();
      continue;
    }
    // A backslash at the end goes on in the next line.
    while (line.endsWith('\\') && index + 1 < lines.length) line = line.slice(0, -1) + (lines[++index] ?? '');
    if (header[1]?.toLowerCase() === 'comment')
      comment = line
        .slice(header[0].length)
        .trim()
        .replace(/^"(.*)"$/, '$1');
  }
  return { options: '', comment, key: readSshBlob(base64Blob(base64, path), path) };
}
