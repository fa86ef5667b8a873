import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { colorText, readRgba } from './lib/color.ts';
import { roundCorners } from './lib/crop.ts';
import { MAX_PIXELS, MAX_SIDE } from './lib/header.ts';
import { filled, placed } from './lib/picture.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { FOUR_COLORS, SCENE } from './lib/samples.ts';
import { formatInput, formatLike, pictureFields, QUALITY_APPLIES, qualityInput, written } from './lib/write.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const side = (name: string) => z.int().min(0).max(4000).default(0).describe(`Width of the border at the ${name} in pixels`);

export default defineTool({
  slug: 'image-border-adder',
  name: 'Image Border Adder',
  category: 'image',
  summary: 'Adds a border or padding around an image, and rounds its corners.',
  description:
    'A border of the colour is put around the picture, with all on every side. cornerRadius rounds the corners of the whole result and makes what lies outside transparent; a radius of more than half a side is taken as that half. With rounded corners or a colour that lets something through, format same makes a PNG of a JPEG.',
  reference: '8-bit sRGB; edges of round corners by the distance of the middle of each pixel',
  keywords: ['frame', 'padding', 'margin', 'rounded corners', 'white border', 'canvas size', 'outline photo'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    top: side('top'),
    right: side('right'),
    bottom: side('bottom'),
    left: side('left'),
    all: z.int().min(0).max(4000).optional().describe('Width of the border on all four sides in pixels, in place of top, right, bottom and left'),
    color: colorText('Colour of the border').default('#000000'),
    cornerRadius: z.int().min(0).max(8000).default(0).describe('Radius of the corners of the whole result in pixels'),
    format: formatInput,
    quality: qualityInput(90),
  }),
  result: z.strictObject(pictureFields),
  appliesWhen: { quality: QUALITY_APPLIES },
  pageInputs: { image: SCENE, all: 8, color: 'white', cornerRadius: 20 },
  examples: [
    {
      inputs: { image: FOUR_COLORS, left: 1, color: '#00ff00', format: 'raw' },
      result: { image: 'AP8A//8AAP8A/wD/AP8A/wAA///IyMj/', format: 'raw', width: 3, height: 2, bytes: 24 },
    },
  ],
  async run({ image, all, color, cornerRadius, format, quality, ...sides }) {
    if (all !== undefined) for (const name of SIDES) if (sides[name] !== 0) invalid(name, 'must be left out where all is given');
    const rgba = await readRgba(color, 'color');
    const [top, right, bottom, left] = SIDES.map((name) => all ?? sides[name]) as [number, number, number, number];
    const file = openImage(image);
    const isTurned = file.header.orientation >= 5;
    const width = (isTurned ? file.header.height : file.header.width) + left + right;
    const height = (isTurned ? file.header.width : file.header.height) + top + bottom;
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
      unprocessable(`The result would be ${width} × ${height} pixels; at most ${MAX_PIXELS} are made, and ${MAX_SIDE} on a side.`);
    const framed = filled(width, height, rgba);
    placed(framed, await decodeFirst(file), left, top);
    if (cornerRadius > 0) roundCorners(framed, cornerRadius);
    const like = formatLike(file.header);
    const isClear = cornerRadius > 0 || rgba[3] < 255;
    return written(framed, format !== 'same' ? format : isClear && like === 'jpeg' ? 'png' : like, { quality });
  },
});
