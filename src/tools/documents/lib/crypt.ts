import { joinBytes, sameBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { latin1Bytes, utf8Bytes } from '../../shared/platform/bytes.ts';
import { type CipherName, runCipher } from '../../shared/platform/ciphers.ts';
import { createHash } from '../../shared/platform/hashes.ts';
import { randomBytes } from '../../shared/platform/random.ts';
import { bytesOf, type Dict, dict, dictOf, Name, nameOf, numberOf, type Store, Bytes as Text } from './objects.ts';
import { pdfDocBytes } from './text.ts';

export type Algorithm = 'rc4' | 'aes128' | 'aes256';
type Method = Algorithm | 'none';

/** How a file is encrypted and how it was opened. */
export interface Encryption {
  readonly algorithm: Algorithm;
  readonly keyBits: number;
  readonly revision: number;
  readonly openedAs: 'user' | 'owner';
  /** The 32 bits of P. */
  readonly permissionBits: number;
  readonly encryptsMetadata: boolean;
}

/** Encrypts or decrypts what belongs to an indirect object. */
export interface ObjectCipher {
  string(number: number, generation: number, bytes: Uint8Array): Uint8Array;
  stream(number: number, generation: number, bytes: Uint8Array): Uint8Array;
}

export interface Opened extends Encryption {
  readonly cipher: ObjectCipher;
}

/** Why a file cannot be opened. */
export type Refusal = 'unsupported' | 'publicKey' | 'password';

const PADDING = latin1Bytes('\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a');
const MAX_PASSWORD_BYTES = 127;
const AES_BLOCK = 16;

const md5 = (...pieces: Uint8Array[]): Uint8Array => createHash('md5').update(joinBytes(pieces)).digest();

/** RC4, which standards of today leave to old files. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    const held = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = held;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  const out = new Uint8Array(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    out[at] = (data[at] ?? 0) ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }
  return out;
}

const aesName = (key: Uint8Array, mode: 'cbc' | 'ecb'): CipherName => `aes-${key.length * 8}-${mode}`;

/** AES-CBC with its vector in front and padding behind (ISO 32000-2, 7.6.3.1); what is cut off is left away. */
function decryptAes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const whole = data.length - (data.length % AES_BLOCK);
  if (whole < AES_BLOCK * 2) return new Uint8Array(0);
  const plain = runCipher(aesName(key, 'cbc'), 'decrypt', key, data.subarray(0, AES_BLOCK), data.subarray(AES_BLOCK, whole));
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= AES_BLOCK ? plain.subarray(0, plain.length - padding) : plain;
}

function encryptAes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const vector = randomBytes(AES_BLOCK);
  const padding = AES_BLOCK - (data.length % AES_BLOCK);
  const padded = joinBytes([data, new Uint8Array(padding).fill(padding)]);
  return joinBytes([vector, runCipher(aesName(key, 'cbc'), 'encrypt', key, vector, padded)]);
}

/** The key of one object (ISO 32000-2, 7.6.3.2, algorithm 1). */
function objectKey(key: Uint8Array, number: number, generation: number, method: Method): Uint8Array {
  if (method === 'aes256') return key;
  const salt = Uint8Array.of(number & 255, (number >> 8) & 255, (number >> 16) & 255, generation & 255, (generation >> 8) & 255);
  const pieces = method === 'aes128' ? [key, salt, latin1Bytes('sAlT')] : [key, salt];
  return md5(...pieces).subarray(0, Math.min(16, key.length + 5));
}

const decryptBy = (method: Method, key: Uint8Array, number: number, generation: number, bytes: Uint8Array): Uint8Array => {
  if (method === 'none') return bytes;
  const own = objectKey(key, number, generation, method);
  return method === 'rc4' ? rc4(own, bytes) : decryptAes(own, bytes);
};

/** A password as revisions 5 and 6 take it: SASLprep (RFC 4013) and UTF-8. */
export const preparedPassword = (password: string): Uint8Array =>
  utf8Bytes(
    password
      .replace(/\u00ad|\u034f|\u1806|[\u180b-\u180d]|[\u200b-\u200d]|\u2060|[\ufe00-\ufe0f]|\ufeff/g, '')
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .normalize('NFKC'),
  ).subarray(0, MAX_PASSWORD_BYTES);

/** A password as revisions 2 to 4 take it, filled up to 32 bytes. */
const paddedPassword = (password: string): Uint8Array => joinBytes([pdfDocBytes(password) ?? utf8Bytes(password), PADDING]).subarray(0, 32);

