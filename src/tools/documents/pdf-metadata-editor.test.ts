import { holdTo } from '../testing.ts';
import tool from './pdf-metadata-editor.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
