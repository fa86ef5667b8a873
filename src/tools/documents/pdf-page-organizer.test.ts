import { holdTo } from '../testing.ts';
import tool from './pdf-page-organizer.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
