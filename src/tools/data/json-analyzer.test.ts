import { holdTo } from '../testing.ts';
import tool from './json-analyzer.ts';
// Worked out by test/oracles/data_json.py, apart from the tool.
import vectors from './testdata/json-vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ json: '[]' }, { type: 'array', depth: 1, values: 1, longestArray: 0 }],
    [{ json: '"é😀"' }, { type: 'string', depth: 0, values: 1, bytes: 8, minifiedBytes: 8 }],
    [{ json: '{"a":1,"a":[2]}' }, { members: 2, uniqueKeys: 1, values: 4, numbers: 2 }],
  ],
  unprocessable: [[{ json: '' }], [{ json: 'nul' }]],
});
