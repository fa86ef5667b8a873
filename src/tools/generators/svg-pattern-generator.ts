import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf, readColor } from '../shared/svg/colors.ts';
import { short } from '../shared/svg/drawing.ts';

const PATTERNS = ['dots', 'grid', 'lines', 'diagonal', 'checkerboard', 'triangles', 'hexagons', 'zigzag', 'waves', 'crosses', 'bricks'] as const;

type Pattern = (typeof PATTERNS)[number];

export default defineTool({
  slug: 'svg-pattern-generator',
  name: 'SVG Pattern Generator',
  category: 'generators',
  summary: 'Generates seamless background patterns as SVG and CSS.',
  description:
    'One tile repeats without seams in both directions. Tiles are squares of the given size; those of hexagons are the square root of 3 times as high as wide. strokeWidth does not matter for checkerboard and triangles, which are filled.',
  reference: 'SVG 2; CSS Backgrounds and Borders; data URIs by RFC 2397',
  keywords: ['background', 'tile', 'texture', 'wallpaper', 'repeat', 'data uri'],
  inputs: z.strictObject({
    pattern: z.enum(PATTERNS).default('dots').describe('Pattern shown on the tiles'),
    size: z.int().min(4).max(400).default(20).describe('Width of one tile in pixels'),
    strokeWidth: z.number().min(0.1).max(100).default(2).describe('Width of lines, or radius of dots, in pixels'),
    color: z.string().min(1).max(32).default('#9c92ac').describe('Colour of the pattern as #rgb, #rrggbb or a CSS colour name'),
    background: z.string().min(1).max(32).default('transparent').describe('Colour behind the pattern, or transparent'),
    opacity: z.number().min(0).max(1).default(1).describe('How opaque the pattern is, 1 for wholly'),
  }),
  result: z.strictObject({
    svg: z.string().describe('One tile as SVG text'),
    css: z.string().describe('CSS declarations of background-color and background-image'),
    width: z.number().describe('Width of the tile in pixels'),
    height: z.number().describe('Height of the tile in pixels'),
  }),
  headline: 'css',
  appliesWhen: { strokeWidth: { pattern: ['dots', 'grid', 'lines', 'diagonal', 'hexagons', 'zigzag', 'waves', 'crosses', 'bricks'] } },
  views: [{ kind: 'preview', field: 'css', of: 'background' }],
  examples: [
    {
      inputs: {},
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20"><circle cx="10" cy="10" r="2" fill="#9c92ac"/></svg>',
        css: 'background-color: transparent;\nbackground-image: url("data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%2220%22%20height%3D%2220%22%20viewBox%3D%220%200%2020%2020%22%3E%3Ccircle%20cx%3D%2210%22%20cy%3D%2210%22%20r%3D%222%22%20fill%3D%22%239c92ac%22%2F%3E%3C%2Fsvg%3E");',
        width: 20,
        height: 20,
      },
    },
    {
      inputs: { pattern: 'checkerboard', size: 40, color: 'black', background: 'white' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><rect width="40" height="40" fill="#ffffff"/><path d="M0 0H20V40H40V20H0Z" fill="#000000"/></svg>',
        css: 'background-color: #ffffff;\nbackground-image: url("data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%2240%22%20height%3D%2240%22%20viewBox%3D%220%200%2040%2040%22%3E%3Crect%20width%3D%2240%22%20height%3D%2240%22%20fill%3D%22%23ffffff%22%2F%3E%3Cpath%20d%3D%22M0%200H20V40H40V20H0Z%22%20fill%3D%22%23000000%22%2F%3E%3C%2Fsvg%3E");',
        width: 40,
        height: 40,
      },
    },
  ],
  async run({ pattern, size, strokeWidth, color, background, opacity }) {
    const ink = hexOf(await readColor(color, 'color'));
    const paper = await readColor(background, 'background', true);
    const behind = paper[3] === 0 ? 'transparent' : hexOf(paper);
    const height = pattern === 'hexagons' ? Math.round(size * Math.sqrt(3) * 100) / 100 : size;
    const backdrop = behind === 'transparent' ? '' : `<rect width="${size}" height="${height}" fill="${behind}"/>`;
    const seeThrough = (kind: 'fill' | 'stroke'): string => (opacity < 1 ? ` ${kind}-opacity="${opacity}"` : '');
    const filled = FILLED[pattern]?.(size, strokeWidth);
    const shape =
      filled === undefined
        ? `<path d="${STROKED[pattern]?.(size, height)}" fill="none" stroke="${ink}" stroke-width="${strokeWidth}"${seeThrough('stroke')}/>`
        : `<${filled} fill="${ink}"${seeThrough('fill')}/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}">${backdrop}${shape}</svg>`;
    return { svg, css: `background-color: ${behind};\nbackground-image: url("data:image/svg+xml,${percentEncoded(svg)}");`, width: size, height };
  },
});

