import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readDiff } from './lib/diff-files.ts';

export default defineTool({
  slug: 'diff-parser',
  name: 'Diff Parser',
  category: 'developer',
  summary: 'Lists the files, hunks and line counts of a git or unified diff.',
  description:
    'Paths lose a/ and b/ in git diffs, and quoted ones are unquoted; of plain diffs what follows a tab is cut off. Text around diffs (a commit message) is ignored.',
  reference: "git's extended diff format; the unified format of POSIX diff",
  keywords: ['diff stats', 'diffstat', 'git diff', 'patch', 'numstat', 'changed files'],

  inputs: z.strictObject({ diff: z.string().max(1_000_000).describe('Text of a git diff or a plain unified diff') }),
  result: z.strictObject({
    files: z
      .array(
        z.strictObject({
          oldPath: z.string().optional().describe('Path before the change; absent for an added file'),
          newPath: z.string().optional().describe('Path after the change; absent for a deleted file'),
          status: z.enum(['modified', 'added', 'deleted', 'renamed', 'copied', 'binary']).describe('What happened to the file'),
          added: z.int().describe('How many lines were added'),
          removed: z.int().describe('How many lines were removed'),
          hunks: z
            .array(
              z.strictObject({
                oldStart: z.int().describe('First line in the old file'),
                oldLines: z.int().describe('How many lines of the old file'),
                newStart: z.int().describe('First line in the new file'),
                newLines: z.int().describe('How many lines of the new file'),
                section: z.string().describe("Text after the second @@, such as a function's head"),
              }),
            )
            .describe('Stretches of changed lines, in order'),
        }),
      )
      .describe('The files in the order of the diff'),
    filesChanged: z.int().describe('How many files the diff changes'),
    added: z.int().describe('Lines added in all files together'),
    removed: z.int().describe('Lines removed in all files together'),
    stat: z.string().describe('A line per file as git diff --numstat has it: added, tab, removed, tab, path; - where binary'),
  }),
  examples: [
    {
      inputs: { diff: 'diff --git a/x.js b/x.js\nindex 1..2 100644\n--- a/x.js\n+++ b/x.js\n@@ -1,2 +1,3 @@ function f()\n a\n-b\n+B\n+c\n' },
      result: {
        files: [
          {
            oldPath: 'x.js',
            newPath: 'x.js',
            status: 'modified',
            added: 2,
            removed: 1,
            hunks: [{ oldStart: 1, oldLines: 2, newStart: 1, newLines: 3, section: 'function f()' }],
          },
        ],
        filesChanged: 1,
        added: 2,
        removed: 1,
        stat: '2\t1\tx.js',
      },
    },
  ],
  run({ diff }) {
    const files = readDiff(diff);
    return {
      files,
      filesChanged: files.length,
      added: files.reduce((sum, file) => sum + file.added, 0),
      removed: files.reduce((sum, file) => sum + file.removed, 0),
      stat: files
        .map(({ status, oldPath = '', newPath, added, removed }) => {
          const path = status === 'renamed' || status === 'copied' ? `${oldPath} => ${newPath}` : (newPath ?? oldPath);
          return status === 'binary' ? `-\t-\t${path}` : `${added}\t${removed}\t${path}`;
        })
        .join('\n'),
    };
  },
});
