import { z } from 'zod';
import { defineTool } from '../define.ts';
import { contrastRatio, hexOf, luminanceOf } from './lib/models.ts';
import { colorText, readOpaque } from './lib/parse-color.ts';

export default defineTool({
  slug: 'contrast-grid-generator',
  name: 'Contrast Grid Generator',
  category: 'color',
  summary: 'Calculates the WCAG contrast of every pair in a list of colours.',
  description: 'Ratios as in the contrast checker. The level is AAA from 7, AA from 4.5, AA large from 3, else fail.',
  reference: 'WCAG 2.2 contrast ratio',
  keywords: ['accessibility', 'a11y', 'palette', 'matrix', 'combinations', 'colour'],
  inputs: z.strictObject({ colors: z.array(colorText('One opaque colour of the list')).min(2).max(50).describe('The opaque colours to compare, 2 to 50') }),
  result: z.strictObject({
    colors: z.array(z.string()).describe('The colours as #rrggbb, in the order given'),
    ratios: z.array(z.array(z.number())).describe('Contrast ratios: row i, column j is that of colours i and j'),
    pairs: z
      .array(
        z.strictObject({
          first: z.string().describe('Earlier colour of the pair, as #rrggbb'),
          second: z.string().describe('Later colour of the pair, as #rrggbb'),
          ratio: z.number().describe('Contrast ratio of the pair, from 1 to 21'),
          level: z.string().describe('Level it passes: AAA, AA, AA large or fail'),
        }),
      )
      .describe('Each pair once, highest ratio first, equal ones in the order of the list'),
    passing: z.int().describe('How many pairs have a ratio of at least 4.5'),
  }),
  headline: 'ratios',
  views: [{ kind: 'grid', field: 'ratios', columns: 'colors', rows: 'colors', samples: true }],
  examples: [
    {
      inputs: { colors: ['white', '#0066cc', 'black'] },
      result: {
        colors: ['#ffffff', '#0066cc', '#000000'],
        ratios: [
          [1, 5.566637067604819, 21],
          [5.566637067604819, 1, 3.7724751488129193],
          [21, 3.7724751488129193, 1],
        ],
        pairs: [
          { first: '#ffffff', second: '#000000', ratio: 21, level: 'AAA' },
          { first: '#ffffff', second: '#0066cc', ratio: 5.566637067604819, level: 'AA' },
          { first: '#0066cc', second: '#000000', ratio: 3.7724751488129193, level: 'AA large' },
        ],
        passing: 2,
      },
    },
    {
      inputs: { colors: ['#777', '#777777'] },
      result: {
        colors: ['#777777', '#777777'],
        ratios: [
          [1, 1],
          [1, 1],
        ],
        pairs: [{ first: '#777777', second: '#777777', ratio: 1, level: 'fail' }],
        passing: 0,
      },
    },
  ],
  run(inputs) {
    const read = inputs.colors.map((text, index) => readOpaque(text, `colors[${index}]`));
    const colors = read.map(hexOf);
    const luminances = read.map(luminanceOf);
    const ratios = luminances.map((first) => luminances.map((second) => contrastRatio(first, second)));
    const pairs = colors
      .flatMap((first, i) => colors.slice(i + 1).map((second, offset) => ({ first, second, ratio: ratios[i]?.[i + 1 + offset] ?? 1 })))
      .map((pair) => ({ ...pair, level: levelOf(pair.ratio) }))
      .sort((a, b) => b.ratio - a.ratio);
    return { colors, ratios, pairs, passing: pairs.filter(({ ratio }) => ratio >= 4.5).length };
  },
});

const levelOf = (ratio: number): string => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA large' : 'fail');
