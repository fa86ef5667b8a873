import { z } from 'zod';
import { defineTool } from '../define.ts';
import { deltaE2000 } from './lib/difference.ts';
import { hexField } from './lib/fields.ts';
import { fromBytes, hexOf, ofHex } from './lib/models.ts';
import { DISTINCT_NAMES } from './lib/names.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import { labOf } from './lib/spaces.ts';

const NAMES = DISTINCT_NAMES.map(([name, bytes]) => {
  const color = fromBytes(bytes);
  return { name, hex: hexOf(color), lab: labOf(color) };
});

export default defineTool({
  slug: 'color-name-finder',
  name: 'Color Name Finder',
  category: 'color',
  summary: 'Finds the CSS named colours nearest to a colour, and so a name for it.',
  description:
    'The 148 names of CSS name 139 colours; each is listed once, as gray, cyan and magenta rather than grey, aqua and fuchsia. Distances are of the hex form, alpha ignored; a count above 139 lists all.',
  reference: 'CSS Color Module Level 4, named colors; CIEDE2000 on CSS Lab (D50)',
  keywords: ['what color is this', 'colour name', 'hex to name', 'closest', 'nearest'],
  inputs: z.strictObject({
    color: colorText('The colour to name'),
    count: z.int().min(1).max(148).default(5).describe('How many names to list, nearest first'),
  }),
  result: z.strictObject({
    name: z.string().describe('Name of the nearest CSS colour'),
    hex: hexField('The given colour'),
    exact: z.boolean().describe('Whether the named colour is the given one'),
    matches: z
      .array(
        z.strictObject({
          name: z.string().describe('CSS name of the colour'),
          hex: z.string().describe('The named colour as #rrggbb'),
          deltaE: z.number().describe('CIEDE2000 distance from the given colour; 0 is the same'),
        }),
      )
      .describe('The named colours, nearest first, equal distances by name'),
  }),
  examples: [
    {
      inputs: { color: '#ff6040', count: 2 },
      result: {
        name: 'tomato',
        hex: '#ff6040',
        exact: false,
        matches: [
          { name: 'tomato', hex: '#ff6347', deltaE: 1.1998212545910216 },
          { name: 'coral', hex: '#ff7f50', deltaE: 6.600463468146741 },
        ],
      },
    },
    { inputs: { color: 'grey', count: 1 }, result: { name: 'gray', hex: '#808080', exact: true, matches: [{ name: 'gray', hex: '#808080', deltaE: 0 }] } },
  ],
  run({ color: text, count }) {
    const color = readColor(text, 'color');
    const lab = labOf(ofHex(color));
    const sorted = NAMES.map((named) => ({ name: named.name, hex: named.hex, deltaE: deltaE2000(lab, named.lab) })).sort((a, b) => a.deltaE - b.deltaE);
    const [nearest] = sorted;
    return { name: nearest?.name ?? '', hex: hexOf(color), exact: nearest?.deltaE === 0, matches: sorted.slice(0, count) };
  },
});
