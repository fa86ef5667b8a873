import { holdTo } from '../testing.ts';
import tool from './diff-parser.ts';

// Diffs as git 2.39 writes them (git diff, git diff -M, git format-patch), with the answers of git apply --numstat.
holdTo(tool, {
  answers: [
    [{ diff: '' }, { files: [], filesChanged: 0, added: 0, removed: 0, stat: '' }],
    [
      { diff: 'diff --git a/n b/n\nnew file mode 100644\nindex 0000000..7898192\n--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+a\n' },
      { files: [{ newPath: 'n', status: 'added', added: 1, hunks: [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: 1, section: '' }] }], stat: '1\t0\tn' },
    ],
    [
      { diff: 'diff --git a/n b/n\ndeleted file mode 100644\nindex 7898192..0000000\n--- a/n\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n' },
      { files: [{ oldPath: 'n', status: 'deleted' }], stat: '0\t1\tn' },
    ],
    [{ diff: 'diff --git a/e b/e\nnew file mode 100644\nindex 0000000..e69de29\n' }, { files: [{ newPath: 'e', status: 'added', hunks: [] }] }],
    [
      { diff: 'diff --git a/a b b/a b\nold mode 100644\nnew mode 100755\n' },
      { files: [{ oldPath: 'a b', newPath: 'a b', status: 'modified' }], stat: '0\t0\ta b' },
    ],
    [
      { diff: 'diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n' },
      { files: [{ oldPath: 'x', newPath: 'y', status: 'renamed' }], stat: '0\t0\tx => y' },
    ],
    [
      { diff: 'diff --git a/x b/y\nsimilarity index 90%\ncopy from x\ncopy to y\n--- a/x\n+++ b/y\n@@ -1 +1,2 @@\n a\n+b\n' },
      { files: [{ oldPath: 'x', newPath: 'y', status: 'copied', added: 1 }] },
    ],
    [
      { diff: 'diff --git a/i.png b/i.png\nindex 1..2 100644\nBinary files a/i.png and b/i.png differ\n' },
      { files: [{ oldPath: 'i.png', newPath: 'i.png', status: 'binary' }], stat: '-\t-\ti.png' },
    ],
    [
      {
        diff: 'diff --git "a/\\303\\244 \\t\\"" "b/\\303\\244 \\t\\""\nindex 1..2 100644\n--- "a/\\303\\244 \\t\\""\n+++ "b/\\303\\244 \\t\\""\n@@ -1 +1 @@\n-a\n+b\n',
      },
      { files: [{ oldPath: 'ä \t"', newPath: 'ä \t"' }] },
    ],
    [
      { diff: '--- old.txt\t2026-01-01 00:00:00\n+++ new.txt\t2026-01-02\n@@ -1 +1 @@ f()\n-a\n+b\n' },
      { files: [{ oldPath: 'old.txt', newPath: 'new.txt', status: 'modified', hunks: [{ section: 'f()' }] }] },
    ],
    // a removed line that looks like a head
    [{ diff: '--- a\n+++ b\n@@ -1,2 +1 @@\n--- x\n y\n' }, { files: [{ removed: 1, added: 0 }], filesChanged: 1 }],
    [
      {
        diff: 'From 1 Mon\nSubject: x\n\n---\n a | 2 +-\n\ndiff --git a/a b/a\nindex 1..2 100644\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n-- \n2.39\n\n',
      },
      { filesChanged: 1, stat: '1\t1\ta' },
    ],
    [
      { diff: '--- /dev/null\n+++ n\n@@ -0,0 +1 @@\n+a\n--- o\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n' },
      {
        files: [
          { newPath: 'n', status: 'added' },
          { oldPath: 'o', status: 'deleted' },
        ],
        added: 1,
        removed: 1,
      },
    ],
  ],
  unprocessable: [
    [{ diff: '--- a\n+++ b\n@@ -1,3 +1 @@\n-a\n' }, /line 3/],
    [{ diff: '--- a\n+++ b\n@@ -x +1 @@\n-a\n' }, /line 3/],
  ],
});
