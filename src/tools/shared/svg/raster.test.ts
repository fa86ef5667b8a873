import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { escapeXml, short } from './drawing.ts';
import { drawableText, letterOutlines } from './letters.ts';
import { type Point, Raster } from './raster.ts';

const BLACK = [0, 0, 0, 255] as const;
const rectangle = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const alphas = ({ pixels }: Raster): number[] => Array.from(pixels).filter((_, index) => index % 4 === 3);

it('covers as much of each pixel as a rectangle does', () => {
  const raster = new Raster(3, 2);
  raster.fill([rectangle(0.5, 0, 2.25, 1.5)], BLACK);
  expect(alphas(raster)).toEqual([128, 255, 64, 64, 128, 32]);
});

it('covers the area of any rectangle on quarters of rows', () => {
  const quarter = fc.integer({ min: 0, max: 32 }).map((value) => value / 4);
  fc.assert(
    fc.property(quarter, quarter, quarter, quarter, (x0, y0, x1, y1) => {
      const raster = new Raster(8, 8);
      raster.fill([rectangle(x0, y0, x1, y1)], BLACK);
      const area = Math.abs((x1 - x0) * (y1 - y0));
      expect(Math.abs(alphas(raster).reduce((sum, alpha) => sum + alpha / 255, 0) - area)).toBeLessThan(64 * (0.5 / 255) + 1e-9);
    }),
  );
});

it('fills by winding or by crossings, as SVG does', () => {
  const twice = [rectangle(0, 0, 3, 1), rectangle(1, 0, 2, 1)];
  const [nonzero, evenodd] = [new Raster(3, 1), new Raster(3, 1)];
  nonzero.fill(twice, BLACK);
  evenodd.fill(twice, BLACK, 1, 'evenodd');
  expect([alphas(nonzero), alphas(evenodd)]).toEqual([
    [255, 255, 255],
    [255, 0, 255],
  ]);
});

it('paints one colour over another by its share (source-over of Porter and Duff)', () => {
  const raster = new Raster(1, 1);
  raster.fill([rectangle(0, 0, 1, 1)], [255, 0, 0, 255]);
  raster.fill([rectangle(0, 0, 1, 1)], [0, 0, 255, 255], 0.5);
  expect([...raster.pixels]).toEqual([128, 0, 128, 255]);
});

it('leaves out what is beyond the picture, and what has no area', () => {
  const raster = new Raster(2, 2);
  raster.fill([rectangle(-5, -5, 1, 1), rectangle(9, 9, 12, 12)], BLACK);
  raster.fill([[], [[1, 1]]], BLACK);
  expect(alphas(raster)).toEqual([255, 0, 0, 0]);
});

it('writes text and numbers for SVG', () => {
  expect(escapeXml('<a b="\'&">\u0000\ud800\uffff\n')).toBe('&lt;a b=&quot;&#39;&amp;&quot;&gt;\n');
  expect([short(1 / 3), short(-0.001), short(2)]).toEqual(['0.33', '0', '2']);
});

it('draws Latin letters without their accents, and says what it cannot draw', async () => {
  expect(drawableText('Łódź – “ß”…', 'text')).toBe('Lodz - "ss"...');
  expect(() => drawableText('漢', 'text')).toThrow(Unprocessable);
  const outlines = (await letterOutlines())('I', 10, 20, 12);
  const points = outlines.flat();
  expect(points.length).toBeGreaterThan(3);
  for (const [x, y] of points) expect(x >= 10 && x <= 10 + 0.65 * 12 && y <= 20.5 && y >= 20 - 0.7 * 12).toBe(true);
});
