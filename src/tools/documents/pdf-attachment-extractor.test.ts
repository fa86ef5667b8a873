import { holdTo } from '../testing.ts';
import tool from './pdf-attachment-extractor.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
