import { holdTo } from '../testing.ts';
import tool from './json-key-converter.ts';
// Worked out by test/oracles/data_json.py, apart from the tool.
import vectors from './testdata/json-vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { json: '{"XMLHttpRequest":1,"__proto__":2,"$ref-name":3,"--":4}', case: 'snake', indent: 0 },
      { json: '{"xml_http_request":1,"__proto":2,"$ref_name":3,"--":4}' },
    ],
  ],
  invalid: [[{ json: '{}', case: 'title' }, 'case']],
  unprocessable: [[{ json: '{"x":[{"a_b":1,"aB":2}]}' }, '/x/0'], [{ json: '' }]],
});
