import { holdTo } from '../testing.ts';
import tool from './stack-trace-parser.ts';

// Traces as Node 22, Firefox, CPython 3.12 and OpenJDK 21 print them.
holdTo(tool, {
  answers: [
    [
      {
        trace:
          'Error: a: b\n    at async f (file:///x/a.mjs:1:2)\n    at new F (/y b.js:3:4)\n    at Object.<anonymous> (C:\\z.js:5:6)\n    at Array.map (<anonymous>)\n    at g (native)\n    at node:internal/x:7:8',
      },
      {
        language: 'javascript',
        error: 'Error',
        message: 'a: b',
        frames: [
          { function: 'f', file: 'file:///x/a.mjs', line: 1, column: 2 },
          { function: 'F', file: '/y b.js', line: 3, column: 4 },
          { function: 'Object.<anonymous>', file: 'C:\\z.js', line: 5, column: 6 },
          { function: 'Array.map' },
          { function: 'g' },
          { file: 'node:internal/x', line: 7, column: 8 },
        ],
      },
    ],
    [
      { trace: 'f@https://x.org/a.js:1:2\n@https://x.org/a.js:3:4\n' },
      {
        language: 'javascript',
        frames: [
          { function: 'f', file: 'https://x.org/a.js', line: 1, column: 2 },
          { file: 'https://x.org/a.js', line: 3, column: 4 },
        ],
      },
    ],
    [
      {
        trace:
          'Traceback (most recent call last):\n  File "/a.py", line 5, in <module>\n    f()\n  File "/b.py", line 2, in f\n    1/0\n    ~^~\nZeroDivisionError: division by zero\n',
      },
      {
        language: 'python',
        error: 'ZeroDivisionError',
        message: 'division by zero',
        frames: [
          { function: 'f', file: '/b.py', line: 2 },
          { function: '<module>', file: '/a.py', line: 5 },
        ],
        causes: [],
      },
    ],
    [
      {
        trace:
          'Traceback (most recent call last):\n  File "a.py", line 1, in g\nKeyError: 1\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "a.py", line 3, in h\nValueError\n',
      },
      { error: 'ValueError', causes: [{ error: 'KeyError', message: '1' }], frames: [{ function: 'h' }, { function: 'g' }] },
    ],
    [
      {
        trace:
          'Exception in thread "main" java.lang.RuntimeException: x\n\tat a.b.C.m(File.java:12)\n\tat a.b.D.<init>(Native Method)\nCaused by: java.io.IOException: y\n\tat e.F.g(Unknown Source)\n\t... 2 more\n',
      },
      {
        language: 'java',
        error: 'java.lang.RuntimeException',
        message: 'x',
        frames: [{ function: 'a.b.C.m', file: 'File.java', line: 12 }, { function: 'a.b.D.<init>' }, { function: 'e.F.g' }],
        causes: [{ error: 'java.io.IOException', message: 'y' }],
      },
    ],
  ],
  unprocessable: [
    [{ trace: `  File "a.py", line ${'9'.repeat(400)}, in f` }, /no frame/i],
    [{ trace: 'nothing here' }, /no frame/i],
  ],
});
