import { expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { holdTo, run } from '../testing.ts';
import tool from './file-path-extractor.ts';

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];

const found = (text: string, ...paths: [kind: string, path: string][]): Row => [
  { text, kinds: ['windows', 'unc', 'unix', 'home', 'relative'] },
  { paths: paths.map(([kind, path]) => ({ path, kind, index: text.indexOf(path) })), count: paths.length },
];

holdTo(tool, {
  answers: [
    found('C:\\Windows\\System32\\cmd.exe', ['windows', 'C:\\Windows\\System32\\cmd.exe']),
    found('at C:\\Program Files (x86)\\Common Files\\a b\\c.dll is', ['windows', 'C:\\Program Files (x86)\\Common Files\\a b\\c.dll']),
    found('open "C:\\My Documents\\my file.txt" now', ['windows', 'C:\\My Documents\\my file.txt']),
    found("'/srv/my file.txt'", ['unix', '/srv/my file.txt']),
    found('C:/Users/Ann/x.txt', ['windows', 'C:/Users/Ann/x.txt']),
    found('D:\\', ['windows', 'D:\\']),
    found('\\\\server\\share\\folder one\\f.txt.', ['unc', '\\\\server\\share\\folder one\\f.txt']),
    found('see /etc/passwd, /usr/local/bin/ and /a.', ['unix', '/etc/passwd'], ['unix', '/usr/local/bin/'], ['unix', '/a']),
    found('https://example.com/a/b ftp://x/y //host/path', ...[]),
    found('and/or 1/2 km/h 2020/01/02', ...[]),
    found('(~/.ssh/config) ~ann/x', ['home', '~/.ssh/config'], ['home', '~ann/x']),
    found('./run.sh ../lib/a.so ..\\b\\c.txt ...', ['relative', './run.sh'], ['relative', '../lib/a.so'], ['relative', '..\\b\\c.txt']),
    found('File "/usr/lib/python3/x.py", line 3', ['unix', '/usr/lib/python3/x.py']),
    found('"run /bin/sh -c" then', ['unix', '/bin/sh']),
    found('/gelöscht/Übung.txt C:\\Benutzer\\Zoë\\x', ['unix', '/gelöscht/Übung.txt'], ['windows', 'C:\\Benutzer\\Zoë\\x']),
    found('', ...[]),
    [{ text: '/a/b /a/b' }, { count: 1 }],
    [{ text: '/a/b /a/b', unique: false }, { count: 2 }],
    [{ text: '/a/b C:\\x ./y', kinds: ['windows'] }, { paths: [{ path: 'C:\\x', kind: 'windows' }] }],
    [{ text: './y ~/x' }, { paths: [{ path: '~/x' }] }],
  ],
  invalid: [
    [{ text: 'x', kinds: [] }, 'kinds'],
    [{ text: 'x', kinds: ['mac'] }, 'kinds[0]'],
  ],
});

it.each(['/', 'C:\\a ', '"', "'/", '\\\\a\\b ', '~/', '../', 'a/', '/a '])('takes a long text of %j in a second', async (part) => {
  const text = part.repeat(Math.floor(300_000 / part.length));
  expect(await leastMilliseconds(3_000, () => run(tool, { text }))).toBeLessThan(3_000);
});
