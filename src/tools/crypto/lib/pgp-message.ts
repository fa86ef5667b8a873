import type { Message, SignaturePacket } from 'openpgp';
import { configOf, type OpenPgp, SETTINGS, wholeBytes } from './pgp-keys.ts';

/** What a message holds once it is neither encrypted nor packed. */
export interface OpenMessage {
  bytes: Uint8Array;
  fileName: string;
  signatures: SignaturePacket[];
}

const TEXT_FORMATS: ReadonlySet<unknown> = new Set(['t', 'u', 'l', '1'].map((letter) => letter.charCodeAt(0)));
const ENCRYPTED_TAGS = [1, 3, 9, 18, 20];

/** Reads a message that is not encrypted. */
export async function readMessage(library: OpenPgp, binary: Uint8Array): Promise<OpenMessage | { problem: string }> {
  try {
    const message = await library.readMessage({ binaryMessage: binary, config: SETTINGS });
    if (message.packets.indexOfTag(...ENCRYPTED_TAGS).length > 0) return { problem: 'The message is encrypted; decrypt it first.' };
    if (message.packets.indexOfTag(8, 11).length === 0) return { problem: 'There is a signature alone; its text must be given with it.' };
    return await contentOf(library, message as Message<Uint8Array>);
  } catch (error) {
    return {
      problem: isTooLong(error)
        ? 'The message is more than 10,000,000 bytes when it is unpacked.'
        : 'The signed message is not an OpenPGP message, or is damaged.',
    };
  }
}

/** Whether the library has given up on a message that unpacks to too much. */
export const isTooLong = (error: unknown): boolean => error instanceof Error && /decompressed|Maximum/i.test(`${error.message} ${error.cause ?? ''}`);

/** The content of a message that has been decrypted or was never encrypted. Throws what the library throws. */
export async function contentOf(library: OpenPgp, message: Message<Uint8Array>): Promise<OpenMessage> {
  // With no keys nothing is verified; what comes back are the signatures.
  const found = await message.verify([], new Date(0), configOf(library));
  const signatures: SignaturePacket[] = [];
  for (const { signature } of found) signatures.push(...(await signature).packets);
  return { bytes: wholeBytes(message.getLiteralData()), fileName: message.getFilename() ?? '', signatures };
}

/** Bytes with every CRLF as LF. */
export const withoutCarriageReturns = (bytes: Uint8Array): Uint8Array => bytes.filter((byte, index) => byte !== 13 || bytes[index + 1] !== 10);

/** The bytes of a message as files have them here: what says that it is text has LF for its CRLF. */
export function nativeBytes(message: Message<Uint8Array>, bytes: Uint8Array): Uint8Array {
  const [literal] = message.unwrapCompressed().packets.filterByTag(11);
  return TEXT_FORMATS.has((literal as { format?: number } | undefined)?.format) ? withoutCarriageReturns(bytes) : bytes;
}
