import { holdTo } from '../testing.ts';
import tool from './pdf-text-extractor.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
