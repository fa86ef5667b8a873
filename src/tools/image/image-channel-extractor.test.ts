import { holdTo } from '../testing.ts';
import tool from './image-channel-extractor.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/colors.json' with { type: 'json' };

holdTo(tool, { vectors });
