import type { AnyKeyPacket, SignaturePacket } from 'openpgp';
import { configOf, type OpenPgp } from './pgp-keys.ts';

/** What a signature packet has beside what the library declares. */
interface Hashing {
  hashed?: Promise<Uint8Array>;
  hash(type: number, data: object, toHash: undefined, detached: boolean): Promise<Uint8Array>;
}

/** Curves whose signatures the library would give to Node by way of a package that it does not bring; given their hash, it computes them itself, as it does in browsers. */
const OWN_CURVES: ReadonlySet<string> = new Set(['brainpoolP256r1', 'brainpoolP384r1', 'brainpoolP512r1', 'secp256k1']);

/** The curve of a key, if it is one with which the library cannot sign on every platform. */
export function oddCurve(signer: AnyKeyPacket): string | undefined {
  const { algorithm, curve = '' } = signer.getAlgorithmInfo();
  return algorithm === 'ecdsa' && OWN_CURVES.has(curve) ? curve : undefined;
}

/** Checks the bytes of a signature, whenever it was made. Throws where they do not fit. @param data what is signed, as the library takes it */
export async function verifyBytes(library: OpenPgp, signature: SignaturePacket, signer: AnyKeyPacket, type: number, data: object): Promise<void> {
  if (oddCurve(signer) !== undefined) {
    const packet = signature as unknown as Hashing;
    packet.hashed = packet.hash(type, data, undefined, true);
  }
  // The types want a date; without one the library does not look at the time.
  await signature.verify(signer, type, data, null as unknown as Date, true, configOf(library));
}
