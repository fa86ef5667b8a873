import { holdTo } from '../testing.ts';
import tool from './compression-comparer.ts';
import vectors from './testdata/files.json' with { type: 'json' };

holdTo(tool, { vectors });
