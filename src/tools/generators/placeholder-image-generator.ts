import { z } from 'zod';
import { defineTool } from '../define.ts';
import { base64Of, utf8Bytes } from '../shared/platform/bytes.ts';
import { readColor } from '../shared/svg/colors.ts';
import { centeredBase, Drawing } from '../shared/svg/drawing.ts';
import { CAPITAL_HEIGHT, LETTER_WIDTH } from '../shared/svg/letters.ts';
import { displayWidth } from '../shared/text/width.ts';
import { pictureFormat, pictureResult } from './lib/qr.ts';

const LINE_HEIGHT = 1.2;

export default defineTool({
  slug: 'placeholder-image-generator',
  name: 'Placeholder Image Generator',
  category: 'generators',
  summary: 'Generates a plain image of a given size with its size or your text on it.',
  description:
    'The text is centred; a line break in it starts a new line. With format png it must be of Latin letters, digits and ASCII punctuation; accents are not drawn.',
  reference: 'SVG 1.1; PNG (ISO/IEC 15948)',
  keywords: ['dummy image', 'mockup', 'blank image', 'sample picture', 'svg placeholder generator'],
  heavyWhen: ({ format, width, height, text = '' }) => format === 'png' && (width * height > 65_536 || text.length > 20),
  inputs: z.strictObject({
    width: z.int().min(1).max(4000).default(600).describe('Width of the picture in pixels'),
    height: z.int().min(1).max(4000).default(400).describe('Height of the picture in pixels'),
    text: z.string().max(200).optional().describe('Text on the picture; its size such as "600 × 400" if omitted, nothing when empty'),
    background: z.string().min(1).max(32).default('#cccccc').describe('Colour of the picture: #rgb, #rrggbb or a CSS name'),
    color: z.string().min(1).max(32).default('#333333').describe('Colour of the text: #rgb, #rrggbb or a CSS name'),
    fontSize: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('Height of the letters in pixels; as large as fits in 80 % of the width and 40 % of the height if omitted'),
    format: pictureFormat,
  }),
  result: z.strictObject({
    ...pictureResult,
    dataUri: z.string().describe('The picture as a data URI in base64'),
    width: z.int().describe('Width of the picture in pixels'),
    height: z.int().describe('Height of the picture in pixels'),
  }),
  examples: [
    {
      inputs: { width: 300, height: 150 },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150" viewBox="0 0 300 150" role="img"><title>300 × 150</title><rect x="0" y="0" width="300" height="150" fill="#cccccc"/><text x="150" y="88.54" font-family="sans-serif" font-size="41.03" fill="#333333" text-anchor="middle">300 × 150</text></svg>',
        dataUri:
          'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIzMDAiIGhlaWdodD0iMTUwIiB2aWV3Qm94PSIwIDAgMzAwIDE1MCIgcm9sZT0iaW1nIj48dGl0bGU+MzAwIMOXIDE1MDwvdGl0bGU+PHJlY3QgeD0iMCIgeT0iMCIgd2lkdGg9IjMwMCIgaGVpZ2h0PSIxNTAiIGZpbGw9IiNjY2NjY2MiLz48dGV4dCB4PSIxNTAiIHk9Ijg4LjU0IiBmb250LWZhbWlseT0ic2Fucy1zZXJpZiIgZm9udC1zaXplPSI0MS4wMyIgZmlsbD0iIzMzMzMzMyIgdGV4dC1hbmNob3I9Im1pZGRsZSI+MzAwIMOXIDE1MDwvdGV4dD48L3N2Zz4=',
        width: 300,
        height: 150,
      },
    },
    {
      inputs: { width: 64, height: 64, text: '', background: 'navy', format: 'png' },
      result: {
        png: 'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUAAIBKwr76AAAAG0lEQVR4nO3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAFGOA0dAAAAAElFTkSuQmCC',
        dataUri:
          'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUAAIBKwr76AAAAG0lEQVR4nO3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAFGOA0dAAAAAElFTkSuQmCC',
        width: 64,
        height: 64,
      },
    },
  ],
  async run({ width, height, text = `${width} × ${height}`, background, color, fontSize, format }) {
    const paper = await readColor(background, 'background', true);
    const ink = await readColor(color, 'color');
    const lines = text.split(/\r\n|\r|\n/);
    const widest = lines.reduce((most, line) => Math.max(most, displayWidth(line)), 1);
    const size = fontSize ?? Math.min((width * 0.8) / (widest * LETTER_WIDTH), (height * 0.4) / (CAPITAL_HEIGHT + (lines.length - 1) * LINE_HEIGHT));
    const drawing = new Drawing(width, height).describe(text || 'Placeholder').rectangle(0, 0, width, height, paper);
    for (const [index, line] of lines.entries()) {
      const middle = height / 2 + (index - (lines.length - 1) / 2) * LINE_HEIGHT * size;
      drawing.text(line, width / 2, centeredBase(middle, size), size, ink, 'middle', 'text');
    }
    const picture = await drawing.in(format);
    const dataUri = picture.svg === undefined ? `data:image/png;base64,${picture.png}` : `data:image/svg+xml;base64,${base64Of(utf8Bytes(picture.svg))}`;
    return { ...picture, dataUri, width, height };
  },
});
