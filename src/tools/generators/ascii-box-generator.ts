import { z } from 'zod';
import { defineTool } from '../define.ts';
import { mayPadMuch } from '../shared/text/segments.ts';
import { displayWidth } from '../shared/text/width.ts';

/** Corners top left, top right, bottom left, bottom right, then the horizontal and the vertical border. */
const BORDERS = {
  single: '┌┐└┘─│',
  double: '╔╗╚╝═║',
  rounded: '╭╮╰╯─│',
  heavy: '┏┓┗┛━┃',
  ascii: '++++-|',
  stars: '******',
  hash: '######',
} as const;

export default defineTool({
  slug: 'ascii-box-generator',
  name: 'Text Box Generator',
  category: 'generators',
  summary: 'Draws a box or frame of characters around text, in several styles.',
  description:
    'Widths count terminal columns: two for wide characters and emoji, none for combining marks. Tabs become four spaces; a line break in the title becomes a space. center puts the odd space on the right.',
  reference: 'Unicode Standard Annex #11 (East Asian Width); Box Drawing characters U+2500 to U+257F',
  keywords: ['frame', 'border', 'ascii frame', 'comment box', 'banner', 'box drawing'],
  heavyWhen: ({ text }) => mayPadMuch(text),
  inputs: z.strictObject({
    text: z.string().max(20_000).describe('The text to draw a box around'),
    style: z.enum(['single', 'double', 'rounded', 'heavy', 'ascii', 'stars', 'hash']).default('single').describe('Characters of the border'),
    padding: z.int().min(0).max(10).default(1).describe('Spaces left and right of the text'),
    align: z.enum(['left', 'center', 'right']).default('left').describe('Where shorter lines are put in the box'),
    title: z.string().max(200).default('').describe('Text in the top border'),
    minimumWidth: z.int().min(0).max(500).default(0).describe('Minimum width of the space within the borders, in columns'),
  }),
  result: z.strictObject({
    text: z.string().describe('The box, its lines with LF between them'),
    width: z.int().describe('Columns of the whole box'),
    lines: z.int().describe('Lines of the whole box'),
  }),
  examples: [
    { inputs: { text: 'Hello\nWorld!' }, result: { text: '┌────────┐\n│ Hello  │\n│ World! │\n└────────┘', width: 10, lines: 4 } },
    { inputs: { text: 'hi', style: 'ascii', title: 'Note', align: 'center' }, result: { text: '+- Note -+\n|   hi   |\n+--------+', width: 10, lines: 3 } },
  ],
  run({ text, style, padding, align, title: givenTitle, minimumWidth }) {
    const [topLeft, topRight, bottomLeft, bottomRight, across = '', down] = BORDERS[style];
    const plain = (line: string): string => line.replaceAll('\t', '    ');
    const lines = text.split(/\r\n|\r|\n/).map(plain);
    const title = plain(givenTitle.replace(/\r\n|\r|\n/g, ' '));
    const widths = lines.map(displayWidth);
    const titleWidth = title === '' ? 0 : displayWidth(title) + 4;
    const inner = Math.max(minimumWidth, titleWidth, widths.reduce((most, width) => Math.max(most, width), 0) + 2 * padding);
    const heading = title === '' ? '' : `${across} ${title} `;
    const top = topLeft + heading + across.repeat(inner - (title === '' ? 0 : titleWidth - 1)) + topRight;
    const body = lines.map((line, index) => {
      const free = inner - 2 * padding - (widths[index] ?? 0);
      const before = align === 'left' ? 0 : align === 'right' ? free : Math.floor(free / 2);
      return down + ' '.repeat(padding + before) + line + ' '.repeat(free - before + padding) + down;
    });
    const rows = [top, ...body, bottomLeft + across.repeat(inner) + bottomRight];
    return { text: rows.join('\n'), width: inner + 2, lines: rows.length };
  },
});
