import { holdTo } from '../testing.ts';
import tool from './json-minifier.ts';

holdTo(tool, {
  answers: [
    [{ json: ' [ 1.0 , 1e400 ,"\\u00e9 \\/" , {"a" : 1,"a":2} ] ' }, { minified: '[1.0,1e400,"\\u00e9 \\/",{"a":1,"a":2}]' }],
    [{ json: '"é"' }, { minified: '"é"', originalBytes: 4, minifiedBytes: 4, savedPercent: 0 }],
    [{ json: '\ufeff1  ' }, { minified: '1' }],
  ],
  unprocessable: [[{ json: '' }], [{ json: '1 2' }]],
});
