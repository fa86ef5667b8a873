import { unprocessable } from '../../errors.ts';
import { hexOf } from '../platform/bytes.ts';
import { createHash } from '../platform/hashes.ts';
import { joinBytes } from './arrays.ts';
import type { Codec } from './codec.ts';
import { radixCodec } from './radix.ts';

const CHECK_BYTES = 4;

const ALPHABETS = {
  bitcoin: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  ripple: 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz',
  flickr: '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ',
};

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const checkOf = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes)).subarray(0, CHECK_BYTES);

/** Base58, or Base58Check: with the first four bytes of the double SHA-256 at the end, taken off and held to it when decoding. */
export function base58(alphabet: keyof typeof ALPHABETS, check: boolean): Codec {
  const plain = radixCodec(ALPHABETS[alphabet]);
  if (!check) return plain;
  return {
    encode: (bytes) => plain.encode(joinBytes([bytes, checkOf(bytes)])),
    decode(text) {
      const all = plain.decode(text);
      if (all.length < CHECK_BYTES) unprocessable(`Base58Check needs four check bytes at the end; the text holds ${all.length} byte(s) in all.`, 'text');
      const bytes = all.subarray(0, -CHECK_BYTES);
      const found = hexOf(all.subarray(-CHECK_BYTES));
      const wanted = hexOf(checkOf(bytes));
      if (found !== wanted) unprocessable(`The check bytes at the end are ${found}, but the data before them call for ${wanted}.`, 'text');
      return bytes;
    },
  };
}
