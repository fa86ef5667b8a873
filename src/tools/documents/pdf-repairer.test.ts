import { holdTo } from '../testing.ts';
import tool from './pdf-repairer.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
