import type { Key, PartialConfig, PrivateKey } from 'openpgp';
import { unprocessable } from '../../errors.ts';
import { armorBlocks, binaryOf } from './pgp-armor.ts';

/** The library, which tools import when they run. */
export type OpenPgp = typeof import('openpgp');

const MAX_KEYS = 100;
/** As much as GnuPG reads. */
const MAX_BITS = 16_384;
/** Of the groups of DSA and ElGamal, whose powers are computed without help of the platform. */
const MAX_GROUP_BITS = 8192;
const MAX_SUBGROUP_BYTES = 64;
const MAX_OUTPUT_BYTES = 10_000_000;

/**
 * How the library is to behave: old algorithms are read and judged by the tools' own rules, signatures have no notation of the library's, messages a bound once unpacked, and
 * keys by Argon2 no more memory than 64 MiB.
 */
export const SETTINGS: PartialConfig = {
  rejectPublicKeyAlgorithms: new Set(),
  rejectCurves: new Set(),
  minRSABits: 0,
  allowMissingKeyFlags: true,
  allowInsecureVerificationWithReformattedKeys: true,
  nonDeterministicSignaturesViaNotation: false,
  preferredCompressionAlgorithm: 0,
  maxDecompressedMessageSize: MAX_OUTPUT_BYTES,
  maxArgon2MemoryExponent: 16,
};

/** The settings as the library's lower functions take them. */
export const configOf = (library: OpenPgp) => ({ ...library.config, ...SETTINGS });

/** The keys of an input: armoured blocks one after the other, or base64 of the binary form. None, or a damaged one: unprocessable. @param path the input field */
export async function readKeys(library: OpenPgp, text: string, path: string): Promise<Key[]> {
  const blocks = armorBlocks(text, path);
  for (const { type } of blocks)
    if (!/^(?:PUBLIC|PRIVATE) KEY BLOCK$/.test(type)) unprocessable(`The ${path} contains a block PGP ${type}, which is not a key.`, path);
  const parts = blocks.length > 0 ? blocks : [binaryOf(text, path)];
  const keys: Key[] = [];
  for (const { bytes } of parts) {
    if (bytes.length === 0) unprocessable(`The ${path} contains no OpenPGP key.`, path);
    try {
      keys.push(...(await library.readKeys({ binaryKeys: bytes, config: SETTINGS })));
    } catch (error) {
      unprocessable(
        `The ${path} cannot be read: ${isEmpty(error) ? 'there is no key of version 4 or 6 in it' : 'a key is damaged, or is none of OpenPGP'}.`,
        path,
      );
    }
    if (keys.length > MAX_KEYS) unprocessable(`The ${path} has more than ${MAX_KEYS} keys.`, path);
  }
  for (const key of keys) checkSizes(key, path);
  return keys;
}

const isEmpty = (error: unknown): boolean => error instanceof Error && /No key packet found/.test(error.message);

/** Numbers so large that computing with them takes minutes are refused. */
function checkSizes(key: Key, path: string): void {
  for (const { keyPacket } of key.getKeys()) {
    const { bits = 0, algorithm } = keyPacket.getAlgorithmInfo();
    const isGroup = algorithm === 'dsa' || algorithm === 'elgamal';
    const { q, e } = keyPacket.publicParams as { q?: Uint8Array; e?: Uint8Array };
    const isOdd = isGroup ? bits > MAX_GROUP_BITS || (q?.length ?? 0) > MAX_SUBGROUP_BYTES : bits > MAX_BITS || (e?.length ?? 0) > 8;
    if (isOdd) unprocessable(`The ${path} has a key of ${bits} bits with parameters larger than any in use.`, path);
  }
}

/** The keys of an input for public ones. A private key there is most likely a mistake: unprocessable. */
export async function readPublicKeys(library: OpenPgp, text: string, path = 'publicKeys'): Promise<Key[]> {
  const keys = await readKeys(library, text, path);
  if (keys.some((key) => key.isPrivate())) unprocessable(`The ${path} has a private key; give the public one.`, path);
  return keys;
}

/** The keys of an input for private ones. */
export async function readPrivateKeys(library: OpenPgp, text: string, path = 'privateKey'): Promise<PrivateKey[]> {
  const keys = await readKeys(library, text, path);
  return keys.map((key) => (key.isPrivate() ? key : unprocessable(`The ${path} is a public key; the private one is needed.`, path)));
}

/** A key id, or fingerprint, as the tools write it. */
export const upperHex = (key: { toHex(): string } | string): string => (typeof key === 'string' ? key : key.toHex()).toUpperCase();

/** What the library gives where nothing is a stream: the bytes themselves. */
export function wholeBytes(data: unknown): Uint8Array {
  if (!(data instanceof Uint8Array)) throw new TypeError('the library gave a stream');
  return data;
}