const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Elements of the filled patterns, without their fill. */
const FILLED: Partial<Record<Pattern, (size: number, radius: number) => string>> = {
  dots: (size, radius) => `circle cx="${size / 2}" cy="${size / 2}" r="${radius}"`,
  checkerboard: (size) => `path d="M0 0H${size / 2}V${size}H${size}V${size / 2}H0Z"`,
  triangles: (size) => `path d="M0 ${size}L${size / 2} 0L${size} ${size}Z"`,
};

/** Path data of the stroked patterns. What crosses the edge of the tile is drawn on both sides of it. */
const STROKED: Partial<Record<Pattern, (size: number, height: number) => string>> = {
  grid: (size) => `M${size / 2} 0V${size}M0 ${size / 2}H${size}`,
  lines: (size) => `M0 ${size / 2}H${size}`,
  diagonal: (size) => [-1, 0, 1].map((shift) => `M${(shift - 1) * size} ${2 * size}L${(shift + 2) * size} ${-size}`).join(''),
  hexagons: honeycomb,
  zigzag: (size) =>
    inThreeRows((shift) => {
      const [low, high] = [short((shift + 0.75) * size), short((shift + 0.25) * size)];
      return `M${-size} ${low}L${-size / 2} ${high}L0 ${low}L${size / 2} ${high}L${size} ${low}L${1.5 * size} ${high}L${2 * size} ${low}`;
    }),
  waves: (size) =>
    inThreeRows((shift) => {
      const middle = short((shift + 0.5) * size);
      return `M${-size} ${middle}Q${-0.75 * size} ${shift * size} ${-size / 2} ${middle}T0 ${middle}T${size / 2} ${middle}T${size} ${middle}T${1.5 * size} ${middle}T${2 * size} ${middle}`;
    }),
  crosses: (size) => `M${size / 2} ${size / 4}V${0.75 * size}M${size / 4} ${size / 2}H${0.75 * size}`,
  bricks: (size) =>
    `M0 ${size / 4}H${size}M0 ${0.75 * size}H${size}M${size / 2} ${size / 4}V${0.75 * size}M0 ${-size / 4}V${size / 4}M${size} ${-size / 4}V${size / 4}M0 ${0.75 * size}V${1.25 * size}M${size} ${0.75 * size}V${1.25 * size}`,
};

const inThreeRows = (row: (shift: number) => string): string => [-1, 0, 1].map(row).join('');

/** Hexagons with a corner on top around all that the tile touches. */
function honeycomb(width: number, height: number): string {
  const side = height / 3;
  const centers = [
    [0, 0],
    [width, 0],
    [-width / 2, height / 2],
    [width / 2, height / 2],
    [1.5 * width, height / 2],
    [0, height],
    [width, height],
  ] as const;
  const half = width / 2;
  return centers
    .map(([x, y]) => {
      const corners = [
        [x, y - side],
        [x + half, y - side / 2],
        [x + half, y + side / 2],
        [x, y + side],
        [x - half, y + side / 2],
        [x - half, y - side / 2],
      ];
      return `M${corners.map((corner) => corner.map((value) => short(value ?? 0)).join(' ')).join('L')}Z`;
    })
    .join('');
}
