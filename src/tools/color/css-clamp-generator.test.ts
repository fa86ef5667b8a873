import { holdTo } from '../testing.ts';
import tool from './css-clamp-generator.ts';

// slope = (max - min) / (maxViewport - minViewport), by hand.
holdTo(tool, {
  answers: [
    [
      { minSizePx: 10, maxSizePx: 10 },
      { clamp: 'clamp(0.625rem, 0.625rem + 0vw, 0.625rem)', slopeVw: 0, interceptPx: 10 },
    ],
    [
      { minSizePx: 0, maxSizePx: 100, minViewportPx: 100, maxViewportPx: 200, unit: 'px' },
      { clamp: 'clamp(0px, -100px + 100vw, 100px)', slopeVw: 100, interceptPx: -100 },
    ],
    [
      { minSizePx: 16, maxSizePx: 32, minViewportPx: 320, maxViewportPx: 1920, rootFontSizePx: 10 },
      { clamp: 'clamp(1.6rem, 1.28rem + 1vw, 3.2rem)', slopeVw: 1, interceptPx: 12.8 },
    ],
  ],
  invalid: [
    [{ minSizePx: 1, maxSizePx: 2, minViewportPx: 500, maxViewportPx: 500 }, 'maxViewportPx'],
    [{ minSizePx: -1, maxSizePx: 2 }, 'minSizePx'],
    [{ minSizePx: 1 }, 'maxSizePx'],
  ],
});
