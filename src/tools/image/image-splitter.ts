import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { asFile, PICTURE } from '../shared/files/file-field.ts';
import { MAX_SIDE } from './lib/header.ts';
import { cropped } from './lib/picture.ts';
import { decodeFirst, imageText, openImage } from './lib/read.ts';
import { EIGHT_COLORS, SCENE } from './lib/samples.ts';
import { formatLike, qualityInput, written } from './lib/write.ts';

const MAX_TILES = 2500;

/** Where the tiles of one direction begin, and how long each is. */
type Cuts = readonly { start: number; length: number }[];

export default defineTool({
  slug: 'image-splitter',
  name: 'Image Splitter',
  category: 'image',
  summary: 'Cuts an image into a grid of tiles, by number or by size.',
  description:
    'With columns and rows, tile k begins at floor(k × side / n), so that sizes differ by a pixel at most. With tileWidth and tileHeight, tiles are cut from the top left, and the last ones may be smaller. At most 2,500 tiles.',
  reference: 'Tiles row by row from the top left',
  keywords: ['split picture', 'slice', 'grid', 'instagram grid', 'puzzle', 'tiles', 'sprite cutter'],
  cost: 'heavy',
  inputs: z.strictObject({
    image: imageText(),
    columns: z.int().min(1).max(50).optional().describe('Number of tiles across, together with rows'),
    rows: z.int().min(1).max(50).optional().describe('Number of tiles down, together with columns'),
    tileWidth: z.int().min(1).max(MAX_SIDE).optional().describe('Width of a tile in pixels, together with tileHeight, in place of columns and rows'),
    tileHeight: z.int().min(1).max(MAX_SIDE).optional().describe('Height of a tile in pixels, together with tileWidth'),
    format: z
      .enum(['same', 'png', 'jpeg', 'webp', 'raw'])
      .default('same')
      .describe('Format of the tiles: same is that of the input (png for SVG); raw is 8-bit RGBA'),
    quality: qualityInput(90),
  }),
  result: z.strictObject({
    tiles: z
      .array(
        z.strictObject({
          column: z.int().describe('Column of the tile, from 0'),
          row: z.int().describe('Row of the tile, from 0'),
          left: z.int().describe('Pixels of the picture to the left of the tile'),
          top: z.int().describe('Pixels of the picture above the tile'),
          width: z.int().describe('Width of the tile in pixels'),
          height: z.int().describe('Height of the tile in pixels'),
          image: asFile(z.string().describe('Picture of the tile in Base64'), PICTURE),
        }),
      )
      .describe('The tiles, row by row'),
    count: z.int().describe('Number of tiles'),
  }),
  appliesWhen: { quality: { format: ['same', 'jpeg', 'webp'] } },
  pageInputs: { image: SCENE, columns: 3, rows: 2 },
  examples: [
    {
      inputs: { image: EIGHT_COLORS, columns: 2, rows: 1, format: 'raw' },
      result: {
        tiles: [
          { column: 0, row: 0, left: 0, top: 0, width: 2, height: 2, image: 'AP8F/wrNI/9k/yP/bs1B/w==' },
          { column: 1, row: 0, left: 2, top: 0, width: 2, height: 2, image: 'FJtB/x5pX/94m1//gml9/w==' },
        ],
        count: 2,
      },
    },
  ],
  async run({ image, columns, rows, tileWidth, tileHeight, format, quality }) {
    const isGrid = columns !== undefined || rows !== undefined;
    if (isGrid && (tileWidth !== undefined || tileHeight !== undefined)) invalid('tileWidth', 'must be left out where columns and rows are given');
    const [across, down, name, other] = isGrid ? [columns, rows, 'columns', 'rows'] : [tileWidth, tileHeight, 'tileWidth', 'tileHeight'];
    if (across === undefined) return invalid(name, isGrid ? 'must be given with rows' : 'must be given with tileHeight; or give columns and rows');
    if (down === undefined) return invalid(other, `must be given with ${name}`);
    const file = openImage(image);
    const picture = await decodeFirst(file);
    const [columnCuts, rowCuts] = isGrid
      ? [parts(picture.width, across), parts(picture.height, down)]
      : [steps(picture.width, across), steps(picture.height, down)];
    if (isGrid && (across > picture.width || down > picture.height))
      unprocessable(`The picture is ${picture.width} × ${picture.height} pixels and cannot be cut into ${across} columns and ${down} rows.`);
    if (columnCuts.length * rowCuts.length > MAX_TILES)
      unprocessable(`There would be ${columnCuts.length * rowCuts.length} tiles; at most ${MAX_TILES} are made.`);
    const output = format === 'same' ? formatLike(file.header) : format;
    const tiles = [];
    for (const [row, { start: top, length: height }] of rowCuts.entries())
      for (const [column, { start: left, length: width }] of columnCuts.entries()) {
        const tile = await written(cropped(picture, left, top, width, height), output, { quality });
        tiles.push({ column, row, left, top, width, height, image: tile.image });
      }
    return { tiles, count: tiles.length };
  },
});

const parts = (side: number, count: number): Cuts =>
  Array.from({ length: count }, (_, k) => {
    const start = Math.floor((k * side) / count);
    return { start, length: Math.floor(((k + 1) * side) / count) - start };
  });

const steps = (side: number, step: number): Cuts =>
  Array.from({ length: Math.ceil(side / step) }, (_, k) => ({ start: k * step, length: Math.min(step, side - k * step) }));
