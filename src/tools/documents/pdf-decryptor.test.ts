import { holdTo } from '../testing.ts';
import tool from './pdf-decryptor.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
