import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf as bytesAsHex } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { fromHsl, hexOf, readColor } from '../shared/svg/colors.ts';
import { Drawing } from '../shared/svg/drawing.ts';
import { pictureFormat, pictureResult } from './lib/qr.ts';

export default defineTool({
  slug: 'identicon-generator',
  name: 'Identicon Generator',
  category: 'generators',
  summary: 'Generates a symmetric picture from a name, e-mail or hash, in the style of GitHub.',
  description: 'The same text always gives the same picture. Five by five cells, the left half mirrored to the right, with a colour from the same hash.',
  reference: 'SHA-256 of the UTF-8 text; cells in the manner of GitHub and identicon.js',
  keywords: ['avatar', 'profile picture', 'hash picture', 'user icon', 'gravatar'],
  heavyWhen: ({ format, size }) => format === 'png' && size > 256,
  inputs: z.strictObject({
    text: z.string().max(1000).describe('The name, e-mail or other text the picture belongs to'),
    size: z.int().min(16).max(2000).default(240).describe('Side of the picture in pixels'),
    background: z.string().min(1).max(32).default('#f0f0f0').describe('Colour behind the cells: #rgb, #rrggbb or a CSS name'),
    color: z.string().min(1).max(32).optional().describe('Colour of the cells; from the text if omitted'),
    margin: z.number().min(0).max(0.4).default(0.08).describe('Share of the size that is left free on each side'),
    format: pictureFormat,
  }),
  result: z.strictObject({
    ...pictureResult,
    cells: z.array(z.string()).describe('Five rows of five cells, # for filled and . for empty'),
    color: z.string().describe('Colour of the cells as #rrggbb'),
  }),
  examples: [
    {
      inputs: { text: 'ann@example.com' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240" role="img"><title>Identicon</title><rect x="0" y="0" width="240" height="240" fill="#f0f0f0"/><rect x="19.2" y="59.52" width="40.32" height="40.32" fill="#c08b30"/><rect x="180.48" y="59.52" width="40.32" height="40.32" fill="#c08b30"/><rect x="19.2" y="140.16" width="40.32" height="40.32" fill="#c08b30"/><rect x="99.84" y="140.16" width="40.32" height="40.32" fill="#c08b30"/><rect x="180.48" y="140.16" width="40.32" height="40.32" fill="#c08b30"/><rect x="19.2" y="180.48" width="40.32" height="40.32" fill="#c08b30"/><rect x="59.52" y="180.48" width="40.32" height="40.32" fill="#c08b30"/><rect x="140.16" y="180.48" width="40.32" height="40.32" fill="#c08b30"/><rect x="180.48" y="180.48" width="40.32" height="40.32" fill="#c08b30"/></svg>',
        cells: ['.....', '#...#', '.....', '#.#.#', '##.##'],
        color: '#c08b30',
      },
    },
    {
      inputs: { text: '', color: '#336699' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240" role="img"><title>Identicon</title><rect x="0" y="0" width="240" height="240" fill="#f0f0f0"/><rect x="59.52" y="19.2" width="40.32" height="40.32" fill="#336699"/><rect x="99.84" y="19.2" width="40.32" height="40.32" fill="#336699"/><rect x="140.16" y="19.2" width="40.32" height="40.32" fill="#336699"/><rect x="19.2" y="59.52" width="40.32" height="40.32" fill="#336699"/><rect x="59.52" y="59.52" width="40.32" height="40.32" fill="#336699"/><rect x="140.16" y="59.52" width="40.32" height="40.32" fill="#336699"/><rect x="180.48" y="59.52" width="40.32" height="40.32" fill="#336699"/><rect x="59.52" y="99.84" width="40.32" height="40.32" fill="#336699"/><rect x="140.16" y="99.84" width="40.32" height="40.32" fill="#336699"/><rect x="19.2" y="140.16" width="40.32" height="40.32" fill="#336699"/><rect x="99.84" y="140.16" width="40.32" height="40.32" fill="#336699"/><rect x="180.48" y="140.16" width="40.32" height="40.32" fill="#336699"/><rect x="59.52" y="180.48" width="40.32" height="40.32" fill="#336699"/><rect x="99.84" y="180.48" width="40.32" height="40.32" fill="#336699"/><rect x="140.16" y="180.48" width="40.32" height="40.32" fill="#336699"/></svg>',
        cells: ['.###.', '##.##', '.#.#.', '#.#.#', '.###.'],
        color: '#336699',
      },
    },
  ],
  async run({ text, size, background, color, margin, format }) {
    const hash = createHash('sha256').update(text).digest();
    const byte = (index: number): number => hash[index] ?? 0;
    const ink =
      color === undefined
        ? fromHsl((byte(29) * 65_536 + byte(30) * 256 + byte(31)) % 360, 45 + (byte(27) % 20), 45 + (byte(28) % 20))
        : await readColor(color, 'color');
    const paper = await readColor(background, 'background', true);
    const filled = Array.from({ length: 5 }, () => new Array<boolean>(5).fill(false));
    for (const [k, digit] of [...bytesAsHex(hash).slice(0, 15)].entries()) {
      if (Number.parseInt(digit, 16) % 2 !== 0) continue;
      const row = filled[k % 5] ?? [];
      const reach = Math.floor(k / 5);
      row[2 - reach] = true;
      row[2 + reach] = true;
    }
    const drawing = new Drawing(size, size).describe('Identicon').rectangle(0, 0, size, size, paper);
    const [start, cell] = [size * margin, (size * (1 - 2 * margin)) / 5];
    for (const [row, cells] of filled.entries())
      for (const [column, on] of cells.entries()) if (on) drawing.rectangle(start + column * cell, start + row * cell, cell, cell, ink);
    return { ...(await drawing.in(format)), cells: filled.map((row) => row.map((on) => (on ? '#' : '.')).join('')), color: hexOf(ink) };
  },
});
