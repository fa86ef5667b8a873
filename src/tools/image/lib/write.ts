import { z } from 'zod';
import { asFile, PICTURE } from '../../shared/files/file-field.ts';
import { base64Of } from '../../shared/platform/bytes.ts';
import { encodeAvif } from './avif.ts';
import { encodeGif } from './gif.ts';
import type { Header } from './header.ts';
import { encodeJpeg } from './jpeg.ts';
import { type Frame, isOpaque, onColor, type Picture } from './picture.ts';
import { encodePng } from './png.ts';
import { quantized, withoutHalves } from './quantize.ts';
import { encodeTiff } from './tiff.ts';
import { encodeAnimatedWebp, encodeWebp } from './webp.ts';

/** What pictures are written as. */
export type OutputFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'tiff' | 'raw';

export const OUTPUT_FORMATS = ['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff', 'raw'] as const;

/** The format among the inputs of most tools. */
export const formatInput = z
  .enum(['same', ...OUTPUT_FORMATS])
  .default('same')
  .describe('Format of the result: same is that of the input (png for SVG); raw is 8-bit red, green, blue and alpha, row by row, without a header');

/** The quality among the inputs. */
export const qualityInput = (byDefault: number) =>
  z.int().min(1).max(100).default(byDefault).describe('Quality of jpeg, webp and avif, from 1 (smallest file) to 100 (best picture)');

/** By which formats the quality counts, for `appliesWhen`. */
export const QUALITY_APPLIES = { format: ['same', 'jpeg', 'webp', 'avif'] };

/** The fields of a result that is a picture. */
export const pictureFields = {
  image: asFile(z.string().describe('The image that was made, in Base64'), PICTURE),
  format: z.string().describe('Format of the image: png, jpeg, webp, avif, gif, tiff or raw'),
  width: z.int().describe('Width of the image in pixels'),
  height: z.int().describe('Height of the image in pixels'),
  bytes: z.int().describe('Size of the image in bytes'),
};

/** The format that `same` stands for. */
export const formatLike = ({ format }: Header): OutputFormat => (format === 'svg' ? 'png' : format);

export interface WriteOptions {
  readonly quality: number;
  readonly lossless?: boolean;
  readonly progressive?: boolean;
  /** What is put under transparent pixels of a JPEG. */
  readonly background?: readonly number[];
  readonly dpi?: number;
  /** The most colours of a PNG or GIF. */
  readonly colors?: number;
  /** How often an animation is shown; 0 for ever. */
  readonly loop?: number;
  /** A profile that goes with the pixels. */
  readonly icc?: Uint8Array;
}

const WHITE = [255, 255, 255, 255];

/** The bytes of pictures in a format: GIF and WebP hold them all as an animation, TIFF as pages, others the first alone. */
export async function encodePictures(frames: readonly [Frame, ...Frame[]], format: OutputFormat, options: WriteOptions): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = frames;
  const { quality, lossless = false, loop = 0 } = options;
  if (format === 'raw') return first.pixels;
  if (format === 'png') return encodePng(first, { ...pngOptions(first, options) });
  if (format === 'jpeg') return encodeJpeg(onWhite(onColor(first, options.background ?? WHITE)), options);
  if (format === 'avif') return encodeAvif(first, quality, lossless);
  if (format === 'tiff') return encodeTiff(frames, options);
  if (format === 'gif') return encodeGif(gifFrames(frames, options.colors ?? 256), loop);
  return frames.length > 1 ? encodeAnimatedWebp(frames, loop, options) : encodeWebp(first, options);
}

const onWhite = (picture: Picture): Picture => (isOpaque(picture) ? picture : onColor(picture, WHITE));

function pngOptions(picture: Picture, { progressive, dpi, icc, colors }: WriteOptions) {
  return {
    ...(progressive && { interlaced: true }),
    ...(dpi !== undefined && { dpi }),
    ...(icc && { icc }),
    ...(colors !== undefined && { palette: quantized(picture, colors) }),
  };
}

const gifFrames = (frames: readonly Frame[], colors: number) =>
  frames.map((frame) => ({ width: frame.width, height: frame.height, delayMs: frame.delayMs, ...quantized(withoutHalves(frame), colors) }));

/** The fields of a result for pictures in a format. */
export async function written(picture: Picture | readonly [Frame, ...Frame[]], format: OutputFormat, options: WriteOptions) {
  const frames: readonly [Frame, ...Frame[]] = isList(picture) ? picture : [{ ...picture, delayMs: 0 }];
  const bytes = await encodePictures(frames, format, options);
  return { image: base64Of(bytes), format, width: frames[0].width, height: frames[0].height, bytes: bytes.length };
}

const isList = (picture: Picture | readonly [Frame, ...Frame[]]): picture is readonly [Frame, ...Frame[]] => Array.isArray(picture);

/** Whether a list of frames has one. */
export const isFrames = (frames: readonly Frame[]): frames is readonly [Frame, ...Frame[]] => frames.length > 0;
