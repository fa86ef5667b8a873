import { holdTo } from '../testing.ts';
import tool from './image-information.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/reading.json' with { type: 'json' };

holdTo(tool, { vectors });
