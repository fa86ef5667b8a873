import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import patchApplier from './patch-applier.ts';
import data from './testdata/unified-diff-generator.json' with { type: 'json' };
import tool from './unified-diff-generator.ts';

const LAO =
  'The Way that can be told of is not the eternal Way;\nThe name that can be named is not the eternal name.\nThe Nameless is the origin of Heaven and Earth;\nThe Named is the mother of all things.\nTherefore let there always be non-being,\n  so we may see their subtlety,\nAnd let there always be being,\n  so we may see their outcome.\nThe two are the same,\nBut after they are produced,\n  they have different names.\n';
const TZU =
  'The Nameless is the origin of Heaven and Earth;\nThe named is the mother of all things.\n\nTherefore let there always be non-being,\n  so we may see their subtlety,\nAnd let there always be being,\n  so we may see their outcome.\nThe two are the same,\nBut after they are produced,\n  they have different names.\nThey both may be called deep and profound.\nDeeper and more profound,\nThe door of all subtleties!\n';

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // the example of the manual of GNU diffutils
    [
      { original: LAO, changed: TZU, originalName: 'lao', changedName: 'tzu' },
      {
        hunks: 2,
        added: 5,
        removed: 3,
        diff: '--- lao\n+++ tzu\n@@ -1,7 +1,6 @@\n-The Way that can be told of is not the eternal Way;\n-The name that can be named is not the eternal name.\n The Nameless is the origin of Heaven and Earth;\n-The Named is the mother of all things.\n+The named is the mother of all things.\n+\n Therefore let there always be non-being,\n   so we may see their subtlety,\n And let there always be being,\n@@ -9,3 +8,6 @@\n The two are the same,\n But after they are produced,\n   they have different names.\n+They both may be called deep and profound.\n+Deeper and more profound,\n+The door of all subtleties!\n',
      },
    ],
    [
      { original: '', changed: '' },
      { diff: '', hunks: 0, added: 0, removed: 0 },
    ],
    [{ original: 'a\n', changed: 'a\n' }, { diff: '' }],
    // as diff -u of GNU diffutils 3.8 writes them (testdata), without the times after the names
    [{ original: '', changed: 'a\n' }, { diff: '--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n' }],
    [{ original: 'a\nb\n', changed: '' }, { diff: '--- a\n+++ b\n@@ -1,2 +0,0 @@\n-a\n-b\n' }],
    [{ original: 'a', changed: 'a\n' }, { diff: '--- a\n+++ b\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n' }],
    [{ original: 'a\r\n', changed: 'a\n' }, { diff: '--- a\n+++ b\n@@ -1 +1 @@\n-a\r\n+a\n' }],
    [{ original: '1\n2\n3\n4\n5\n', changed: '1\n2\nx\n4\n5\n', context: 0 }, { diff: '--- a\n+++ b\n@@ -3 +3 @@\n-3\n+x\n' }],
    [{ original: '1\n2\n3\n', changed: '1\n2\nx\n3\n', context: 0 }, { diff: '--- a\n+++ b\n@@ -2,0 +3 @@\n+x\n' }],
    [{ original: 'x\n1\n2\ny\n', changed: 'X\n1\n2\nY\n', context: 1 }, { hunks: 1 }],
    [{ original: 'x\n1\n2\n3\ny\n', changed: 'X\n1\n2\n3\nY\n', context: 1 }, { hunks: 2 }],
    [{ original: ' a  b\nc\n', changed: 'a b\nC\n', ignoreWhitespace: true }, { diff: '--- a\n+++ b\n@@ -1,2 +1,2 @@\n  a  b\n-c\n+C\n' }],
  ],
  invalid: [
    [{ original: '', changed: '', originalName: '' }, 'originalName'],
    [{ original: '', changed: '', changedName: 'a\nb' }, 'changedName'],
    [{ original: '', changed: '', context: 101 }, 'context'],
  ],
});

const text = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', '- x\n', 'd'), { maxLength: 30 }).map((lines) => lines.join(''));
it('makes patches that patch-applier applies, and takes back', () =>
  fc.assert(
    fc.asyncProperty(text, text, fc.integer({ min: 0, max: 4 }), async (original, changed, context) => {
      const { diff: patch } = await run(tool, { original, changed, context });
      if (patch === '') {
        expect(changed).toBe(original);
        return;
      }
      expect((await run(patchApplier, { text: original, patch })).text).toBe(changed);
      expect((await run(patchApplier, { text: changed, patch, reverse: true })).text).toBe(original);
    }),
  ));
