import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { bytesOf, fromBytes, hexOf } from './lib/models.ts';
import { colorText, parseColor, readColor } from './lib/parse-color.ts';
import type { Triple } from './lib/spaces.ts';

/** xterm's first sixteen. */
const SIXTEEN = '000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff';
const LEVELS = [0, 95, 135, 175, 215, 255];

const cube = LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue): Triple => [red, green, blue])));
const greys = Array.from({ length: 24 }, (_, index): Triple => [8 + 10 * index, 8 + 10 * index, 8 + 10 * index]);
const sixteen = SIXTEEN.split(' ').map((hex): Triple => bytesOf(parseColor(`#${hex}`) ?? fromBytes([0, 0, 0])));
const PALETTE: readonly Triple[] = [...sixteen, ...cube, ...greys];

export default defineTool({
  slug: 'ansi-color-converter',
  name: 'ANSI Color Converter',
  category: 'color',
  summary: 'Finds the terminal colours nearest to a colour, with their escape codes, and the colour of a terminal code.',
  description: 'Give color or code. Nearest is by the squared distance of the 8-bit channels, ties go to the smaller code; alpha is ignored.',
  reference: "xterm's 256-colour palette; ECMA-48 SGR, ISO 8613-6",
  keywords: ['terminal', 'escape code', 'bash', '256 colors', 'xterm', 'shell', 'colour'],
  inputs: z.strictObject({
    color: colorText('The colour to find terminal colours for; give this or code').optional(),
    code: z.int().min(0).max(255).optional().describe('Number of a colour in the 256-colour palette; give this or color'),
  }),
  result: z.strictObject({
    hex: z.string().describe('The given colour as #rrggbb'),
    code256: z.int().describe('Number of the nearest of the colours 16 to 255, or the given code'),
    hex256: z.string().describe('Colour of that code as #rrggbb'),
    code16: z.int().describe('Number of the nearest of the first sixteen colours'),
    hex16: z.string().describe("xterm's colour of that number as #rrggbb"),
    foreground256: z.string().describe('Escape sequence that sets the text to the 256-colour code'),
    background256: z.string().describe('Escape sequence that sets the background to the 256-colour code'),
    foregroundTrueColor: z.string().describe('Escape sequence that sets the text to the exact colour'),
    backgroundTrueColor: z.string().describe('Escape sequence that sets the background to the exact colour'),
    foreground16: z.string().describe('Escape sequence that sets the text to the nearest of sixteen'),
  }),
  headline: 'code256',
  examples: [
    {
      inputs: { color: '#ff8700' },
      result: {
        hex: '#ff8700',
        code256: 208,
        hex256: '#ff8700',
        code16: 3,
        hex16: '#cdcd00',
        foreground256: '\u001b[38;5;208m',
        background256: '\u001b[48;5;208m',
        foregroundTrueColor: '\u001b[38;2;255;135;0m',
        backgroundTrueColor: '\u001b[48;2;255;135;0m',
        foreground16: '\u001b[33m',
      },
    },
    {
      inputs: { code: 244 },
      result: {
        hex: '#808080',
        code256: 244,
        hex256: '#808080',
        code16: 8,
        hex16: '#7f7f7f',
        foreground256: '\u001b[38;5;244m',
        background256: '\u001b[48;5;244m',
        foregroundTrueColor: '\u001b[38;2;128;128;128m',
        backgroundTrueColor: '\u001b[48;2;128;128;128m',
        foreground16: '\u001b[90m',
      },
    },
  ],
  run({ color, code }) {
    if ((color === undefined) === (code === undefined)) invalid(code === undefined ? 'color' : 'code', 'give either color or code, exactly one of the two');
    const bytes = color === undefined ? paletteAt(code ?? 0) : bytesOf(readColor(color, 'color'));
    const code256 = code ?? nearest(bytes, 16, 255);
    const code16 = nearest(bytes, 0, 15);
    const exact = bytes.join(';');
    return {
      hex: hexOf(fromBytes(bytes)),
      code256,
      hex256: hexOf(fromBytes(paletteAt(code256))),
      code16,
      hex16: hexOf(fromBytes(paletteAt(code16))),
      foreground256: `\u001b[38;5;${code256}m`,
      background256: `\u001b[48;5;${code256}m`,
      foregroundTrueColor: `\u001b[38;2;${exact}m`,
      backgroundTrueColor: `\u001b[48;2;${exact}m`,
      foreground16: `\u001b[${code16 < 8 ? 30 + code16 : 82 + code16}m`,
    };
  },
});

const paletteAt = (code: number): Triple => PALETTE[code] ?? [0, 0, 0];

function nearest(bytes: Triple, from: number, to: number): number {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let code = from; code <= to; code++) {
    const other = paletteAt(code);
    const distance = (bytes[0] - other[0]) ** 2 + (bytes[1] - other[1]) ** 2 + (bytes[2] - other[2]) ** 2;
    if (distance < least) [best, least] = [code, distance];
  }
  return best;
}
