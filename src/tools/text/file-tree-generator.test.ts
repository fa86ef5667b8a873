import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './file-tree-generator.ts';

describe('file-tree-generator', () => {
  it.each([
    ['one file', { paths: ['a'] }, { tree: '.\n└── a', directories: 0, files: 1 }],
    ['paths without a part', { paths: ['/', './'] }, { tree: '.', directories: 0, files: 0 }],
    ['nothing at all', { paths: ['.'], root: '' }, { tree: '', directories: 0, files: 0 }],
    ['each path once', { paths: ['a/b', './a//b', '/a/b'] }, { tree: '.\n└── a\n    └── b', directories: 1, files: 1 }],
    ['a directory by its end or by what is below', { paths: ['a', 'a/', 'b/c', 'b'] }, { tree: '.\n├── a\n└── b\n    └── c', directories: 2, files: 1 }],
    [
      'order of appearance',
      { paths: ['z', 'b/c', 'a', 'b/a'], sort: false, root: '' },
      { tree: '├── z\n├── b\n│   ├── c\n│   └── a\n└── a', directories: 1, files: 4 },
    ],
    ['by code point', { paths: ['\u{1F600}', '\uff21', 'a', 'B'], root: '' }, { tree: '├── B\n├── a\n├── \uff21\n└── \u{1F600}', directories: 0, files: 4 }],
    ['another separator', { paths: ['a\\b\\'], separator: '\\', style: 'ascii', root: 'C:' }, { tree: 'C:\n`-- a\n    `-- b', directories: 2, files: 0 }],
    ['names of object properties', { paths: ['__proto__/constructor'], root: '' }, { tree: '└── __proto__\n    └── constructor', directories: 1, files: 1 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('100 levels and one more', async () => {
    expect(await run(tool, { paths: ['a/'.repeat(100)] })).toMatchObject({ directories: 100 });
    await expectUnprocessable(tool, { paths: ['a/'.repeat(101)] }, /101 levels/);
    await expectInvalid(tool, { paths: [] }, 'paths');
    await expectInvalid(tool, { paths: ['a'], separator: '::' }, 'separator');
  });
});
