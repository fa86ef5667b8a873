import { holdTo } from '../testing.ts';
import tool from './archive-converter.ts';
import vectors from './testdata/containers.json' with { type: 'json' };

holdTo(tool, { vectors });
