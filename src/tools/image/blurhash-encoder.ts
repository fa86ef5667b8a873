import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { asFile } from '../shared/files/file-field.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { hexOf } from '../shared/svg/colors.ts';
import { drawBlurhash, encodeBlurhash, readBlurhash } from './lib/blurhash.ts';
import { encodePng } from './lib/png.ts';
import { imageText, readPicture } from './lib/read.ts';
import { areaMeans, sidesWithin } from './lib/resample.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';

const MAX_SIDE = 64;

export default defineTool({
  slug: 'blurhash-encoder',
  name: 'BlurHash Encoder',
  category: 'image',
  summary: 'Turns an image into a BlurHash placeholder, or a BlurHash into an image.',
  description:
    'Pictures with a side of more than 64 pixels are shrunk by area average to fit 64 × 64 first, and transparent pixels are put on white. The greatest AC value is that by absolute value, as in the reference in C. Encoding also gives a preview of what the hash looks like.',
  reference: 'woltapp/blurhash, Algorithm.md and the encoder in C',
  keywords: ['placeholder', 'blurred preview', 'lazy loading', 'lqip', 'image loading', 'blur up'],
  cost: 'heavy',
  inputs: z.strictObject({
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode turns an image into a hash, decode a hash into an image'),
    image: imageText('Encoding: the image').optional(),
    blurhash: z.string().min(6).max(200).optional().describe('BlurHash to turn into an image, for decoding'),
    componentsX: z.int().min(1).max(9).default(4).describe('Encoding: how many components the hash has across; more show more detail'),
    componentsY: z.int().min(1).max(9).default(3).describe('Encoding: how many components the hash has down'),
    width: z.int().min(1).max(512).default(32).describe('Width of the picture of the hash in pixels'),
    height: z.int().min(1).max(512).default(32).describe('Height of the picture of the hash in pixels'),
    punch: z.number().min(0.1).max(10).default(1).describe('Contrast of the picture of the hash; 1 leaves it as it is'),
  }),
  result: z.strictObject({
    blurhash: z.string().describe('The BlurHash, 6 to 166 characters'),
    image: asFile(z.string().describe('PNG in Base64 of what the hash looks like'), 'image/png'),
    averageColor: z.string().describe('The average colour that the hash says, as #rrggbb'),
    componentsX: z.int().describe('Number of components across'),
    componentsY: z.int().describe('Number of components down'),
  }),
  appliesWhen: { image: { mode: ['encode'] }, blurhash: { mode: ['decode'] }, componentsX: { mode: ['encode'] }, componentsY: { mode: ['encode'] } },
  pageInputs: { image: SCENE },
  examples: [
    {
      inputs: { image: FOUR_COLORS, componentsX: 2, componentsY: 2 },
      result: {
        blurhash: 'A~Jb25|l~h|c',
        image:
          'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAABy0lEQVR4nN2W2W6DMBBFbyv+///ylCpSUilpFsBgdlfYHRhvkO2po6uIROSemfFg86HyHGMoYCD1QKfVAg2pAmoFWUAKlDnKDCKDuCG/Ib3gesbpiO0ehw2wxRyfeFMoLdDnFIn7wx0uQTkYBhgeA5gmLpAcv8cAk/tgX3Nw/wqgpxno2TwMtjoX0Mfc3FBkzeVgeqB2AV3M0I2OySdNKp8GtFpdSJO7eXZsQBsztKIhQLtI8s2S8a9r0dPT3HokB+CbrQMGvW4GUMdJLd3wGMBMxaTGIzkYGQBUUXduVzFx98a+LQ8AvKoULVcbAtTswpEErj5ASYBtI3zajGrarCttIb1qaqKWnvsIKAiwfhoQQBKMkySQBQGinAGKVRDrkgGUDGa+CuAQBOQE4C1a6JJphaMCSCOTkmTCAgxeEc4sTSlP1kI3Z/c0INgl455rZcCPd87MgFsOfhb29jp3NqBmgEK7p9r9O+KuAalbgQ9oQwBBuX/F3UfA5WpV4KxzEGDSz9Zy/wOcT/PrxrC4DFP6QndmF++7BThuVwANTarpTBaZ9yhgfwi3qGOJS72e/j5zF2BjW3fasQydTc9Fsr3jplfibe+m/xfwC7KrC3sOQSMeAAAAAElFTkSuQmCC',
        averageColor: '#a9a9a9',
        componentsX: 2,
        componentsY: 2,
      },
    },
    {
      inputs: { mode: 'decode', blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' },
      result: {
        blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
        image:
          'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAD1UlEQVR4nHVWW7KlOAyTTO7aZyO9gVlfgz1lyQncj6FcOTyC5IdsDv/58y+AAC7iCiziJ/BDrMBP1CIulgxkEQUUCglktd2FJ3lX298+ibv42MAS8ueozyqgXxdVGx86r6rz/H+OwqoCAfCDxHlzY5jG8ENZnye1rVHGKY4T4Npvj7eFF7ovs5pPRoMcn2cT6+UordzONM0a6Ll5QHW+oVPoeWrgAuCzoy3GJ9OABl5f302Q2pN10JOsRAV2HFMLZDFhaM7NoeEp0MqugXERJ2JDI9trphxvKO5sH/S2qkS8MU227AQnAmcliaxMtL/JbALkS4AmO+Fu9PD+w7qTEROBMxbKTLhIGOgqEeARbr6JfNlCdlVzeIfDegNd2X7DiWrc0opH6E+XAA/xaEsROYpouEiKoJN5KYMqiVMJ7giy1G+jnU5RPVWPyB7WzXqE26tV5PcbvQmulBepMIsmoNo8HEFx10Dake+ZWfdLUM8myCEwOuV+m0C7XPmGIqGu2unSkR1BPm31ZN5Rd4kJdW8CpaixroxLDYCNPjTFqBaXVZSJ6f3Of6XXR3Zn3qwbeQN3lJQJlYtRIWcsbTIjBpcWMN3UayRrgrQZveOIvCvvqr+qioshgojeOY0TFQGtxXBL7J7sPmgVTYYcRG2aZ+IoJQr1YCIwqEcTVcyouFp9Cqvbg9TAijUTC1K/JSpTD0woDa0yqL00NGfOUycPcFm34ig1dU8WMJeG2HfsphQ77Sx7YA6J9f1ytLoCNTqazfAa6huliDP71USVv89/TYHpXzkmRbXYOffVCaUGKN+kPg6xmhz4jjhuIIz8apQ5+uz0qoTOQnntslIzTN6InmQuTX5Y4zy4G2hkDZ0XwgWQRfQLoXdaVkqTrvq2C4CTIk/0j4/HwGh59y/ESOGx8983YqPqN5RT5cqljSVC+Jk9jTISIhrOwyXa406Lrt2r0f5PgF3WUB12EFS1coW/nuanQtFuBqVwQVfsDaodZh7gJFHoIS9PEK7EUsEmiQoNbxw7M3ZfPhq/+bsi7HueoCFtcvsqsXSvfCPYXmwFGNqF9P322R2q8ASrFIrQunprKYGvrZC3BmLSq3AEERz3Q+r0H6mCnY6QyNuh4YAbwkxLLT+426hiKgLG6OolqDeCHgu9LWujF47Hzsrip8gc4clzKdKqDMarF7kCfXujCYaDzpdN/+n89V50BH6wM3CgdYRVa4LgTCPNZetYksqDfkrdSOuDvteTrnjDEJ9zNxHgoIOnMJDryo8dqcXPeMQewXsmY4MSm8CrtzY6/UcX05KHZEfwH/3OeY+vT/8hAAAAAElFTkSuQmCC',
        averageColor: '#979695',
        componentsX: 4,
        componentsY: 3,
      },
    },
  ],
  async run({ mode, image, blurhash, componentsX, componentsY, width, height, punch }) {
    const hash =
      mode === 'decode'
        ? (blurhash ?? invalid('blurhash', 'must be given to decode it'))
        : await encoded(image ?? invalid('image', 'must be given to encode it'), componentsX, componentsY);
    const read = readBlurhash(hash, punch);
    return {
      blurhash: hash,
      image: base64Of(encodePng(drawBlurhash(read, width, height))),
      averageColor: hexOf([...read.average, 255]),
      componentsX: read.componentsX,
      componentsY: read.componentsY,
    };
  },
});

async function encoded(image: string, componentsX: number, componentsY: number): Promise<string> {
  const picture = await readPicture(image);
  const [width, height] = sidesWithin(picture, MAX_SIDE);
  return encodeBlurhash(areaMeans(picture, width, height), width, height, componentsX, componentsY);
}
