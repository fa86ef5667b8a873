import type { Key, Subkey } from 'openpgp';
import { unprocessable } from '../../errors.ts';
import { isDummy } from './pgp-facts.ts';
import { configOf, type OpenPgp } from './pgp-keys.ts';
import { oddCurve } from './pgp-verify.ts';

/** How a passphrase becomes a key (RFC 9580 section 3.7), as the library holds it. */
interface StringToKey {
  type?: string;
  getCount?(): number;
  t?: number;
  encodedM?: number;
}

const MAX_ITERATED_BYTES = 520_000_000;
/** Passes times KiB of memory. */
const MAX_ARGON_WORK = 2 ** 19;
const MAX_ARGON_EXPONENT = 16;

/** Counts what passphrases cost in one run, as each packet may ask for a great deal. */
export class PassphraseBudget {
  #bytes = 0;
  #argon = 0;

  /** Counts one try on a packet. Above what a run may take: unprocessable. */
  spend(packet: unknown, path: string): void {
    const { s2k } = packet as { s2k?: StringToKey | null };
    if (s2k?.type === 'iterated') this.#bytes += s2k.getCount?.() ?? 0;
    if (s2k?.type === 'argon2') {
      if ((s2k.encodedM ?? 0) > MAX_ARGON_EXPONENT) unprocessable(`The ${path} asks for more than 64 MiB of memory for the passphrase (Argon2).`, path);
      this.#argon += (s2k.t ?? 0) * 2 ** (s2k.encodedM ?? 0);
    }
    if (this.#bytes > MAX_ITERATED_BYTES || this.#argon > MAX_ARGON_WORK)
      unprocessable(`The ${path} makes trying the passphrase more work than one run may take.`, path);
  }
}

/**
 * Opens the parts of private keys one after the other, so that their memory does not add up.
 * @returns those that are open, as they were or by the passphrase @param parts keys and subkeys
 */
export async function unlock<Part extends Key | Subkey>(
  library: OpenPgp,
  parts: readonly Part[],
  passphrase: string | undefined,
  path: string,
  budget: PassphraseBudget,
): Promise<Part[]> {
  const open: Part[] = [];
  for (const part of parts) {
    const packet = part.keyPacket;
    if (isDummy(part) || !('decrypt' in packet)) continue;
    if (packet.isDecrypted()) open.push(part);
    else if (passphrase !== undefined) {
      budget.spend(packet, path);
      try {
        await (packet.decrypt as (passphrase: string, config: object) => Promise<void>)(passphrase, configOf(library));
        open.push(part);
      } catch {
        // A passphrase that does not fit: there may be other keys that it opens.
      }
    }
  }
  return open;
}

/** Opens the one part of a private key that is to sign. A passphrase that is wrong or missing: unprocessable. */
export async function unlockSigner(library: OpenPgp, part: Key | Subkey, passphrase: string | undefined): Promise<void> {
  const curve = oddCurve(part.keyPacket);
  if (curve !== undefined) unprocessable(`The private key is on the curve ${curve}, with which this tool cannot sign.`, 'privateKey');
  const open = await unlock(library, [part], passphrase, 'privateKey', new PassphraseBudget());
  if (open.length === 0) refusePassphrase(passphrase);
}

/** Says that private keys stay closed. */
export function refusePassphrase(passphrase: string | undefined): never {
  return unprocessable(
    passphrase === undefined ? 'The private key is protected by a passphrase, which is missing.' : 'The passphrase does not open the private key.',
    'passphrase',
  );
}
