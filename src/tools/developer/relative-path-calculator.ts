import { posix, win32 } from 'node:path';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';

export default defineTool({
  slug: 'relative-path-calculator',
  name: 'Relative Path Calculator',
  category: 'developer',
  summary: 'Finds the relative path from one path to another, and their common directory.',
  description:
    'Both paths are absolute, or both relative to the same unknown directory without .. that leads above it. posix compares exactly, windows without regard to case. Separators at the end do not matter. Windows paths of different drives have no common directory.',
  reference: 'path.relative of Node.js, for POSIX and Windows',
  keywords: ['relative path', 'path difference', 'up levels', 'common prefix', 'between folders'],

  inputs: z.strictObject({
    from: z.string().max(10_000).describe('Directory from which the relative path starts'),
    to: z.string().max(10_000).describe('Path that the relative path leads to'),
    style: z.enum(['posix', 'windows']).default('posix').describe('Rules the paths follow'),
  }),
  result: z.strictObject({
    relative: z.string().describe('The way from one to the other; empty when they are the same'),
    common: z.string().optional().describe('Longest common directory, spelt as in from; absent for different drives'),
    upLevels: z.int().describe('How many .. the way needs'),
  }),
  examples: [
    { inputs: { from: '/data/orandea/test/aaa', to: '/data/orandea/impl/bbb' }, result: { relative: '../../impl/bbb', common: '/data/orandea', upLevels: 2 } },
  ],
  run({ from, to, style }) {
    const rules = style === 'windows' ? win32 : posix;
    const [start, end] = [split(from, rules, 'from'), split(to, rules, 'to')];
    if (start.absolute !== end.absolute) unprocessable('Both paths must be absolute, or both relative.', 'to');
    const fold = (text: string): string => (style === 'windows' ? text.toLowerCase() : text);
    if (fold(start.root) !== fold(end.root)) return { relative: end.normalized, upLevels: 0 };
    let shared = 0;
    while (shared < Math.min(start.parts.length, end.parts.length) && fold(start.parts[shared] ?? '') === fold(end.parts[shared] ?? '')) shared++;
    const upLevels = start.parts.length - shared;
    return {
      relative: [...Array<string>(upLevels).fill('..'), ...end.parts.slice(shared)].join(rules.sep),
      common: start.root + start.parts.slice(0, shared).join(rules.sep) || '.',
      upLevels,
    };
  },
});
interface SplitPath {
  normalized: string;
  root: string;
  absolute: boolean;
  parts: string[];
}

function split(path: string, rules: typeof posix, field: string): SplitPath {
  const normalized = rules.normalize(path);
  const { root } = rules.parse(normalized);
  const parts = normalized
    .slice(root.length)
    .split(rules.sep)
    .filter((part) => part !== '' && part !== '.');
  if (parts[0] === '..') unprocessable(`${JSON.stringify(path.slice(0, 100))} leads above the directory both paths are relative to.`, field);
  const absolute = rules.isAbsolute(normalized);
  if (!absolute && root !== '') unprocessable(`${JSON.stringify(path.slice(0, 100))} is relative to the directory of a drive, which is unknown.`, field);
  return { normalized: parts.length > 0 && normalized.endsWith(rules.sep) ? normalized.slice(0, -1) : normalized, root, absolute, parts };
}
