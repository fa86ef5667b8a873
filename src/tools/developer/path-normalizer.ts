import { posix, win32 } from 'node:path';
import { z } from 'zod';
import { defineTool } from '../define.ts';

export default defineTool({
  slug: 'path-normalizer',
  name: 'File Path Normalizer',
  category: 'developer',
  summary: 'Normalizes a POSIX or Windows file path and splits it into its parts.',
  description:
    '. and .. and repeated separators are resolved, a separator at the end stays, and the empty path is ".". With windows both / and \\ are read, and \\ is written. Directory, base, name and extension are those of the path as given. Nothing is looked up on any disk.',
  reference: 'path.posix and path.win32 of Node.js',
  keywords: ['clean path', 'basename', 'dirname', 'extension', 'windows path', 'backslash'],

  inputs: z.strictObject({
    path: z.string().max(10_000).describe('File path to normalize'),
    style: z.enum(['posix', 'windows']).default('posix').describe('Rules the path follows'),
    targetStyle: z.enum(['posix', 'windows']).optional().describe('Also write the path with the separator of this style'),
  }),
  result: z.strictObject({
    normalized: z.string().describe('The path with . and .. and repeated separators resolved'),
    absolute: z.boolean().describe('Whether the path begins at a root'),
    root: z.string().describe('Root of the path, such as / or C:\\, or empty'),
    directory: z.string().describe('The path up to its last part, as dirname gives it'),
    base: z.string().describe('The last part of the path'),
    name: z.string().describe('The last part without its extension'),
    extension: z.string().describe('Extension with its point; empty for names such as .bashrc'),
    parts: z.array(z.string()).describe('Parts of the normalized path, without the root'),
    converted: z.string().optional().describe('The normalized path with the separators of targetStyle; only with targetStyle'),
  }),
  examples: [
    {
      inputs: { path: '/a/./b//../c.tar.gz' },
      result: {
        normalized: '/a/c.tar.gz',
        absolute: true,
        root: '/',
        directory: '/a/./b//..',
        base: 'c.tar.gz',
        name: 'c.tar',
        extension: '.gz',
        parts: ['a', 'c.tar.gz'],
      },
    },
    {
      inputs: { path: 'c:/x\\y/../z.txt', style: 'windows', targetStyle: 'posix' },
      result: {
        normalized: 'c:\\x\\z.txt',
        absolute: true,
        root: 'c:/',
        directory: 'c:/x\\y/..',
        base: 'z.txt',
        name: 'z',
        extension: '.txt',
        parts: ['x', 'z.txt'],
        converted: 'c:/x/z.txt',
      },
    },
  ],
  run({ path, style, targetStyle }) {
    const rules = style === 'windows' ? win32 : posix;
    const normalized = rules.normalize(path);
    const { root, base, name, ext } = rules.parse(path);
    const parts = normalized
      .slice(rules.parse(normalized).root.length)
      .split(rules.sep)
      .filter((part) => part !== '');
    const separator = targetStyle === 'windows' ? '\\' : '/';
    return {
      normalized,
      absolute: rules.isAbsolute(path),
      root,
      directory: rules.dirname(path),
      base,
      name,
      extension: ext,
      parts,
      ...(targetStyle !== undefined && { converted: normalized.split(rules.sep).join(separator) }),
    };
  },
});
