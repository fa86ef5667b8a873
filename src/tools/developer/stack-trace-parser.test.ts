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
    // As Java 17 prints messages of several lines
    [
      {
        trace:
          'Exception in thread "main" java.lang.RuntimeException: a\nb: x\n\tat Q.main(Q.java:1)\nCaused by: java.lang.IllegalStateException: c\nd\n\tat Q.main(Q.java:1)\n\t... 1 more',
      },
      { language: 'java', error: 'java.lang.RuntimeException', message: 'a\nb: x', causes: [{ error: 'java.lang.IllegalStateException', message: 'c\nd' }] },
    ],
    // What Ruby 3.1, PHP 8.2 and Rust 1.9x print for programs that fail so
    [
      {
        trace:
          "a.rb:9:in `rescue in bar': wrapped (ArgumentError)\nsecond line\n\tfrom a.rb:6:in `bar'\n\tfrom a.rb:11:in `block in <main>'\n\tfrom a.rb:11:in `each'\n\tfrom a.rb:11:in `<main>'\na.rb:3:in `/': divided by 0 (ZeroDivisionError)\n\tfrom a.rb:3:in `foo'\n",
      },
      {
        language: 'ruby',
        error: 'ArgumentError',
        message: 'wrapped',
        frames: [
          { function: 'rescue in bar', file: 'a.rb', line: 9 },
          { function: 'bar', file: 'a.rb', line: 6 },
          { function: 'block in <main>', file: 'a.rb', line: 11 },
          { function: 'each', file: 'a.rb', line: 11 },
          { function: '<main>', file: 'a.rb', line: 11 },
          { function: '/', file: 'a.rb', line: 3 },
          { function: 'foo', file: 'a.rb', line: 3 },
        ],
        causes: [{ error: 'ZeroDivisionError', message: 'divided by 0' }],
      },
    ],
    [
      { trace: "x.rb:1:in 'Integer#/': divided by 0 (ZeroDivisionError)\n\tfrom x.rb:1:in '<main>'\n" },
      { language: 'ruby', error: 'ZeroDivisionError', frames: [{ function: 'Integer#/' }, { function: '<main>' }] },
    ],
    [
      { trace: "Traceback (most recent call last):\n\t1: from x.rb:9:in `<main>'\nx.rb:2:in `f': boom (RuntimeError)\n" },
      {
        language: 'ruby',
        error: 'RuntimeError',
        message: 'boom',
        frames: [
          { function: 'f', line: 2 },
          { function: '<main>', line: 9 },
        ],
      },
    ],
    [
      {
        trace:
          "PHP Fatal error:  Uncaught LogicException: first in /srv/app/a.php:2\nStack trace:\n#0 /srv/app/a.php(3): A::q()\n#1 /srv/app/a.php(2): foo()\n#2 {main}\n\nNext RuntimeException: second: (odd) in /srv/app/a.php:3\nStack trace:\n#0 /srv/app/a.php(2): foo(1, 'x')\n#1 /srv/app/a.php(4): A->bar()\n#2 [internal function]: {closure}()\n#3 /srv/app/a.php(4): array_map()\n#4 {main}\n  thrown in /srv/app/a.php on line 3\n",
      },
      {
        language: 'php',
        error: 'RuntimeException',
        message: 'second: (odd)',
        frames: [
          { function: 'foo', file: '/srv/app/a.php', line: 3 },
          { function: 'A->bar', file: '/srv/app/a.php', line: 2 },
          { function: '{closure}', file: '/srv/app/a.php', line: 4 },
          { function: 'array_map' },
          { function: '{main}', file: '/srv/app/a.php', line: 4 },
          { function: 'A::q', file: '/srv/app/a.php', line: 2 },
          { function: 'foo', file: '/srv/app/a.php', line: 3 },
          { function: '{main}', file: '/srv/app/a.php', line: 2 },
        ],
        causes: [{ error: 'LogicException', message: 'first' }],
      },
    ],
    [{ trace: '#0 /a/b.php(3): f()\n#1 {main}' }, { language: 'php', frames: [{ function: 'f' }, { function: '{main}', file: '/a/b.php', line: 3 }] }],
    [
      {
        trace:
          "\nthread 'main' (14286) panicked at a.rs:1:82:\nindex out of bounds: the len is 3 but the index is 99\nstack backtrace:\n   0: __rustc::rust_begin_unwind\n             at /rustc/5980/library/std/src/panicking.rs:689:5\n   1: a::m::T::index\n             at ./a.rs:1:82\n   2: a::main::{{closure}}\n             at ./a.rs:3:24\nnote: Some details are omitted, run with `RUST_BACKTRACE=full` for a verbose backtrace.\n",
      },
      {
        language: 'rust',
        error: 'panic',
        message: 'index out of bounds: the len is 3 but the index is 99',
        frames: [
          { function: '__rustc::rust_begin_unwind', file: '/rustc/5980/library/std/src/panicking.rs', line: 689, column: 5 },
          { function: 'a::m::T::index', file: './a.rs', line: 1, column: 82 },
          { function: 'a::main::{{closure}}', file: './a.rs', line: 3, column: 24 },
        ],
        causes: [],
      },
    ],
    [
      { trace: "thread 'main' panicked at a.rs:1:82:\nexplicit panic\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace" },
      { language: 'rust', message: 'explicit panic', frames: [{ file: 'a.rs', line: 1, column: 82 }] },
    ],
    [{ trace: "thread 'main' panicked at 'old style', src/main.rs:4:5\nnote: x" }, { message: 'old style', frames: [{ file: 'src/main.rs', line: 4 }] }],
    // The form of the packages runtime and runtime/debug of Go
    [
      {
        trace:
          'panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:\nmain.(*T).get(...)\n\t/srv/app/main.go:8\nmain.run({0xc000012345, 0x3, 0x3})\n\t/srv/app/main.go:12 +0x1d\nmain.main()\n\t/srv/app/main.go:16 +0x45\nexit status 2\n',
      },
      {
        language: 'go',
        error: 'panic',
        message: 'runtime error: index out of range [5] with length 3',
        frames: [
          { function: 'main.(*T).get', file: '/srv/app/main.go', line: 8 },
          { function: 'main.run', file: '/srv/app/main.go', line: 12 },
          { function: 'main.main', file: '/srv/app/main.go', line: 16 },
        ],
        causes: [],
      },
    ],
    [
      {
        trace:
          'fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 7 [chan receive]:\nmain.worker(0x1)\n\t/w.go:3 +0x1\ncreated by main.main in goroutine 1\n\t/w.go:9 +0x2\n\ngoroutine 1 [select]:\nmain.main()\n\t/w.go:5\n',
      },
      {
        language: 'go',
        error: 'fatal error',
        frames: [
          { function: 'main.worker', line: 3 },
          { function: 'main.main', line: 9 },
        ],
      },
    ],
    // .NET's Exception.ToString
    [
      {
        trace:
          "Unhandled exception. System.InvalidOperationException: outer\n ---> System.ArgumentNullException: Value cannot be null. (Parameter 's')\n   at App.Reader.Read(String s) in C:\\src\\Reader.cs:line 12\n   --- End of inner exception stack trace ---\n   at App.Program.Main(String[] args) in C:\\src\\Program.cs:line 7\n",
      },
      {
        language: 'csharp',
        error: 'System.InvalidOperationException',
        message: 'outer',
        frames: [
          { function: 'App.Reader.Read', file: 'C:\\src\\Reader.cs', line: 12 },
          { function: 'App.Program.Main', file: 'C:\\src\\Program.cs', line: 7 },
        ],
        causes: [{ error: 'System.ArgumentNullException', message: "Value cannot be null. (Parameter 's')" }],
      },
    ],
  ],
  unprocessable: [
    [{ trace: `  File "a.py", line ${'9'.repeat(400)}, in f` }, /no frame/i],
    [{ trace: 'nothing here' }, /no frame/i],
  ],
});
