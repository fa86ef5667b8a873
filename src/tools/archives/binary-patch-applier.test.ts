import { holdTo } from '../testing.ts';
import tool from './binary-patch-applier.ts';
import vectors from './testdata/patches.json' with { type: 'json' };

holdTo(tool, { vectors });
