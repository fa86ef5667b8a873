import { holdTo } from '../testing.ts';
import tool from './json-sorter.ts';
// Worked out by test/oracles/data_json.py, apart from the tool.
import vectors from './testdata/json-vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ json: '{"é":1,"z":2,"A":3,"😀":4,"\uff5e":5}', indent: 0 }, { json: '{"A":3,"z":2,"é":1,"\uff5e":5,"😀":4}' }],
    [{ json: '[10,9.0,1e0,null,true,"b","a"]', sortArrays: true, order: 'descending', indent: 0 }, { json: '["b","a",10,9.0,1e0,true,null]' }],
    [{ json: '{"b":1,"B":2,"a":3}', caseSensitive: false, indent: 0 }, { json: '{"a":3,"B":2,"b":1}' }],
    [{ json: '[]', sortArrays: true }, { json: '[]' }],
  ],
  invalid: [[{ json: '{}', sortBy: '' }, 'sortBy']],
  unprocessable: [[{ json: '' }], [{ json: '[1,]' }, 'line 1, column 4']],
});