/** The hash of revision 6 (ISO 32000-2, algorithm 2.B); of revision 5 SHA-256 alone. */
function hashOf(revision: number, password: Uint8Array, salt: Uint8Array, user: Uint8Array): Uint8Array {
  let key = createHash('sha256')
    .update(joinBytes([password, salt, user]))
    .digest();
  if (revision < 6) return key;
  for (let round = 0; ; round++) {
    const piece = joinBytes([password, key, user]);
    const repeated = new Uint8Array(piece.length * 64);
    for (let time = 0; time < 64; time++) repeated.set(piece, time * piece.length);
    const encrypted = runCipher('aes-128-cbc', 'encrypt', key.subarray(0, 16), key.subarray(16, 32), repeated);
    let rest = 0;
    for (const byte of encrypted.subarray(0, 16)) rest += byte;
    key = createHash(rest % 3 === 0 ? 'sha256' : rest % 3 === 1 ? 'sha384' : 'sha512')
      .update(encrypted)
      .digest();
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

interface Handler {
  readonly revision: number;
  readonly keyBytes: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly ownerKey: Uint8Array;
  readonly userKey: Uint8Array;
  readonly bits: number;
  readonly id: Uint8Array;
  readonly encryptsMetadata: boolean;
}

/** The key of the file by the user's password (algorithm 2). */
function legacyKey(handler: Handler, padded: Uint8Array): Uint8Array {
  const bits = new Uint8Array(4);
  viewOf(bits).setInt32(0, handler.bits, true);
  const pieces = [padded, handler.owner.subarray(0, 32), bits, handler.id];
  if (handler.revision >= 4 && !handler.encryptsMetadata) pieces.push(Uint8Array.of(255, 255, 255, 255));
  let key = md5(...pieces);
  if (handler.revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, handler.keyBytes));
  return key.subarray(0, handler.keyBytes);
}

const xored = (key: Uint8Array, mask: number): Uint8Array => key.map((byte) => byte ^ mask);

/** The entry U by the key of the file (algorithms 4 and 5). */
function legacyUser(handler: Handler, key: Uint8Array): Uint8Array {
  if (handler.revision < 3) return rc4(key, PADDING);
  let value = md5(PADDING, handler.id);
  for (let round = 0; round < 20; round++) value = rc4(xored(key, round), value);
  return joinBytes([value, new Uint8Array(16)]);
}

/** The key that O is encrypted with (algorithm 3). */
function legacyOwnerKey(handler: Pick<Handler, 'revision' | 'keyBytes'>, padded: Uint8Array): Uint8Array {
  let key = md5(padded);
  if (handler.revision >= 3) for (let round = 0; round < 50; round++) key = md5(key);
  return key.subarray(0, handler.keyBytes);
}

const rounds = (handler: Pick<Handler, 'revision'>): number[] => (handler.revision < 3 ? [0] : Array.from({ length: 20 }, (_, round) => round));

function legacyOpen(handler: Handler, password: string): [Uint8Array, 'user' | 'owner'] | undefined {
  const check = (padded: Uint8Array): Uint8Array | undefined => {
    const key = legacyKey(handler, padded);
    const length = handler.revision < 3 ? 32 : 16;
    return sameBytes(legacyUser(handler, key).subarray(0, length), handler.user.subarray(0, length)) ? key : undefined;
  };
  const padded = paddedPassword(password);
  const ownerKey = legacyOwnerKey(handler, padded);
  const userPadded = rounds(handler).reduceRight((value, round) => rc4(xored(ownerKey, round), value), handler.owner.subarray(0, 32));
  const asOwner = check(userPadded);
  if (asOwner) return [asOwner, 'owner'];
  const asUser = check(padded);
  return asUser && [asUser, 'user'];
}

function modernOpen(handler: Handler, password: string): [Uint8Array, 'user' | 'owner'] | undefined {
  const prepared = preparedPassword(password);
  const nothing = new Uint8Array(0);
  const zero = new Uint8Array(AES_BLOCK);
  const user = handler.user.subarray(0, 48);
  const { owner, revision } = handler;
  if (sameBytes(hashOf(revision, prepared, owner.subarray(32, 40), user), owner.subarray(0, 32))) {
    const key = hashOf(revision, prepared, owner.subarray(40, 48), user);
    return [runCipher('aes-256-cbc', 'decrypt', key, zero, handler.ownerKey.subarray(0, 32)), 'owner'];
  }
  if (!sameBytes(hashOf(revision, prepared, user.subarray(32, 40), nothing), user.subarray(0, 32))) return undefined;
  const key = hashOf(revision, prepared, user.subarray(40, 48), nothing);
  return [runCipher('aes-256-cbc', 'decrypt', key, zero, handler.userKey.subarray(0, 32)), 'user'];
}

const METHODS: Readonly<Record<string, Method>> = { V2: 'rc4', AESV2: 'aes128', AESV3: 'aes256', None: 'none', Identity: 'none' };

/** The method of a crypt filter by its name. */
function methodOf(store: Store, encrypt: Dict, version: number, filter: string | undefined): Method | undefined {
  if (version < 4) return 'rc4';
  if (filter === undefined || filter === 'Identity') return 'none';
  const named = dictOf(store, dictOf(store, encrypt.get('CF'))?.get(filter));
  return METHODS[nameOf(store, named?.get('CFM')) ?? 'None'];
}

function handlerOf(store: Store, encrypt: Dict, id: Uint8Array, version: number): Handler | undefined {
  const [revision, bits] = [numberOf(store, encrypt.get('R')), numberOf(store, encrypt.get('P'))];
  const [owner, user] = [bytesOf(store, encrypt.get('O')), bytesOf(store, encrypt.get('U'))];
  if (revision === undefined || bits === undefined || !owner || !user || revision < 2 || revision > 6) return undefined;
  const length = numberOf(store, encrypt.get('Length')) ?? 40;
  const keyBits = version === 1 ? 40 : version === 4 ? 128 : length < 40 ? length * 8 : length;
  const empty = new Uint8Array(0);
  const [ownerKey, userKey] = [bytesOf(store, encrypt.get('OE')) ?? empty, bytesOf(store, encrypt.get('UE')) ?? empty];
  const isModern = revision >= 5;
  if (isModern ? owner.length < 48 || user.length < 48 || ownerKey.length < 32 || userKey.length < 32 : owner.length < 32 || user.length < 16) return undefined;
  const encryptsMetadata = encrypt.get('EncryptMetadata') !== false;
  return { revision, keyBytes: Math.max(5, Math.min(16, keyBits >> 3)), owner, user, ownerKey, userKey, bits: bits | 0, id, encryptsMetadata };
}

/** Opens a file by its Encrypt dictionary with a password. @param id the first part of the file's identifier */
export function openEncryption(store: Store, encrypt: Dict, id: Uint8Array, password: string): Opened | Refusal {
  const filter = nameOf(store, encrypt.get('Filter'));
  if (filter !== 'Standard') return filter?.includes('PubSec') || encrypt.has('Recipients') ? 'publicKey' : 'unsupported';
  const version = numberOf(store, encrypt.get('V')) ?? 0;
  if (![1, 2, 4, 5].includes(version)) return 'unsupported';
  const handler = handlerOf(store, encrypt, id, version);
  const streams = methodOf(store, encrypt, version, nameOf(store, encrypt.get('StmF')));
  const strings = methodOf(store, encrypt, version, nameOf(store, encrypt.get('StrF')));
  if (!handler || !streams || !strings || handler.revision >= 5 !== (version === 5)) return 'unsupported';
  const opened = version === 5 ? modernOpen(handler, password) : legacyOpen(handler, password);
  if (!opened) return 'password';
  const [key, openedAs] = opened;
  const algorithm = streams !== 'none' ? streams : strings !== 'none' ? strings : version === 5 ? 'aes256' : 'rc4';
  return {
    algorithm,
    keyBits: version === 5 ? 256 : handler.keyBytes * 8,
    revision: handler.revision,
    openedAs,
    permissionBits: handler.bits,
    encryptsMetadata: handler.encryptsMetadata,
    cipher: {
      string: (number, generation, bytes) => decryptBy(strings, key, number, generation, bytes),
      stream: (number, generation, bytes) => decryptBy(streams, key, number, generation, bytes),
    },
  };
}

export interface Permissions {
  print: boolean;
  printHighQuality: boolean;
  modify: boolean;
  copy: boolean;
  annotate: boolean;
  fillForms: boolean;
  accessibility: boolean;
  assemble: boolean;
}

const bit = (bits: number, number: number): boolean => ((bits >> (number - 1)) & 1) === 1;

/** What the bits of P permit (ISO 32000-2, table 22), of revision 2 with what its bits stood for. */
export function permissionsOf({ permissionBits: bits, revision }: Pick<Encryption, 'permissionBits' | 'revision'>): Permissions {
  const [print, modify, copy, annotate] = [bit(bits, 3), bit(bits, 4), bit(bits, 5), bit(bits, 6)];
  if (revision < 3) return { print, printHighQuality: print, modify, copy, annotate, fillForms: annotate, accessibility: copy, assemble: modify };
  return { print, printHighQuality: bit(bits, 12), modify, copy, annotate, fillForms: bit(bits, 9), accessibility: bit(bits, 10), assemble: bit(bits, 11) };
}

/** The bits of P that permissions make. */
export function bitsOf(permissions: Permissions): number {
  const { print, printHighQuality, modify, copy, annotate, fillForms, accessibility, assemble } = permissions;
  const set: readonly [number, boolean][] = [
    [3, print],
    [4, modify],
    [5, copy],
    [6, annotate],
    [9, fillForms],
    [10, accessibility],
    [11, assemble],
    [12, printHighQuality],
  ];
  return set.reduce((bits, [number, isSet]) => (isSet ? bits | (1 << (number - 1)) : bits), 0xfffff0c0 | 0);
}

export interface Protection {
  readonly algorithm: 'aes128' | 'aes256';
  readonly userPassword: string;
  /** Drawn at random without one. */
  readonly ownerPassword: string | undefined;
  readonly permissions: Permissions;
  readonly encryptMetadata: boolean;
}

/** The Encrypt dictionary and cipher that protect a file that is written. @param id the first part of the file's identifier */
export function protection(wanted: Protection, id: Uint8Array): { encrypt: Dict; cipher: ObjectCipher } {
  const bits = bitsOf(wanted.permissions);
  const { key, entries } = wanted.algorithm === 'aes256' ? modernEntries(wanted, bits) : legacyEntries(wanted, bits, id);
  const method = wanted.algorithm;
  const filter = dict({ CFM: new Name(method === 'aes256' ? 'AESV3' : 'AESV2'), AuthEvent: new Name('DocOpen'), Length: method === 'aes256' ? 32 : 16 });
  const encrypt = dict({
    Filter: new Name('Standard'),
    ...entries,
    P: bits,
    CF: dict({ StdCF: filter }),
    StmF: new Name('StdCF'),
    StrF: new Name('StdCF'),
    ...(wanted.encryptMetadata ? {} : { EncryptMetadata: false }),
  });
  const cipherOf = (number: number, generation: number, bytes: Uint8Array): Uint8Array => encryptAes(objectKey(key, number, generation, method), bytes);
  return { encrypt, cipher: { string: cipherOf, stream: cipherOf } };
}

type Entries = { key: Uint8Array; entries: Record<string, number | Text> };

function legacyEntries(wanted: Protection, bits: number, id: Uint8Array): Entries {
  const shared = { revision: 4, keyBytes: 16 };
  const ownerPadded = wanted.ownerPassword === undefined ? randomBytes(32) : paddedPassword(wanted.ownerPassword);
  const userPadded = paddedPassword(wanted.userPassword);
  const ownerKey = legacyOwnerKey(shared, ownerPadded);
  const owner = rounds(shared).reduce((value, round) => rc4(xored(ownerKey, round), value), userPadded);
  const empty = new Uint8Array(0);
  const handler = { ...shared, owner, user: empty, ownerKey: empty, userKey: empty, bits, id, encryptsMetadata: wanted.encryptMetadata };
  const key = legacyKey(handler, userPadded);
  return { key, entries: { V: 4, R: 4, Length: 128, O: new Text(owner), U: new Text(legacyUser(handler, key)) } };
}

function modernEntries(wanted: Protection, bits: number): Entries {
  const key = randomBytes(32);
  const zero = new Uint8Array(AES_BLOCK);
  const nothing = new Uint8Array(0);
  const made = (password: Uint8Array, user: Uint8Array): [hash: Uint8Array, key: Uint8Array] => {
    const salts = randomBytes(16);
    const hash = joinBytes([hashOf(6, password, salts.subarray(0, 8), user), salts]);
    return [hash, runCipher('aes-256-cbc', 'encrypt', hashOf(6, password, salts.subarray(8), user), zero, key)];
  };
  const [user, userKey] = made(preparedPassword(wanted.userPassword), nothing);
  const [owner, ownerKey] = made(wanted.ownerPassword === undefined ? randomBytes(32) : preparedPassword(wanted.ownerPassword), user);
  const permissions = new Uint8Array(16);
  viewOf(permissions).setInt32(0, bits, true);
  permissions.set([255, 255, 255, 255, (wanted.encryptMetadata ? 'T' : 'F').charCodeAt(0), 97, 100, 98], 4);
  permissions.set(randomBytes(4), 12);
  const perms = runCipher('aes-256-ecb', 'encrypt', key, null, permissions);
  const texts = { O: owner, U: user, OE: ownerKey, UE: userKey, Perms: perms };
  return { key, entries: { V: 5, R: 6, Length: 256, ...Object.fromEntries(Object.entries(texts).map(([name, bytes]) => [name, new Text(bytes)])) } };
}
