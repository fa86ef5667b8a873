import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { hexOf, readColor } from '../shared/svg/colors.ts';
import { short } from '../shared/svg/drawing.ts';

const MIN_CREST = 0.1;
const MAX_CREST = 0.9;

type Shape = 'smooth' | 'peaks' | 'steps';

export default defineTool({
  slug: 'svg-wave-generator',
  name: 'SVG Wave Generator',
  category: 'generators',
  summary: 'Generates wavy SVG section dividers for web pages.',
  description:
    'Each layer is one closed path over the whole width, filled down to the bottom, or up to the top with flip. Crests are 10 to 90 % of the height; each dip goes half as high as the lower crest beside it. Layers further back are higher and fainter.',
  reference: 'SVG 2 path data with cubic Bézier curves',
  keywords: ['divider', 'separator', 'background', 'header', 'footer', 'css'],
  random: true,
  inputs: z.strictObject({
    width: z.int().min(100).max(4000).default(1440).describe('Width of the picture in pixels'),
    height: z.int().min(20).max(2000).default(320).describe('Height of the picture in pixels'),
    waves: z.int().min(1).max(20).default(4).describe('How many crests each layer has'),
    layers: z.int().min(1).max(6).default(1).describe('How many waves there are one above the other, each fainter'),
    shape: z.enum(['smooth', 'peaks', 'steps']).default('smooth').describe('Rounded waves, straight slopes or flat steps'),
    color: z.string().min(1).max(32).default('#0099ff').describe('Fill as #rgb, #rrggbb or a CSS colour name'),
    flip: z.boolean().default(false).describe('Hang the waves from the top'),
    seed: seedInput,
  }),
  result: z.strictObject({
    svg: z.string().describe('The waves as SVG text'),
    path: z.string().describe('The front layer as the d attribute of a path'),
  }),
  examples: [
    {
      inputs: { seed: 'a' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="320" viewBox="0 0 1440 320" preserveAspectRatio="none"><path d="M0 320L0 240.66C90 240.66 90 161.32 180 161.32C270 161.32 270 240.66 360 240.66C450 240.66 450 142.13 540 142.13C630 142.13 630 294.88 720 294.88C810 294.88 810 269.77 900 269.77C990 269.77 990 299.7 1080 299.7C1170 299.7 1170 279.41 1260 279.41C1350 279.41 1350 299.7 1440 299.7L1440 320Z" fill="#0099ff"/></svg>',
        path: 'M0 320L0 240.66C90 240.66 90 161.32 180 161.32C270 161.32 270 240.66 360 240.66C450 240.66 450 142.13 540 142.13C630 142.13 630 294.88 720 294.88C810 294.88 810 269.77 900 269.77C990 269.77 990 299.7 1080 299.7C1170 299.7 1170 279.41 1260 279.41C1350 279.41 1350 299.7 1440 299.7L1440 320Z',
      },
    },
    {
      inputs: { shape: 'steps', layers: 3, flip: true, seed: 'a' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="320" viewBox="0 0 1440 320" preserveAspectRatio="none"><path d="M0 0V120.62H160V241.24H320V120.62H480V252.56H640V126.28H800V271.33H960V127.52H1120V255.04H1280V127.52H1440V0Z" fill="#0099ff" fill-opacity="0.33"/><path d="M0 0V84.59H160V169.18H320V81.54H480V163.08H640V75.62H800V151.24H960V75.62H1120V198.33H1280V99.16H1440V0Z" fill="#0099ff" fill-opacity="0.67"/><path d="M0 0V37.11H160V74.23H320V37.11H480V80.62H640V19.04H800V38.08H960V17.43H1120V34.86H1280V17.43H1440V0Z" fill="#0099ff"/></svg>',
        path: 'M0 0V37.11H160V74.23H320V37.11H480V80.62H640V19.04H800V38.08H960V17.43H1120V34.86H1280V17.43H1440V0Z',
      },
    },
  ],
  async run({ width, height, waves, layers, shape, color, flip, seed }) {
    const random = new Random(seed);
    const fill = hexOf(await readColor(color, 'color'));
    const band = (MAX_CREST - MIN_CREST) / layers;
    const paths = Array.from({ length: layers }, (_, layer) => {
      const crests = Array.from({ length: waves }, () => MIN_CREST + band * (layer + random.fraction()));
      const levels = levelsOf(crests).map((level) => (flip ? level * height : height - level * height));
      return outline(levels, width, flip ? 0 : height, shape);
    });
    const drawn = paths.map((path, layer) => `<path d="${path}" fill="${fill}"${layer > 0 ? ` fill-opacity="${short(1 - layer / layers)}"` : ''}/>`).reverse();
    return {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${drawn.join('')}</svg>`,
      path: paths[0] ?? '',
    };
  },
});

/** Crests with a dip before, between and after them. */
function levelsOf(crests: readonly number[]): number[] {
  const dips = Array.from({ length: crests.length + 1 }, (_, index) => Math.min(crests[index - 1] ?? 1, crests[index] ?? 1) / 2);
  return dips.flatMap((dip, index) => [dip, ...crests.slice(index, index + 1)]);
}

function outline(levels: readonly number[], width: number, base: number, shape: Shape): string {
  const intervals = shape === 'steps' ? levels.length : levels.length - 1;
  const across = (index: number): number => (index / intervals) * width;
  const parts = levels.map((level, index) => {
    const [x, y] = [across(index), short(level)];
    if (shape === 'steps') return `V${y}H${short(across(index + 1))}`;
    if (index === 0 || shape === 'peaks') return `L${short(x)} ${y}`;
    const middle = short((across(index - 1) + x) / 2);
    return `C${middle} ${short(levels[index - 1] ?? level)} ${middle} ${y} ${short(x)} ${y}`;
  });
  return `M0 ${base}${parts.join('')}${shape === 'steps' ? '' : `L${width} ${base}`}${shape === 'steps' ? `V${base}` : ''}Z`;
}
