import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { markdownHeadings } from './lib/markdown-headings.ts';

/** What lines, quotes, lists, emphasis and links begin with: the time they take grows faster than their number. */
const MARKERS = /[*_[\]<>#+\n\r-]|\d[.)]| {4}/g;
const MAX_QUICK_MARKERS = 500;

export default defineTool({
  slug: 'markdown-toc-generator',
  name: 'Markdown Table of Contents Generator',
  category: 'developer',
  summary: "Makes a linked table of contents from a document's headings.",
  description:
    'ATX and setext headings at the top level of the document; not in code, quotes or lists. text is the heading without markup. A repeated id gets -1, -2 and so on, counting all headings of the document. [ ] and \\ in a title get a backslash.',
  reference: 'CommonMark 0.31; ids of headings as GitHub makes them',
  keywords: ['outline', 'anchor links', 'readme contents'],

  heavyWhen: ({ markdown }) => (markdown.match(MARKERS)?.length ?? 0) > MAX_QUICK_MARKERS,
  inputs: z.strictObject({
    markdown: z.string().max(500_000).describe('Markdown document with headings'),
    minLevel: z.int().min(1).max(6).default(1).describe('Highest level of heading to list, 1 to 6'),
    maxLevel: z.int().min(1).max(6).default(6).describe('Lowest level of heading to list, 1 to 6'),
    bullet: z.enum(['-', '*', '+', '1.']).default('-').describe("Marker of the list's items"),
    indent: z.int().min(1).max(8).default(2).describe('Spaces for each level below the highest one listed'),
  }),
  result: z.strictObject({
    toc: z.string().describe('The table of contents as a Markdown list; empty without headings'),
    headings: z
      .array(
        z.strictObject({
          level: z.int().describe('Level of the heading, 1 to 6'),
          text: z.string().describe('Text of the heading without markup'),
          slug: z.string().describe('Id that GitHub gives the heading'),
          line: z.int().describe('Line of the heading, counted from 1'),
        }),
      )
      .describe('The headings that are listed'),
  }),
  examples: [
    {
      inputs: { markdown: '# API\n\n## `get()` & more\n\n```\n# no\n```\n\nUse\n---\n\n## API\n' },
      result: {
        toc: '- [API](#api)\n  - [get() & more](#get--more)\n  - [Use](#use)\n  - [API](#api-1)',
        headings: [
          { level: 1, text: 'API', slug: 'api', line: 1 },
          { level: 2, text: 'get() & more', slug: 'get--more', line: 3 },
          { level: 2, text: 'Use', slug: 'use', line: 9 },
          { level: 2, text: 'API', slug: 'api-1', line: 12 },
        ],
      },
    },
  ],
  async run({ markdown, minLevel, maxLevel, bullet, indent }) {
    if (minLevel > maxLevel) invalid('minLevel', 'must not be above maxLevel');
    const headings = (await markdownHeadings(markdown)).filter(({ level }) => level >= minLevel && level <= maxLevel);
    const highest = Math.min(...headings.map(({ level }) => level));
    const toc = headings.map(
      ({ level, text, slug }) => `${' '.repeat(indent * (level - highest))}${bullet} [${text.replaceAll(/[[\]\\]/g, '\\$&')}](#${slug})`,
    );
    return { toc: toc.join('\n'), headings };
  },
});
