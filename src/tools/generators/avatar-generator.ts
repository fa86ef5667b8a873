import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { viewOf } from '../shared/bytes/arrays.ts';
import { cos, sin } from '../shared/numbers/elementary.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { fromHsl, hexOf, readableOn, readColor } from '../shared/svg/colors.ts';
import { centeredBase, Drawing } from '../shared/svg/drawing.ts';
import { graphemes } from '../shared/text/segments.ts';
import { pictureFormat, pictureResult } from './lib/qr.ts';

export default defineTool({
  slug: 'avatar-generator',
  name: 'Initials Avatar Generator',
  category: 'generators',
  summary: "Generates an avatar with a name's initials on a colour derived from the name.",
  description:
    'Words are runs of letters, marks, digits and apostrophes; what comes from the first @ on is left out. The same name always gives the same colour. With format png the initials must be Latin letters or digits, which are drawn without accents.',
  reference: 'SHA-256 of the UTF-8 name for the hue; contrast by WCAG 2',
  keywords: ['profile picture', 'user icon', 'letter avatar', 'placeholder avatar'],
  heavyWhen: ({ format, size }) => format === 'png' && size > 256,
  inputs: z.strictObject({
    name: z.string().min(1).max(200).describe('Name or e-mail address whose initials are shown'),
    size: z.int().min(16).max(2000).default(128).describe('Side of the picture in pixels'),
    letters: z.int().min(1).max(3).default(2).describe('How many initials to show at most'),
    shape: z.enum(['circle', 'square', 'rounded']).default('circle').describe('Outline of the coloured area'),
    background: z.string().min(1).max(32).optional().describe('Colour of the area; from the name if omitted'),
    color: z.string().min(1).max(32).optional().describe('Colour of the initials; black or white, whichever is easier to read, if omitted'),
    format: pictureFormat,
  }),
  result: z.strictObject({
    ...pictureResult,
    initials: z.string().describe('The initials shown, in upper case'),
    background: z.string().describe('Colour of the area as #rrggbb'),
    color: z.string().describe('Colour of the initials as #rrggbb'),
  }),
  examples: [
    {
      inputs: { name: 'Ada Lovelace' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128" role="img"><title>Ada Lovelace</title><circle cx="64" cy="64" r="64" fill="#7fb234"/><text x="64" y="82.59" font-family="sans-serif" font-size="56.32" fill="#000000" text-anchor="middle">AL</text></svg>',
        initials: 'AL',
        background: '#7fb234',
        color: '#000000',
      },
    },
    {
      inputs: { name: 'jean-luc.picard@example.com', letters: 3 },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128" role="img"><title>jean-luc.picard@example.com</title><circle cx="64" cy="64" r="64" fill="#b29234"/><text x="64" y="78.36" font-family="sans-serif" font-size="43.52" fill="#000000" text-anchor="middle">JLP</text></svg>',
        initials: 'JLP',
        background: '#b29234',
        color: '#000000',
      },
    },
  ],
  async run({ name, size, letters, shape, background, color, format }) {
    const words = (name.replace(/@.*$/su, '').match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).map((word) => word.replace(/^['’]+/, '')).filter((word) => word !== '');
    if (words.length === 0) unprocessable('The name contains no word.', 'name');
    const chosen = words.length > letters ? [...words.slice(0, letters - 1), words.at(-1) ?? ''] : words;
    const initials = chosen.map((word) => (graphemes(word)[0] ?? '').toUpperCase()).join('');
    const hue = viewOf(createHash('sha256').update(name).digest()).getUint16(0) % 360;
    const area = background === undefined ? fromHsl(hue, 55, 45) : await readColor(background, 'background');
    const ink = color === undefined ? readableOn(area) : await readColor(color, 'color');
    const drawing = new Drawing(size, size).describe(name);
    if (shape === 'square') drawing.rectangle(0, 0, size, size, area);
    else if (shape === 'circle') drawing.circle(size / 2, size / 2, size / 2, area);
    else drawing.polygons([roundedSquare(size, size / 6)], area);
    const height = size * (chosen.length > 2 ? 0.34 : 0.44);
    drawing.text(initials, size / 2, centeredBase(size / 2, height), height, ink, 'middle', 'name');
    return { ...(await drawing.in(format)), initials, background: hexOf(area), color: hexOf(ink) };
  },
});

function roundedSquare(size: number, radius: number): [number, number][] {
  const centers = [
    [size - radius, size - radius],
    [radius, size - radius],
    [radius, radius],
    [size - radius, radius],
  ] as const;
  return centers.flatMap(([x, y], corner) =>
    Array.from({ length: 9 }, (_, step): [number, number] => {
      const angle = ((corner + step / 8) * Math.PI) / 2;
      return [x + radius * cos(angle), y + radius * sin(angle)];
    }),
  );
}
