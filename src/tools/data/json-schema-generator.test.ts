import { holdTo } from '../testing.ts';
import tool from './json-schema-generator.ts';
// Worked out by test/oracles/data_json.py, apart from the tool.
import vectors from './testdata/json-vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ json: '[1,1.0,1e2]' }, { schema: { items: { type: 'integer' } } }],
    [{ json: '[1,"a",null]' }, { schema: { items: { type: ['integer', 'null', 'string'] } } }],
    [{ json: '[1,1.5]', title: 'T' }, { schema: { title: 'T', items: { type: 'number' } } }],
  ],
  invalid: [[{ json: '1', title: '' }, 'title']],
  unprocessable: [[{ json: '[' }]],
});
