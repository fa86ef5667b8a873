import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { escapeXml } from '../shared/svg/drawing.ts';
import { colorText, readRgba } from './lib/color.ts';
import { inProportion, offsetsAt, PLACES, touching } from './lib/fit.ts';
import { CHANNELS, cropped, drawnOver, type Picture } from './lib/picture.ts';
import { decodeFirst, imageText, openImage, readPicture } from './lib/read.ts';
import { resampled } from './lib/resample.ts';
import { rotated } from './lib/rotate.ts';
import { EIGHT_COLORS, FOUR_COLORS, SCENE } from './lib/samples.ts';
import { renderSvg } from './lib/svg.ts';
import { formatInput, formatLike, pictureFields, QUALITY_APPLIES, qualityInput, written } from './lib/write.ts';

/** The least size of text if none is given, and by what the width is divided for it. */
const MIN_SIZE = 8;
const SIZE_SHARE = 20;
/** Lines of text and where in them letters stand, in font sizes. */
const LINE_HEIGHT = 1.25;
const BASE_LINE = 0.95;
/** The widest letters, in font sizes. */
const MAX_LETTER = 1.2;
const CLEAR = [0, 0, 0, 0];

export default defineTool({
  slug: 'image-watermarker',
  name: 'Image Watermarker',
  category: 'image',
  summary: 'Puts text or a logo on an image as a watermark, once or all over.',
  description:
    'Text is drawn in Noto Sans, with Latin, Greek and Cyrillic letters; markup in it is shown as it is, and what is wider than the picture is cut off. An overlay that is wider or higher than the image is shrunk to fit. tile repeats the mark over the whole picture, with the margin between marks.',
  reference: 'Porter and Duff (1984), source over',
  keywords: ['logo on photo', 'copyright text', 'stamp', 'overlay picture', 'add text to image', 'caption', 'protect photos'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    text: z.string().min(1).max(500).optional().describe('Text to put on the image; line breaks are kept. Exactly one of text and overlay'),
    overlay: imageText('The image to put on top').optional(),
    position: z
      .enum([...PLACES, 'tile'])
      .default('bottomRight')
      .describe('Where the mark is put; tile repeats it everywhere'),
    margin: z.int().min(0).max(2000).default(10).describe('Pixels between the mark and the edges of the image, or between tiles'),
    opacity: z.number().min(0).max(1).default(0.5).describe('How strong the mark is, from 0 (not seen) to 1'),
    angle: z.number().min(-180).max(180).default(0).describe('Degrees by which the mark is turned clockwise'),
    fontSize: z.int().min(4).max(2000).optional().describe('Size of the text in pixels; a twentieth of the width of the image, at least 8, if omitted'),
    color: colorText('Colour of the text').default('#ffffff'),
    overlayScalePercent: z.number().min(1).max(100).optional().describe("Width of the overlay in percent of the image's; its own width if omitted"),
    format: formatInput,
    quality: qualityInput(90),
  }),
  result: z.strictObject(pictureFields),
  appliesWhen: { quality: QUALITY_APPLIES },
  pageInputs: { image: SCENE, text: '© Ann Lee', fontSize: 20 },
  examples: [
    {
      inputs: { image: EIGHT_COLORS, overlay: FOUR_COLORS, position: 'topLeft', margin: 0, opacity: 1, format: 'raw' },
      result: { image: '/wAA/wD/AP8Um0H/Hmlf/wAA///IyMj/eJtf/4Jpff8=', format: 'raw', width: 4, height: 2, bytes: 32 },
    },
  ],
  async run({ image, text, overlay, position, margin, opacity, angle, fontSize, color, overlayScalePercent, format, quality }) {
    giveExactly(1, { text, overlay }, ['text', 'overlay']);
    const rgba = await readRgba(color, 'color');
    const file = openImage(image);
    const picture = await decodeFirst(file);
    const size = fontSize ?? Math.max(MIN_SIZE, Math.round(picture.width / SIZE_SHARE));
    const mark =
      text === undefined
        ? await markOfImage(picture, overlay ?? '', overlayScalePercent, angle)
        : rotated(await markOfText(picture, text, size, rgba), angle, CLEAR);
    put(picture, mark, position, margin, opacity);
    return written(picture, format === 'same' ? formatLike(file.header) : format, { quality });
  },
});

function put(picture: Picture, mark: Picture, position: (typeof PLACES)[number] | 'tile', margin: number, opacity: number): void {
  if (position === 'tile') {
    for (let top = 0; top < picture.height; top += mark.height + margin)
      for (let left = 0; left < picture.width; left += mark.width + margin) drawnOver(picture, mark, left, top, opacity);
    return;
  }
  const room = (whole: number, part: number): number => Math.max(0, whole - part - 2 * margin);
  const [left, top] = offsetsAt(position, room(picture.width, mark.width), room(picture.height, mark.height));
  const held = (offset: number, whole: number, part: number): number => Math.max(0, Math.min(offset + margin, whole - part));
  drawnOver(picture, mark, held(left, picture.width, mark.width), held(top, picture.height, mark.height), opacity);
}

async function markOfImage(picture: Picture, overlay: string, percent: number | undefined, angle: number): Promise<Picture> {
  const read = await readPicture(overlay, 'overlay');
  const width = percent === undefined ? read.width : Math.max(1, Math.floor((picture.width * percent) / 100 + 0.5));
  const size = { width, height: inProportion(read.height, width, read.width) };
  const shrunk = size.width > picture.width || size.height > picture.height ? touching(read, picture, true) : size;
  const turned = rotated(resampled(read, Math.min(shrunk.width, picture.width), Math.min(shrunk.height, picture.height), 'lanczos3'), angle, CLEAR);
  if (turned.width <= picture.width && turned.height <= picture.height) return turned;
  const fitting = touching(turned, picture, true);
  return resampled(turned, Math.min(fitting.width, picture.width), Math.min(fitting.height, picture.height), 'lanczos3');
}

/** Text as a picture, as wide as its letters. */
async function markOfText(picture: Picture, text: string, size: number, [red, green, blue, alpha]: readonly number[]): Promise<Picture> {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const most = Math.ceil(Math.sqrt(picture.width ** 2 + picture.height ** 2));
  const width = Math.max(1, Math.min(most, Math.ceil(longest * size * MAX_LETTER) + size));
  const height = Math.max(1, Math.min(most, Math.ceil(lines.length * size * LINE_HEIGHT)));
  const rows = lines.map((line, index) => `<text x="0" y="${(index * LINE_HEIGHT + BASE_LINE) * size}" xml:space="preserve">${escapeXml(line)}</text>`);
  const fill = `fill="rgb(${red},${green},${blue})" fill-opacity="${(alpha ?? 255) / 255}"`;
  const drawn = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="${size}" ${fill}>${rows.join('')}</svg>`,
    width,
    height,
  );
  return cropped(drawn, 0, 0, inkedWidth(drawn), height);
}

/** How far from the left something is drawn, at least a pixel. */
function inkedWidth({ pixels, width, height }: Picture): number {
  for (let x = width - 1; x > 0; x--) for (let y = 0; y < height; y++) if (pixels[(y * width + x) * CHANNELS + 3] !== 0) return x + 1;
  return 1;
}
