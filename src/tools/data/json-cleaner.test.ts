import { holdTo } from '../testing.ts';
import tool from './json-cleaner.ts';
// Worked out by test/oracles/data_json.py, apart from the tool.
import vectors from './testdata/json-vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ json: '[[],{"a":[null]}]', removeEmptyArrays: true, removeEmptyObjects: true, indent: 0 }, { json: '[]' }],
    [{ json: 'null' }, { json: 'null' }],
    [{ json: '{"a":" x ","b":"  ","k":{"k":1}}', trimStrings: true, removeEmptyStrings: true, removeKeys: ['k'], indent: 0 }, { json: '{"a":"x"}' }],
    [{ json: '{"__proto__":null,"a":1.0}', indent: 0 }, { json: '{"a":1.0}' }],
  ],
  unprocessable: [[{ json: '{' }]],
});
