import { holdTo } from '../testing.ts';
import tool from './file-hasher.ts';
import vectors from './testdata/files.json' with { type: 'json' };

holdTo(tool, { vectors });
