import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import { asFile, PICTURE } from '../../shared/files/file-field.ts';
import { givenFileIn } from '../../shared/files/given-files.ts';
import { bytesOfBase64, isUtf8, looseUtf8, utf8Bytes } from '../../shared/platform/bytes.ts';
import { decodeAvif, inspectAvif } from './avif.ts';
import { toSrgb } from './color-profile.ts';
import { decodeGif, inspectGif } from './gif.ts';
import { broken, type Format, type Header, hasText, MAX_BYTES } from './header.ts';
import { decodeJpeg, inspectJpeg } from './jpeg.ts';
import { type Frame, type Picture, upright } from './picture.ts';
import { decodePng, inspectPng } from './png.ts';
import { inspectSvg, looksLikeSvg, renderSvg } from './svg.ts';
import { decodeTiff, inspectTiff } from './tiff.ts';
import { decodeWebp, inspectWebp } from './webp.ts';

const MAX_CHARACTERS = 14_000_000;

/** An image as it is given. @param which one it is, as it stands in a sentence */
export const imageText = (which = 'The image') =>
  asFile(
    z
      .string()
      .min(1)
      .max(MAX_CHARACTERS)
      .describe(`${which} in Base64 or as a data: URI: PNG, JPEG, WebP, AVIF, GIF, TIFF or SVG, at most 10 MB and 40 million pixels`),
    PICTURE,
  );

/** An image file that was given, its headers read. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly header: Header;
}

/** The bytes of an image that was given as it is, or those that Base64 or a data: URI gives. @param path the input field */
export function imageBytes(text: string, path: string): Uint8Array {
  const given = givenFileIn(text);
  if (given) return given;
  const uri = /^\s*data:([^,]*),/i.exec(text.slice(0, 2000));
  if (uri && !/;\s*base64\s*$/i.test(uri[1] ?? '')) return percentDecoded(text.slice(uri[0].length), path);
  const digits = text.slice(uri?.[0].length ?? 0).replace(/[ \t\r\n\f]+/g, '');
  const decoded = uri && digits.includes('%') ? looseUtf8(percentDecoded(digits, path)) : digits;
  const body = decoded.replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/_-]*$/.test(body) || body.length % 4 === 1 || (body !== decoded && decoded.length % 4 !== 0))
    invalid(path, 'must be an image in Base64, or a data: URI of one');
  const bytes = bytesOfBase64(body);
  if (bytes.length > MAX_BYTES) unprocessable(`The image is ${bytes.length} bytes; at most ${MAX_BYTES} are taken.`, path);
  return bytes;
}

function percentDecoded(text: string, path: string): Uint8Array {
  const source = utf8Bytes(text);
  const out = new Uint8Array(source.length);
  let to = 0;
  for (let at = 0; at < source.length; at++, to++) {
    const digits = source[at] === 0x25 ? String.fromCharCode(source[at + 1] ?? 0, source[at + 2] ?? 0) : '';
    if (/^[0-9a-f]{2}$/i.test(digits)) {
      out[to] = Number.parseInt(digits, 16);
      at += 2;
    } else if (digits !== '') invalid(path, 'must be an image in Base64, or a data: URI of one');
    else out[to] = source[at] ?? 0;
  }
  return out.subarray(0, to);
}

/** The format of a file by its first bytes. */
function formatOf(bytes: Uint8Array): Format | undefined {
  if (hasText(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (hasText(bytes, 'RIFF') && hasText(bytes, 'WEBP', 8)) return 'webp';
  if (hasText(bytes, 'GIF87a') || hasText(bytes, 'GIF89a')) return 'gif';
  if (hasText(bytes, 'II*\0') || hasText(bytes, 'MM\0*')) return 'tiff';
  if (hasText(bytes, 'ftyp', 4)) {
    const brands = String.fromCharCode(...bytes.subarray(8, Math.min(200, (bytes[3] ?? 0) + (bytes[2] ?? 0) * 256)));
    return /avif|avis/.test(brands) ? 'avif' : undefined;
  }
  return isUtf8(bytes) && looksLikeSvg(looseUtf8(bytes)) ? 'svg' : undefined;
}

const INSPECT: Readonly<Record<Format, (bytes: Uint8Array) => Header>> = {
  png: inspectPng,
  jpeg: inspectJpeg,
  webp: inspectWebp,
  avif: inspectAvif,
  gif: inspectGif,
  tiff: inspectTiff,
  svg: (bytes) => inspectSvg(looseUtf8(bytes)),
};

/** Reads the headers of an image file. What is no image, is broken or too large is unprocessable. @param path the input field */
export function openImage(text: string, path = 'image'): ImageFile {
  const bytes = imageBytes(text, path);
  return openBytes(bytes, path);
}

export function openBytes(bytes: Uint8Array, path = 'image'): ImageFile {
  const format = formatOf(bytes);
  if (!format) return unprocessable('The bytes are not an image in PNG, JPEG, WebP, AVIF, GIF, TIFF or SVG.', path);
  return { bytes, header: guarded(() => INSPECT[format](bytes)) };
}

/** Has what reads beyond the end of a file end as what is broken. */
function guarded<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    return rethrown(error);
  }
}

function rethrown(error: unknown): never {
  if (error instanceof RangeError) return broken('it points beyond its end');
  throw error;
}

/** The pictures of a file as they are stored, in the colours of the file. @param limit how many frames of an animation or pages */
async function decodeStored({ bytes, header }: ImageFile, limit: number): Promise<Frame[]> {
  const still = async (picture: Picture | Promise<Picture>): Promise<Frame[]> => [{ ...(await picture), delayMs: 0 }];
  try {
    if (header.format === 'gif') return decodeGif(bytes, limit);
    if (header.format === 'webp') return await decodeWebp(bytes, limit);
    if (header.format === 'tiff') return decodeTiff(bytes, limit);
    if (header.format === 'png') return await still(decodePng(bytes));
    if (header.format === 'jpeg') return await still(decodeJpeg(bytes, header));
    if (header.format === 'avif') return await still(decodeAvif(bytes, header));
    return await still(renderSvg(looseUtf8(bytes), header.width, header.height));
  } catch (error) {
    return rethrown(error);
  }
}

interface Decoding {
  /** How many frames; the first alone without it. */
  readonly limit?: number;
  /** Leaves the pixels as they are stored, not turned upright. */
  readonly asStored?: boolean;
  /** Leaves the colours in the profile of the file. */
  readonly ownColors?: boolean;
}

/** The pictures of a file in sRGB, upright. */
export async function decodeFrames(file: ImageFile, { limit = Number.POSITIVE_INFINITY, asStored, ownColors }: Decoding = {}): Promise<Frame[]> {
  const { orientation, metadata, colorSpace } = file.header;
  const frames = await decodeStored(file, limit);
  return frames.map((frame) => {
    const turned = asStored ? frame : upright(frame, orientation);
    return { ...(ownColors || !metadata.icc ? turned : toSrgb(turned, metadata.icc, colorSpace)), delayMs: frame.delayMs };
  });
}

/** The picture of a file, of an animation the first frame, in sRGB and upright. */
export async function decodeFirst(file: ImageFile, options: Decoding = {}): Promise<Picture> {
  const [first] = await decodeFrames(file, { ...options, limit: 1 });
  return first ?? broken('it has no picture');
}

/** The picture of an image that was given. @param path the input field */
export const readPicture = (text: string, path = 'image'): Promise<Picture> => decodeFirst(openImage(text, path));
