import { spawnSync } from 'node:child_process';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './string-escaper.ts';

type Row = [Record<string, unknown>, Record<string, unknown>];

const gives = (language: string, text: string, output: string, more: object = {}): Row => [{ language, text, ...more }, { output }];
const reads = (language: string, text: string, output: string): Row => gives(language, text, output, { mode: 'decode' });
const refuses = (text: string, ...languages: string[]): [Record<string, unknown>][] => languages.map((language) => [{ language, text, mode: 'decode' }]);
const ALL = 'javascript java csharp c python go rust php ruby sql shell powershell csv xml'.split(' ');

// The literals of the languages' own references; those read with gcc, javac, rustc, php, ruby, python and node where the machine has them.
holdTo(tool, {
  answers: [
    gives('javascript', '', '""'),
    gives('javascript', 'a"\\\n\u0001\u007f', '"a\\"\\\\\\n\\u0001\\u007f"'),
    gives('python', '\u0001é', '"\\x01é"'),
    gives('c', '\u00011', '"\\0011"'),
    gives('c', '\u0085', '"\\302\\205"', { asciiOnly: true }),
    gives('csharp', '\u2028\u0085', '"\\u2028\\u0085"'),
    gives('go', 'a\ufeff', '"a\\ufeff"'),
    gives('rust', '\u202e', '"\\u{202e}"'),
    gives('rust', '\u0001', '"\\u{1}"'),
    gives('php', '$a#', '"\\$a#"'),
    gives('ruby', '$a#', '"\\$a\\#"'),
    gives('go', '😀', '"\\U0001f600"', { asciiOnly: true }),
    gives('java', '😀', '"\\ud83d\\ude00"', { asciiOnly: true }),
    gives('ruby', '😀', '"\\u{1f600}"', { asciiOnly: true }),
    gives('sql', "it's", "'it''s'"),
    gives('powershell', "it's", "'it''s'"),
    // PowerShell takes typographic single quotes for the plain one.
    gives('powershell', 'it’s', "'it’’s'"),
    gives('regex', 'a.b*[c]-/d', 'a\\.b\\*\\[c\\]\\-\\/d'),
    gives('csv', 'a,"b"', '"a,""b"""', { quotes: false }),
    gives('csv', 'ab', 'ab', { quotes: false }),
    gives('csv', 'ab', '"ab"'),
    gives('xml', `<&>"'`, '&lt;&amp;&gt;&quot;&apos;'),
    gives('latex', '\\~^&%$#_{}', '\\textbackslash{}\\textasciitilde{}\\textasciicircum{}\\&\\%\\$\\#\\_\\{\\}'),
    gives('python', 'a', 'a', { quotes: false }),
    reads('javascript', "'\\x41\\u{1F600}\\u0042\\0'", 'A😀B\0'),
    reads('javascript', '"\\u{000000041}\\/\\q"', 'A/q'),
    reads('javascript', '"a\\\r\nb\\\u2028c"', 'abc'),
    reads('javascript', '\\377\\400\\08', '\u00ff 0\0' + '8'),
    reads('java', '"\\400\\s\\uuu0041"', ' 0 A'),
    reads('java', '"\\u005cn\\\\u0041"', '\n\\u0041'),
    reads('java', '\\u0022a\\u0022', 'a'),
    reads('csharp', '"\\x41\\x00e91\\01\\e\\U0001F600"', 'A\u00e91\0' + '1\u001b😀'),
    reads('csharp', '"\\x0041"', 'A'),
    reads('c', '"\\101\\x42\\n"', 'AB\n'),
    reads('c', '"\\x00000041\\?\\a"', 'A?\u0007'),
    reads('c', '"\\xc3\\xa9\\303\\251\\u00e9\\u0024"', 'ééé$'),
    reads('c', '"a\\\nb\\\\\nn"', 'ab\n'),
    reads('python', '"a\\\nb\\400\\x411"', 'abĀA1'),
    reads('python', '"\\N{BULLET}\\N{latin small letter a}\\N{LF}\\\\N{x}"', '•a\n\\N{x}'),
    reads('go', '"\\xc3\\xa9\\303\\251\\U0001F600"', 'éé😀'),
    reads('rust', '"\\x7f\\u{1_F6_00}\\u{0000e9}a\\\n   b"', '\u007f😀éab'),
    reads('rust', '"a\nb"', 'a\nb'),
    reads('php', '"\\xc3\\xa9\\303\\251\\400\\u{1F600}\\X41\\e\\$"', 'éé\0😀A\u001b$'),
    reads('php', "'a\\n\\\\\\''", "a\\n\\'"),
    reads('ruby', '"\\xc3\\xa9\\303\\251\\u{41 1F600}\\s\\e\\#\\$\\("', 'ééA😀 \u001b#$('),
    reads('ruby', '"\\cA\\C-b\\c?\\C-\\n\\M-C\\M-\\C-i"', '\u0001\u0002\u007f\nÉ'),
    reads('ruby', "'a\\n\\\\\\''", "a\\n\\'"),
    reads('ruby', '"a\\\nb"', 'ab'),
    reads('sql', "'a''b'", "a'b"),
    reads('powershell', "'a‘’b'", 'a’b'),
    reads('shell', `'it'\\''s'`, "it's"),
    reads('shell', `'it'"'"'s'`, "it's"),
    reads('shell', '"a \\"b\\" \\$c \\d"', 'a "b" $c \\d'),
    reads('xml', '&#x41;&#66;&lt;&#9;&#x10FFFF;', 'AB<\t\u{10ffff}'),
    reads('latex', '\\textbackslash{}\\&', '\\&'),
    reads('latex', '\\textbackslash\\&\\textasciitilde  a', '\\&~a'),
    reads('regex', 'a\\.b', 'a.b'),
  ],
  invalid: [[{ text: '', language: 'cobol' }, 'language']],
  unprocessable: [
    ...refuses('"\\q"', 'java', 'csharp', 'c', 'python', 'go', 'rust', 'php', 'ruby'),
    ...refuses('\\x4', 'javascript', 'python', 'go', 'rust', 'java'),
    ...refuses('\\x', 'javascript', 'python', 'go', 'rust', 'csharp', 'c', 'php', 'ruby'),
    ...refuses('\\u12', 'javascript', 'java', 'csharp', 'c', 'python', 'go', 'rust', 'php', 'ruby'),
    ...refuses('\\u{41}', 'java', 'csharp', 'c', 'python', 'go'),
    ...refuses('\\u{110000}', 'javascript', 'rust', 'php', 'ruby'),
    ...refuses('\\u{0000041}', 'rust', 'ruby'),
    ...refuses('\\uu0041', 'javascript', 'csharp', 'c', 'python', 'go', 'rust', 'php', 'ruby'),
    ...refuses('\\u0041', 'rust', 'php', 'c'),
    ...refuses('\\U00000041', 'java', 'rust', 'php', 'ruby'),
    ...refuses('\\U00110000', 'csharp', 'c', 'python', 'go'),
    ...refuses('"\\ud800"', 'go', 'c', 'ruby'),
    ...refuses('"\\u{d800}"', 'rust', 'php', 'ruby'),
    ...refuses('"\\xff"', 'rust', 'go', 'c', 'php', 'ruby'),
    ...refuses('"\\400"', 'go', 'c', 'rust', 'csharp'),
    ...refuses('"\\1"', 'go', 'rust', 'csharp'),
    ...refuses('"\\x100"', 'c'),
    ...refuses('"\\\'"', 'go', 'php'),
    ...refuses('"\\#"', 'php'),
    ...refuses('\\N{NO SUCH NAME}', 'python'),
    ...refuses('\\N{}', 'python'),
    ...refuses('\\N{BULLET', 'python'),
    ...refuses('\\N{BULLET}', 'java', 'ruby', 'php'),
    ...refuses('"\\e"', 'javascript', 'c', 'python', 'java', 'go', 'rust').slice(1),
    ...refuses('"a\\\nb"', 'java', 'csharp', 'go', 'php'),
    ...refuses('"a\nb"', 'javascript', 'java', 'csharp', 'c', 'python', 'go'),
    ...refuses('"\\u000a"', 'java'),
    ...refuses('"\\u005c\\u0041"', 'java'),
    ...refuses('"a\\"', 'javascript', 'java', 'csharp', 'c', 'python', 'go', 'rust', 'php', 'ruby'),
    ...refuses('"a"b"', 'java', 'csv'),
    ...refuses('a\\', ...ALL.slice(0, 9)),
    ...refuses('&foo;', 'xml'),
    ...refuses('&#xD800;', 'xml'),
    ...refuses('&#1;', 'xml'),
    ...refuses('&#xFFFE;', 'xml'),
    ...refuses('&#X41;', 'xml'),
    ...refuses('&', 'xml'),
    ...refuses("'a", 'shell'),
    ...refuses('\\textbackslashx', 'latex'),
  ],
});

