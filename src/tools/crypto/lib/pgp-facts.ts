import type { AnyKeyPacket, Key, SignaturePacket, Subkey, User } from 'openpgp';
import { unprocessable } from '../../errors.ts';
import { type OpenPgp, upperHex } from './pgp-keys.ts';
import { verifyBytes } from './pgp-verify.ts';

/** What a key may be used for, in the order that tools name it. */
export type Usage = 'certify' | 'sign' | 'encrypt' | 'authenticate';

/** What is known of a primary key or subkey at an instant. Times are seconds since 1970. */
export interface KeyFacts {
  keyId: string;
  fingerprint: string;
  algorithm: string;
  bits?: number;
  created: number;
  expires?: number;
  expired: boolean;
  revoked: boolean;
  usage: Usage[];
  /** Whether a signature binds it: of the primary key to a user id or itself, of a subkey to the primary key. */
  bound: boolean;
  /** Of a subkey, whether it has agreed to sign for the primary key. */
  agrees: boolean;
  part: Key | Subkey;
}

/** A whole key: the primary key, its subkeys and the user ids that hold. */
export interface WholeKey {
  key: Key;
  primary: KeyFacts;
  subkeys: KeyFacts[];
  userIds: string[];
}

const NAMES: Readonly<Record<string, string>> = { rsaEncryptSign: 'rsa', rsaEncrypt: 'rsa', rsaSign: 'rsa', eddsaLegacy: 'eddsa' };
const FLAGS: readonly [Usage, number][] = [
  ['certify', 1],
  ['sign', 2],
  ['encrypt', 12],
  ['authenticate', 32],
];
/** What a key can do by its algorithm, and may where its signature does not say. */
const ABILITIES: Readonly<Record<string, readonly Usage[]>> = {
  rsaEncryptSign: ['certify', 'sign', 'encrypt', 'authenticate'],
  rsaEncrypt: ['encrypt'],
  rsaSign: ['certify', 'sign', 'authenticate'],
  elgamal: ['encrypt'],
  ecdh: ['encrypt'],
  x25519: ['encrypt'],
  x448: ['encrypt'],
};
const SIGNERS: readonly Usage[] = ['certify', 'sign', 'authenticate'];

const MAX_CHECKED = 500;
const KEY_SIGNATURE = 0x1f;
const USER_SIGNATURE = 0x10;
const SUBKEY_SIGNATURE = 0x18;
const AGREEMENT = 0x19;
const KEY_REVOCATION = 0x20;
const SUBKEY_REVOCATION = 0x28;
const USER_REVOCATION = 0x30;

/** Looks at keys at an instant, and counts the signatures that it checks, so that a hostile key does not take for ever. */
export class KeyReader {
  readonly #library: OpenPgp;
  readonly #now: number;
  readonly #path: string;
  #checked = 0;

  constructor(library: OpenPgp, now: number, path: string) {
    this.#library = library;
    this.#now = now;
    this.#path = path;
  }

  async read(key: Key): Promise<WholeKey> {
    const primary = key.keyPacket;
    const users: { id: string | undefined; signature: SignaturePacket }[] = [];
    for (const user of key.users) {
      const signature = await this.#userSignature(user, primary);
      if (signature) users.push({ id: user.userID?.userID, signature });
    }
    const direct = await this.#valid(directSignatures(key), primary, KEY_SIGNATURE, { key: primary });
    const newest = this.#newest([...users.map(({ signature }) => signature), ...direct]);
    const revocations = await this.#valid(key.revocationSignatures, primary, KEY_REVOCATION, { key: primary }, 1);
    const facts = this.#facts(key, newest, revocations.length > 0, true);
    const subkeys: KeyFacts[] = [];
    for (const subkey of key.subkeys) subkeys.push(await this.#subkey(subkey, primary));
    return { key, primary: facts, subkeys, userIds: users.flatMap(({ id }) => (id === undefined ? [] : [id])) };
  }

  /** The newest certification of a user id or picture by the key itself, unless a revocation came after it. */
  async #userSignature(user: User, primary: AnyKeyPacket): Promise<SignaturePacket | undefined> {
    const data = { key: primary, userID: user.userID, userAttribute: user.userAttribute };
    const newest = this.#newest(await this.#valid(user.selfCertifications, primary, USER_SIGNATURE, data));
    if (!newest) return undefined;
    const own = user.revocationSignatures.filter(({ issuerKeyID }) => issuerKeyID.equals(primary.getKeyID()));
    const revocations = await this.#valid(own, primary, USER_REVOCATION, data);
    return revocations.some((revocation) => secondsOf(revocation.created) >= secondsOf(newest.created)) ? undefined : newest;
  }

