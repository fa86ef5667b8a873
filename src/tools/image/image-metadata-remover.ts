import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { withoutGifMetadata } from './lib/gif.ts';
import { withoutMetadata } from './lib/jpeg.ts';
import { withoutChunks } from './lib/png.ts';
import { decodeFrames, type ImageFile, imageText, openImage } from './lib/read.ts';
import { FOUR_COLORS, PHOTO } from './lib/samples.ts';
import { withoutWebpMetadata } from './lib/webp.ts';
import { encodePictures, isFrames, pictureFields, qualityInput } from './lib/write.ts';

const KINDS = ['exif', 'iptc', 'xmp', 'icc'] as const;
/** The chunks of PNG that pictures need, or that say how their colours and frames are meant. */
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT', 'pHYs', 'bKGD', 'acTL', 'fcTL', 'fdAT']);

export default defineTool({
  slug: 'image-metadata-remover',
  name: 'Image Metadata Remover',
  category: 'image',
  summary: 'Removes EXIF, GPS, IPTC, XMP and comments from an image.',
  description:
    'An upright PNG, JPEG, GIF or WebP loses nothing else: its pixels stay as they are packed. A picture that is stored turned is turned upright and packed anew, as are TIFF and AVIF: without loss in PNG, TIFF and lossless WebP, else with the quality given. Without keepColorProfile the colours are converted to sRGB first. Animations keep their frames.',
  reference: 'Exif 3.0, IPTC IIM 4.2, XMP, ICC.1',
  keywords: ['strip exif', 'remove gps', 'remove location', 'photo privacy', 'anonymize', 'clean photo', 'delete metadata'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    keepColorProfile: z.boolean().default(true).describe('Whether an ICC colour profile stays; without it colours are converted to sRGB'),
    quality: qualityInput(92).describe('Quality of a JPEG, lossy WebP or AVIF that has to be packed anew, from 1 to 100'),
  }),
  result: z.strictObject({
    ...pictureFields,
    removed: z.array(z.enum(KINDS)).describe('What was there and is no longer, of exif, iptc, xmp and icc'),
  }),
  examples: [
    {
      inputs: { image: PHOTO },
      result: {
        image:
          '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAMDAwMDAwMDAwMEBAQEBAYFBQUFBgkGBwYHBgkOCAoICAoIDgwPDAsMDwwWEQ8PERYZFRQVGR4bGx4mJCYyMkMBAwMDAwMDAwMDAwQEBAQEBgUFBQUGCQYHBgcGCQ4ICggICggODA8MCwwPDBYRDw8RFhkVFBUZHhsbHiYkJjIyQ//AABEIAAgABAMBEQACEQEDEQH/xABKAAEAAAAAAAAAAAAAAAAAAAAAEAEAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwAD/9k=',
        format: 'jpeg',
        width: 4,
        height: 8,
        bytes: 266,
        removed: ['exif'],
      },
    },
    {
      inputs: { image: FOUR_COLORS },
      result: {
        image: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR42mP4z8DAAMIM/0+cOAEAHqQFVigKZ2QAAAAASUVORK5CYII=',
        format: 'png',
        width: 2,
        height: 2,
        bytes: 77,
        removed: [],
      },
    },
  ],
  async run({ image, keepColorProfile, quality }) {
    const file = openImage(image);
    const { format, orientation, metadata, width, height } = file.header;
    if (format === 'svg') return unprocessable('An SVG has no such metadata; give an image of pixels.', 'image');
    const removed = KINDS.filter((kind) => metadata[kind] !== undefined && (kind !== 'icc' || !keepColorProfile));
    const isTurned = orientation !== 1;
    const isRecolored = metadata.icc !== undefined && !keepColorProfile;
    const bytes = (isTurned || isRecolored ? undefined : stripped(file)) ?? (await packedAnew(file, keepColorProfile, quality));
    const isSwapped = orientation >= 5;
    return { image: base64Of(bytes), format, width: isSwapped ? height : width, height: isSwapped ? width : height, bytes: bytes.length, removed };
  },
});

/** The same file without its metadata, where it can be taken out. */
function stripped({ bytes, header: { format } }: ImageFile): Uint8Array | undefined {
  if (format === 'jpeg') return withoutMetadata(bytes, true);
  if (format === 'gif') return withoutGifMetadata(bytes);
  if (format === 'webp') return withoutWebpMetadata(bytes, true);
  if (format === 'png') return withoutChunks(bytes, ({ type }) => !KEPT_CHUNKS.has(type) && type !== 'iCCP');
  return undefined;
}

async function packedAnew(file: ImageFile, keepColorProfile: boolean, quality: number): Promise<Uint8Array> {
  const { format, metadata, lossless, loop = 0 } = file.header;
  const frames = await decodeFrames(file, { ownColors: keepColorProfile });
  if (!isFrames(frames) || format === 'svg') throw new Error('there is no picture');
  const icc = keepColorProfile ? metadata.icc : undefined;
  return encodePictures(frames, format, { quality, lossless: lossless && format === 'webp', loop, ...(icc && { icc }) });
}
