import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { colorText, readRgba } from './lib/color.ts';
import { inProportion, offsetsAt, touching } from './lib/fit.ts';
import { MAX_PIXELS, MAX_SIDE } from './lib/header.ts';
import { drawnOver, filled, type Picture } from './lib/picture.ts';
import { ownSizeOf, renderSvg, wholeSide } from './lib/svg.ts';
import { pictureFields, qualityInput, written } from './lib/write.ts';

interface Size {
  width: number;
  height: number;
}

export default defineTool({
  slug: 'svg-to-png-converter',
  name: 'SVG to PNG Converter',
  category: 'image',
  summary: 'Converts an SVG to a PNG, JPEG or WebP image of any size.',
  description:
    'One of width and height keeps the proportions; with both, the drawing fits within, in the middle. An SVG without a size is as large as its viewBox, else 300 × 150 pixels. Scripts do not run and nothing outside is loaded. Text is drawn in Noto Sans with Latin, Greek and Cyrillic letters, whatever font it asks for.',
  reference: 'SVG 1.1 and the static parts of SVG 2, as resvg draws them',
  keywords: ['vector to raster', 'render svg', 'svg to jpg', 'svg to webp', 'export icon', 'rasterize'],
  cost: 'heavy',
  inputs: z.strictObject({
    svg: z.string().min(1).max(2_000_000).describe('The SVG document as text'),
    width: z.int().min(1).max(8192).optional().describe('Width of the result in pixels'),
    height: z.int().min(1).max(8192).optional().describe('Height of the result in pixels'),
    scale: z.number().min(0.01).max(50).default(1).describe("How many times the SVG's own size, if neither width nor height is given"),
    background: colorText('What is behind the drawing').default('transparent'),
    format: z.enum(['png', 'jpeg', 'webp', 'raw']).default('png').describe('Format of the result; raw is 8-bit red, green, blue and alpha, row by row'),
    quality: qualityInput(90),
  }),
  result: z.strictObject(pictureFields),
  appliesWhen: { quality: { format: ['jpeg', 'webp'] } },
  pageInputs: {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">\n  <rect width="120" height="80" rx="12" fill="#336699"/>\n  <circle cx="40" cy="40" r="24" fill="gold"/>\n  <text x="74" y="46" font-size="16" fill="white">Hello</text>\n</svg>',
    width: 480,
  },
  examples: [
    {
      inputs: { svg: '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><rect width="2" height="1" fill="#ff0000"/></svg>', format: 'raw' },
      result: { image: '/wAA//8AAP8=', format: 'raw', width: 2, height: 1, bytes: 8 },
    },
    {
      inputs: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="10"/></svg>', width: 100 },
      result: {
        image:
          'iVBORw0KGgoAAAANSUhEUgAAAGQAAAAyCAMAAACd646MAAAASFBMVEUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACrhKybAAAAGHRSTlMAIF+Pv9//f28wnxBg71DPkKCAcMDg8ND5lW7/AAABNklEQVR4nO3Y23KCMBAG4CDkbzUBoQR8/zd1xGG0HSB7Mlfde/hms8nm4Bw9qlPdeADwTX2qGB/Sha/l/6/w39bO+YKNuFgyYZNYmGBlxHbPANrOxthN4xm1ARGaYwNo1EMWrjkDuGqVbB5LLjojU481eo0RaQagmGPhYO7+jlZeloFqAIPUONMNQNphGImIU6k4hjSVHx4yihBP+PNbeInBHC3ZeJEX4hpRgPRcRNJbEhdJAoRZd1nluQbwj3wambjGJECKTOEii7FIWynSILmVl9S90KZVZPstcpAocyQqcrhzYaYas+L20FER1aWO2FtUVwdim5S0xvcIt7xx018as7kki7t8pi7KeqzRHczk2eixwLmwuyoHs2ePR7PcZAbrd6Jq/LO/TONnnrxinxZpSn3kCHc2ujK5G7H4ZQAAAABJRU5ErkJggg==',
        format: 'png',
        width: 100,
        height: 50,
        bytes: 487,
      },
    },
  ],
  async run({ svg, width, height, scale, background, format, quality }) {
    const color = await readRgba(background, 'background');
    const own = ownSizeOf(svg);
    const { drawing, frame } = sizesFor(own, width, height, scale);
    if (frame.width * frame.height > MAX_PIXELS || Math.max(frame.width, frame.height) > MAX_SIDE)
      unprocessable(`The result would be ${frame.width} × ${frame.height} pixels; at most ${MAX_PIXELS} are made, and ${MAX_SIDE} on a side.`);
    const drawn = await renderSvg(svg, drawing.width, drawing.height);
    return written(onFrame(drawn, frame, color), format, { quality });
  },
});

/** The size that is drawn, and that of the result, in which the drawing is in the middle. */
function sizesFor(own: Size, width: number | undefined, height: number | undefined, scale: number): { drawing: Size; frame: Size } {
  const both = (size: Size): { drawing: Size; frame: Size } => ({ drawing: size, frame: size });
  if (width === undefined && height === undefined) return both({ width: wholeSide(own.width * scale), height: wholeSide(own.height * scale) });
  if (height === undefined) return both({ width: width ?? 1, height: inProportion(own.height, width ?? 1, own.width) });
  if (width === undefined) return both({ width: inProportion(own.width, height, own.height), height });
  const drawing = touching(own, { width, height }, true);
  return { drawing: { width: Math.min(width, drawing.width), height: Math.min(height, drawing.height) }, frame: { width, height } };
}

function onFrame(drawn: Picture, frame: Size, color: readonly number[]): Picture {
  if (drawn.width === frame.width && drawn.height === frame.height && color[3] === 0) return drawn;
  const sheet = filled(frame.width, frame.height, color);
  const [left, top] = offsetsAt('center', frame.width - drawn.width, frame.height - drawn.height);
  drawnOver(sheet, drawn, left, top);
  return sheet;
}
