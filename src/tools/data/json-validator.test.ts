import { holdTo } from '../testing.ts';
import tool from './json-validator.ts';

holdTo(tool, {
  answers: [
    // The first character that cannot continue a JSON text.
    [{ json: '[1,]' }, { valid: false, line: 1, column: 4 }],
    [{ json: '{"a":tru}' }, { valid: false, line: 1, column: 9 }],
    [{ json: '[01]' }, { valid: false, line: 1, column: 3 }],
    [{ json: '' }, { valid: false, line: 1, column: 1 }],
    [{ json: '"\t"' }, { valid: false, line: 1, column: 2 }],
    [{ json: '{"a"\r\n1}' }, { valid: false, line: 2, column: 1 }],
    [{ json: '"\ud83d\ude00" x' }, { valid: false, line: 1 }],
    [{ json: 'NaN' }, { valid: false, line: 1, column: 1 }],
    [{ json: "{'a':1}" }, { valid: false, line: 1, column: 2 }],
    [{ json: ' -0.0E-0 ' }, { valid: true }],
    [{ json: '"\\ud800"' }, { valid: true }],
    // Names are compared as strings that escapes have been read in (RFC 8259 section 8.3); values that look like names do not count.
    [{ json: '{"a" :1,"\\u0061":":"}' }, { valid: true, duplicateKeys: ['/a'] }],
    [{ json: '{"a": ":", ":": "\\":", "b":{"a":1}}' }, { valid: true, duplicateKeys: [] }],
    [{ json: '[{"a":":"},{"__proto__":1,"b":{"__proto__":1,"__proto__":2}}]' }, { valid: true, duplicateKeys: ['/1/b/__proto__'] }],
    [{ json: `${'['.repeat(1000)}${']'.repeat(1000)}` }, { valid: true, type: 'array' }],
    [{ json: `${'['.repeat(1001)}${']'.repeat(1001)}` }, { valid: false, column: 1001 }],
  ],
});
