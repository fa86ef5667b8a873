import { deflate, deflateRaw, deflateRawPart } from '../platform/deflate.ts';
import { joinBytes } from './arrays.ts';

/** The header of zlib at its usual level (RFC 1950, 2.2). */
const HEADER = Uint8Array.of(0x78, 0x9c);
const USUAL_LEVEL = 6;
const ADLER = 65_521;
/** How many bytes are summed before the sums are reduced, so that they stay exact. */
const REDUCED_AFTER = 3_800;

/** The zlib stream (RFC 1950) of bytes that are made band by band, so that they are never all there. One band gives what `deflate` gives. */
export function deflateBands(bands: readonly (() => Uint8Array)[]): Uint8Array {
  const [only, ...others] = bands;
  if (only && others.length === 0) return deflate(only());
  let sum: [low: number, high: number] = [1, 0];
  const packed = bands.map((make, at) => {
    const band = make();
    sum = adlerOf(band, sum);
    return at < bands.length - 1 ? deflateRawPart(band) : deflateRaw(band, USUAL_LEVEL);
  });
  const [low, high] = sum;
  return joinBytes([HEADER, ...packed, Uint8Array.of(high >> 8, high & 255, low >> 8, low & 255)]);
}

/** Adler-32 (RFC 1950, 8.2) of bytes that go on from a sum. */
function adlerOf(bytes: Uint8Array, [startLow, startHigh]: readonly [low: number, high: number]): [low: number, high: number] {
  let [low, high] = [startLow, startHigh];
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(bytes.length, at + REDUCED_AFTER);
    for (; at < end; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= ADLER;
    high %= ADLER;
  }
  return [low, high];
}
