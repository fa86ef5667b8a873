import { holdTo } from '../testing.ts';
import tool from './image-histogram-generator.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/measures.json' with { type: 'json' };

holdTo(tool, { vectors });
