import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cos, sin, tan } from '../shared/numbers/elementary.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { hexOf, readColor } from '../shared/svg/colors.ts';
import { short } from '../shared/svg/drawing.ts';

/** Part of the distance to the next point but one that a handle of a Catmull-Rom curve has. */
const TENSION = 1 / 6;

export default defineTool({
  slug: 'svg-blob-generator',
  name: 'SVG Blob Generator',
  category: 'generators',
  summary: 'Generates random organic blob shapes as SVG for backgrounds.',
  description:
    'Points at even angles, with random radii between 1 - irregularity and 1 of half the size, joined by a smooth closed curve that stays within the square.',
  reference: 'Catmull-Rom spline as cubic Bézier curves',
  keywords: ['shape', 'organic', 'background shape', 'amoeba', 'clip path', 'decoration'],
  random: true,
  inputs: z.strictObject({
    size: z.int().min(20).max(4000).default(400).describe('Side of the square picture in pixels'),
    points: z.int().min(3).max(30).default(8).describe('Points that the curve goes through'),
    irregularity: z.number().min(0).max(1).default(0.4).describe('How far radii differ; 0 is a circle'),
    color: z.string().min(1).max(32).default('#ff6680').describe('Colour of the blob: #rgb, #rrggbb or a CSS name'),
    secondColor: z.string().min(1).max(32).optional().describe('Second colour, for a gradient from top left to bottom right'),
    seed: seedInput,
  }),
  result: z.strictObject({
    svg: z.string().describe('The blob as SVG text'),
    path: z.string().describe('The curve as the d attribute of a path'),
    clipPath: z.string().describe("The curve as a CSS clip-path value, path('...')"),
  }),
  examples: [
    {
      inputs: { seed: 'a' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><path d="M360.41 200C363.99 232.82 335.92 276.8 309.19 309.19C282.45 341.57 241.45 389.25 200 394.3C158.55 399.36 85.71 371.91 60.48 339.52C35.24 307.14 43.87 241.77 48.6 200C53.34 158.23 63.67 116.94 88.9 88.9C114.14 60.87 166.86 27.89 200 31.78C233.14 35.68 260.99 84.24 287.73 112.27C314.46 140.31 356.84 167.18 360.41 200Z" fill="#ff6680"/></svg>',
        path: 'M360.41 200C363.99 232.82 335.92 276.8 309.19 309.19C282.45 341.57 241.45 389.25 200 394.3C158.55 399.36 85.71 371.91 60.48 339.52C35.24 307.14 43.87 241.77 48.6 200C53.34 158.23 63.67 116.94 88.9 88.9C114.14 60.87 166.86 27.89 200 31.78C233.14 35.68 260.99 84.24 287.73 112.27C314.46 140.31 356.84 167.18 360.41 200Z',
        clipPath:
          "path('M360.41 200C363.99 232.82 335.92 276.8 309.19 309.19C282.45 341.57 241.45 389.25 200 394.3C158.55 399.36 85.71 371.91 60.48 339.52C35.24 307.14 43.87 241.77 48.6 200C53.34 158.23 63.67 116.94 88.9 88.9C114.14 60.87 166.86 27.89 200 31.78C233.14 35.68 260.99 84.24 287.73 112.27C314.46 140.31 356.84 167.18 360.41 200Z')",
      },
    },
    {
      inputs: { points: 5, irregularity: 0, secondColor: 'gold', seed: 'a' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff6680"/><stop offset="1" stop-color="#ffd700"/></linearGradient></defs><path d="M400 200C400 286.65 344.21 363.44 261.8 390.21C179.4 400 89.13 387.65 38.2 317.56C0 247.46 0 152.54 38.2 82.44C89.13 12.35 179.4 0 261.8 9.79C344.21 36.56 400 113.35 400 200Z" fill="url(#g)"/></svg>',
        path: 'M400 200C400 286.65 344.21 363.44 261.8 390.21C179.4 400 89.13 387.65 38.2 317.56C0 247.46 0 152.54 38.2 82.44C89.13 12.35 179.4 0 261.8 9.79C344.21 36.56 400 113.35 400 200Z',
        clipPath:
          "path('M400 200C400 286.65 344.21 363.44 261.8 390.21C179.4 400 89.13 387.65 38.2 317.56C0 247.46 0 152.54 38.2 82.44C89.13 12.35 179.4 0 261.8 9.79C344.21 36.56 400 113.35 400 200Z')",
      },
    },
  ],
  async run({ size, points, irregularity, color, secondColor, seed }) {
    const random = new Random(seed);
    const first = hexOf(await readColor(color, 'color'));
    const second = secondColor === undefined ? undefined : hexOf(await readColor(secondColor, 'secondColor'));
    const middle = size / 2;
    const corners = Array.from({ length: points }, (_, index): [number, number] => {
      const angle = (index / points) * 2 * Math.PI;
      const radius = middle * (1 - irregularity * random.fraction());
      return [middle + radius * cos(angle), middle + radius * sin(angle)];
    });
    const path = smooth(corners, size, irregularity === 0 ? circleTension(points) : TENSION);
    const fill = second === undefined ? first : 'url(#g)';
    const gradient =
      second === undefined
        ? ''
        : `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${first}"/><stop offset="1" stop-color="${second}"/></linearGradient></defs>`;
    return {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${gradient}<path d="${path}" fill="${fill}"/></svg>`,
      path,
      clipPath: `path('${path}')`,
    };
  },
});

/** The tension that makes the curve through evenly spread points of a circle as round as a cubic can be. */
const circleTension = (points: number): number => ((4 / 3) * tan(Math.PI / (2 * points))) / (2 * sin((2 * Math.PI) / points));

function smooth(corners: readonly [number, number][], size: number, tension: number): string {
  const at = (index: number): [number, number] => corners[(index + corners.length) % corners.length] ?? [0, 0];
  const hold = (value: number): string => short(Math.min(size, Math.max(0, value)));
  const point = (x: number, y: number): string => `${hold(x)} ${hold(y)}`;
  const [start] = corners;
  const curves = corners.map((here, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leaving = point(here[0] + (next[0] - before[0]) * tension, here[1] + (next[1] - before[1]) * tension);
    const arriving = point(next[0] - (after[0] - here[0]) * tension, next[1] - (after[1] - here[1]) * tension);
    return `C${leaving} ${arriving} ${point(...next)}`;
  });
  return `M${point(...(start ?? [0, 0]))}${curves.join('')}Z`;
}
