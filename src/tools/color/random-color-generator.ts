import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { hexOf, hslToRgb, srgb } from './lib/models.ts';

const TRIES_PER_COLOR = 1000;
const ALL_COLORS = 2 ** 24;
const percent = (what: string, byDefault: number) => z.number().min(0).max(100).default(byDefault).describe(`${what}, in percent`);

export default defineTool({
  slug: 'random-color-generator',
  name: 'Random Color Generator',
  category: 'color',
  summary: 'Generates random colours, optionally within ranges of hue, saturation and lightness.',
  description:
    'Hue, saturation and lightness are drawn evenly from their ranges in HSL; with all ranges at their defaults, each of the 16777216 colours is equally likely. With a seed the same inputs give the same colours.',
  reference: 'Uniform draws by rejection; HSL of CSS Color Module Level 4',
  keywords: ['colour', 'pick', 'pastel', 'palette', 'hex'],
  random: true,
  heavyWhen: (inputs) => inputs.unique && !areAllColors(inputs),
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(5).describe('How many colours to draw'),
    hueFromDegrees: z.number().min(0).max(360).default(0).describe('Where the range of hues begins, in degrees'),
    hueToDegrees: z.number().min(0).max(360).default(360).describe('Where the range of hues ends, in degrees; below the begin, it runs through 0'),
    saturationFromPercent: percent('Minimum saturation', 0),
    saturationToPercent: percent('Maximum saturation', 100),
    lightnessFromPercent: percent('Minimum lightness', 0),
    lightnessToPercent: percent('Maximum lightness', 100),
    unique: z.boolean().default(false).describe('Whether no colour may come twice'),
    seed: z.string().min(1).max(200).optional().describe('Any text that makes the draw repeatable'),
  }),
  result: z.strictObject({ colors: z.array(z.string()).describe('The colours drawn, as #rrggbb') }),
  examples: [
    {
      inputs: { count: 2, saturationFromPercent: 0, saturationToPercent: 0, lightnessFromPercent: 50, lightnessToPercent: 50 },
      result: { colors: ['#808080', '#808080'] },
    },
  ],
  run(inputs) {
    if (inputs.saturationFromPercent > inputs.saturationToPercent) invalid('saturationFromPercent', 'must not be above saturationToPercent');
    if (inputs.lightnessFromPercent > inputs.lightnessToPercent) invalid('lightnessFromPercent', 'must not be above lightnessToPercent');
    const random = new Random(inputs.seed);
    const draw = drawer(inputs, random);
    const colors: string[] = [];
    const drawn = new Set<string>();
    let tries = 0;
    while (colors.length < inputs.count) {
      const color = draw();
      if (inputs.unique && drawn.has(color)) {
        if (++tries === TRIES_PER_COLOR) {
          unprocessable(`After ${colors.length} different colours, none that is new came up in ${tries} draws; widen the ranges or ask for fewer.`, 'count');
        }
        continue;
      }
      tries = 0;
      drawn.add(color);
      colors.push(color);
    }
    return { colors };
  },
});

interface Ranges {
  hueFromDegrees: number;
  hueToDegrees: number;
  saturationFromPercent: number;
  saturationToPercent: number;
  lightnessFromPercent: number;
  lightnessToPercent: number;
}

function drawer(ranges: Ranges, random: Random): () => string {
  const { hueFromDegrees: from, hueToDegrees: to } = ranges;
  if (areAllColors(ranges)) return () => `#${random.below(ALL_COLORS).toString(16).padStart(6, '0')}`;
  const hueSpan = to < from ? to + 360 - from : to - from;
  const between = (least: number, greatest: number): number => least + (greatest - least) * random.fraction();
  return () => {
    const hue = from + hueSpan * random.fraction();
    const saturation = between(ranges.saturationFromPercent, ranges.saturationToPercent) / 100;
    const lightness = between(ranges.lightnessFromPercent, ranges.lightnessToPercent) / 100;
    return hexOf(srgb(hslToRgb(hue, saturation, lightness)));
  };
}

const areAllColors = (ranges: Ranges): boolean =>
  ranges.hueFromDegrees === 0 &&
  ranges.hueToDegrees === 360 &&
  ranges.saturationFromPercent === 0 &&
  ranges.saturationToPercent === 100 &&
  ranges.lightnessFromPercent === 0 &&
  ranges.lightnessToPercent === 100;
