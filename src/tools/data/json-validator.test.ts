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
  ],
});
