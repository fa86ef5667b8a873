import { holdTo } from '../testing.ts';
import tool from './pdf-form-reader.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
