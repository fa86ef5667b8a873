import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import data from './testdata/three-way-merger.json' with { type: 'json' };
import tool from './three-way-merger.ts';

// Answers of git merge-file 2.39 (with -p, --diff3, --ours, --theirs, --union) and of diff3 -m.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { base: '', ours: '', theirs: '' },
      { merged: '', conflicts: 0, clean: true },
    ],
    [
      { base: 'a\n', ours: 'b\n', theirs: 'b\n' },
      { merged: 'b\n', clean: true },
    ],
    [
      { base: 'a\n', ours: 'a\n', theirs: '' },
      { merged: '', clean: true },
    ],
    [
      { base: 'a\n', ours: 'b\n', theirs: '' },
      { merged: '<<<<<<< ours\nb\n=======\n>>>>>>> theirs\n', conflicts: 1, clean: false },
    ],
    [
      { base: 'a\n', ours: 'b\n', theirs: 'c\n', style: 'diff3', oursLabel: 'x', baseLabel: 'y', theirsLabel: 'z' },
      { merged: '<<<<<<< x\nb\n||||||| y\na\n=======\nc\n>>>>>>> z\n' },
    ],
    // neighbouring lines changed by one side each touch
    [
      { base: '1\n2\n3\n4\n', ours: '1\nX\n3\n4\n', theirs: '1\n2\nY\n4\n' },
      { merged: '1\n<<<<<<< ours\nX\n3\n=======\n2\nY\n>>>>>>> theirs\n4\n', conflicts: 1 },
    ],
    [
      { base: '1\n2\n3\n', ours: '1\nX\n2\n3\n', theirs: '1\n2\n3\nY\n' },
      { merged: '1\nX\n2\n3\nY\n', clean: true },
    ],
    // what both share at the ends stands outside
    [{ base: 'a\n', ours: 'p\nx\nq\n', theirs: 'p\ny\nq\n' }, { merged: 'p\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\nq\n' }],
    [{ base: 'a\n', ours: 'p\nx\n', theirs: 'p\ny\n', style: 'diff3' }, { merged: '<<<<<<< ours\np\nx\n||||||| base\na\n=======\np\ny\n>>>>>>> theirs\n' }],
    [
      { base: 'a\n', ours: 'b\n', theirs: 'c\n', conflicts: 'ours' },
      { merged: 'b\n', conflicts: 1, clean: false },
    ],
    [{ base: 'a\n', ours: 'b\n', theirs: 'c\n', conflicts: 'theirs' }, { merged: 'c\n' }],
    [
      { base: 'a\n', ours: 'b', theirs: 'c', conflicts: 'union' },
      { merged: 'b\nc\n', conflicts: 1 },
    ],
    [{ base: 'a', ours: 'b', theirs: 'c' }, { merged: '<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n' }],
    [
      { base: 'a\r\n', ours: 'a\r\n', theirs: 'a\n' },
      { merged: 'a\n', clean: true },
    ],
  ],
  invalid: [
    [{ base: '', ours: '', theirs: '', style: 'git' }, 'style'],
    [{ base: '', ours: '', theirs: '', oursLabel: 'a\nb' }, 'oursLabel'],
  ],
});

const text = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd\n'), { maxLength: 12 }).map((lines) => lines.join(''));
it('takes the change of one side alone', () =>
  fc.assert(
    fc.asyncProperty(text, text, async (base, changed) => {
      expect(await run(tool, { base, ours: changed, theirs: base })).toEqual({ merged: changed, conflicts: 0, clean: true });
      expect(await run(tool, { base, ours: base, theirs: changed })).toEqual({ merged: changed, conflicts: 0, clean: true });
      expect(await run(tool, { base, ours: changed, theirs: changed })).toEqual({ merged: changed, conflicts: 0, clean: true });
    }),
  ));

it('takes 190,000 lines of one side', async () => {
  const lines = '\n'.repeat(190_000);
  expect(await run(tool, { base: 'a', ours: 'a', theirs: lines })).toEqual({ merged: lines, conflicts: 0, clean: true });
  expect(await run(tool, { base: 'a', ours: 'b', theirs: lines })).toMatchObject({ conflicts: 1, clean: false });
});
