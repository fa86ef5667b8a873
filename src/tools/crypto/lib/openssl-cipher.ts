import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Runs a cipher of node:crypto without padding. @param iv null for ECB */
export function runOpenssl(name: string, mode: 'encrypt' | 'decrypt', key: Uint8Array, iv: Uint8Array | null, data: Uint8Array): Buffer {
  const cipher = mode === 'encrypt' ? createCipheriv(name, key, iv) : createDecipheriv(name, key, iv);
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}
