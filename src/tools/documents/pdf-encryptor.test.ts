import { holdTo } from '../testing.ts';
import tool from './pdf-encryptor.ts';
import { vectors } from './testdata/vectors.ts';

holdTo(tool, { vectors });
