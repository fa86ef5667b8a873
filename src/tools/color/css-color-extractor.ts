import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from './lib/models.ts';
import { NAMED, parseColor } from './lib/parse-color.ts';

/** A colour function's brackets hold no others; what is longer than this is none. */
const MAX_FUNCTION = 200;
const FUNCTION = `(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\([^()]{0,${MAX_FUNCTION}}\\)`;
const WITHOUT_NAMES = new RegExp(`(?<![\\p{L}\\p{N}_&])#[0-9a-f]+(?![\\p{L}\\p{N}_-])|(?<![\\p{L}\\p{N}_-])${FUNCTION}`, 'giu');
const WITH_NAMES = new RegExp(`${WITHOUT_NAMES.source}|(?<![\\p{L}\\p{N}_\\-.#$])[a-z]{3,20}(?![\\p{L}\\p{N}_\\-.#$])`, 'giu');

export default defineTool({
  slug: 'css-color-extractor',
  name: 'CSS Color Extractor',
  category: 'color',
  summary: 'Finds the colours used in a stylesheet or any text, with how often each occurs.',
  description:
    'Found are # with 3, 4, 6 or 8 hex digits, colour functions that are valid CSS, and, unless names is off, CSS colour names and transparent as whole words. Comments are searched like the rest. Colours are grouped by hex.',
  reference: 'CSS Color Module Level 4',
  keywords: ['palette', 'stylesheet', 'colours', 'hex codes', 'find colors', 'scss'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The stylesheet or other text to search'),
    names: z.boolean().default(true).describe('Whether CSS colour names count, such as tomato'),
  }),
  result: z.strictObject({
    colors: z
      .array(
        z.strictObject({
          hex: z.string().describe('The colour as #rrggbb, or #rrggbbaa when alpha is below 1'),
          count: z.int().describe('How often the colour occurs, however it is written'),
          notations: z.array(z.string()).describe('The ways it is written, each once, in order of appearance'),
        }),
      )
      .describe('The colours, most frequent first, equal counts in order of first appearance'),
    total: z.int().describe('How many colours are in the text, repeats counted'),
    unique: z.int().describe('How many different colours there are'),
  }),
  examples: [
    {
      inputs: { text: 'a{color:#FFF;background:white}b{border:1px solid rgb(0 0 0 / .5)}' },
      result: {
        colors: [
          { hex: '#ffffff', count: 2, notations: ['#FFF', 'white'] },
          { hex: '#00000080', count: 1, notations: ['rgb(0 0 0 / .5)'] },
        ],
        total: 3,
        unique: 2,
      },
    },
    { inputs: { text: '.red-box{color:#12345;fill:red}', names: false }, result: { colors: [], total: 0, unique: 0 } },
  ],
  run({ text, names }) {
    const found = new Map<string, { count: number; notations: Set<string> }>();
    let total = 0;
    for (const [notation] of text.matchAll(names ? WITH_NAMES : WITHOUT_NAMES)) {
      const hex = hexAt(notation);
      if (hex === undefined) continue;
      total++;
      const entry = found.get(hex) ?? { count: 0, notations: new Set() };
      entry.count++;
      entry.notations.add(notation);
      found.set(hex, entry);
    }
    const colors = [...found].map(([hex, { count, notations }]) => ({ hex, count, notations: [...notations] })).sort((a, b) => b.count - a.count);
    return { colors, total, unique: colors.length };
  },
});

function hexAt(notation: string): string | undefined {
  const isWord = !notation.startsWith('#') && !notation.endsWith(')');
  if (isWord && !NAMED.has(notation.toLowerCase()) && notation.toLowerCase() !== 'transparent') return undefined;
  const color = parseColor(notation);
  return color && hexOf(color);
}
