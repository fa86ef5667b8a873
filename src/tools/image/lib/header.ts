import { unprocessable } from '../../errors.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';

export type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'tiff' | 'svg';

export const MIME_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
  raw: 'application/octet-stream',
} as const;

/** What the headers of an image file say. */
export interface Header {
  readonly format: Format;
  /** As stored, of one frame. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly animated: boolean;
  /** Of the whole animation. */
  readonly durationMs?: number;
  /** How often an animation is shown; 0 for ever. */
  readonly loop?: number;
  /** EXIF, 1 to 8. */
  readonly orientation: number;
  readonly colorSpace: 'rgb' | 'grayscale' | 'cmyk' | 'other';
  readonly channels: number;
  readonly hasAlpha: boolean;
  readonly bitDepth: number;
  readonly dpi?: number;
  /** Whether nothing was lost when it was packed. */
  readonly lossless: boolean;
  readonly metadata: Metadata;
}

/** What a file carries beside its pixels. */
export interface Metadata {
  /** An ICC profile. */
  readonly icc?: Uint8Array;
  /** A TIFF structure with EXIF tags. */
  readonly exif?: Uint8Array;
  /** Records of IPTC IIM. */
  readonly iptc?: Uint8Array;
  /** A packet of XMP in UTF-8. */
  readonly xmp?: Uint8Array;
}

export const MAX_BYTES = 10_000_000;
export const MAX_PIXELS = 40_000_000;
export const MAX_SIDE = 16_383;

/** Refuses what is larger than the service takes, before anything is set aside for it. */
export function holdToBounds(width: number, height: number, frames = 1): void {
  if (width < 1 || height < 1) unprocessable('The image is broken: it has no width or no height.');
  if (width > MAX_SIDE || height > MAX_SIDE) unprocessable(`The image is ${width} × ${height} pixels; a side may be at most ${MAX_SIDE}.`);
  if (width * height * frames > MAX_PIXELS)
    unprocessable(`The image has ${width * height * frames} pixels${frames > 1 ? ' over all frames' : ''}; at most ${MAX_PIXELS} are taken.`);
}

/** Refuses a file that does not hold to its format. @param reason what is wrong */
export const broken = (reason: string): never => unprocessable(`The image is broken: ${reason}.`);

/** Four letters that name a part of a file. */
export const nameAt = (bytes: Uint8Array, at: number): string => latin1Text(bytes.subarray(at, at + 4));

/** Whether bytes begin with some text at a place. */
export function hasText(bytes: Uint8Array, text: string, at = 0): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}
