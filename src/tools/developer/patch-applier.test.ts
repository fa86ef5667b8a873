import { holdTo } from '../testing.ts';
import tool from './patch-applier.ts';
import data from './testdata/patch-applier.json' with { type: 'json' };

const PATCH = '@@ -2,3 +2,3 @@\n b\n-c\n+C\n d\n';

// Offsets and fuzz as GNU patch 2.7.6 reports them; texts in testdata are what it made, run here ("Hunk #1 succeeded at 3 with fuzz 1 (offset 1 line)").
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { text: 'a\nb\nc\nd\ne\n', patch: PATCH },
      { text: 'a\nb\nC\nd\ne\n', hunks: [{ number: 1, line: 2, offset: 0, fuzz: 0 }] },
    ],
    [
      { text: 'x\na\nb\nc\nd\ne\n', patch: PATCH },
      { text: 'x\na\nb\nC\nd\ne\n', hunks: [{ line: 3, offset: 1 }] },
    ],
    [
      { text: 'b\nc\nd\ne\n', patch: PATCH },
      { text: 'b\nC\nd\ne\n', hunks: [{ line: 1, offset: -1 }] },
    ],
    // down comes before up
    [
      { text: 'b\nc\nd\nb\nc\nd\n', patch: '@@ -3,3 +3,3 @@\n b\n-c\n+C\n d\n' },
      { text: 'b\nc\nd\nb\nC\nd\n', hunks: [{ line: 4, offset: 1 }] },
    ],
    [
      { text: 'a\nB\nc\nd\n', patch: PATCH, fuzz: 1 },
      { text: 'a\nB\nC\nd\n', hunks: [{ line: 2, fuzz: 1, offset: 0 }] },
    ],
    [{ text: 'a\nb\nC\nd\n', patch: PATCH, reverse: true }, { text: 'a\nb\nc\nd\n' }],
    // the second hunk is moved by the offset of the first
    [
      { text: 'n\na\nb\nc\nx\nx\nx\nx\nx\nd\n', patch: '@@ -1,2 +1,2 @@\n-a\n+A\n b\n@@ -9 +9 @@\n-d\n+D\n' },
      { text: 'n\nA\nb\nc\nx\nx\nx\nx\nx\nD\n', hunks: [{ offset: 1 }, { offset: 1 }] },
    ],
    [{ text: '', patch: '--- /dev/null\n+++ b\n@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n' }, { text: 'a' }],
    [{ text: 'a\n', patch: 'From: me\n\n--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n-- \n2.39.0\n' }, { text: 'b\n' }],
    [{ text: 'a\r\nb\r\n', patch: '@@ -1,2 +1,2 @@\n-a\r\n+A\r\n b\r\n' }, { text: 'A\r\nb\r\n' }],
  ],
  invalid: [
    [{ text: '', patch: '' }, 'patch'],
    [{ text: '', patch: 'x', fuzz: 11 }, 'fuzz'],
  ],
  unprocessable: [
    [{ text: 'x\n', patch: PATCH }, /Hunk 1 fits nowhere/],
    [{ text: 'a\nb\n', patch: '@@ -1 +1 @@\n-b\n+c\n' }, /Hunk 1/],
    [{ text: 'a\n', patch: 'hello' }, /no hunk/],
    [{ text: 'a\n', patch: '@@ -1,2 +1 @@\n-a\n+b\n' }, /Hunk 1.*as many lines/],
    [{ text: 'a\n', patch: '@@ -1 +1 @@\n-a\n+b\n+c\n' }, /Hunk 1.*more lines/],
    [{ text: 'a\n', patch: '@@ x @@\n-a\n' }],
    [{ text: 'a\n', patch: '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n--- c\n+++ d\n@@ -1 +1 @@\n-a\n+b\n' }, /more than one file/],
  ],
});
