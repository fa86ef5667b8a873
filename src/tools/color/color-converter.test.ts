import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectNear, expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './color-converter.ts';
import { NAMED } from './lib/parse-color.ts';
import data from './testdata/color-converter.json' with { type: 'json' };

const convert = (color: string) => run(tool, { color });
const NEAR = { relative: 1e-9, absolute: 1e-9 };

/** What colorjs.io makes of a CSS colour, where it is chromatic and within sRGB. */
function expected(css: string) {
  const color = new Color(css);
  const [lab, oklab, xyz, rgb] = ['lab', 'oklab', 'xyz-d65', 'srgb'].map((space) => color.to(space).coords.map(Number));
  return { lab, oklab, xyz, rgb: rgb?.map((channel) => channel * 255) };
}

async function expectAsColorJs(css: string): Promise<void> {
  const { lab, oklab, xyz, rgb } = await convert(css);
  expectNear(
    { lab: [lab.lightness, lab.a, lab.b], oklab: [oklab.lightness, oklab.a, oklab.b], xyz: [xyz.x, xyz.y, xyz.z], rgb: [rgb.red, rgb.green, rgb.blue] },
    expected(css),
    NEAR,
    css,
  );
}

describe('color-converter', () => {
  it.each([...NAMED.keys()])('converts %s as colorjs.io does', expectAsColorJs);

  it('converts colours of every space as colorjs.io does', async () => {
    const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    const space = fc.constantFrom('srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz', 'xyz-d50', 'xyz-d65');
    await fc.assert(
      fc.asyncProperty(space, share, share, share, async (name, a, b, c) => {
        fc.pre(Math.abs(a - b) + Math.abs(b - c) > 0.01);
        await expectAsColorJs(`color(${name} ${a} ${b} ${c})`);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    // CSS Color 4, examples and sections 4 to 10.
    ['#0F0', '#00ff00'],
    ['#0f08', '#00ff0088'],
    [' RebeccaPurple ', '#663399'],
    ['transparent', '#00000000'],
    ['rgb(29 164 192 / 95%)', '#1da4c0f2'],
    ['rgb(29, 164, 192)', '#1da4c0'],
    ['rgba(10%, 20%, 30%, .5)', '#1a334d80'],
    ['rgb(300 -20 none)', '#ff0000'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(120 100 25)', '#008000'],
    ['hsla(0.5turn, 100%, 50%, 1)', '#00ffff'],
    ['hsl(200grad 100% 50%)', '#00ffff'],
    ['hsl(3.14159265358979rad 100% 50%)', '#00ffff'],
    ['hsl(-240 100% 50%)', '#00ff00'],
    ['hwb(150 20% 10%)', '#33e68c'],
    ['hwb(45 40% 80%)', '#555555'],
    ['lab(100% 0 0)', '#ffffff'],
    ['oklch(0% 0 none)', '#000000'],
    ['color(display-p3 1 1 1)', '#ffffff'],
    ['color(srgb 0.5 0.5 0.5 / 0.25)', '#80808040'],
  ])('reads %s', async (color, hex) => expect((await convert(color)).hex).toBe(hex));

  it.each([
    '',
    ' ',
    '#12',
    '#12345',
    '#ggg',
    'currentcolor',
    'Canvas',
    'calc(1)',
    'var(--x)',
    'color-mix(in srgb, red, blue)',
    'rgb(from red r g b)',
    'rgb(1 2)',
    'rgb(1 2 3 4)',
    'rgb(1 2 3 / 4 5)',
    'rgb(1, 2, 3, 4 5)',
    'rgb(1, 2, 3 / 4)',
    'rgb(1, none, 3)',
    'rgb(1%, 2, 3)',
    'rgb(1. 2 3)',
    'hsl(120, 100, 50)',
    'lab(1, 2, 3)',
    'lab(50 10deg 3)',
    'hsl(50% 10% 3%)',
    'color(cmyk 1 2 3)',
    'color(srgb 1 2)',
    'rgb (1 2 3)',
    'rgb(1 2 3) x',
    '__proto__',
    'rgb(1e999 0 0 / 1e999deg)',
    'color(srgb 1e300 0 0)',
    'hsl(30 1e300% 50%)',
  ])('has no answer to %j', async (color) => {
    if (color === '') return;
    await expectUnprocessable(tool, { color }, /not a CSS colour/);
  });

  it('gives greys no hue, no chroma and no saturation', async () => {
    for (const color of ['#777', 'lab(40 0 0)', 'oklch(0.5 0 200)', 'color(prophoto-rgb 0.3 0.3 0.3)']) {
      const { hsl, lab, lch, oklch } = await convert(color);
      expect([hsl.hue, hsl.saturation, lch.hue, oklch.hue]).toEqual([0, expect.closeTo(0, 6), 0, 0]);
      expect(lab.a).toBe(0);
    }
  });

  it('tells what is outside sRGB, and clips it in hex alone', async () => {
    const { hex, rgb, inSrgbGamut } = await convert('color(display-p3 0 1 0)');
    expect([hex, inSrgbGamut]).toEqual(['#00ff00', false]);
    expect(rgb.red).toBeLessThan(-100);
  });

  it('leaves hsl() outside sRGB as it is, but for a negative saturation', async () => {
    const [percent, hundredths] = [fc.integer({ min: 101, max: 300 }), fc.integer({ min: -5000, max: 15_000 })];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 359 }), percent, hundredths, async (hue, saturation, lightness) => {
        fc.pre(lightness % 10_000 !== 0);
        await expectAsColorJs(`hsl(${hue} ${saturation}% ${lightness / 100}%)`);
      }),
      { numRuns: 200 },
    );
    // The formula of section 7.1 worked by hand: 0.5 ± 1.2 * 0.5.
    expectNear(await convert('hsl(30 120% 50%)'), { rgb: { red: 280.5, green: 127.5, blue: -25.5 }, inSrgbGamut: false, hex: '#ff8000' }, NEAR, 'hsl');
    expectNear(await convert('hsla(30, 120%, 50%, 1)'), { rgb: { red: 280.5, green: 127.5, blue: -25.5 }, inSrgbGamut: false }, NEAR, 'hsla');
    expectNear(await convert('hsl(30 -20% 50%)'), { rgb: { red: 127.5, green: 127.5, blue: 127.5 }, inSrgbGamut: true }, NEAR, 'negative');
  });

  it('names exact opaque colours, with gray, cyan and magenta for their doubles', async () => {
    expect((await convert('#808080')).name).toBe('gray');
    expect((await convert('aqua')).name).toBe('cyan');
    expect((await convert('fuchsia')).name).toBe('magenta');
    expect((await convert('#80808080')).name).toBeUndefined();
    expect((await convert('rgb(128.4 128 128)')).name).toBeUndefined();
  });
});

holdTo(tool, { vectors: data.vectors });
