import { viewOf } from '../../../shared/bytes/arrays.ts';
import { bytesOfHex } from '../../../shared/platform/bytes.ts';
import type { BlockCipher, BlockMode } from './block.ts';

/** After how many bytes CryptoPro's key meshing changes the key, and the constant that it decrypts to do so (RFC 4357 section 2.3.2). */
const MESHING_BYTES = 1024;
const MESHING_CONSTANT = bytesOfHex('6900722264c904238d3adb9646e92ac418feac9400ed0712c086dcc2ef4ca92b');

export interface GostMode {
  mode: BlockMode;
  direction: 'encrypt' | 'decrypt';
  /** For ctr a counter of a whole block, else any number of blocks, of which the register is made; null for ecb. */
  iv: Uint8Array | null;
  /** The counter is that of GOST 28147-89: the encrypted iv, to whose halves constants are added. */
  oldCounter: boolean;
  /** What the cipher is with another key, where the key is meshed. */
  rekey?: (key: Uint8Array) => BlockCipher;
}

/** Runs a cipher in a mode of GOST R 34.13-2015 or GOST 28147-89 with shifts of a whole block. For ecb and cbc the data must be whole blocks. */
export function runGostMode(given: BlockCipher, { mode, direction, iv, oldCounter, rekey }: GostMode, data: Uint8Array): Uint8Array {
  let cipher = given;
  const out = Uint8Array.from(data);
  const register = Uint8Array.from(iv ?? []);
  if (mode === 'ctr' && oldCounter) cipher.encrypt(register);
  for (let at = 0; at < out.length; at += cipher.size) {
    const block = out.subarray(at, at + cipher.size);
    if (mode === 'ecb') cipher[direction](block);
    else if (mode === 'cbc') chain(cipher, direction, register, block);
    else if (mode === 'ctr') count(cipher, register, block, oldCounter);
    else feed(cipher, mode, direction, register, block);
    if (rekey && (at + cipher.size) % MESHING_BYTES === 0) cipher = meshed(cipher, rekey, register);
  }
  return out;
}

function chain(cipher: BlockCipher, direction: 'encrypt' | 'decrypt', register: Uint8Array, block: Uint8Array): void {
  const before = block.slice();
  if (direction === 'decrypt') cipher.decrypt(block);
  xorInto(block, register);
  if (direction === 'encrypt') cipher.encrypt(block);
  shift(register, direction === 'encrypt' ? block : before);
}

function feed(cipher: BlockCipher, mode: 'cfb' | 'ofb', direction: 'encrypt' | 'decrypt', register: Uint8Array, block: Uint8Array): void {
  const stream = register.slice(0, cipher.size);
  cipher.encrypt(stream);
  const before = block.slice();
  xorInto(block, stream);
  shift(register, mode === 'ofb' ? stream : direction === 'encrypt' ? block : before);
}

function count(cipher: BlockCipher, register: Uint8Array, block: Uint8Array, oldCounter: boolean): void {
  if (oldCounter) {
    const view = viewOf(register);
    view.setUint32(0, view.getUint32(0, true) + 0x1010101, true);
    const sum = view.getUint32(4, true) + 0x1010104;
    view.setUint32(4, sum > 0xffff_ffff ? sum - 0xffff_ffff : sum, true);
  }
  const stream = register.slice();
  cipher.encrypt(stream);
  xorInto(block, stream);
  if (oldCounter) return;
  for (let at = register.length - 1; at >= 0; at--) {
    const next = ((register[at] ?? 0) + 1) & 0xff;
    register[at] = next;
    if (next !== 0) break;
  }
}

/** Another key from the one before; the register is encrypted with it. */
function meshed(cipher: BlockCipher, rekey: (key: Uint8Array) => BlockCipher, register: Uint8Array): BlockCipher {
  const key = Uint8Array.from(MESHING_CONSTANT);
  for (let at = 0; at < key.length; at += cipher.size) cipher.decrypt(key.subarray(at, at + cipher.size));
  const next = rekey(key);
  for (let at = 0; at < register.length; at += next.size) next.encrypt(register.subarray(at, at + next.size));
  return next;
}

/** Takes the first block out of a register and puts another behind. */
function shift(register: Uint8Array, block: Uint8Array): void {
  register.copyWithin(0, block.length);
  register.set(block, register.length - block.length);
}

function xorInto(block: Uint8Array, other: Uint8Array): void {
  for (let at = 0; at < block.length; at++) block[at] = (block[at] ?? 0) ^ (other[at] ?? 0);
}
