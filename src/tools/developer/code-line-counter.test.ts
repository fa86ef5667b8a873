import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './code-line-counter.ts';

const counts = (code: number, comment: number, blank: number) => ({ lines: code + comment + blank, code, comment, blank });

// By the rules of cloc, counted by hand.
holdTo(tool, {
  answers: [
    [
      { code: '', language: 'c' },
      { ...counts(0, 0, 0), commentPercent: 0 },
    ],
    [
      { code: '\n\n', language: 'c' },
      { ...counts(0, 0, 2), commentPercent: 0 },
    ],
    [{ code: 'x', language: 'go' }, counts(1, 0, 0)],
    // Marks in strings and characters.
    [{ code: 's = "// no"; c = \'"\'; // yes\n', language: 'java' }, counts(1, 0, 0)],
    [{ code: '"/*"\nx\n"*/"\n', language: 'c' }, counts(3, 0, 0)],
    // Nested comments in Rust, not in C.
    [{ code: '/* a /* b */\nc */\nx\n', language: 'rust' }, counts(1, 2, 0)],
    [{ code: '/* a /* b */\nc */\nx\n', language: 'c' }, counts(2, 1, 0)],
    [{ code: '#!/bin/sh\n# c\necho $# "# no" # c\n', language: 'shell' }, counts(2, 1, 0)],
    [{ code: 'def f():\n    """Doc.\n\n    More."""\n    return """x\n# y"""\n# c\n', language: 'python' }, counts(3, 3, 1)],
    [{ code: '=begin\na\n=end\nputs "#{x}" # c\n', language: 'ruby' }, counts(1, 3, 0)],
    [{ code: "-- a\nselect '--' /* b */;\n/* c */\n", language: 'sql' }, counts(1, 2, 0)],
    [{ code: '<!-- a\n\nb -->\n<p title="<!-- no -->">x</p>\n', language: 'html' }, counts(1, 2, 1)],
    [{ code: '# a\nk: v # b\nt: |\n  # text\nu: "#"\n', language: 'yaml' }, counts(4, 1, 0)],
    [{ code: 'const r = /\\/\\*/; // c\nconst t = `\n// text\n`;\n', language: 'javascript' }, counts(4, 0, 0)],
    [{ code: 'a { } /* b */\r\n/* c */\r\n', language: 'css' }, counts(1, 1, 0)],
    [{ code: '<?php\n#[A]\n# c\n$x = <<<EOT\n// text\nEOT;\n', language: 'php' }, counts(5, 1, 0)],
    // Text of other languages, code in strings and comments that go on in the next line.
    [{ code: '<p>\n// no\n</p>\n<?php\n// c\n?>\n', language: 'php' }, counts(5, 1, 0)],
    [{ code: 'var s = $"{(a ? "//" : "x")}";\n// c\n', language: 'csharp' }, counts(1, 1, 0)],
    [{ code: '// a \\\nb\nc\n', language: 'c' }, counts(1, 2, 0)],
    [{ code: 'def f():\n    r"""Doc."""\n    f(\n        """# x""")\n', language: 'python' }, counts(3, 1, 0)],
    [{ code: 'select $$\n-- no\n$$;\n', language: 'sql' }, counts(3, 0, 0)],
  ],
  invalid: [
    [{ code: 'x', language: 'cobol' }, 'language'],
    [{ language: 'c' }, 'code'],
  ],
});

it('is linear in hostile code', async () => {
  for (const unit of ['"a"\n', '"a" ', '"a"#\n', 'x = "a"\n']) {
    const started = process.threadCpuUsage();
    await run(tool, { code: unit.repeat(100_000), language: 'python' });
    expect(process.threadCpuUsage(started).user, unit).toBeLessThan(2_000_000);
  }
});
