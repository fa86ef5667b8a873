import { createCipheriv, createDecipheriv } from 'node:crypto';
import { joinBytes } from '../bytes/arrays.ts';

// `ciphers.browser.ts` is the same for browsers.

export type CipherName = `aes-${number}-${'cbc' | 'cfb' | 'cfb8' | 'ctr' | 'ecb' | 'ofb'}` | 'des-ede3' | `des-ede3-${'cbc' | 'cfb' | 'ofb'}` | 'chacha20';

/** Runs a cipher without padding; what is not whole blocks must not be given to modes of blocks. @param iv null for ECB; of chacha20 the counter in four bytes, the lowest first, and the nonce */
export function runCipher(name: CipherName, mode: 'encrypt' | 'decrypt', key: Uint8Array, iv: Uint8Array | null, data: Uint8Array): Uint8Array {
  const cipher = mode === 'encrypt' ? createCipheriv(name, key, iv) : createDecipheriv(name, key, iv);
  cipher.setAutoPadding(false);
  return joinBytes([cipher.update(data), cipher.final()]);
}

type GcmName = 'aes-128-gcm' | 'aes-192-gcm' | 'aes-256-gcm';

const gcmName = (key: Uint8Array): GcmName => (key.length === 16 ? 'aes-128-gcm' : key.length === 24 ? 'aes-192-gcm' : 'aes-256-gcm');

/** AES-GCM (NIST SP 800-38D) with a tag of 16 bytes. @param additional data that the tag covers as well */
export function sealGcm(key: Uint8Array, iv: Uint8Array, additional: Uint8Array, plain: Uint8Array): { body: Uint8Array; tag: Uint8Array } {
  const cipher = createCipheriv(gcmName(key), key, iv);
  cipher.setAAD(additional);
  const body = joinBytes([cipher.update(plain), cipher.final()]);
  return { body, tag: cipher.getAuthTag() };
}

/** The plaintext of AES-GCM; undefined where the tag, which may be cut to 12 bytes, does not fit. */
export function openGcm(key: Uint8Array, iv: Uint8Array, additional: Uint8Array, body: Uint8Array, tag: Uint8Array): Uint8Array | undefined {
  const decipher = createDecipheriv(gcmName(key), key, iv, { authTagLength: tag.length });
  decipher.setAAD(additional);
  decipher.setAuthTag(tag);
  const plain = decipher.update(body);
  try {
    decipher.final();
  } catch {
    return undefined;
  }
  return plain;
}
