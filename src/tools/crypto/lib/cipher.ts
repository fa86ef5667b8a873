import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import { joinBytes } from '../../shared/bytes/arrays.ts';
import { type ByteEncoding, byteEncoding, bytesFromText } from '../../shared/bytes/bytes.ts';
import { randomBytes } from '../../shared/platform/random.ts';
import { ofLength, readingsOf, secretBytes, secretText, writeBytes } from './fields.ts';

/** Inputs that the ciphers share. */
export const cipherText = z.string().max(1_000_000).describe('What to encrypt in plainEncoding, or to decrypt in cipherEncoding');
export const cipherDirection = z.enum(['encrypt', 'decrypt']).default('encrypt').describe('Direction: encrypt the text, or decrypt it');
export const plainEncoding = byteEncoding.default('utf8').describe('How the plaintext is written, in both directions');
export const cipherEncoding = (usual: 'hex' | 'base64') =>
  z.enum(['hex', 'base64']).default(usual).describe('How the ciphertext is written, in both directions');
export const ivEncoding = byteEncoding.default('hex').describe('How the iv is given: as UTF-8 text, hex or Base64');
export const blockPadding = z.enum(['pkcs7', 'zero', 'none']);
export const cipherKey = (about: string, maximum = 200) => secretText(1, maximum, about);

/** Results that the ciphers share. */
export const cipherOutput = z.string().describe('The ciphertext in cipherEncoding, or the plaintext in plainEncoding');
export const ivUsed = z.string().describe('The iv (nonce) used, as hex');
export const cipherWarnings = z.array(z.string()).describe('What is weak about this choice; empty when nothing is');

interface Texts {
  text: string;
  mode: 'encrypt' | 'decrypt';
  plainEncoding: ByteEncoding;
  cipherEncoding: 'hex' | 'base64';
}

/** The bytes to work on: the plaintext when encrypting, else the ciphertext. */
export const cipherInput = ({ text, mode, plainEncoding, cipherEncoding }: Texts): Uint8Array =>
  mode === 'encrypt' ? secretBytes(text, plainEncoding, 'text') : bytesFromText(text, cipherEncoding);

/** The bytes that came out, as text. */
export const cipherResult = (bytes: Uint8Array, { mode, plainEncoding, cipherEncoding }: Texts): string =>
  mode === 'encrypt' ? writeBytes(bytes, cipherEncoding) : writeBytes(bytes, plainEncoding, 'plainEncoding');

/** The iv given, or a random one of the first length allowed when encrypting. Decryption without one is invalid. */
export function ivBytes(iv: string | undefined, encoding: ByteEncoding, mode: 'encrypt' | 'decrypt', allowed: readonly number[]): Uint8Array {
  if (iv !== undefined) return ofLength(secretBytes(iv, encoding, 'iv'), allowed, 'iv');
  if (mode === 'decrypt') invalid('iv', 'is required to decrypt: the one that encryption gave');
  return randomBytes(allowed[0] ?? 0);
}

/** What belongs to authenticated modes: a tag apart or at the end, and additional data. Contradictions are invalid. */
export function checkTagInputs(
  inputs: { mode: 'encrypt' | 'decrypt'; tag?: string | undefined; appendTag: boolean; additionalData?: string | undefined },
  authenticated: boolean,
  among: string,
): void {
  const { mode, tag, appendTag, additionalData } = inputs;
  if (!authenticated) {
    if (tag !== undefined) invalid('tag', `belongs to ${among} only`);
    if (appendTag) invalid('appendTag', `belongs to ${among} only`);
    if (additionalData !== undefined) invalid('additionalData', `belongs to ${among} only`);
  } else if (mode === 'encrypt') {
    if (tag !== undefined) invalid('tag', 'is what encryption gives; leave it out');
  } else if ((tag === undefined) !== appendTag) {
    invalid('tag', tag === undefined ? 'is required to decrypt, unless appendTag says that it ends the ciphertext' : 'and appendTag exclude each other');
  }
}

/** Takes the tag from the end of the ciphertext or from its own input. @param lengths of a tag on its own, in bytes */
export function splitTag(data: Uint8Array, tag: string | undefined, lengths: readonly number[]): { body: Uint8Array; tag: Uint8Array } {
  if (tag !== undefined) {
    const readings = readingsOf(tag);
    const fitting = readings.find((bytes) => lengths.includes(bytes.length)) ?? readings[0];
    if (fitting === undefined) return unprocessable('The tag is neither hex nor base64.', 'tag');
    return { body: data, tag: ofLength(fitting, lengths, 'tag') };
  }
  const length = lengths.at(-1) ?? 0;
  if (data.length < length) unprocessable(`The ciphertext has ${data.length} byte(s), fewer than the tag of ${length} at its end.`, 'text');
  return { body: data.subarray(0, data.length - length), tag: data.subarray(data.length - length) };
}

/** Fills plaintext up to whole blocks. With none, what is not whole is unprocessable. */
export function padBlocks(bytes: Uint8Array, size: number, padding: z.infer<typeof blockPadding>): Uint8Array {
  const short = size - (bytes.length % size);
  if (padding === 'pkcs7') return joinBytes([bytes, new Uint8Array(short).fill(short)]);
  if (short === size) return bytes;
  if (padding === 'none') unprocessable(`Without padding the text must be whole blocks of ${size} bytes; it has ${bytes.length} bytes.`, 'text');
  return joinBytes([bytes, new Uint8Array(short)]);
}

/** Takes the padding off decrypted blocks; what does not fit is unprocessable. */
export function unpadBlocks(bytes: Uint8Array, size: number, padding: z.infer<typeof blockPadding>): Uint8Array {
  if (padding === 'none') return bytes;
  if (padding === 'zero') {
    let end = bytes.length;
    while (end > 0 && bytes[end - 1] === 0) end--;
    return bytes.subarray(0, end);
  }
  const count = bytes.at(-1) ?? 0;
  const good = count >= 1 && count <= size && bytes.subarray(bytes.length - count).every((byte) => byte === count);
  return good
    ? bytes.subarray(0, bytes.length - count)
    : unprocessable('The padding does not fit: another key, iv, mode or padding was used, or the text is damaged.', 'text');
}

/** Ciphertext must be whole blocks, or it is unprocessable. */
export function needWholeBlocks(bytes: Uint8Array, size: number): Uint8Array {
  if (bytes.length % size === 0) return bytes;
  return unprocessable(`The ciphertext has ${bytes.length} bytes, which is not a whole number of blocks of ${size}.`, 'text');
}

/** Runs a block cipher that does not pad, with padding of our own. @param transform the cipher in the direction asked for */
export function runBlocks(inputs: Texts & { padding: z.infer<typeof blockPadding> }, size: number, transform: (blocks: Uint8Array) => Uint8Array): Uint8Array {
  const data = cipherInput(inputs);
  if (inputs.mode === 'encrypt') return transform(padBlocks(data, size, inputs.padding));
  return unpadBlocks(transform(needWholeBlocks(data, size)), size, inputs.padding);
}