it('reads back what it writes', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom(...ALL), fc.boolean(), async (text, language, asciiOnly) => {
      const { output } = await run(tool, { text, language, asciiOnly });
      expect((await run(tool, { text: output, language, mode: 'decode' })).output).toBe(text);
    }),
  ));

/** Programs that read a JSON array of literals and write one of what they mean, null for those that they refuse. */
const READERS: Record<string, [command: string, ...args: string[]]> = {
  python: [
    'python3',
    '-Wignore',
    '-c',
    `
import ast, json, sys
def read(literal):
  try: return ast.literal_eval(literal)
  except SyntaxError: return None
print(json.dumps([read(literal) for literal in json.load(sys.stdin)]))`,
  ],
  php: [
    'php',
    '-d',
    'error_reporting=0',
    '-r',
    `
function read($literal) {
  try { $text = eval("return $literal;"); } catch (ParseError $error) { return null; }
  return preg_match('//u', $text) ? $text : null;
}
echo json_encode(array_map('read', json_decode(stream_get_contents(STDIN))));`,
  ],
  ruby: [
    'ruby',
    '-W0',
    '-Ku',
    '-rjson',
    '-e',
    `
def read(literal)
  text = eval(literal)
  text.valid_encoding? ? text : nil
rescue SyntaxError
  nil
end
puts JSON.generate(JSON.parse(STDIN.read).map { |literal| read(literal) })`,
  ],
};

