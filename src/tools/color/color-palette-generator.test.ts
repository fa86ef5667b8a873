import { expect } from 'vitest';
import { holdTo } from '../testing.ts';
import tool from './color-palette-generator.ts';

// Red is hue 0 in HSL: the harmonies are the pure colours at the angles, by the definition of HSL.
holdTo(tool, {
  answers: [
    [{ color: 'red' }, { colors: ['#ff0000', '#00ffff'], hues: [0, 180] }],
    [
      { color: 'red', scheme: 'triadic' },
      { colors: ['#ff0000', '#00ff00', '#0000ff'], hues: [0, 120, 240] },
    ],
    [{ color: 'red', scheme: 'tetradic' }, { colors: ['#ff0000', '#ffff00', '#00ffff', '#0000ff'] }],
    [{ color: 'red', scheme: 'square' }, { colors: ['#ff0000', '#80ff00', '#00ffff', '#8000ff'] }],
    [
      { color: 'red', scheme: 'analogous', angleDegrees: 60 },
      { colors: ['#ff00ff', '#ff0000', '#ffff00'], hues: [300, 0, 60] },
    ],
    [{ color: 'red', scheme: 'split-complementary', angleDegrees: 60 }, { colors: ['#ff0000', '#00ff00', '#0000ff'] }],
    [
      { color: 'red', scheme: 'monochromatic' },
      { colors: ['#660000', '#b30000', '#ff0000', '#ff4d4d', '#ff9999'], hues: [0, 0, 0, 0, 0] },
    ],
    // Greys have no hue to turn; alpha is kept.
    [{ color: '#80808080' }, { colors: ['#80808080', '#80808080'] }],
    // OKLCH of a colour keeps it at angle 0.
    [{ color: '#3366cc', space: 'oklch', scheme: 'triadic' }, { colors: expect.arrayContaining(['#3366cc']) }],
  ],
  invalid: [
    [{ color: 'red', scheme: 'pentadic' }, 'scheme'],
    [{ color: 'red', angleDegrees: 0 }, 'angleDegrees'],
  ],
  unprocessable: [[{ color: 'rouge' }, /rouge/]],
});
