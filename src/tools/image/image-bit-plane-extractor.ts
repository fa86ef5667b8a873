import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { asFile } from '../shared/files/file-field.ts';
import { base64Of, hexOf, looseUtf8 } from '../shared/platform/bytes.ts';
import { CHANNELS, filled, type Picture } from './lib/picture.ts';
import { encodePng } from './lib/png.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { EIGHT_COLORS, SCENE } from './lib/samples.ts';

const LETTERS = 'RGBA';

export default defineTool({
  slug: 'image-bit-plane-extractor',
  name: 'Image Bit Plane Extractor',
  category: 'image',
  summary: "Shows single bits of an image's pixels as pictures, and reads data hidden in them.",
  description:
    'Of each pixel as stored (not turned upright) one bit of each channel is read, in the order of the letters; eight make a byte, the first the highest, and a rest of fewer than eight is left out. The share is that of all bits of these channels, also where limit cuts the output off.',
  reference: 'Steganography in the least significant bits',
  keywords: ['lsb', 'steganography', 'hidden message', 'secret data', 'ctf', 'stego', 'least significant bit'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    channels: z.string().min(1).max(4).default('RGB').describe('The channels to read, as letters of R, G, B and A in the order in which they are read'),
    bit: z.int().min(0).max(7).default(0).describe('Which bit to read, from 0 (lowest) to 7 (highest)'),
    direction: z.enum(['rows', 'columns']).default('rows').describe('Whether pixels are read row by row or column by column'),
    outputEncoding: z.enum(['utf8', 'hex', 'base64']).default('hex').describe('How the bytes are written; with utf8, what is not UTF-8 becomes U+FFFD'),
    limit: z.int().min(1).max(1_000_000).default(4096).describe('Maximum number of bytes to give'),
  }),
  result: z.strictObject({
    output: z.string().describe('The bits in the order in which they are read, as bytes'),
    bytes: z.int().describe('Number of bytes that are given'),
    plane: asFile(z.string().describe('PNG in Base64: white where the bit of the first channel is set'), 'image/png'),
    share: z.number().describe('Share of set bits among all that were read, 0 to 1'),
  }),
  pageInputs: { image: SCENE, bit: 6, limit: 64 },
  examples: [
    {
      inputs: { image: EIGHT_COLORS, channels: 'RGBA' },
      result: {
        output: '77777777',
        bytes: 4,
        plane: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAQMAAABFZu8gAAAAA1BMVEUAAACnej3aAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
        share: 0.75,
      },
    },
  ],
  async run({ image, channels, bit, direction, outputEncoding, limit }) {
    const places = Array.from(channels, (letter) => LETTERS.indexOf(letter));
    if (places.includes(-1) || new Set(places).size < places.length) invalid('channels', 'must be letters of R, G, B and A, none of them twice');
    const picture = await decodeFirst(openImage(image), { asStored: true });
    const { bytes, share } = bitsOf(picture, places, bit, direction === 'rows', limit);
    const plane = planeOf(picture, places[0] ?? 0, bit);
    const output = outputEncoding === 'utf8' ? looseUtf8(bytes) : outputEncoding === 'hex' ? hexOf(bytes) : base64Of(bytes);
    return { output, bytes: bytes.length, plane: base64Of(encodePng(plane)), share };
  },
});

function bitsOf({ pixels, width, height }: Picture, channels: readonly number[], bit: number, inRows: boolean, limit: number) {
  const count = width * height * channels.length;
  const bytes = new Uint8Array(Math.min(limit, Math.floor(count / 8)));
  let [read, set] = [0, 0];
  for (let index = 0; index < width * height; index++) {
    const at = (inRows ? index : (index % height) * width + Math.floor(index / height)) * CHANNELS;
    for (const channel of channels) {
      const value = ((pixels[at + channel] ?? 0) >> bit) & 1;
      set += value;
      const place = read >> 3;
      if (place < bytes.length) bytes[place] = ((bytes[place] ?? 0) << 1) | value;
      read++;
    }
  }
  return { bytes, share: set / count };
}

function planeOf({ pixels, width, height }: Picture, channel: number, bit: number): Picture {
  const plane = filled(width, height, [0, 0, 0, 255]);
  for (let at = 0; at < pixels.length; at += CHANNELS) if (((pixels[at + channel] ?? 0) >> bit) & 1) plane.pixels.fill(255, at, at + 3);
  return plane;
}
