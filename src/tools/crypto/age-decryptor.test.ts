import { holdTo } from '../testing.ts';
import tool from './age-decryptor.ts';
import vectors from './testdata/age.json' with { type: 'json' };

holdTo(tool, { vectors });
