import { holdTo } from '../testing.ts';
import tool from './hangul-romanizer.ts';
// From dictionaries and the rules' own examples, by test/oracles/language_scripts.py.
import vectors from './testdata/scripts.json' with { type: 'json' };

holdTo(tool, { vectors, invalid: [[{ text: 'a'.repeat(100_001) }, 'text']] });
