import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './javascript-minifier.ts';

// From terser's documentation and tests (BSD-2-Clause).
holdTo(tool, {
  answers: [
    [{ code: '' }, { minified: '', originalBytes: 0, minifiedBytes: 0, savedPercent: 0 }],
    [{ code: 'function add(first, second) { return first + second; }' }, { minified: 'function add(n,d){return n+d}' }],
    [{ code: 'function add(first, second) { return first + second; }', mangle: false }, { minified: 'function add(first,second){return first+second}' }],
    [{ code: 'if (a) { b(); } else { c(); }' }, { minified: 'a?b():c();' }],
    [{ code: 'if (a) { b(); } else { c(); }', compress: false }, { minified: 'if(a){b()}else{c()}' }],
    [{ code: 'console.log(1); a();', dropConsole: true }, { minified: 'a();' }],
    [{ code: '/*! keep */ a();', keepComments: 'none' }, { minified: 'a();' }],
    [{ code: '/* x */ a();', keepComments: 'all' }, { minified: '/* x */a();' }],
    [{ code: 'const unused = 1; export const used = 2;', module: true }, { minified: 'export const used=2;' }],
    [{ code: 'var é = "ü"' }, { originalBytes: 13, minifiedBytes: 12 }],
  ],
  invalid: [[{ code: '', keepComments: 'some' }, 'keepComments']],
  unprocessable: [
    [{ code: 'a;\nlet b = ;' }, /line 2, column 9/],
    [{ code: 'return 1 +' }, /line/],
    [{ code: 'let a = 1 +' }, /at line 1, column 12: the code ends too early/],
  ],
});

describe('javascript-minifier', () => {
  it('keeps what the code does', async () => {
    const code =
      'var total = 0; for (var index = 0; index < 10; index++) { if (index % 2 === 0) { total += index; } } var object = { total: total, "a-b": [1, , 2] };';
    const { minified } = await run(tool, { code });
    const { runInNewContext } = await import('node:vm');
    expect(JSON.stringify(runInNewContext(`${minified};object`))).toBe(JSON.stringify(runInNewContext(`${code};object`)));
  });
});
