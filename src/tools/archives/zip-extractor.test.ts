import { holdTo } from '../testing.ts';
import vectors from './testdata/containers.json' with { type: 'json' };
import tool from './zip-extractor.ts';

holdTo(tool, { vectors });
