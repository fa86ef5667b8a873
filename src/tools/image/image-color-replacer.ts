import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { colorText, readRgba } from './lib/color.ts';
import { CHANNELS, type Picture } from './lib/picture.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';
import { formatInput, formatLike, pictureFields, QUALITY_APPLIES, qualityInput, written } from './lib/write.ts';

/** The square of the greatest distance between two colours. */
const MAX_DISTANCE = 3 * 255 * 255;

export default defineTool({
  slug: 'image-color-replacer',
  name: 'Image Colour Replacer',
  category: 'image',
  summary: 'Changes one colour of an image into another, or makes it transparent.',
  description:
    'A pixel changes if the distance of its red, green and blue from the colour is at most the tolerance, in percent of the distance from black to white (441.67). It takes red, green, blue and alpha of the new colour; with transparent, only its alpha becomes 0. Fully transparent pixels never change. If the result has transparency, format same makes a PNG of a JPEG.',
  reference: 'Euclidean distance of 8-bit red, green and blue; areas by four neighbours',
  keywords: ['remove background', 'white to transparent', 'green screen', 'change colour', 'swap colors', 'chroma key', 'recolour'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    from: z.string().min(1).max(32).describe('The colour to change, such as #369, #336699 or navy; alpha does not count'),
    to: colorText('What it is changed into').default('transparent'),
    tolerance: z.number().min(0).max(100).default(0).describe('How far a colour may be away and still change, in percent of the greatest distance'),
    contiguous: z.boolean().default(false).describe("Whether only areas change that are joined to the picture's edge"),
    format: formatInput,
    quality: qualityInput(90),
  }),
  result: z.strictObject({ ...pictureFields, changedPixels: z.int().describe('Number of pixels that changed') }),
  appliesWhen: { quality: QUALITY_APPLIES },
  pageInputs: { image: SCENE, from: '#87ceeb', to: 'lightpink' },
  examples: [
    {
      inputs: { image: FOUR_COLORS, from: '#ff0000', to: '#0000ff', format: 'raw' },
      result: { image: 'AAD//wD/AP8AAP//yMjI/w==', format: 'raw', width: 2, height: 2, bytes: 16, changedPixels: 1 },
    },
  ],
  async run({ image, from, to, tolerance, contiguous, format, quality }) {
    const [sought, target] = [await readRgba(from, 'from'), await readRgba(to, 'to')];
    if (from.toLowerCase() === 'transparent') invalid('from', 'must be a colour; transparent pixels never change');
    const file = openImage(image);
    const picture = await decodeFirst(file);
    const near = nearTo(picture, sought, tolerance);
    const changing = contiguous ? joinedToEdge(near, picture.width, picture.height) : near;
    const changedPixels = change(picture, changing, target, to.toLowerCase() === 'transparent');
    const like = formatLike(file.header);
    const output = format !== 'same' ? format : target[3] < 255 && like === 'jpeg' ? 'png' : like;
    return { ...(await written(picture, output, { quality })), changedPixels };
  },
});

/** Which pixels are near enough to a colour: 1 for each. */
function nearTo({ pixels, width, height }: Picture, [red, green, blue]: readonly number[], tolerance: number): Uint8Array {
  const near = new Uint8Array(width * height);
  // Whole numbers on the left, so that a tolerance of 0 means the colour itself.
  const limit = tolerance * tolerance * MAX_DISTANCE;
  for (let index = 0, at = 0; index < near.length; index++, at += CHANNELS) {
    const apart = ((pixels[at] ?? 0) - (red ?? 0)) ** 2 + ((pixels[at + 1] ?? 0) - (green ?? 0)) ** 2 + ((pixels[at + 2] ?? 0) - (blue ?? 0)) ** 2;
    if (pixels[at + 3] !== 0 && apart * 10_000 <= limit) near[index] = 1;
  }
  return near;
}

/** Of marked pixels those that marked neighbours join to the edge. */
function joinedToEdge(marked: Uint8Array, width: number, height: number): Uint8Array {
  const joined = new Uint8Array(marked.length);
  const waiting = new Uint32Array(marked.length);
  let count = 0;
  const reach = (index: number): void => {
    if (marked[index] !== 1 || joined[index] === 1) return;
    joined[index] = 1;
    waiting[count++] = index;
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(y * width + x);
  while (count > 0) {
    const index = waiting[--count] ?? 0;
    const x = index % width;
    if (x > 0) reach(index - 1);
    if (x < width - 1) reach(index + 1);
    if (index >= width) reach(index - width);
    if (index + width < marked.length) reach(index + width);
  }
  return joined;
}

function change({ pixels }: Picture, changing: Uint8Array, target: readonly number[], isAlphaAlone: boolean): number {
  let changed = 0;
  for (let index = 0, at = 0; index < changing.length; index++, at += CHANNELS) {
    if (changing[index] !== 1) continue;
    changed++;
    if (isAlphaAlone) pixels[at + 3] = 0;
    else pixels.set(target, at);
  }
  return changed;
}
