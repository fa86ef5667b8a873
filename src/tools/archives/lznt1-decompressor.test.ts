import { holdTo } from '../testing.ts';
import tool from './lznt1-decompressor.ts';
import vectors from './testdata/files.json' with { type: 'json' };

holdTo(tool, { vectors });
