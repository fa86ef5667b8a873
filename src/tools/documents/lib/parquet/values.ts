import { unprocessable } from '../../../errors.ts';
import { viewOf } from '../../../shared/bytes/arrays.ts';
import { base64Of, hexOf, looseUtf8 } from '../../../shared/platform/bytes.ts';
import { bigEndian, DAY, dayText, decimalText, durationText, PER_SECOND, timeOfDay, timestampText, whole } from '../logical-values.ts';
import type { RawValue } from './encodings.ts';
import type { Node } from './schema.ts';

export type JsonScalar = null | boolean | number | string;

const JULIAN_EPOCH = 2_440_588n;

function halfFloat(bytes: Uint8Array): number {
  const bits = viewOf(bytes).getUint16(0, true);
  const [sign, exponent, fraction] = [bits >> 15 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

/** A timestamp of the old kind: nanoseconds of the day and the Julian day. */
function oldTimestamp(bytes: Uint8Array): string {
  const view = viewOf(bytes);
  const nanos = view.getBigInt64(0, true);
  return timestampText((BigInt(view.getInt32(8, true)) - JULIAN_EPOCH) * DAY * PER_SECOND.nanos + nanos, 'nanos', false);
}

const uuidText = (bytes: Uint8Array): string => hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function ofBytes({ logical, length }: Node): (bytes: Uint8Array) => JsonScalar {
  switch (logical?.kind) {
    case 'string':
    case 'enum':
    case 'json':
      return looseUtf8;
    case 'decimal': {
      const { scale } = logical;
      return (bytes) => decimalText(bigEndian(bytes), scale);
    }
    case 'uuid':
      return length === 16 ? uuidText : base64Of;
    case 'interval':
      return length === 12 ? durationText : base64Of;
    case 'float16':
      return length === 2 ? (bytes) => finite(halfFloat(bytes)) : base64Of;
    default:
      return base64Of;
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

function ofInteger({ logical, physical }: Node): (value: bigint) => JsonScalar {
  const bits = physical === 'int32' ? 32 : 64;
  if (!logical) return whole;
  switch (logical.kind) {
    case 'integer':
      return logical.isSigned ? whole : (value) => whole(BigInt.asUintN(bits, value));
    case 'decimal': {
      const { scale } = logical;
      return (value) => decimalText(value, scale);
    }
    case 'date':
      return dayText;
    case 'time': {
      const { unit } = logical;
      return (value) => timeOfDay(value, unit);
    }
    case 'timestamp': {
      const { unit, isUtc } = logical;
      return (value) => timestampText(value, unit, isUtc);
    }
    default:
      return whole;
  }
}

/** What makes JSON of the values of a leaf. */
export function converterOf(leaf: Node): (value: RawValue) => JsonScalar {
  if (leaf.logical?.kind === 'decimal' && (leaf.logical.scale < 0 || leaf.logical.scale > 1000))
    unprocessable(`The Parquet file has decimals with ${leaf.logical.scale} digits behind the point.`, 'file');
  if (leaf.logical?.kind === 'unknown') return () => null;
  const isPlain = !leaf.logical || (leaf.logical.kind === 'integer' && leaf.logical.isSigned);
  const [integer, bytes] = [ofInteger(leaf), leaf.physical === 'int96' ? oldTimestamp : ofBytes(leaf)];
  return (value) => {
    if (typeof value === 'boolean') return value;
    if (typeof value === 'bigint') return integer(value);
    if (typeof value !== 'number') return bytes(value);
    if (leaf.physical === 'int32') return isPlain ? value : integer(BigInt(value));
    return finite(value);
  };
}
