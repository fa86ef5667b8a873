import { holdTo } from '../testing.ts';
import vectors from './testdata/containers.json' with { type: 'json' };
import tool from './zip-repairer.ts';

holdTo(tool, { vectors });
