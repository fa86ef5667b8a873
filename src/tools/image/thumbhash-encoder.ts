import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { elementaryFor } from '../shared/numbers/elementary-for.ts';
import { base64Of, bytesOfBase64, bytesOfHex, hexOf } from '../shared/platform/bytes.ts';
import { hexOf as colorHex } from '../shared/svg/colors.ts';
import { CHANNELS, channelOf, type Picture, type Pixels } from './lib/picture.ts';
import { encodePng } from './lib/png.ts';
import { imageText, readPicture } from './lib/read.ts';
import { areaSums, sidesWithin } from './lib/resample.ts';
import { FOUR_COLORS } from './lib/samples.ts';

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
    image: z.string().describe('PNG in Base64 of what the hash looks like, up to 32 pixels a side'),
    averageColor: z.string().describe('The average colour that the hash says, as #rrggbb'),
    hasAlpha: z.boolean().describe('Whether the hash has transparency'),
    aspectRatio: z.number().describe('Approximate width divided by height, by the hash'),
  }),
  appliesWhen: { image: { mode: ['encode'] }, thumbhash: { mode: ['decode'] } },
  examples: [
    {
      inputs: { image: FOUR_COLORS },
      result: {
        thumbhash: 'HAg6tyx2CYmGeHmHiJiHCIl5SPeKj9gI',
        hex: '1c083ab72c7609898678798788988708897948f78a8fd808',
        image:
          'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAG3ElEQVR42o2WaUxc1xXHf8O8GcwYZgPMvg07xjDGKDYEY1lxk1hVVCtpE3+pGsmVqiruXimtFDeqPzQf3C9t1USpbGSqxEmauEnaptguiWXVtMCAAWMwq81i8AyGYYaZgdlv9R4QMyxR/7rSvDfvnvO/595z/veo2kADCZAEBjCyhjCMQzu0wGXldTMKUJ3m2CmsBpLBDbfhCkTuw9+Up05wEieBpHBoFZovISlkJjAj228DMyYzJoM8x4TWjKQ8KMtcHXpQI+1SXO9WIojfaJ9AGlhWKEQejq0EFiwWLPJvYjL5bqJLjOUTnDdDDmTDDESREhW/ekiMDZ89chSVi8zdY8LPBMzGTsjYj9XKfiQrBxWCiArTLG2DsFyBbOCWVynplZ3ZvdG4MovyNLLiiV/CPVafE5i7w9wM18C1OkGHoZ76eur11HMsm0bITyasI8cF92n7IgNqwC9vmUygfew7ntK91JRSnU1+IrplvPd2TXQcSZ9y9uMfp9eL04yplupGDjfSSGM2x+EI5EE4ncJGNFMsjdM/uR+CkIq0wftukvdRYcW6j1oLRUb0AZYnyN+TkdJ6yDTszpRDcpow1lB9iIOq8kKehmegdN1DShGqOpxDPJxkHqt81NL6Ny0UkVlOfhXFB6goJdmgkBaQkog2XKEKTOkmVlwsGDCWU1auL+cQ1G3wvoq6Kib3MlxOy914OQEkl5JRKjnBUtFloM8juXDNu4xcVCtkzu56OGl0OfTqlVASehMGTYFhNYO2IJ3CPeSnyA4X0RI3AmMQkj+p8cUT0BFOijUxETFEgonulV0uH4seXG7cEcknR6/dShBGG0RaIU5+cSH9RyklB/NWnIn3XEx6mPZh15K+bhHyMO7qH13oG1zsdfAoQV5bXMGDnJqZQ9ghcxPBOI4RZodYYBJGkT5TCrWQiIPxhuWstK4CMnIwmNin1KXXw/DwRPvAP2/e/qybTrtS9NPYNQ4p12ZK2VdKeawC2G/QdZ0O713kvB5BakUOpkjOX+cc/UdHU8uuG+X/HGkYgrhH7w22f3Dz5rsdC4NrAcEt+jz4kjqkH+ecJLNYzlS18s37KV98zLWBgQc0Kyo2rGRRVGaSS+8R406Sn+zRV4ajKdOpvkT/gPPu1dv/vnR/cGjTRowy1syl9CtxJzOeRmOhLEDkFrf/ytWrYzc4D02wtKZpawhCq1x940ukT/Vrk+fmPTpvv2OgZbl7aFux62XoE+8VSztPpBazFCDSTe81ZxsfwQdr3mMIVtGDNwG3H5fJgYelPuw9eNgJ3Qz0zhRUzgqdIUh4hBl71zQd8DBGlWPgw7QgD32UJDeRRzEHuAXLCL9eFTBKOmOUsBo9Ph3uIOxIYNBxwEiNkRKjpFdJiyZ/FDndhrcnsFBZXG81NVRQESQUJv6OZXwi7+pOBKVQV02DlSfK80rMBfEe9bJmJm9uSH1Xzgn7Zu8aip87+dLxU9+iPm3NviRSrfnNcTu2PgYeT9wLDfBtid8eoe1XiJY6MfUT4fuDmHtLXD8jfvnMRD5nt6pCzg9eftNzV8TCI8Sr4kN+V7Kx/t6E93JpP8HKObWwPSfE74WwCeEUwivEmLjzvnj9lL806214VtYrdiNVlXz3tbem7GI7hIT4ufiIc9VUyd5V1QRMaAuhxkzDU1QdVwQ4tv5HbvDhNa62tw4+6CHJX1lX8tKpE9+3xu909m44u3L5YvNFZ7dN2i/f1xSmUXOQqsNweKu6UHKEZ9WozceKZivjDMHqJ3NftH5VchngOwkvRE9gy94rpYLJSEqePMhVxnYoKmFykbikdLWByrId+owNqIID6bXRYiF5QBPGE8YTUnQmtK0GEwgSChEKIgKEA/w/EALhFlI/mL34RpAM6LMozIfaLXOD9PbRc4vRmag6cSWq2V1mkVuTr0APdHzeabN1Sm3Kigu82K+zJDiqppJYjnlaPueTK7S2Td+b6iLBNzhaGFXV/eLkmoRuhRMufHr5woULflsHSgWtgABRh3jVKv7+MzH9FxHtFqF+MfIv0fSG+MZRAX1wBr4GB+HFxL3NZ9/bNkuFX4hXLn1MccWXfH+C96FNIRYZiBf2iF9/Xbz9ivjjj8RPvylqcgTY4HtKdjw+dfLOvf6uCMZ6XxTi9MV/yLf6BjwPL8Nr8A7cWQ2lDNFoFoeShVl+7YHTW2URUqSSN8782Te67r1fiB+ebyWjdpMWdSqd44zcBMh7FYCqIaQh5/rNIl99Ldv11/PhkXeam4yRyPM1tXsiUdo7/tt0vomHXZsIHih9aQR2rXfTSUqnpoUFpeUYUTr5bTEw1dXdVZEbiZZFol5bp83bads0438+6PNznVslMwAAAABJRU5ErkJggg==',
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
          'iVBORw0KGgoAAAANSUhEUgAAACAAAAAXCAIAAADlZ9q2AAADs0lEQVR42l1VC27jRgzlb+RsUmwv3AP0Fj3cokWzDbDoFltbM/wUJCXH6USODWnEN+R7fMRffv0NEfD4EL4vImJiZuJ8AujuarrmWmupLncnojHkcrk8PV0ul01EAMHU5tz3fZ9zVzUZYwBChcePMHSuBsgnEWFsZHkTEOlhExITEQAEOdIRAdHl6dPTe3Q4/h8Z1Xu1DwPCzfP9iMhviHBEklosQ1iYuZ9zgnEDy8vzC8B7XTJ6LoQHVEAMz7MjUm8gQvcgQhkyxraNXA0AgGbOuSQC5Pn5+QGAzugQAXckgHAPM6uEOjf2cMLkYNu2sV0aICCzMzMRMbOISIru0e8ZdPSI+4+o81KmUrCKFHGQvBXC2AZT3oQIVWUWYqUIoYOQKviJkYWMBugfcRaXnDm8SIAqscgYxQJn0d3h4Dxj5ZeozorOEf2glNAYXlGzQOH5y+qWV5FaVqdemiw4zhG5PS93lx8//kGkgk9e8g3oJCqD/gvI7eZ2Lj+TMAMzNENEz4/b0rmyWeZcuy6Vb9/eWuySMhM65PzIBN5pcPeMbeZ1tzlw38yXMCMmvXPu1+vtev133/elS77+9QeVnLkrKXKQAR8kG638wsh1AhQHY4xqgrONb7fr9Xq97buuJa9/ful9vZOTLelCna1H3QpVqwOjqUGi3J2vClcbdwa3Qtj3XVXl9fXLeZBsF5FRhSoJwL3j6SAx4EiiBNDqqNpm80KAma41b7USwFTe3n5npiPRwigJ82kSj1cDeHHcGFAn4dLIkcFaZXX7bc6ZZvf9+1euNLPjty2zTRr4CPpuR9VlH7Tk5UpYGA2Qya0U0Jxzn3NlS+/738xkNtyHe2agWgBdokeA0pKZ67HM3SKSne4swOyYqtKq4y8zF8QbAAFYXR6hERLB4BhIaBSFUSRjhKtaToO5li7TaojiqjFKBaZqqktVs9EulyAKEZcRQ1zEKf0+EhW9tHQ6dmANGUVcgAtiuqu7ZWb5NCFK016GYojmHvLyk9TckjFOPZwj7H+mHQBuQHy0XWR9tCyzqW6u8XAaZ/dMSH7+/FTPpOlNt0Bu1T9g0Alga/U86ZhpEpGHxxQqE0vL73CYnAefP3/qwdQd0/rpU9wxTosFM14LmaPKaMyumsOuvIDrhFKeQdgmACDPL0+E2NHP+lAZQ5tdiQPoGGo5qgDRAQaAITpLdsejZ+QpuXTRANsmObCrFw6ARzeNGs9APSSqxG7OoiSD3bmEE8Q8hMfgsWUapytn8v8BUSHPFsBCNAIAAAAASUVORK5CYII=',
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
