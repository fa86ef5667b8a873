import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { MIME_TYPES } from './lib/header.ts';
import { imageText, openImage } from './lib/read.ts';
import { CLEAR_PIXEL, PIXEL } from './lib/samples.ts';

export default defineTool({
  slug: 'image-information',
  name: 'Image Information',
  category: 'image',
  summary: 'Shows the format, size, colour space, depth, resolution, frames and metadata of an image.',
  description:
    'Reads the headers and checks that the file is whole; pixels are not decoded. The size of an SVG is that of its width and height, else of its viewBox, in CSS pixels. Frames are those of an animation (GIF, WebP, animated PNG, AVIF) or the pages of a TIFF. The orientation of an AVIF is the one its own boxes say, as EXIF numbers it.',
  reference: 'PNG 3, ISO/IEC 10918-1 (JPEG), RFC 9649 (WebP), GIF89a, TIFF 6.0, AVIF 1.1, SVG 2, Exif 3.0',
  keywords: ['dimensions', 'picture size', 'resolution', 'dpi', 'megapixels', 'file format', 'alpha channel', 'icc profile', 'identify'],
  cost: 'heavy',
  inputs: z.strictObject({ image: imageText() }),
  result: z.strictObject({
    format: z.string().describe('Format of the image: png, jpeg, webp, avif, gif, tiff or svg'),
    mimeType: z.string().describe('Media type of the format'),
    bytes: z.int().describe('Size of the file in bytes'),
    width: z.int().describe('Width in pixels as stored'),
    height: z.int().describe('Height of one frame in pixels as stored'),
    displayWidth: z.int().describe('Width in pixels once the picture is turned upright'),
    displayHeight: z.int().describe('Height in pixels once the picture is turned upright'),
    megapixels: z.number().describe('Width times height in millions of pixels'),
    aspectRatio: z.string().describe('Width to height of the upright picture in lowest terms, such as 16:9'),
    colorSpace: z.enum(['rgb', 'grayscale', 'cmyk', 'other']).describe('Colour space of the stored pixels; palettes are rgb'),
    channels: z.int().describe('Number of channels, 1 to 4, that of alpha included'),
    hasAlpha: z.boolean().describe('Whether pixels can be transparent'),
    bitDepth: z.int().describe('Bits per channel, 8 or 16; 8 for palettes and for fewer bits'),
    orientation: z.int().describe('EXIF orientation, 1 to 8; 1 is upright'),
    dpi: z.int().optional().describe('Resolution in dots per inch, rounded; absent if the file does not say'),
    frames: z.int().describe('Number of frames or pages'),
    animated: z.boolean().describe('Whether the picture moves'),
    durationMs: z.int().optional().describe('Length of an animation in milliseconds; absent for still pictures'),
    hasColorProfile: z.boolean().describe('Whether the image has an ICC colour profile'),
    hasExif: z.boolean().describe('Whether the image has EXIF tags'),
    sha256: z.string().describe('SHA-256 of the bytes of the file in hex'),
  }),
  examples: [
    {
      inputs: { image: PIXEL },
      result: {
        format: 'png',
        mimeType: 'image/png',
        bytes: 70,
        width: 1,
        height: 1,
        displayWidth: 1,
        displayHeight: 1,
        megapixels: 0.000001,
        aspectRatio: '1:1',
        colorSpace: 'rgb',
        channels: 4,
        hasAlpha: true,
        bitDepth: 8,
        orientation: 1,
        frames: 1,
        animated: false,
        hasColorProfile: false,
        hasExif: false,
        sha256: 'c414cd0e204de974f73753c7e28d7638e7b3691bb8b1a2bab6b25bb7fed7ce77',
      },
    },
    {
      inputs: { image: `data:image/gif;base64,${CLEAR_PIXEL}` },
      result: {
        format: 'gif',
        mimeType: 'image/gif',
        bytes: 42,
        width: 1,
        height: 1,
        displayWidth: 1,
        displayHeight: 1,
        megapixels: 0.000001,
        aspectRatio: '1:1',
        colorSpace: 'rgb',
        channels: 4,
        hasAlpha: true,
        bitDepth: 8,
        orientation: 1,
        frames: 1,
        animated: false,
        hasColorProfile: false,
        hasExif: false,
        sha256: 'ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629',
      },
    },
  ],
  run({ image }) {
    const { bytes, header } = openImage(image);
    const { format, width, height, orientation, colorSpace, channels, hasAlpha, bitDepth, dpi, frames, animated, durationMs, metadata } = header;
    const [displayWidth, displayHeight] = orientation >= 5 ? [height, width] : [width, height];
    const divisor = greatestDivisor(displayWidth, displayHeight);
    return {
      format,
      mimeType: MIME_TYPES[format],
      bytes: bytes.length,
      width,
      height,
      displayWidth,
      displayHeight,
      megapixels: (width * height) / 1e6,
      aspectRatio: `${displayWidth / divisor}:${displayHeight / divisor}`,
      colorSpace,
      channels,
      hasAlpha,
      bitDepth,
      orientation,
      ...(dpi !== undefined && { dpi }),
      frames,
      animated,
      ...(durationMs !== undefined && { durationMs }),
      hasColorProfile: metadata.icc !== undefined,
      hasExif: metadata.exif !== undefined,
      sha256: hexOf(createHash('sha256').update(bytes).digest()),
    };
  },
});

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
