import { expect } from 'vitest';
import { holdTo } from '../testing.ts';
import tool from './screen-ppi-calculator.ts';
import data from './testdata/screen-ppi-calculator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // 3-4-5: a diagonal of 5 units.
    [
      { widthPx: 300, heightPx: 400, diagonalIn: 5 },
      { ppi: 100, dotPitchMm: 0.254, widthCm: 7.62, heightCm: 10.16, megapixels: 0.12, aspectRatio: '3:4' },
    ],
    // The data sheets of a 24 inch Full HD (92 ppi) and a 27 inch 5K display (218 ppi).
    [
      { widthPx: 1920, heightPx: 1080, diagonalIn: 24 },
      { ppi: expect.closeTo(91.79, 2), aspectRatio: '16:9' },
    ],
    [{ widthPx: 5120, heightPx: 2880, diagonalIn: 27 }, { ppi: expect.closeTo(217.57, 2) }],
    [{ widthPx: 1, heightPx: 1, diagonalIn: 10_000 }, { aspectRatio: '1:1' }],
  ],
  invalid: [
    [{ widthPx: 0, heightPx: 1, diagonalIn: 1 }, 'widthPx'],
    [{ widthPx: 1.5, heightPx: 1, diagonalIn: 1 }, 'widthPx'],
    [{ widthPx: 1, heightPx: 1, diagonalIn: 0.05 }, 'diagonalIn'],
  ],
});
