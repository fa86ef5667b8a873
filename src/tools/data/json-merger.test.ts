import { holdTo } from '../testing.ts';
import tool from './json-merger.ts';
// Worked out by test/oracles/data_json.py, apart from the tool.
import vectors from './testdata/json-vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ documents: ['[1,{"a":1}]', '[2,{"b":2},3]'], arrays: 'index', indent: 0 }, { json: '[2,{"a":1,"b":2},3]' }],
    [{ documents: ['{"__proto__":{"a":1}}', '{"__proto__":{"b":2}}'], indent: 0 }, { json: '{"__proto__":{"a":1,"b":2}}' }],
    [{ documents: ['1', '{}', 'null'], indent: 0 }, { json: 'null' }],
  ],
  invalid: [[{ documents: ['{}'] }, 'documents']],
  unprocessable: [[{ documents: ['{}', '{'] }]],
});
