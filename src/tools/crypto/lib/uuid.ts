/** A UUID in standard, compact, braced or urn:uuid: form, in any case, as 32 hex digits in small letters, or undefined. */
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
export function stampUuid(bytes: Uint8Array, version: number): Buffer {
  const stamped = Buffer.from(bytes.subarray(0, 16));
  stamped.writeUInt8((stamped.readUInt8(6) & 0x0f) | (version << 4), 6);
  stamped.writeUInt8((stamped.readUInt8(8) & 0x3f) | 0x80, 8);
  return stamped;
}

/** A UUID of version 7. @param milliseconds since 1970, below 2^48 @param random 74 bits */
export function uuidV7(milliseconds: number, random: bigint): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt16BE(Number(random >> 62n), 6);
  bytes.writeBigUInt64BE(random & (2n ** 62n - 1n), 8);
  return stampUuid(bytes, 7);
}

/** The time of a version 1 or 6 UUID in 100 ns steps since 1582, of an instant in nanoseconds since 1970. */
export const uuidSteps = (nanoseconds: bigint): bigint => nanoseconds / STEP_NANOSECONDS - (nanoseconds % STEP_NANOSECONDS < 0n ? 1n : 0n) + UUID_EPOCH_STEPS;

/** A UUID of version 1 or 6. @param steps 60 bits of 100 ns since 1582 @param clockSequence 14 bits @param node 6 bytes */
export function timeUuid(version: 1 | 6, steps: bigint, clockSequence: number, node: Uint8Array): Buffer {
  const hex = steps.toString(16).padStart(15, '0');
  const time = version === 1 ? `${hex.slice(7)}${hex.slice(3, 7)}0${hex.slice(0, 3)}` : `${hex.slice(0, 12)}0${hex.slice(12)}`;
  const bytes = Buffer.concat([Buffer.from(time, 'hex'), Buffer.alloc(2), node]);
  bytes.writeUInt16BE(clockSequence, 8);
  return stampUuid(bytes, version);
}
