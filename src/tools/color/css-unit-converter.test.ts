import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './css-unit-converter.ts';
import data from './testdata/css-unit-converter.json' with { type: 'json' };

// CSS Values and Units 4, section 6.2: 1in = 96px = 2.54cm = 25.4mm = 101.6q = 72pt = 6pc.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: 1, from: 'in', to: 'px' }, { value: 96 }],
    [
      { value: 2.54, from: 'cm', to: 'in' },
      { value: 1, css: '1in' },
    ],
    [{ value: 25.4, from: 'mm', to: 'pc' }, { value: 6 }],
    [
      { value: 1, from: 'in', to: 'q' },
      { value: 101.6, css: '101.6Q' },
    ],
    [{ value: 50, from: 'vw', to: 'px' }, { value: 960 }],
    [{ value: 10, from: 'vmin', to: 'vmax' }, { value: 5.625 }],
    [
      { value: 30, from: 'px', to: 'percent', parentSizePx: 120 },
      { value: 25, css: '25%' },
    ],
    [{ value: 2, from: 'em', to: 'rem', fontSizePx: 20, rootFontSizePx: 10 }, { value: 4 }],
    [
      { value: -1, from: 'px', to: 'in' },
      { value: -1 / 96, css: '-0.010417in' },
    ],
    [{ value: -1e-9, from: 'px', to: 'px' }, { css: '0px' }],
  ],
  invalid: [
    [{ value: 1, from: 'ch' }, 'from'],
    [{ value: 1e10 }, 'value'],
    [{}, 'value'],
  ],
});

describe('css-unit-converter', () => {
  it('comes back to where it began', async () => {
    const unit = fc.constantFrom('px', 'rem', 'em', 'pt', 'pc', 'in', 'cm', 'mm', 'q', 'vw', 'vh', 'vmin', 'vmax', 'percent');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -1e6, max: 1e6 }), unit, unit, async (value, from, to) => {
        const there = (await run(tool, { value, from, to })).value;
        expect((await run(tool, { value: there, from: to, to: from })).value).toBeCloseTo(value, 8);
      }),
    );
  });
});
