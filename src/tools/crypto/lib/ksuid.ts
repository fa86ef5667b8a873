import { bytesOfHex, hexOf } from '../../shared/platform/bytes.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 27;

/** Seconds of 1970 at which KSUIDs begin. */
export const KSUID_EPOCH = 1_400_000_000;

/** 20 bytes in 27 digits of Base62. */
export function encodeKsuid(bytes: Uint8Array): string {
  let value = BigInt(`0x${hexOf(bytes)}`);
  let text = '';
  for (let digit = 0; digit < LENGTH; digit++, value /= 62n) text = DIGITS.charAt(Number(value % 62n)) + text;
  return text;
}

/** The 20 bytes of a KSUID, or undefined when it is none. */
export function decodeKsuid(text: string): Uint8Array | undefined {
  if (!/^[0-9A-Za-z]{27}$/.test(text)) return undefined;
  let value = 0n;
  for (const character of text) value = value * 62n + BigInt(DIGITS.indexOf(character));
  return value >> 160n === 0n ? bytesOfHex(value.toString(16).padStart(40, '0')) : undefined;
}