  async #subkey(subkey: Subkey, primary: AnyKeyPacket): Promise<KeyFacts> {
    const data = { key: primary, bind: subkey.keyPacket };
    const newest = this.#newest(await this.#valid(subkey.bindingSignatures, primary, SUBKEY_SIGNATURE, data));
    const revocations = await this.#valid(subkey.revocationSignatures, primary, SUBKEY_REVOCATION, data, 1);
    const agreement = newest?.embeddedSignature ? await this.#valid([newest.embeddedSignature], subkey.keyPacket, AGREEMENT, data) : [];
    return this.#facts(subkey, newest, revocations.length > 0, agreement.length > 0);
  }

  /** Those of some signatures that hold, whenever they were made; at most so many. */
  async #valid(
    signatures: readonly SignaturePacket[],
    signer: AnyKeyPacket,
    type: number,
    data: object,
    most = Number.POSITIVE_INFINITY,
  ): Promise<SignaturePacket[]> {
    const valid: SignaturePacket[] = [];
    for (const signature of signatures) {
      if (valid.length >= most) break;
      if (++this.#checked > MAX_CHECKED) unprocessable(`The ${this.#path} has more than ${MAX_CHECKED} signatures of keys on themselves.`, this.#path);
      try {
        await verifyBytes(this.#library, signature, signer, type, data);
        valid.push(signature);
      } catch {
        // A signature that does not hold counts for nothing.
      }
    }
    return valid;
  }

  /** The newest that counts now; of a key that is only to be made, the newest of all. */
  #newest(signatures: readonly SignaturePacket[]): SignaturePacket | undefined {
    const current = signatures.filter(
      ({ created, signatureNeverExpires, signatureExpirationTime }) =>
        secondsOf(created) <= this.#now && (signatureNeverExpires || secondsOf(created) + (signatureExpirationTime ?? 0) > this.#now),
    );
    const counting = current.length > 0 ? current : signatures.filter(({ created }) => secondsOf(created) > this.#now);
    return counting.toSorted(
      (one, other) => secondsOf(other.created) - secondsOf(one.created) || Number(other.isPrimaryUserID) - Number(one.isPrimaryUserID),
    )[0];
  }

  #facts(part: Key | Subkey, signature: SignaturePacket | undefined, revoked: boolean, agrees: boolean): KeyFacts {
    const { algorithm, bits } = part.getAlgorithmInfo();
    const created = secondsOf(part.getCreationTime());
    const lasts = signature?.keyNeverExpires === false ? signature.keyExpirationTime : null;
    const expires = lasts ? created + lasts : undefined;
    const hasBits = bits !== undefined && /^(?:rsa|dsa|elgamal)/.test(algorithm);
    return {
      keyId: upperHex(part.getKeyID()),
      fingerprint: upperHex(part.getFingerprint()),
      algorithm: NAMES[algorithm] ?? algorithm,
      ...(hasBits && { bits }),
      created,
      ...(expires !== undefined && { expires }),
      expired: expires !== undefined && expires <= this.#now,
      revoked,
      usage: signature ? usageOf(algorithm, signature.keyFlags?.[0]) : [],
      bound: signature !== undefined,
      agrees,
      part,
    };
  }
}

/** Why a key cannot be used at an instant, or undefined. */
export function faultOf(whole: WholeKey, part: KeyFacts, now: number): string | undefined {
  for (const facts of part === whole.primary ? [part] : [whole.primary, part]) {
    if (!facts.bound) return 'no signature of its own holds it together';
    if (facts.revoked) return 'it is revoked';
    if (facts.created > now) return 'it is not yet made';
    if (facts.expired) return 'it is expired';
  }
  return undefined;
}

/** The newest valid subkey (or the primary key) for a use. None: unprocessable, with the reason. @param path the input field */
export function partFor(whole: WholeKey, use: 'sign' | 'encrypt', now: number, path: string): KeyFacts {
  const ownFault = faultOf(whole, whole.primary, now);
  if (ownFault !== undefined) unprocessable(`The key ${whole.primary.keyId} cannot be used: ${ownFault}.`, path);
  const able = [...whole.subkeys.toSorted((one, other) => other.created - one.created), whole.primary].filter(
    ({ usage, agrees, part }) => usage.includes(use) && (use === 'encrypt' || (agrees && !isDummy(part))),
  );
  const found = able.find((facts) => faultOf(whole, facts, now) === undefined);
  if (found) return found;
  const [first] = able;
  const verb = use === 'sign' ? 'sign' : 'encrypt';
  if (!first) return unprocessable(`The key ${whole.primary.keyId} cannot ${verb}.`, path);
  return unprocessable(`The subkey ${first.keyId} of the key ${whole.primary.keyId} would ${verb}, and ${faultOf(whole, first, now)}.`, path);
}

/** Whether GnuPG has left the secret part out of a private key. */
export const isDummy = ({ keyPacket }: Key | Subkey): boolean => 'isDummy' in keyPacket && typeof keyPacket.isDummy === 'function' && keyPacket.isDummy();

/** Whole seconds since 1970; of a time that is not there, those before all others. */
export const secondsOf = (date: Date | null): number => (date === null ? Number.NEGATIVE_INFINITY : date.getTime() / 1000);

function directSignatures(key: Key): SignaturePacket[] {
  return ((key as unknown as { directSignatures?: SignaturePacket[] }).directSignatures ?? []).filter(({ signatureType }) => signatureType === KEY_SIGNATURE);
}

function usageOf(algorithm: string, flags: number | undefined): Usage[] {
  const abilities = ABILITIES[algorithm] ?? SIGNERS;
  return FLAGS.filter(([use, bits]) => abilities.includes(use) && (flags === undefined || (flags & bits) !== 0)).map(([use]) => use);
}
