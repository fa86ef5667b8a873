import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { asFile } from '../shared/files/file-field.ts';
import { elementaryFor } from '../shared/numbers/elementary-for.ts';
import { base64Of, bytesOfBase64, bytesOfHex, hexOf } from '../shared/platform/bytes.ts';
import { hexOf as colorHex } from '../shared/svg/colors.ts';
import { CHANNELS, channelOf, type Picture, type Pixels } from './lib/picture.ts';
import { encodePng } from './lib/png.ts';
import { imageText, readPicture } from './lib/read.ts';
import { areaSums, sidesWithin } from './lib/resample.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';

const MAX_SIDE = 100;

export default defineTool({
  slug: 'thumbhash-encoder',
  name: 'ThumbHash Encoder',
  category: 'image',
  summary: 'Turns an image into a ThumbHash placeholder, or a ThumbHash into an image.',
  description:
    'Pictures with a side of more than 100 pixels are shrunk by area average to fit 100 × 100 first. The hash keeps transparency and the approximate shape of the picture.',
  reference: 'evanw/thumbhash',
  keywords: ['placeholder', 'blurred preview', 'lazy loading', 'lqip', 'image loading', 'blurhash alternative'],
  cost: 'heavy',
  inputs: z.strictObject({
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode turns an image into a hash, decode a hash into an image'),
    image: imageText('Encoding: the image').optional(),
    thumbhash: z.string().min(4).max(100).optional().describe('Decoding: the hash in Base64 or hex'),
  }),
  result: z.strictObject({
    thumbhash: z.string().describe('The ThumbHash in Base64'),
    hex: z.string().describe('The ThumbHash in hex'),
    image: asFile(z.string().describe('PNG in Base64 of what the hash looks like, up to 32 pixels a side'), 'image/png'),
    averageColor: z.string().describe('The average colour that the hash says, as #rrggbb'),
    hasAlpha: z.boolean().describe('Whether the hash has transparency'),
    aspectRatio: z.number().describe('Approximate width divided by height, by the hash'),
  }),
  appliesWhen: { image: { mode: ['encode'] }, thumbhash: { mode: ['decode'] } },
  pageInputs: { image: SCENE },
  examples: [
    {
      inputs: { image: FOUR_COLORS },
      result: {
        thumbhash: 'HAg6tyx2CYmGeHmHiJiHCIl5SPeKj9gI',
        hex: '1c083ab72c7609898678798788988708897948f78a8fd808',
        image:
          'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAG30lEQVR4nIWWaUxc1xXHf8M8BhhgNnazDzvGMMZWDARjWXWTWFVUK2kTf6kayZWqKu5eKa0UN6o/NB/cL23VRKlsZFeJkzRxk7RNMS6JZdW0wIABY/bFLAYPGIYZZgZmv9V7g20GcPvXlebdeef+//fcd865R9UOsZAAyaAHA5sIwiR0QAtcUabbUYjqNMdOYdGTAk64DVchdBf+qjx1gZ0YCSRFQ6PIPIKkiBnBhLx+F5gwmjDqZRsjGhOS8qBsMzJ0oEaKV6gTFQ/itq5PIAPMGxQhj8WdAmbMZszyb1IKBU7Ca0wU4F82QS7kwDyEkZIUXh0kRbtPuuxF1SpLU0x7mYaFaIOs/Vgs7EeycEgRCKkwLtA+BOuVyAuc8i4lnXIyiVsXV2VTkUF2HHFrOCcacn1Ld1ia5xo4IgZa9A00NNCgo4FjOTRBQQpBLbkOuEv7l1lQC175yGQBzWPuOMr2UltGTQ4FSWjXcU/FT3ceyZy1D+CdpM+N3YTxIDVNHG6iiaYcjsMRyIdgJkVNxM6yNsnAzH7wQxrSFvZEUvZRacGyj4Nmig3ofKxPU5CeldpWZxx17pFdshsx1FJTxyFVRRHPwLNQ9pAhtRhVPfYR7s+wjEX+1NLDdxooZk8FBdWUHKCyjBS9IlpIahKaYKXKN6ud3nCwosdQQXmFroI6qN/CHkF9NTN7Ga2gZThODgDJoUSUSg6wNLRZ6PJJKdpkl5GHaoM9C/H3ZwyORZ16I5CMzog+tlAfiaAdyKQonYJUmXAVDTFjMAEB+ZUaTxw+LcHk6CVGQvqQP8m5Ee/wsOrC4cQZkjyy95qdAkE0fqQNYuSJA+nfSiotsmzBnjTlYMbFnAebhsyHKwIuJh0D4yv9Q6t9izxIkPcWU3gvt3a+Dhvs2SYwyeIYCyOsMAPjSJ8riVpEaJHJxvXsjO5CsnLRG9mn5KXbxejodMfgP27e/ryHLpuS9HPYYhelPKsxdV8ZFdEVwHaD7ut0uoeR43oMqQ3ZmWI5fu1LDBwdTyu/bpD/W8xA78c5PjXU8eHNm+91rgxtOgS36HfhSe6UfpR7kj0lcqSqlXfuz/jyE64NDt7jklLFRpUoCstKcuo9YNJOytO9uqpgOHUuzZPkHbQPt97+1+W7QyPbDmKciUtczrwaczLrGWLNlPsI3eL2X2htnbjBeWiGNSI1bRN+aJOzb3KNzNkBTcrSskvrHlgcbFnv2c4eQR8jn7qvmjt4Kq2ENR+hHvqu2dv5GD7cZI8SiKAXdwJOLw7jIi7W+rH14tqVX0YPg33zhVULQqv3Exxj3tY9Ryfcf2yyXcCDcUUeujDJTkIPoj7gDqwjvDqVzyBpDWGCanR4tDj9W022Cei1HDBQa6DUIOlU0qrRG0YOt9HdBcxUlTRYjI2VVPoJBIm7Y56czm99kkAZ1NfQaOGpivxSU2GcS70eO5+/NKIelmPCtp09lpLnT758/NQ3acjYXF8aqon99XEb1n4GHxvuhUb4lsRvjtD+S0RLvZj9sfD8Xiy9La6fEb94drqAszurQu73X3nLNSyi4RLiNfERvy3dmn9vwft5dJxg45xaWJ8X4ndCWIWwC+EWYkLc+UC8ccpblv0OPCfXKxKRqku/8/rbszaxGwJC/Ex8zLkaqmV2VQ0+I5oiqDXR+BWqjysFODr/x27w0TVaO9qG7vWS7K2qL3351InvWeJ4ApxwduPKxUsX7T1Wab98X1OUQe0hqg/D4Z3VhdIjPKdGbTpWvFAVo/fXPJ33kuVJ5ESu/W8nvBg+gTVnr5QGRgOp+fIgTxm7obiUmVVikjPVeqrKn9BnbEE1HMg8GC4Rkgtig7iCuAJKnQnsWoPx+QkECPgRPoK+/0evQAiEU0gDYHLjGUPSo8umqAAO7rD109dP7y3G58PqpI1wbGK5WW5N/gd6ofOLLqu1S2pXdlzoxnadNcFRNVVEayzT8gWfXqWtfW5qtpsEz9B4UVhV//OTmyV0J+xw4bMrFy5c8Fo7UTJoAwSIesRrFvG3n4q5P4twjwgMiLF/iuY3xdePCuiHM/BVOAQvJe29dPb9XaNUeIV49fInlFQ+0vsjfADtirDIQryYLn71NfHOq+IPPxQ/+YaozRVghe8q0fEIxeSfe+M94Y9mXxXi9MW/y7f6FrwAr8Dr8C7cibhSjmgyiboUYZKnvXB6Z1mEVKn0zTN/8ow/ZB8Q4gfn28iK+oaS0gTrlEZyVTkrH1SPII3YIwbjytXXslt/vRwce/dSsyEUeqH2YHooTEfnf5rPN3O/e5vAPaUvDUH8w246WenUNLCitBxjSie/KwZnu3u6K/NC4fJQ2G3tsrq7rNss/gs+6PNz4gB7/gAAAABJRU5ErkJggg==',
        averageColor: '#75716f',
        hasAlpha: false,
        aspectRatio: 1,
      },
    },
    {
      inputs: { mode: 'decode', thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w' },
      result: {
        thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
        hex: 'dce71125807877787f888787784877788870fa3db0',
        image:
          'iVBORw0KGgoAAAANSUhEUgAAACAAAAAXCAIAAADlZ9q2AAADs0lEQVR4nF1VC27jRgzlb+RsUmwv3AP0Fj3cokWzDbDoFltbM/wUJCXH6USODWnEN+R7fMRffv0NEfD4EL4vImJiZuJ8AujuarrmWmupLncnojHkcrk8PV0ul01EAMHU5tz3fZ9zVzUZYwBChcePMHSuBsgnEWFsZHkTEOlhExITEQAEOdIRAdHl6dPTe3Q4/h8Z1Xu1DwPCzfP9iMhviHBEklosQ1iYuZ9zgnEDy8vzC8B7XTJ6LoQHVEAMz7MjUm8gQvcgQhkyxraNXA0AgGbOuSQC5Pn5+QGAzugQAXckgHAPM6uEOjf2cMLkYNu2sV0aICCzMzMRMbOISIru0e8ZdPSI+4+o81KmUrCKFHGQvBXC2AZT3oQIVWUWYqUIoYOQKviJkYWMBugfcRaXnDm8SIAqscgYxQJn0d3h4Dxj5ZeozorOEf2glNAYXlGzQOH5y+qWV5FaVqdemiw4zhG5PS93lx8//kGkgk9e8g3oJCqD/gvI7eZ2Lj+TMAMzNENEz4/b0rmyWeZcuy6Vb9/eWuySMhM65PzIBN5pcPeMbeZ1tzlw38yXMCMmvXPu1+vtev133/elS77+9QeVnLkrKXKQAR8kG638wsh1AhQHY4xqgrONb7fr9Xq97buuJa9/ful9vZOTLelCna1H3QpVqwOjqUGi3J2vClcbdwa3Qtj3XVXl9fXLeZBsF5FRhSoJwL3j6SAx4EiiBNDqqNpm80KAma41b7USwFTe3n5npiPRwigJ82kSj1cDeHHcGFAn4dLIkcFaZXX7bc6ZZvf9+1euNLPjty2zTRr4CPpuR9VlH7Tk5UpYGA2Qya0U0Jxzn3NlS+/738xkNtyHe2agWgBdokeA0pKZ67HM3SKSne4swOyYqtKq4y8zF8QbAAFYXR6hERLB4BhIaBSFUSRjhKtaToO5li7TaojiqjFKBaZqqktVs9EulyAKEZcRQ1zEKf0+EhW9tHQ6dmANGUVcgAtiuqu7ZWb5NCFK016GYojmHvLyk9TckjFOPZwj7H+mHQBuQHy0XWR9tCyzqW6u8XAaZ/dMSH7+/FTPpOlNt0Bu1T9g0Alga/U86ZhpEpGHxxQqE0vL73CYnAefP3/qwdQd0/rpU9wxTosFM14LmaPKaMyumsOuvIDrhFKeQdgmACDPL0+E2NHP+lAZQ5tdiQPoGGo5qgDRAQaAITpLdsejZ+QpuXTRANsmObCrFw6ARzeNGs9APSSqxG7OoiSD3bmEE8Q8hMfgsWUapytn8v8BUSHPFkE3hAwAAAAASUVORK5CYII=',
        averageColor: '#6a7674',
        hasAlpha: false,
        aspectRatio: 1.4,
      },
    },
  ],
  async run({ mode, image, thumbhash }) {
    const library = await import('thumbhash');
    const hash =
      mode === 'decode'
        ? bytesOfHash(thumbhash ?? invalid('thumbhash', 'must be given to decode it'))
        : encoded(await readPicture(image ?? invalid('image', 'must be given to encode it')), library.rgbaToThumbHash);
    const { w, h, rgba } = elementaryFor(() => library.thumbHashToRGBA(hash));
    const { r, g, b } = library.thumbHashToAverageRGBA(hash);
    return {
      thumbhash: base64Of(hash),
      hex: hexOf(hash),
      image: base64Of(encodePng({ width: w, height: h, pixels: new Uint8Array(rgba) })),
      averageColor: colorHex([channelOf(r * 255), channelOf(g * 255), channelOf(b * 255), 255]),
      hasAlpha: ((hash[2] ?? 0) & 0x80) !== 0,
      aspectRatio: library.thumbHashToApproximateAspectRatio(hash),
    };
  },
});

/** The bytes of a hash, which may be written in hex or Base64. */
function bytesOfHash(text: string): Uint8Array {
  const compact = text.trim();
  if (/^(?:[0-9a-f]{2})+$/i.test(compact)) {
    const bytes = bytesOfHex(compact);
    if (isHash(bytes)) return bytes;
  }
  const body = compact.replace(/={1,2}$/, '');
  const bytes = /^[A-Za-z0-9+/_-]+$/.test(body) && body.length % 4 !== 1 ? bytesOfBase64(body) : new Uint8Array();
  return isHash(bytes) ? bytes : unprocessable('The text is not a ThumbHash in Base64 or hex: its length does not fit what it begins with.', 'thumbhash');
}

/** How many components of a triangle a channel has beside its average. */
function componentsOf(across: number, down: number): number {
  let count = -1;
  for (let y = 0; y < down; y++) for (let x = 0; x * down < across * (down - y); x++) count++;
  return count;
}

/** Whether bytes have the length that their first ones say. */
function isHash(bytes: Uint8Array): boolean {
  if (bytes.length < 5) return false;
  const hasAlpha = ((bytes[2] ?? 0) & 0x80) !== 0;
  const isLandscape = ((bytes[4] ?? 0) & 0x80) !== 0;
  const [long, short] = [hasAlpha ? 5 : 7, (bytes[3] ?? 0) & 7];
  if (short < 1 || short > long) return false;
  const luminance = isLandscape ? componentsOf(long, Math.max(3, short)) : componentsOf(Math.max(3, short), long);
  const nibbles = luminance + 2 * componentsOf(3, 3) + (hasAlpha ? componentsOf(5, 5) : 0);
  return bytes.length === (hasAlpha ? 6 : 5) + Math.ceil(nibbles / 2);
}

function encoded(picture: Picture, encode: (width: number, height: number, pixels: ArrayLike<number>) => Uint8Array): Uint8Array {
  const [width, height] = sidesWithin(picture, MAX_SIDE);
  const pixels = width === picture.width && height === picture.height ? picture.pixels : shrunk(picture, width, height);
  return elementaryFor(() => encode(width, height, pixels));
}

/** A picture shrunk by area average, its colours weighed by alpha, unrounded. */
function shrunk(picture: Picture, width: number, height: number): Float64Array {
  const sums = [0, 1, 2].map((channel) => areaSums(picture, width, height, (pixels: Pixels, at) => (pixels[at + channel] ?? 0) * (pixels[at + 3] ?? 0)).sums);
  const { sums: alphas, units } = areaSums(picture, width, height, (pixels, at) => pixels[at + 3] ?? 0);
  const means = new Float64Array(width * height * CHANNELS);
  for (let cell = 0; cell < alphas.length; cell++) {
    const alpha = alphas[cell] ?? 0;
    for (let channel = 0; channel < 3; channel++) means[cell * CHANNELS + channel] = alpha === 0 ? 0 : (sums[channel]?.[cell] ?? 0) / alpha;
    means[cell * CHANNELS + 3] = alpha / units;
  }
  return means;
}
