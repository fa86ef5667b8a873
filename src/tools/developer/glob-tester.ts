import { z } from 'zod';
import { defineTool } from '../define.ts';
import { PathGlob } from './lib/path-glob.ts';

export default defineTool({
  slug: 'glob-tester',
  name: 'Glob Tester',
  category: 'developer',
  summary: 'Tests which file paths match glob patterns, such as those in .npmignore, ESLint or a build tool.',
  description:
    '? is one character, * any number of them, [abc], [a-z], [!a] and [^a] one of a set, none of them a /. ** as a whole part is any number of parts, none included. {a,b} and {1..3} are braces, !(a|b) ?(a) *(a) +(a) @(a) extended globs, \\ makes the next character literal. Without dot, a part that begins with a dot is only matched by a pattern part that begins with one. Patterns apply in order; one that begins with ! takes out what earlier ones let in, and when the first does, all paths are in before it. An unclosed bracket or brace is literal.',
  reference: 'Globs of bash with globstar and extglob, braces as bash expands them',
  keywords: ['wildcard', 'minimatch', 'picomatch', 'globstar', 'file pattern', 'extglob'],
  cost: 'heavy',
  inputs: z.strictObject({
    patterns: z
      .array(z.string().min(1).max(1000))
      .min(1)
      .max(200)
      .describe('Glob patterns in order; one that begins with ! takes out what earlier ones let in'),
    paths: z.array(z.string().min(1).max(1000)).min(1).max(5000).describe('File paths to test, with / between parts'),
    dot: z.boolean().default(false).describe('Wildcards match the leading dot of a name too'),
    ignoreCase: z.boolean().default(false).describe('Treat A and a as equal in patterns and paths'),
  }),
  result: z.strictObject({
    results: z
      .array(
        z.strictObject({
          path: z.string().describe('The path as given'),
          matches: z.boolean().describe('Whether the patterns let the path in'),
          pattern: z.string().optional().describe('The last pattern that decided; absent when none did'),
        }),
      )
      .describe('One answer for each path, in the order given'),
    matched: z.array(z.string()).describe('Paths that are let in, in the order given'),
    count: z.int().describe('How many paths are let in'),
  }),
  main: { input: 'paths' },
  examples: [
    {
      inputs: { patterns: ['src/**/*.ts', '!**/*.test.ts'], paths: ['src/a.ts', 'src/x/b.ts', 'src/x/b.test.ts', 'lib/a.ts'] },
      result: {
        results: [
          { path: 'src/a.ts', matches: true, pattern: 'src/**/*.ts' },
          { path: 'src/x/b.ts', matches: true, pattern: 'src/**/*.ts' },
          { path: 'src/x/b.test.ts', matches: false, pattern: '!**/*.test.ts' },
          { path: 'lib/a.ts', matches: false },
        ],
        matched: ['src/a.ts', 'src/x/b.ts'],
        count: 2,
      },
    },
    {
      inputs: { patterns: ['*.{js,ts}'], paths: ['a.js', '.eslintrc.js', 'd/a.js', 'b.tsx'] },
      result: {
        results: [
          { path: 'a.js', matches: true, pattern: '*.{js,ts}' },
          { path: '.eslintrc.js', matches: false },
          { path: 'd/a.js', matches: false },
          { path: 'b.tsx', matches: false },
        ],
        matched: ['a.js'],
        count: 1,
      },
    },
  ],
  run({ patterns, paths, dot, ignoreCase }) {
    const rules = patterns.map((pattern, index) => {
      const [, marks = ''] = /^(!*(?!\())/.exec(pattern) ?? [];
      return { pattern, negated: marks.length % 2 === 1, glob: new PathGlob(pattern.slice(marks.length), { dot, ignoreCase }, `patterns[${index}]`) };
    });
    const results = paths.map((path) => {
      const parts = path.split('/').map((text) => ({ text, characters: [...text] }));
      const decided = rules.findLast(({ glob }) => glob.matches(parts));
      return { path, matches: decided ? !decided.negated : (rules[0]?.negated ?? false), ...(decided && { pattern: decided.pattern }) };
    });
    const matched = results.filter(({ matches }) => matches).map(({ path }) => path);
    return { results, matched, count: matched.length };
  },
});
