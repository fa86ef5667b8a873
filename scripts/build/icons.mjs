import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng } from '../../src/tools/shared/svg/png.ts';
import { Raster } from '../../src/tools/shared/svg/raster.ts';
import { addAssets } from './assets.mjs';

/** Steps around a quarter of a circle: enough for 512 pixels. */
const STEPS = 24;
/** What of a maskable icon every mask shows is a circle of 80 % of its width (Web App Manifest, section 6.1.1): the drawing takes up a square that fits in. */
const MASKABLE_PART = 0.72;
const PREVIEW_PART = 0.6;
const FAVICON_SIZES = [16, 32, 48];

/** Draws the icon as pictures for home screens and for browsers that take no SVG. */
export async function writeIcons(root, folder) {
  const icon = readIcon(readFileSync(join(root, 'src', 'site', 'islands', 'icon.svg'), 'utf8'));
  await addAssets(folder, [
    ['icon-192.png', draw(icon, 192)],
    ['icon-512.png', draw(icon, 512)],
    ['icon-maskable-512.png', draw(icon, 512, MASKABLE_PART)],
    // Without transparent corners, which iOS would fill with black, and cuts off itself.
    ['apple-touch-icon.png', draw(icon, 180, 1)],
    // For links to our pages elsewhere.
    ['preview.png', draw(icon, 1200, PREVIEW_PART, 630)],
    ['favicon.ico', iconFile(FAVICON_SIZES.map((size) => [size, draw(icon, size)]))],
  ]);
}

/** The parts of the icon that are drawn: its square, and lines that go across or down. */
function readIcon(svg) {
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(svg);
  const [, radius, fill] = /<rect [^>]*rx="(\d+)" fill="(#\w+)"/.exec(svg);
  const lines = [...svg.matchAll(/<path d="([^"]+)" stroke="(#\w+)" stroke-width="([\d.]+)"/g)].flatMap(([, path, color, width]) =>
    [...path.matchAll(/M(\d+) (\d+)([hv])(\d+)/g)].map(([, x, y, way, length]) => ({
      x: Number(x),
      y: Number(y),
      right: way === 'h' ? Number(length) : 0,
      down: way === 'v' ? Number(length) : 0,
      width: Number(width),
      color,
    })),
  );
  return { size: Number(size), radius: Number(radius), fill, lines };
}

/** @param part of the height that the drawing takes up on a ground without corners; without it the icon is drawn as it is */
function draw({ size, radius, fill, lines }, width, part, height = width) {
  const raster = new Raster(width, height);
  const scale = (height / size) * (part ?? 1);
  const across = (value) => (width - size * scale) / 2 + value * scale;
  const downwards = (value) => (height - size * scale) / 2 + value * scale;
  raster.fill([rounded(0, 0, width, height, part === undefined ? radius * scale : 0)], colorOf(fill));
  for (const { x, y, right, down, width: thickness, color } of lines) {
    const half = (thickness / 2) * scale;
    raster.fill([rounded(across(x) - half, downwards(y) - half, across(x + right) + half, downwards(y + down) + half, half)], colorOf(color));
  }
  return encodePng(width, height, raster.pixels);
}

/** A rectangle with round corners, which is also a line with round ends. */
function rounded(left, top, right, bottom, radius) {
  if (radius === 0)
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  const corners = [
    [right - radius, bottom - radius],
    [left + radius, bottom - radius],
    [left + radius, top + radius],
    [right - radius, top + radius],
  ];
  return corners.flatMap(([x, y], corner) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = ((corner + step / STEPS) * Math.PI) / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

function colorOf(hex) {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  return [...[1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)), 255];
}

/** An ICO of PNG pictures. */
function iconFile(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [at, [size, png]] of pictures.entries()) {
    const entry = 6 + 16 * at;
    header.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(([, png]) => png)]);
}
