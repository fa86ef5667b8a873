import { holdTo } from '../testing.ts';
import tool from './image-border-adder.ts';
import { PHOTO } from './lib/samples.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/colors.json' with { type: 'json' };

holdTo(tool, { vectors });

holdTo(tool, {
  answers: [
    [
      { image: PHOTO, cornerRadius: 2 },
      { format: 'png', width: 4, height: 8 },
    ],
    [
      { image: PHOTO, all: 1, color: '#00000080' },
      { format: 'png', width: 6, height: 10 },
    ],
    [{ image: PHOTO, all: 1 }, { format: 'jpeg' }],
  ],
  invalid: [
    [{ image: PHOTO, color: 'nothing' }, 'color'],
    [{ image: PHOTO, all: 4001 }, 'all'],
  ],
});
