// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they stand in the code that is looked through
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './comment-remover.ts';

// By the rules of the entry, worked by hand.
holdTo(tool, {
  answers: [
    [
      { code: '', language: 'c' },
      { text: '', removed: 0 },
    ],
    [
      { code: 'a/* b */c', language: 'c' },
      { text: 'a c', removed: 1 },
    ],
    [
      { code: 'a /* b */ c', language: 'c' },
      { text: 'a  c', removed: 1 },
    ],
    [
      { code: 'x; // a\r\n// b\r\ny;\r\n', language: 'go' },
      { text: 'x;\r\ny;\r\n', removed: 2 },
    ],
    [
      { code: 'x /* a\n b */ y\n', language: 'c' },
      { text: 'x  y\n', removed: 1 },
    ],
    [
      { code: '/*! keep */\n/* go */\n// @license MIT\nx\n', language: 'javascript', keepLegal: true },
      { text: '/*! keep */\n// @license MIT\nx\n', removed: 1 },
    ],
    [
      { code: 'a\n\n// b\n\nc\n', language: 'c', removeBlankLines: true },
      { text: 'a\nc\n', removed: 1 },
    ],
    [
      { code: '#!/bin/sh\necho ${#x} # c\n', language: 'shell' },
      { text: '#!/bin/sh\necho ${#x}\n', removed: 1 },
    ],
    [
      { code: 'cat <<EOF\n# text\nEOF\n# c\n', language: 'shell' },
      { text: 'cat <<EOF\n# text\nEOF\n', removed: 1 },
    ],
    [
      { code: 'x = 4 / 2 / 1; // c\ny = /[/]\\/ */g;\n', language: 'javascript' },
      { text: 'x = 4 / 2 / 1;\ny = /[/]\\/ */g;\n', removed: 1 },
    ],
    [
      { code: 't = `a ${b /* text */} // c`; // d', language: 'typescript' },
      { text: 't = `a ${b /* text */} // c`;', removed: 1 },
    ],
    [
      { code: '{\n  // a\n  "b": "//", /* c */\n}\n', language: 'jsonc' },
      { text: '{\n  "b": "//",\n}\n', removed: 2 },
    ],
    [
      { code: 'def f():\n    """# doc"""\n    x = 1  # c\n', language: 'python' },
      { text: 'def f():\n    """# doc"""\n    x = 1\n', removed: 1 },
    ],
    [
      { code: 'let s = r#"// no"#; /* a /* b */ c */ let t: &\'a str;', language: 'rust' },
      { text: 'let s = r#"// no"#;  let t: &\'a str;', removed: 1 },
    ],
    [
      { code: 'x /* open', language: 'c' },
      { text: 'x', removed: 1 },
    ],
    [
      { code: 'select \'--\', "--" -- c\n', language: 'sql' },
      { text: 'select \'--\', "--"\n', removed: 1 },
    ],
  ],
  invalid: [[{ code: 'x', language: 'json' }, 'language']],
});

describe('comment-remover', () => {
  it('leaves nothing to remove', async () => {
    const piece = fc.constantFrom('/*', '*/', '//', '"', "'", '`', '\\', '\n', ' ', 'a', '/', '${', '}', '#', '!');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const { text } = await run(tool, { code: pieces.join(''), language: 'c' });
        expect((await run(tool, { code: text, language: 'c' })).text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('is linear in hostile code', async () => {
    for (const language of ['javascript', 'python', 'ruby', 'yaml', 'cpp', 'php']) {
      for (const unit of ['/', '"""', '`${', 'a: |\n', '<<A\n', '/*', "'", 'R"(', '=begin\n', '\n']) {
        const started = process.threadCpuUsage();
        await run(tool, { code: unit.repeat(30_000), language });
        expect(process.threadCpuUsage(started).user, `${language} ${unit}`).toBeLessThan(2_500_000);
      }
    }
  });
});
