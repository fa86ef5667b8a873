import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { bytesOfHex } from '../../shared/platform/bytes.ts';
/** A UUID in standard, compact, braced or urn:uuid: form, in any case, as 32 hex digits in lower case, or undefined. */
export function uuidDigits(text: string): string | undefined {
  const bare = text.trim().toLowerCase();
  const standard = bare.startsWith('urn:uuid:') ? bare.slice(9) : bare.startsWith('{') && bare.endsWith('}') ? bare.slice(1, -1) : undefined;
  if (standard === undefined && /^[0-9a-f]{32}$/.test(bare)) return bare;
  const hyphenated = standard ?? bare;
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(hyphenated) ? hyphenated.replaceAll('-', '') : undefined;
}

/** The standard form of 32 hex digits. */
export const hyphenateUuid = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** 100 ns steps from 1582-10-15, where UUID times begin, to 1970 (RFC 9562 section 5.1). */
export const UUID_EPOCH_STEPS = 0x01b21dd213814000n;

const STEP_NANOSECONDS = 100n;

/** Sets version and variant of 16 bytes (RFC 9562 section 4). */
export function stampUuid(bytes: Uint8Array, version: number): Uint8Array {
  const stamped = new Uint8Array(bytes.subarray(0, 16));
  stamped[6] = ((stamped[6] ?? 0) & 0x0f) | (version << 4);
  stamped[8] = ((stamped[8] ?? 0) & 0x3f) | 0x80;
  return stamped;
}

/** A UUID of version 7. @param milliseconds since 1970, below 2^48 @param random 74 bits */
export function uuidV7(milliseconds: number, random: bigint): Uint8Array {
  const bytes = new Uint8Array(16);
  const view = viewOf(bytes);
  view.setBigUint64(0, (BigInt(milliseconds) << 16n) | (random >> 62n));
  view.setBigUint64(8, random & (2n ** 62n - 1n));
  return stampUuid(bytes, 7);
}

/** The time of a version 1 or 6 UUID in 100 ns steps since 1582, of an instant in nanoseconds since 1970. */
export const uuidSteps = (nanoseconds: bigint): bigint => nanoseconds / STEP_NANOSECONDS - (nanoseconds % STEP_NANOSECONDS < 0n ? 1n : 0n) + UUID_EPOCH_STEPS;

/** A UUID of version 1 or 6. @param steps 60 bits of 100 ns since 1582 @param clockSequence 14 bits @param node 6 bytes */
export function timeUuid(version: 1 | 6, steps: bigint, clockSequence: number, node: Uint8Array): Uint8Array {
  const hex = steps.toString(16).padStart(15, '0');
  const time = version === 1 ? `${hex.slice(7)}${hex.slice(3, 7)}0${hex.slice(0, 3)}` : `${hex.slice(0, 12)}0${hex.slice(12)}`;
  const bytes = joinBytes([bytesOfHex(time), new Uint8Array(2), node]);
  viewOf(bytes).setUint16(8, clockSequence);
  return stampUuid(bytes, version);
}
