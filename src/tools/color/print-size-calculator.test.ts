import { holdTo } from '../testing.ts';
import tool from './print-size-calculator.ts';

holdTo(tool, {
  answers: [
    [
      { widthPx: 3000, heightPx: 2000, printWidth: 10, printHeight: 10 },
      { dpi: 200, quality: 'good', megapixels: 6 },
    ],
    // A4 at 300 dpi: 2480.3 by 3507.9 dots, rounded up.
    [
      { printWidth: 210, printHeight: 297, unit: 'mm', dpi: 300 },
      { widthPx: 2481, heightPx: 3508, quality: 'excellent' },
    ],
    // Exact multiples are not rounded past themselves.
    [
      { printWidth: 2.54, printHeight: 25.4, unit: 'cm', dpi: 300 },
      { widthPx: 300, heightPx: 3000 },
    ],
    [
      { widthPx: 254, heightPx: 100, dpi: 254, unit: 'mm' },
      { printWidth: 25.4, printHeight: 10, quality: 'good' },
    ],
    [
      { widthPx: 71, heightPx: 71, printWidth: 1, printHeight: 1 },
      { dpi: 71, quality: 'very poor' },
    ],
    [
      { widthPx: 72, heightPx: 80, printWidth: 1, printHeight: 1 },
      { dpi: 72, quality: 'poor' },
    ],
    [{ widthPx: 150, heightPx: 150, printWidth: 1, printHeight: 1 }, { quality: 'acceptable' }],
  ],
  invalid: [
    [{}, 'dpi'],
    [{ widthPx: 1, heightPx: 1 }, 'dpi'],
    [{ widthPx: 1, heightPx: 1, printWidth: 1, printHeight: 1, dpi: 1 }, 'dpi'],
    [{ widthPx: 1, dpi: 1 }, 'heightPx'],
    [{ printHeight: 1, dpi: 1 }, 'printWidth'],
  ],
});
