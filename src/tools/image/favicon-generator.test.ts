import { expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './favicon-generator.ts';
import converter from './image-converter.ts';
import information from './image-information.ts';
import { EIGHT_COLORS, FOUR_COLORS } from './lib/samples.ts';

const NAMES = [
  'favicon.ico',
  'favicon-16x16.png',
  'favicon-32x32.png',
  'favicon-48x48.png',
  'apple-touch-icon.png',
  'android-chrome-192x192.png',
  'android-chrome-512x512.png',
];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><rect width="10" height="5" fill="#ff0000"/></svg>';

interface IconFile {
  name: string;
  width?: number;
  data: string;
  bytes: number;
}

const pixelsOf = async (image: string): Promise<Buffer> => Buffer.from((await run(converter, { image, format: 'raw' })).image, 'base64');

it('gives the files in their order, each of its size', async () => {
  const { files } = await run(tool, { image: FOUR_COLORS });
  expect(files.map(({ name }: IconFile) => name)).toEqual([...NAMES, 'site.webmanifest']);
  for (const { width, data, bytes } of files as IconFile[]) {
    expect(Buffer.from(data, 'base64')).toHaveLength(bytes);
    if (width !== undefined) expect(await run(information, { image: data })).toMatchObject({ format: 'png', width, height: width });
  }
});

it('puts PNGs of 16, 32 and 48 pixels into the ICO', async () => {
  const { files } = await run(tool, { image: FOUR_COLORS });
  const ico = Buffer.from(files[0].data, 'base64');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const [length, place] = [ico.readUInt32LE(14 + index * 16), ico.readUInt32LE(18 + index * 16)];
    expect(ico[6 + index * 16]).toBe(side);
    expect(ico.subarray(place, place + length).toString('base64')).toBe(files[index + 1].data);
  }
});

it('draws an SVG sharply in each size, in the middle, and gives it too', async () => {
  const { files, html } = await run(tool, { image: Buffer.from(SVG).toString('base64') });
  expect(files[7]).toMatchObject({ name: 'favicon.svg', mimeType: 'image/svg+xml', data: Buffer.from(SVG).toString('base64') });
  expect(html).toContain('favicon.svg');
  const small = await pixelsOf(files[1].data);
  const row = (y: number): string => small.subarray(y * 64, y * 64 + 4).toString('hex');
  expect([row(3), row(4), row(11), row(12)]).toEqual(['00000000', 'ff0000ff', 'ff0000ff', '00000000']);
});

it('makes the touch icon opaque, on white or on the background', async () => {
  for (const [background, corner] of [
    ['transparent', 'ffffffff'],
    ['#0000ff', '0000ffff'],
  ] as const) {
    const { files } = await run(tool, { image: EIGHT_COLORS, background });
    expect((await pixelsOf(files[4].data)).subarray(0, 4).toString('hex')).toBe(corner);
  }
});

it('leaves room, and names the site in the manifest', async () => {
  const { files, manifest, html } = await run(tool, { image: FOUR_COLORS, paddingPercent: 25, name: 'A "site"', themeColor: 'navy' });
  const small = await pixelsOf(files[1].data);
  expect([3, 4, 11, 12].map((x) => small[(8 * 16 + x) * 4 + 3])).toEqual([0, 255, 255, 0]);
  expect(JSON.parse(manifest)).toMatchObject({ name: 'A "site"', theme_color: '#000080', icons: [{ sizes: '192x192' }, { sizes: '512x512' }] });
  expect(html).toContain('content="#000080"');
  await expectInvalid(tool, { image: FOUR_COLORS, paddingPercent: 41 }, 'paddingPercent');
  await expectInvalid(tool, { image: FOUR_COLORS, themeColor: 'x' }, 'themeColor');
});
