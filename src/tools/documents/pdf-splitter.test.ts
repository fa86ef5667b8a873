import { holdTo } from '../testing.ts';
import tool from './pdf-splitter.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
