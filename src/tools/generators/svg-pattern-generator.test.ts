import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { expectSafeSvg } from './lib/picture-testing.ts';
import tool from './svg-pattern-generator.ts';

const PATTERNS = ['dots', 'grid', 'lines', 'diagonal', 'checkerboard', 'triangles', 'hexagons', 'zigzag', 'waves', 'crosses', 'bricks'];

holdTo(tool, {
  answers: [
    [{}, { width: 20, height: 20 }],
    [
      { pattern: 'checkerboard', size: 40, color: 'black', background: 'white' },
      { width: 40, height: 40 },
    ],
    // 100 times the square root of 3
    [
      { pattern: 'hexagons', size: 100 },
      { width: 100, height: 173.21 },
    ],
  ],
  invalid: [
    [{ pattern: 'stars' }, 'pattern'],
    [{ size: 3 }, 'size'],
    [{ strokeWidth: 0 }, 'strokeWidth'],
    [{ color: 'transparent' }, 'color'],
    [{ background: '"/>' }, 'background'],
    [{ opacity: 1.1 }, 'opacity'],
  ],
});

it.each(PATTERNS)('puts the tile of %s in CSS, percent-encoded', async (pattern) => {
  const { svg, css, width, height } = await run(tool, { pattern, size: 30, background: 'white', opacity: 0.5 });
  expectSafeSvg(svg, width, height);
  expect(svg).toContain('opacity="0.5"');
  const found = /^background-color: #ffffff;\nbackground-image: url\("data:image\/svg\+xml,([A-Za-z0-9%._~-]+)"\);$/.exec(css);
  expect(decodeURIComponent(found?.[1] ?? '')).toBe(svg);
});

it('leaves a transparent background out', async () => {
  const { svg, css } = await run(tool, {});
  expect(svg).not.toContain('<rect');
  expect(css).toContain('background-color: transparent;');
});

it.each(['grid', 'lines', 'diagonal', 'hexagons', 'zigzag', 'bricks'])('has lines of %s that go on beyond each edge', async (pattern) => {
  const { svg, width, height } = await run(tool, { pattern, size: 40 });
  const crossings: Record<string, Set<string>> = { left: new Set(), right: new Set(), top: new Set(), bottom: new Set() };
  for (const [from, to] of segments(svg)) {
    for (const [side, x] of [
      ['left', 0],
      ['right', width],
    ] as const)
      if (from[0] !== to[0] && (from[0] - x) * (to[0] - x) <= 0) {
        const y = from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
        if (y > 0.1 && y < height - 0.1) crossings[side]?.add(y.toFixed(1));
      }
    for (const [side, y] of [
      ['top', 0],
      ['bottom', height],
    ] as const)
      if (from[1] !== to[1] && (from[1] - y) * (to[1] - y) <= 0) {
        const x = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
        if (x > 0.1 && x < width - 0.1) crossings[side]?.add(x.toFixed(1));
      }
  }
  expect([...(crossings.left ?? [])].sort()).toEqual([...(crossings.right ?? [])].sort());
  expect([...(crossings.top ?? [])].sort()).toEqual([...(crossings.bottom ?? [])].sort());
});

/** The straight pieces of the path in an SVG. */
type Point = [x: number, y: number];

function segments(svg: string): [Point, Point][] {
  const pieces: [Point, Point][] = [];
  let start: Point = [0, 0];
  let here: Point = [0, 0];
  for (const [, command, rest = ''] of (/ d="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number);
    const [x, y] = here;
    const [first = 0, second = 0] = numbers;
    const next: Point = command === 'H' ? [first, y] : command === 'V' ? [x, first] : command === 'Z' ? start : [first, second];
    if (command === 'M') start = next;
    else pieces.push([here, next]);
    here = next;
  }
  return pieces;
}
