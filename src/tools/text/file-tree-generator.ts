import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { compareCodePoints, limitResult } from '../shared/text/segments.ts';

const MAX_LEVELS = 100;
const STYLES = {
  unicode: { middle: '├── ', last: '└── ', bar: '│   ' },
  ascii: { middle: '|-- ', last: '`-- ', bar: '|   ' },
};

/** A folder tree; a file is a node without children that is not marked as a directory. */
interface Node {
  children: Map<string, Node>;
  isDirectory: boolean;
}

export default defineTool({
  slug: 'file-tree-generator',
  name: 'File Tree Generator',
  category: 'text',
  summary: 'Draws a folder tree from a list of file paths, like the tree command.',
  description:
    'Empty parts and single dots are ignored; a path that ends in the separator, or has others below it, is a directory. Each path counts once. Lines are joined with LF. More than 100 levels are refused.',
  reference: 'The Unix tree command',
  keywords: ['directory', 'structure', 'ascii tree', 'readme', 'project', 'folders'],
  inputs: z.strictObject({
    paths: z.array(z.string().min(1).max(1000)).min(1).max(10_000).describe('The paths to draw; one that ends in the separator is a directory'),
    root: z.string().max(200).default('.').describe('First line of the drawing, above all paths; empty: no such line'),
    separator: z.string().length(1).default('/').describe('Text between the parts of a path'),
    style: z.enum(['unicode', 'ascii']).default('unicode').describe('Signs to draw with: box-drawing characters, or ASCII'),
    sort: z.boolean().default(true).describe('true: sort names by code point; false: keep the order of appearance'),
  }),
  result: z.strictObject({
    tree: z.string().describe('The drawing, a line for each entry, separated by LF'),
    directories: z.int().describe('Number of directories, the root not counted'),
    files: z.int().describe('Number of files in the tree'),
  }),
  examples: [
    {
      inputs: { paths: ['src/a.ts', 'src/lib/b.ts', 'README.md', 'docs/'], root: 'app' },
      result: {
        tree: 'app\n├── README.md\n├── docs\n└── src\n    ├── a.ts\n    └── lib\n        └── b.ts',
        directories: 3,
        files: 3,
      },
    },
    {
      inputs: { paths: ['a/b', 'c'], style: 'ascii', root: '' },
      result: { tree: '|-- a\n|   `-- b\n`-- c', directories: 1, files: 2 },
    },
  ],
  run({ paths, root, separator, style, sort }) {
    const top: Node = { children: new Map(), isDirectory: true };
    paths.forEach((path, index) => {
      insert(top, path, separator, index);
    });
    const signs = STYLES[style];
    const drawn: string[] = root === '' ? [] : [root];
    const counts = { directories: 0, files: 0 };
    let length = 0;
    const draw = (node: Node, prefix: string): void => {
      const names = [...node.children];
      if (sort) names.sort(([a], [b]) => compareCodePoints(a, b));
      names.forEach(([name, child], index) => {
        const isLast = index === names.length - 1;
        const line = prefix + (isLast ? signs.last : signs.middle) + name;
        length += line.length + 1;
        limitResult(length);
        drawn.push(line);
        counts[child.isDirectory ? 'directories' : 'files']++;
        draw(child, prefix + (isLast ? '    ' : signs.bar));
      });
    };
    draw(top, '');
    return { tree: drawn.join('\n'), ...counts };
  },
});

function insert(top: Node, path: string, separator: string, index: number): void {
  const parts = path.split(separator).filter((part) => part !== '' && part !== '.');
  if (parts.length > MAX_LEVELS) unprocessable(`The path has ${parts.length} levels; at most ${MAX_LEVELS} can be drawn.`, `paths[${index}]`);
  let node = top;
  for (const part of parts) {
    node.isDirectory = true;
    let child = node.children.get(part);
    if (!child) {
      child = { children: new Map(), isDirectory: false };
      node.children.set(part, child);
    }
    node = child;
  }
  if (path.endsWith(separator)) node.isDirectory = true;
}
