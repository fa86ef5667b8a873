import { holdTo } from '../testing.ts';
import tool from './type-scale-generator.ts';

// base × ratio^step in Python's fractions.
holdTo(tool, {
  answers: [
    [
      { stepsUp: 2, stepsDown: 0 },
      {
        ratio: 4 / 3,
        sizes: [
          { step: 2, px: 256 / 9 },
          { step: 1, px: 64 / 3 },
          { step: 0, px: 16, rem: 1 },
        ],
      },
    ],
    [{ scale: 'augmented-fourth', stepsUp: 2, stepsDown: 0 }, { sizes: [{ px: 32 }, { px: 22.627416997969522 }, { px: 16 }] }],
    [
      { ratio: 2, stepsUp: 0, stepsDown: 2, rootFontSizePx: 8 },
      {
        sizes: [
          { step: 0, rem: 2 },
          { step: -1, rem: 1 },
          { step: -2, rem: 0.5 },
        ],
      },
    ],
    [{ stepsUp: 0, stepsDown: 0 }, { sizes: [{ step: 0, px: 16, rem: 1 }] }],
  ],
  invalid: [
    [{ ratio: 2, scale: 'perfect-fifth' }, 'scale'],
    [{ ratio: 1 }, 'ratio'],
    [{ scale: 'octave' }, 'scale'],
    [{ stepsUp: 21 }, 'stepsUp'],
  ],
});
