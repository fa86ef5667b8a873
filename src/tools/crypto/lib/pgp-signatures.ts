import type { Key, SignaturePacket } from 'openpgp';
import { unprocessable } from '../../errors.ts';
import { isoSeconds } from './instant.ts';
import { type KeyFacts, KeyReader, secondsOf, type WholeKey } from './pgp-facts.ts';
import { type OpenPgp, upperHex } from './pgp-keys.ts';
import { verifyBytes } from './pgp-verify.ts';

/** What is found of one signature. */
export interface SignatureVerdict {
  keyId: string;
  fingerprint?: string;
  valid: boolean;
  created?: string;
  userIds: string[];
  reason?: string;
  /** Whether the signer's key is among those given. */
  isKnown: boolean;
}

/** The bytes of a document as a signature packet asks for them. */
const documentOf = (bytes: Uint8Array) => ({ text: null, getBytes: () => bytes, writeHeader: () => new Uint8Array() });

const MAX_SIGNATURES = 100;
const BROKEN: Readonly<Record<number, string>> = { 1: 'MD5', 2: 'SHA-1', 3: 'RIPEMD-160' };
const DOCUMENT_TYPES: ReadonlySet<number | null> = new Set([0, 1]);

/** Judges signatures of a document with the keys given, as of an instant. @param path the field that holds the signatures */
export class SignatureJudge {
  readonly #library: OpenPgp;
  readonly #keys: readonly Key[];
  readonly #now: number;
  readonly #read = new Map<Key, WholeKey>();
  readonly #reader: KeyReader;

  constructor(library: OpenPgp, keys: readonly Key[], now: number) {
    this.#library = library;
    this.#keys = keys;
    this.#now = now;
    this.#reader = new KeyReader(library, now, 'publicKeys');
  }

  async judge(signatures: readonly SignaturePacket[], bytes: Uint8Array, path: string): Promise<SignatureVerdict[]> {
    if (signatures.length > MAX_SIGNATURES) unprocessable(`The ${path} has more than ${MAX_SIGNATURES} signatures.`, path);
    const verdicts: SignatureVerdict[] = [];
    for (const signature of signatures) verdicts.push(await this.#one(signature, bytes));
    return verdicts;
  }

  async #one(signature: SignaturePacket, bytes: Uint8Array): Promise<SignatureVerdict> {
    const keyId = upperHex(signature.issuerKeyID);
    const created = secondsOf(signature.created);
    const known = { keyId, ...(Number.isFinite(created) && { created: isoSeconds(created) }) };
    const key = this.#keys.find((candidate) => candidate.getKeys().some((part) => upperHex(part.getKeyID()) === keyId));
    if (!key) return { ...known, valid: false, userIds: [], reason: 'The key is not among those given.', isKnown: false };
    const whole = this.#read.get(key) ?? (await this.#reader.read(key));
    this.#read.set(key, whole);
    const facts = [whole.primary, ...whole.subkeys].find((candidate) => candidate.keyId === keyId) ?? whole.primary;
    const reason = (await this.#fault(signature, bytes, facts)) ?? timeFault(signature, whole, facts, this.#now);
    return {
      ...known,
      fingerprint: whole.primary.fingerprint,
      valid: reason === undefined,
      userIds: whole.userIds,
      ...(reason !== undefined && { reason }),
      isKnown: true,
    };
  }

  /** What is wrong with the signature itself. */
  async #fault(signature: SignaturePacket, bytes: Uint8Array, { part }: KeyFacts): Promise<string | undefined> {
    const { signatureType, hashAlgorithm } = signature;
    if (signatureType === null || !DOCUMENT_TYPES.has(signatureType)) return 'It is a signature of something other than a document.';
    const broken = BROKEN[hashAlgorithm ?? 0];
    if (broken !== undefined) return `Its hash is ${broken}, which is broken.`;
    try {
      await verifyBytes(this.#library, signature, part.keyPacket, signatureType, documentOf(bytes));
      return undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      if (/critical/.test(message)) return 'It has a critical part that is not known here.';
      return /digest did not match|verification failed/.test(message) ? 'It does not fit the text: the text or the signature was changed.' : 'It is damaged.';
    }
  }
}

/** What is wrong with the time of a signature or with the key that made it. */
function timeFault(signature: SignaturePacket, whole: WholeKey, facts: KeyFacts, now: number): string | undefined {
  const created = secondsOf(signature.created);
  if (created > now) return 'It was made after now.';
  if (!signature.signatureNeverExpires && created + (signature.signatureExpirationTime ?? 0) <= now) return 'It has expired.';
  for (const part of facts === whole.primary ? [facts] : [whole.primary, facts]) {
    const name = part === whole.primary ? 'key' : 'subkey';
    if (!part.bound) return `The ${name} has no signature of its own that holds.`;
    if (part.revoked) return `The ${name} is revoked.`;
    if (created < part.created) return `It was made before the ${name}.`;
    if (part.expires !== undefined && created >= part.expires) return `It was made after the ${name} had expired.`;
  }
  if (!facts.usage.includes('sign')) return 'The key is not one that may sign.';
  return facts.agrees ? undefined : 'The subkey has not agreed to sign for the key.';
}
