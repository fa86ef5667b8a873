import { holdTo } from '../testing.ts';
import tool from './gitignore-tester.ts';
import data from './testdata/gitignore-tester.json' with { type: 'json' };

const ignored = (gitignore: string, paths: string[], ...expected: string[]): [Record<string, unknown>, Record<string, unknown>] => [
  { gitignore, paths },
  { ignored: expected },
];

// As git check-ignore of git 2.39.5 answers; testdata holds its answers, run on files.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    ignored('', ['a']),
    ignored('# c\n\n\\#x\n\\!y', ['# c', '#x', '!y', 'c'], '#x', '!y'),
    ignored('a', ['a', 'b/a', 'a/b', 'ab'], 'a', 'b/a', 'a/b'),
    ignored('/a', ['a', 'b/a'], 'a'),
    ignored('a/b', ['a/b', 'x/a/b', 'a/b/c'], 'a/b', 'a/b/c'),
    ignored('a/', ['a', 'a/', 'a/b', 'x/a/y'], 'a/', 'a/b', 'x/a/y'),
    ignored('*.log', ['x.log', 'd/x.log', 'x.logs'], 'x.log', 'd/x.log'),
    ignored('a/*', ['a/b', 'a/b/c', 'a/'], 'a/b', 'a/b/c'),
    ignored('a/*/c', ['a/b/c', 'a/b/b/c'], 'a/b/c'),
    ignored('**/a', ['a', 'x/y/a'], 'a', 'x/y/a'),
    ignored('a/**', ['a/', 'a/b', 'a/b/c'], 'a/b', 'a/b/c'),
    ignored('a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], 'a/b', 'a/x/b', 'a/x/y/b'),
    ignored('a\n!a/b', ['a/b'], 'a/b'),
    ignored('a/*\n!a/b', ['a/b', 'a/c'], 'a/c'),
    ignored('x \ny\\ \n', ['x', 'y ', 'y'], 'x', 'y '),
    ignored('[a-c]?\n[!x]z', ['a1', 'd1', 'az', 'xz'], 'a1', 'az'),
    ignored('a[', ['a[']),
    ignored('.*', ['.env', 'a.b'], '.env'),
    ignored('foo\r\nbar', ['foo', 'bar'], 'foo', 'bar'),
    // Bytes are compared, a slash in a set parts nothing, and one with a backslash before it does.
    ignored('?', ['a', 'é'], 'a'),
    ignored('/[!a]', ['b', 'é'], 'b'),
    ignored('é*\nx??', ['é', 'éa', 'xé', 'xab'], 'é', 'éa', 'xé', 'xab'),
    ignored('/[a\\]/[a-]', ['a/a', '-', '[/a'], 'a/a', '-', '[/a'),
    ignored('a\\/?*', ['a/b', 'b/a/c'], 'a/b'),
    ignored('a\\/**', ['a/1/d', 'a'], 'a/1/d'),
    [{ gitignore: 'É\nAB', paths: ['é', 'É', 'ab'], ignoreCase: true }, { ignored: ['É', 'ab'] }],
    [{ gitignore: 'A', paths: ['a'], ignoreCase: true }, { ignored: ['a'] }],
    [
      { gitignore: 'a\n!a', paths: ['a'] },
      { results: [{ ignored: false, line: 2, pattern: '!a' }], kept: ['a'] },
    ],
  ],
  invalid: [
    [{ gitignore: '', paths: ['/a'] }, 'paths[0]'],
    [{ gitignore: '', paths: ['a/../b'] }, 'paths[0]'],
    [{ gitignore: '', paths: [] }, 'paths'],
  ],
});
