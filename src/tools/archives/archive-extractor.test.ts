import { holdTo } from '../testing.ts';
import tool from './archive-extractor.ts';
import vectors from './testdata/containers.json' with { type: 'json' };
import foreign from './testdata/foreign.json' with { type: 'json' };

holdTo(tool, { vectors: [...vectors, ...foreign] });
