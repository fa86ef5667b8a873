import { holdTo } from '../testing.ts';
import tool from './checksum-file-generator.ts';
import vectors from './testdata/files.json' with { type: 'json' };

holdTo(tool, { vectors });
