import { z } from 'zod';
import { defineTool } from '../define.ts';
import { decidingRule, readIgnoreRules } from './lib/gitignore.ts';

export default defineTool({
  slug: 'gitignore-tester',
  name: 'Gitignore Tester',
  category: 'developer',
  summary: 'Shows which paths a .gitignore file ignores, and by which line.',
  description:
    "The last matching line decides; nothing below an ignored directory can be taken back, the directory's line decides there. A / at the start or inside binds the pattern to the top, one at the end matches directories alone; * ? [a-z] [!a] do not cross /, ** does; trailing spaces count only after \\.",
  reference: 'gitignore(5), as git check-ignore applies it to untracked paths',
  keywords: ['git ignore', 'check-ignore', 'ignored files', 'dockerignore'],
  cost: 'heavy',
  inputs: z.strictObject({
    gitignore: z.string().max(100_000).describe('Text of a .gitignore file'),
    paths: z
      .array(
        z
          .string()
          .min(1)
          .max(4096)
          .refine((path) => !path.startsWith('/') && !path.split('/').includes('..'), { error: 'must be relative to the .gitignore and contain no ..' }),
      )
      .min(1)
      .max(5000)
      .describe('Paths relative to the .gitignore; one that ends in / is a directory'),
    ignoreCase: z.boolean().default(false).describe('Treat A and a as equal, as core.ignoreCase does'),
  }),
  result: z.strictObject({
    results: z
      .array(
        z.strictObject({
          path: z.string().describe('The path as given'),
          ignored: z.boolean().describe('Whether git ignores the path'),
          line: z.int().optional().describe('Line that decided, also one with !; absent when none did'),
          pattern: z.string().optional().describe('Pattern on that line, as written'),
        }),
      )
      .describe('One answer for each path, in the order given'),
    ignored: z.array(z.string()).describe('Paths that are ignored, in the order given'),
    kept: z.array(z.string()).describe('Paths that are not ignored, in the order given'),
  }),
  main: { input: 'paths' },
  examples: [
    {
      inputs: { gitignore: '*.log\n!keep.log\n/build/\n', paths: ['a.log', 'keep.log', 'build/x.js', 'src/build/x.js'] },
      result: {
        results: [
          { path: 'a.log', ignored: true, line: 1, pattern: '*.log' },
          { path: 'keep.log', ignored: false, line: 2, pattern: '!keep.log' },
          { path: 'build/x.js', ignored: true, line: 3, pattern: '/build/' },
          { path: 'src/build/x.js', ignored: false },
        ],
        ignored: ['a.log', 'build/x.js'],
        kept: ['keep.log', 'src/build/x.js'],
      },
    },
  ],
  run({ gitignore, paths, ignoreCase }) {
    const rules = readIgnoreRules(gitignore);
    const results = paths.map((path) => {
      const rule = decidingRule(rules, path, ignoreCase);
      return { path, ignored: rule !== undefined && !rule.negated, ...(rule && { line: rule.line, pattern: rule.pattern }) };
    });
    const those = (ignored: boolean): string[] => results.filter((result) => result.ignored === ignored).map(({ path }) => path);
    return { results, ignored: those(true), kept: those(false) };
  },
});
