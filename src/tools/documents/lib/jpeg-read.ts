import { viewOf } from '../../shared/bytes/arrays.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';
import { BadPicture } from './png-read.ts';

/** What the markers of a JPEG say (ITU-T T.81, annex B). */
export interface Jpeg {
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3 | 4;
  /** Whether Adobe's marker is there, with which CMYK is written the other way round. */
  readonly hasAdobe: boolean;
  /** Of EXIF, 1 to 8. */
  readonly orientation: number;
}

const MAX_SEGMENTS = 10_000;

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

const isWithoutLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** A marker with what it holds, and where the next one is. */
interface Segment {
  readonly marker: number;
  readonly data: Uint8Array;
  readonly next: number;
}

/** The segment at a place: that of a marker without length has no data. */
function segmentAt(bytes: Uint8Array, start: number): Segment {
  let at = start;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
  const marker = bytes[at + 1] ?? 0;
  if (at + 4 > bytes.length || bytes[at] !== 0xff || marker === 0xd9) throw new BadPicture('it is damaged or cut off');
  if (isWithoutLength(marker)) return { marker, data: new Uint8Array(), next: at + 2 };
  const length = viewOf(bytes).getUint16(at + 2);
  if (length < 2 || at + 2 + length > bytes.length) throw new BadPicture('it is damaged or cut off');
  return { marker, data: bytes.subarray(at + 4, at + 2 + length), next: at + 2 + length };
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads the header of a JPEG, baseline or progressive, and checks that it has an end. Throws BadPicture where it is damaged. */
export function readJpeg(bytes: Uint8Array): Jpeg {
  let frame: Pick<Jpeg, 'width' | 'height' | 'components'> | undefined;
  let [hasAdobe, orientation, at] = [false, 1, 2];
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const { marker, data, next } = segmentAt(bytes, at);
    at = next;
    if (isFrame(marker)) frame = frameOf(marker, data);
    else if (marker === 0xee) hasAdobe ||= latin1Text(data.subarray(0, 5)) === 'Adobe';
    else if (marker === 0xe1 && latin1Text(data.subarray(0, 6)) === 'Exif\0\0') orientation = orientationOf(data.subarray(6)) ?? orientation;
    else if (marker === 0xda) break;
  }
  if (!frame) throw new BadPicture('it has no picture');
  if (!hasEnd(bytes, at)) throw new BadPicture('it is cut off');
  return { ...frame, hasAdobe, orientation };
}

function frameOf(marker: number, segment: Uint8Array): Pick<Jpeg, 'width' | 'height' | 'components'> {
  if (marker > 0xc2) throw new BadPicture('it is neither baseline nor progressive');
  const [precision, a = 0, b = 0, c = 0, d = 0, components] = segment;
  const [height, width] = [a * 256 + b, c * 256 + d];
  if (precision !== 8) throw new BadPicture(`it has ${precision ?? 0} bits in place of 8`);
  if (width === 0 || height === 0) throw new BadPicture('it has no size');
  if (components !== 1 && components !== 3 && components !== 4) throw new BadPicture('it has none of 1, 3 and 4 components');
  return { width, height, components };
}

/** Whether the marker of the end comes behind the data. */
function hasEnd(bytes: Uint8Array, start: number): boolean {
  for (let at = bytes.length - 2; at >= start; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

/** The orientation in the first directory of EXIF. */
function orientationOf(tiff: Uint8Array): number | undefined {
  if (tiff.length < 14) return undefined;
  const view = viewOf(tiff);
  const isLittle = view.getUint16(0) === 0x4949;
  if (!isLittle && view.getUint16(0) !== 0x4d4d) return undefined;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return undefined;
  const count = view.getUint16(start, isLittle);
  for (let entry = start + 2; entry + 12 <= tiff.length && entry < start + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
