/*
 * Bytes from text, and text from bytes, in what runs in workers, on the server and in pages alike: pages have nothing of `tools/shared/platform`.
 */

/** What newer engines have (ECMAScript, Uint8Array to and from base64). */
const native = Uint8Array as unknown as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

/** The bytes of base64 as tools write it, with either alphabet. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = /[-_]/.test(text) ? text.replaceAll('-', '+').replaceAll('_', '/') : text;
  if (native.fromBase64) return native.fromBase64(plain);
  const characters = atob(plain);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

/** The bytes of digits as tools write them, two for each. */
export function bytesOfHex(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A character for each byte: for looking at the beginning of a file. */
export const latin1Text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