const PACKAGES: Record<string, string> = { python: 'python3', php: 'php-cli', ruby: 'ruby' };

function meanings(language: string, literals: readonly string[]): unknown[] {
  if (language === 'javascript') return literals.map(evaluated);
  const [command = '', ...args] = READERS[language] ?? [];
  const { stdout, stderr, status } = spawnSync(command, args, { input: JSON.stringify(literals), encoding: 'utf8', maxBuffer: 1e8 });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
}

function evaluated(literal: string): unknown {
  try {
    return runInThisContext(literal);
  } catch {
    return null;
  }
}

const COMMON =
  'a|é|😀|1|f|\\\\|\\n|\\t|\\r|\\"|\\x41|\\x4|\\x7f|\\x|\\xc3\\xa9|\\303\\251|\\0|\\08|\\101|\\377|\\1|\\400|\\777|\\u{41}|\\u{1F600}|\\u{}|\\u{110000}|\\u{d800}|\\v|\\f'.split(
    '|',
  );
/** Escapes that a language has, and those that it refuses itself. */
const PIECES: Record<string, string[]> = {
  javascript: [...COMMON, "\\'", '\\b', '\\q', '\\/', '\\8', '\\u00e9', '\\u4', '\\ud83d\\ude00', '\\ud800', '\\\n', '\\\r\n', '\\\u2029', '\n'],
  python: [...COMMON, "\\'", '\\b', '\\a', '\\u00e9', '\\u4', '\\U0001F600', '\\U00110000', '\\U1F600', '\\\n', '\n'],
  php: [...COMMON.filter((piece) => piece !== '\\x'), '\\e', '\\$', '\\X41', '\\u{00000000e9}', '\n', '#', "'"],
  ruby: [
    ...COMMON,
    "\\'",
    '\\b',
    '\\a',
    '\\e',
    '\\s',
    '\\#',
    '\\(',
    '\\u00e9',
    '\\u4',
    '\\ud800',
    '\\u{41  42 }',
    '\\cA',
    '\\C-a',
    '\\M-C\\M-)',
    '\\M-\\C-i',
    '\\\n',
    '\n',
  ],
};

describe.each(Object.keys(PIECES))('%s itself', (language) => {
  const [command] = READERS[language] ?? ['node'];
  const isInstalled = command === 'node' || spawnSync(command, ['--version']).status === 0;
  if (!isInstalled) console.warn(`skipped: string-escaper against ${command} (apt-get install ${PACKAGES[language]})`);

  it.skipIf(!isInstalled)('reads literals as the tool does', async () => {
    const pieces = fc.array(fc.constantFrom(...(PIECES[language] ?? [])), { maxLength: 4 });
    const single = fc.array(fc.constantFrom('a', '\\\\', "\\'", '"', 'é'), { maxLength: 5 });
    const literals = [
      ...fc.sample(pieces, { numRuns: 800, seed: 1 }).map((parts) => `"${parts.join('')}"`),
      ...fc.sample(single, { numRuns: 100, seed: 1 }).map((parts) => `'${parts.join('')}'`),
      ...(language === 'php' || language === 'ruby' ? ["'\\n\\x41\\u{41}'"] : []),
    ];
    const read = await Promise.all(
      literals.map((text) =>
        run(tool, { text, language, mode: 'decode' }).then(
          ({ output }) => output,
          () => null,
        ),
      ),
    );
    const expected = meanings(language, literals);
    expect(Object.fromEntries(literals.map((literal, index) => [literal, read[index]]))).toEqual(
      Object.fromEntries(literals.map((literal, index) => [literal, expected[index]])),
    );
  });

  it.skipIf(!isInstalled).each([true, false])('reads what the tool writes, asciiOnly %s', async (asciiOnly) => {
    const character = fc.oneof(
      fc.constantFrom(...'\0\u0001\n\r\t\u007f\u0080\'"\\$#{}@xu01aé\u2028\ufeff'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const texts = fc.sample(fc.array(character, { maxLength: 8 }), { numRuns: 500, seed: 2 }).map((characters) => characters.join(''));
    const literals = await Promise.all(texts.map(async (text) => (await run(tool, { text, language, asciiOnly })).output));
    expect(meanings(language, literals)).toEqual(texts);
  });
});
