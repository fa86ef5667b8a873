import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { namesOf } from '../shared/json/names-of.ts';
import { type FigletFont, layOut, readFont } from './lib/figlet.ts';

/** Each font is a module that holds the text of its font file. */
const FONTS = {
  standard: () => import('figlet/fonts/Standard'),
  slant: () => import('figlet/fonts/Slant'),
  small: () => import('figlet/fonts/Small'),
  big: () => import('figlet/fonts/Big'),
  banner: () => import('figlet/fonts/Banner'),
  block: () => import('figlet/fonts/Block'),
  bubble: () => import('figlet/fonts/Bubble'),
  digital: () => import('figlet/fonts/Digital'),
  lean: () => import('figlet/fonts/Lean'),
  mini: () => import('figlet/fonts/Mini'),
  script: () => import('figlet/fonts/Script'),
  shadow: () => import('figlet/fonts/Shadow'),
  smscript: () => import('figlet/fonts/Small Script'),
  smshadow: () => import('figlet/fonts/Small Shadow'),
  smslant: () => import('figlet/fonts/Small Slant'),
  term: () => import('figlet/fonts/Term'),
  doom: () => import('figlet/fonts/Doom'),
  larry3d: () => import('figlet/fonts/Larry 3D'),
  starwars: () => import('figlet/fonts/Star Wars'),
  'ansi-shadow': () => import('figlet/fonts/ANSI Shadow'),
} as const;
type FontName = keyof typeof FONTS;
const FONT_NAMES = namesOf(FONTS);

const COMMENTS = {
  none: { open: [], start: '', close: [], end: '' },
  slash: { open: [], start: '// ', close: [], end: '' },
  hash: { open: [], start: '# ', close: [], end: '' },
  block: { open: ['/*'], start: '', close: ['*/'], end: '*/' },
  html: { open: ['<!--'], start: '', close: ['-->'], end: '--' },
} as const;

const kept = new Map<FontName, Promise<FigletFont>>();

export default defineTool({
  slug: 'ascii-art-generator',
  name: 'ASCII Art Text Generator',
  category: 'generators',
  summary: 'Writes text in large letters made of characters (FIGlet).',
  description:
    'Letters are pressed together as each font asks for; rows are put below one another at full height. Trailing white space, empty lines at either end and the indentation common to all lines are dropped. Rows break at spaces, or within a word that is wider than a row.',
  reference: 'FIGfont version 2 (FIGlet 2.2)',
  keywords: ['ascii banner', 'big letters', 'text banner', 'text to ascii', 'fancy text', 'large text', 'figlet', 'logo', 'comment header'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z
      .string()
      .min(1)
      .max(500)
      .regex(/^(?:[ -~]|\r?\n|\r)*$/, { error: 'must hold printable ASCII characters and line breaks only' })
      .describe('What to write: printable ASCII and line breaks'),
    font: z.enum(FONT_NAMES).default('standard').describe('FIGlet font of the letters'),
    width: z.int().min(20).max(1000).default(80).describe('Maximum width of a row of letters in columns, before it breaks'),
    comment: z.enum(['none', 'slash', 'hash', 'block', 'html']).default('none').describe('The kind of comment in code it is wrapped in'),
  }),
  result: z.strictObject({
    text: z.string().describe('The large letters, with line feeds between lines'),
    lines: z.int().describe('How many lines the text has'),
    width: z.int().describe('Columns of the longest line'),
  }),
  examples: [
    { inputs: { text: 'Hi' }, result: { text: ' _   _ _\n| | | (_)\n| |_| | |\n|  _  | |\n|_| |_|_|', lines: 5, width: 9 } },
    {
      inputs: { text: 'OK', font: 'banner', comment: 'hash' },
      result: {
        text: '# ####### #    #\n# #     # #   #\n# #     # #  #\n# #     # ###\n# #     # #  #\n# #     # #   #\n# ####### #    #',
        lines: 7,
        width: 16,
      },
    },
  ],
  async run({ text, font, width, comment }) {
    const letters = await fontOf(font);
    const art = tidied(text.split(/\r\n?|\n/).flatMap((line) => layOut(line, letters, width).flat()));
    if (art.length === 0) unprocessable(`Nothing of the text can be seen in the font ${font}; give letters, digits or signs.`, 'text');
    const { open, start, close, end } = COMMENTS[comment];
    if (end !== '' && art.some((line) => line.includes(end)))
      unprocessable(`The large letters contain ${end}, which cannot be in a comment of this kind; use another font, slash or hash.`, 'comment');
    const lines = [...open, ...art.map((line) => (start + line).trimEnd()), ...close];
    return { text: lines.join('\n'), lines: lines.length, width: lines.reduce((most, line) => Math.max(most, line.length), 0) };
  },
});

function fontOf(name: FontName): Promise<FigletFont> {
  const font = kept.get(name) ?? FONTS[name]().then((file) => readFont(file.default));
  kept.set(name, font);
  return font;
}

function tidied(lines: readonly string[]): string[] {
  const trimmed = lines.map((line) => line.trimEnd());
  const first = trimmed.findIndex((line) => line !== '');
  const seen = first < 0 ? [] : trimmed.slice(first, trimmed.findLastIndex((line) => line !== '') + 1);
  const indentation = seen.reduce((least, line) => (line === '' ? least : Math.min(least, line.search(/\S/))), Number.POSITIVE_INFINITY);
  return seen.map((line) => line.slice(indentation));
}
