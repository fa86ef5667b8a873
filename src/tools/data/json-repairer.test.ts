import { holdTo } from '../testing.ts';
import tool from './json-repairer.ts';

holdTo(tool, {
  answers: [
    [
      { text: '```json\n{a:1}\n```', indent: 0 },
      { json: '{"a":1}', repaired: true },
    ],
    [{ text: 'callback({"a":1});', indent: 0 }, { json: '{"a":1}' }],
    [{ text: '{"a":1}\n{"b":2}', indent: 0 }, { json: '[{"a":1},{"b":2}]' }],
    [{ text: '{"a":"é', indent: 0 }, { json: '{"a":"é"}' }],
    [{ text: '{“a”: ‘b’}', indent: 0 }, { json: '{"a":"b"}' }],
    [{ text: '{"a": undefined, "b": None, "c": False}', indent: 0 }, { json: '{"a":null,"b":null,"c":false}' }],
    [{ text: '[1,2,3,...]', indent: 0 }, { json: '[1,2,3]' }],
    [{ text: '"a" + "b"', indent: 0 }, { json: '"ab"' }],
    [
      { text: '{"a":12345678901234567890}', indent: 0 },
      { json: '{"a":12345678901234567890}', repaired: false },
    ],
  ],
  unprocessable: [
    [{ text: '' }, /Unexpected end at line 1, column 1/],
    [{ text: '\\' }, /Unexpected end at line 1, column 2/],
    [{ text: '[1,\n{:1}]' }, /Object key expected at line 2, column 2/],
    [{ text: '['.repeat(50_000) }, /nested too deeply/],
  ],
});
