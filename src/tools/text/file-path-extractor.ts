import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type FoundPath, findPaths, PATH_KINDS } from './lib/file-paths.ts';

export default defineTool({
  slug: 'file-path-extractor',
  name: 'File Path Extractor',
  category: 'text',
  summary: 'Finds the paths of files and folders in a text: Windows, network and Unix paths.',
  description:
    'A path in quotation marks is taken whole; elsewhere a space ends it, except within the folders of a Windows path (C:\\Program Files\\App). Addresses such as https://example.com/a are left out, and a full stop, comma or bracket at the end belongs to the sentence.',
  reference: 'Naming files, paths and namespaces (Microsoft); POSIX.1-2024 section 3.254',
  keywords: ['extract paths', 'find filenames', 'windows path', 'unix path', 'unc path', 'forensics', 'log analysis', 'registry'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    kinds: z
      .array(z.enum(PATH_KINDS))
      .min(1)
      .max(PATH_KINDS.length)
      .default(['windows', 'unc', 'unix', 'home'])
      .describe('Kinds to look for: windows with a drive, unc with a server, unix from the root, home from ~, relative from a folder of dots'),
    unique: z.boolean().default(true).describe('List each path once, where it is first'),
  }),
  result: z.strictObject({
    paths: z
      .array(
        z.strictObject({
          path: z.string().describe('The path as written in the text'),
          kind: z.enum(PATH_KINDS).describe('Kind of path: Windows, network or Unix'),
          index: z.int().describe('Where it begins, in characters from 0'),
        }),
      )
      .describe('The paths in order of appearance'),
    count: z.int().describe('Number of paths listed'),
  }),
  examples: [
    {
      inputs: { text: 'Copied C:\\Program Files\\App\\run.exe to \\\\srv\\share$\\run.exe; see /var/log/app.log (or ~/app.log).' },
      result: {
        paths: [
          { path: 'C:\\Program Files\\App\\run.exe', kind: 'windows', index: 7 },
          { path: '\\\\srv\\share$\\run.exe', kind: 'unc', index: 39 },
          { path: '/var/log/app.log', kind: 'unix', index: 65 },
          { path: '~/app.log', kind: 'home', index: 86 },
        ],
        count: 4,
      },
    },
  ],
  run({ text, kinds, unique }) {
    const wanted = new Set(kinds);
    const seen = new Set<string>();
    const paths: FoundPath[] = [];
    for (const found of findPaths(text)) {
      if (!wanted.has(found.kind) || (unique && seen.has(found.path))) continue;
      seen.add(found.path);
      paths.push(found);
    }
    return { paths, count: paths.length };
  },
});
