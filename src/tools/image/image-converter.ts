import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { colorText, readRgba } from './lib/color.ts';
import { MIME_TYPES } from './lib/header.ts';
import { decodeFrames, imageText, openImage } from './lib/read.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';
import { isFrames, OUTPUT_FORMATS, pictureFields, qualityInput, written } from './lib/write.ts';

export default defineTool({
  slug: 'image-converter',
  name: 'Image Converter',
  category: 'image',
  summary: 'Converts images between PNG, JPEG, WebP, AVIF, GIF and TIFF.',
  description:
    'Animations stay animated from GIF and WebP to GIF and WebP; other formats get the first frame. Pictures are turned upright, colours of an RGB or grey profile converted to sRGB, and metadata dropped. A GIF and a PNG with colors get a palette by median cut, with dithering; pixels of a GIF are either opaque or transparent. dpi is written to PNG, JPEG, TIFF and WebP.',
  reference: 'PNG 3, ISO/IEC 10918-1 (JPEG, by MozJPEG), RFC 9649 (WebP, by libwebp), AVIF 1.1 (by libavif and libaom), GIF89a, TIFF 6.0',
  keywords: ['jpg', 'png to jpg', 'webp to png', 'avif', 'tiff', 'gif', 'file format', 'change format', 'raw pixels', 'convertio'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    format: z.enum(OUTPUT_FORMATS).describe('Format of the result; raw is 8-bit red, green, blue and alpha, row by row, without a header'),
    quality: qualityInput(80),
    lossless: z.boolean().default(false).describe('Whether webp and avif are to lose nothing; other formats refuse it'),
    progressive: z.boolean().default(false).describe('Whether jpeg and png are to appear in passes while they load'),
    background: colorText('What is put under transparent pixels of a jpeg').default('#ffffff'),
    dpi: z.int().min(1).max(2400).optional().describe('Resolution to write down, in dots per inch; the pixels stay the same'),
    colors: z.int().min(2).max(256).optional().describe('Maximum number of colours in the palette of a png or gif; 256 for gif if omitted'),
  }),
  result: z.strictObject({ ...pictureFields, mimeType: z.string().describe('Media type of the image; application/octet-stream for raw') }),
  appliesWhen: {
    lossless: { format: ['webp', 'avif'] },
    quality: { format: ['jpeg', 'webp', 'avif'] },
    progressive: { format: ['jpeg', 'png'] },
    background: { format: ['jpeg'] },
    dpi: { format: ['png', 'jpeg', 'tiff', 'webp'] },
    colors: { format: ['png', 'gif'] },
  },
  pageInputs: { image: SCENE, format: 'webp' },
  examples: [
    {
      inputs: { image: FOUR_COLORS, format: 'raw' },
      result: { image: '/wAA/wD/AP8AAP//yMjI/w==', format: 'raw', width: 2, height: 2, bytes: 16, mimeType: 'application/octet-stream' },
    },
    {
      inputs: { image: FOUR_COLORS, format: 'webp', lossless: true },
      result: {
        image: 'UklGRjIAAABXRUJQVlA4TCYAAAAvAUAAAB8gECD4H3NlQyCQ5G821QIBgv8xV+Y/8MlRwQ0YIvofAg==',
        format: 'webp',
        width: 2,
        height: 2,
        bytes: 58,
        mimeType: 'image/webp',
      },
    },
  ],
  async run({ image, format, quality, lossless, progressive, background, dpi, colors }) {
    if (lossless && format !== 'webp' && format !== 'avif') invalid('lossless', 'is for webp and avif; leave it out for other formats');
    const color = await readRgba(background, 'background');
    const file = openImage(image);
    const moves = file.header.animated && (file.header.format === 'gif' || file.header.format === 'webp') && (format === 'gif' || format === 'webp');
    const pages = file.header.format === 'tiff' && format === 'tiff';
    const frames = await decodeFrames(file, moves || pages ? {} : { limit: 1 });
    if (!isFrames(frames)) throw new Error('there is no picture');
    const options = {
      quality,
      lossless,
      progressive,
      background: color,
      loop: file.header.loop ?? 0,
      ...(dpi !== undefined && { dpi }),
      ...(colors !== undefined && { colors }),
    };
    return { ...(await written(frames, format, options)), mimeType: MIME_TYPES[format] };
  },
});
