import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './string-escaper.ts';

const gives = (language: string, text: string, output: string, more: object = {}): [Record<string, unknown>, Record<string, unknown>] => [
  { language, text, ...more },
  { output },
];
const reads = (language: string, text: string, output: string) => gives(language, text, output, { mode: 'decode' });
const ALL = 'javascript java csharp c python go rust php ruby sql shell powershell csv xml'.split(' ');

// The literals of the languages' own references.
holdTo(tool, {
  answers: [
    gives('javascript', '', '""'),
    gives('javascript', 'a"\\\n\u0001\u007f', '"a\\"\\\\\\n\\u0001\\u007f"'),
    gives('python', '\u0001é', '"\\x01é"'),
    gives('c', '\u00011', '"\\0011"'),
    gives('rust', '\u0001', '"\\u{1}"'),
    gives('php', '$a#', '"\\$a\\#"'),
    gives('go', '😀', '"\\U0001f600"', { asciiOnly: true }),
    gives('java', '😀', '"\\ud83d\\ude00"', { asciiOnly: true }),
    gives('ruby', '😀', '"\\u{1f600}"', { asciiOnly: true }),
    gives('sql', "it's", "'it''s'"),
    gives('powershell', "it's", "'it''s'"),
    gives('regex', 'a.b*[c]-/d', 'a\\.b\\*\\[c\\]\\-\\/d'),
    gives('csv', 'a,"b"', '"a,""b"""', { quotes: false }),
    gives('csv', 'ab', 'ab', { quotes: false }),
    gives('csv', 'ab', '"ab"'),
    gives('xml', `<&>"'`, '&lt;&amp;&gt;&quot;&apos;'),
    gives('latex', '\\~^&%$#_{}', '\\textbackslash{}\\textasciitilde{}\\textasciicircum{}\\&\\%\\$\\#\\_\\{\\}'),
    gives('python', 'a', 'a', { quotes: false }),
    reads('javascript', "'\\x41\\u{1F600}\\u0042\\0'", 'A😀B\0'),
    reads('c', '"\\101\\x42\\n"', 'AB\n'),
    reads('sql', "'a''b'", "a'b"),
    reads('shell', `'it'\\''s'`, "it's"),
    reads('xml', '&#x41;&#66;&lt;', 'AB<'),
    reads('latex', '\\textbackslash{}\\&', '\\&'),
    reads('regex', 'a\\.b', 'a.b'),
  ],
  invalid: [[{ text: '', language: 'cobol' }, 'language']],
  unprocessable: [
    [{ text: '"\\q"', mode: 'decode', language: 'go' }],
    [{ text: '\\u12', mode: 'decode' }],
    [{ text: 'a\\', mode: 'decode' }],
    [{ text: '&foo;', mode: 'decode', language: 'xml' }],
    [{ text: '"a"b"', mode: 'decode', language: 'java' }],
  ],
});

it('reads back what it writes', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom(...ALL), fc.boolean(), async (text, language, asciiOnly) => {
      const { output } = await run(tool, { text, language, asciiOnly });
      expect((await run(tool, { text: output, language, mode: 'decode' })).output).toBe(text);
    }),
  ));
