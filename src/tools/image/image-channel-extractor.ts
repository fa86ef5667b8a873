import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { asFile } from '../shared/files/file-field.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { CHANNELS, channelOf, filled, type Picture } from './lib/picture.ts';
import { encodePng } from './lib/png.ts';
import { imageText, readPicture } from './lib/read.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';

type Value = (red: number, green: number, blue: number, alpha: number) => number;

const most = (red: number, green: number, blue: number): number => Math.max(red, green, blue);
const least = (red: number, green: number, blue: number): number => Math.min(red, green, blue);

/** The hue in degrees (CSS Color 4, section 7). */
function hue(red: number, green: number, blue: number): number {
  const [high, low] = [most(red, green, blue), least(red, green, blue)];
  if (high === low) return 0;
  const sixth =
    high === red ? (green - blue) / (high - low) + (green < blue ? 6 : 0) : high === green ? (blue - red) / (high - low) + 2 : (red - green) / (high - low) + 4;
  return sixth * 60;
}

/** What each channel is of a pixel, 0 to 255, unrounded. */
const VALUES = {
  red: (red) => red,
  green: (_, green) => green,
  blue: (_, __, blue) => blue,
  alpha: (_, __, ___, alpha) => alpha,
  luma: (red, green, blue) => (299 * red + 587 * green + 114 * blue) / 1000,
  hue: (red, green, blue) => (hue(red, green, blue) * 255) / 360,
  saturation(red: number, green: number, blue: number) {
    const [high, low] = [most(red, green, blue), least(red, green, blue)];
    return high === low ? 0 : (255 * (high - low)) / (high + low > 255 ? 510 - high - low : high + low);
  },
  lightness: (red, green, blue) => (most(red, green, blue) + least(red, green, blue)) / 2,
  value: most,
} satisfies Readonly<Record<string, Value>>;
type Channel = keyof typeof VALUES;
const NAMES = Object.keys(VALUES) as Channel[];
const TINTED: readonly Channel[] = ['red', 'green', 'blue'];

export default defineTool({
  slug: 'image-channel-extractor',
  name: 'Image Channel Extractor',
  category: 'image',
  summary: 'Splits an image into its colour channels, with an image for each.',
  description:
    'Each channel is a grey picture of its values, opaque. hue is in 360 degrees over 0 to 255; saturation and lightness are those of HSL, value that of HSV; luma is 0.299 R + 0.587 G + 0.114 B. Values are rounded half up.',
  reference: 'CSS Color Module Level 4, section 7 (HSL)',
  keywords: ['separate channels', 'alpha mask', 'hsl', 'hsv', 'luminance', 'grayscale channel'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    channels: z
      .array(z.enum(NAMES).describe('Name of one channel to extract'))
      .min(1)
      .max(9)
      .default(['red', 'green', 'blue'])
      .describe('The channels to extract'),
    tinted: z.boolean().default(false).describe('Whether red, green and blue are in their own colour instead of grey'),
    format: z.enum(['png', 'raw']).default('png').describe('Format of the pictures; raw is 8-bit red, green, blue and alpha, row by row'),
  }),
  result: z.strictObject({
    images: z
      .array(
        z.strictObject({
          channel: z.string().describe('Name of the channel'),
          image: asFile(z.string().describe('Picture of the channel in Base64'), 'image/png'),
        }),
      )
      .describe('The channels in the order in which they were asked for'),
    width: z.int().describe('Width of each picture in pixels'),
    height: z.int().describe('Height of each picture in pixels'),
  }),
  pageInputs: { image: SCENE },
  examples: [
    {
      inputs: { image: FOUR_COLORS, channels: ['red', 'luma'], format: 'raw' },
      result: {
        images: [
          { channel: 'red', image: '/////wAAAP8AAAD/yMjI/w==' },
          { channel: 'luma', image: 'TExM/5aWlv8dHR3/yMjI/w==' },
        ],
        width: 2,
        height: 2,
      },
    },
  ],
  async run({ image, channels, tinted, format }) {
    for (const [index, name] of channels.entries()) {
      if (channels.indexOf(name) < index) invalid(`channels[${index}]`, `must not be ${name} again`);
    }
    const picture = await readPicture(image);
    const { width, height } = picture;
    if (width * height * channels.length > MAX_TOTAL)
      unprocessable(`The channels would have ${width * height * channels.length} pixels together; at most ${MAX_TOTAL} are made.`, 'channels');
    const images = channels.map((channel) => {
      const split = extracted(picture, VALUES[channel], tinted ? TINTED.indexOf(channel) : -1);
      return { channel, image: base64Of(format === 'raw' ? split.pixels : encodePng(split)) };
    });
    return { images, width, height };
  },
});

const MAX_TOTAL = 120_000_000;

/** A picture of a channel. @param only the channel that alone has the values; all three where it is below 0 */
function extracted({ pixels, width, height }: Picture, read: Value, only: number): Picture {
  const split = filled(width, height, [0, 0, 0, 255]);
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const value = channelOf(read(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0));
    if (only >= 0) split.pixels[at + only] = value;
    else split.pixels.fill(value, at, at + 3);
  }
  return split;
}
