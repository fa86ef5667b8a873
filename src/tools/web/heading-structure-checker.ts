import { z } from 'zod';
import { defineTool } from '../define.ts';
import { MAX_HTML_LENGTH, pageElements, textReader } from './lib/page.ts';

interface Heading {
  level: number;
  text: string;
}

function issuesOf(headings: readonly Heading[]): { index: number; message: string }[] {
  if (headings.length === 0) return [{ index: 0, message: 'no headings' }];
  const issues: { index: number; message: string }[] = [];
  const h1Count = headings.filter(({ level }) => level === 1).length;
  if (h1Count !== 1) issues.push({ index: 0, message: h1Count === 0 ? 'no h1' : 'more than one h1' });
  for (const [position, { level, text }] of headings.entries()) {
    const index = position + 1;
    const before = headings[position - 1]?.level;
    if (before === undefined && level !== 1) issues.push({ index, message: `first heading is h${level}` });
    if (before !== undefined && level > before + 1) issues.push({ index, message: `level skipped: h${before} to h${level}` });
    if (text === '') issues.push({ index, message: 'empty heading' });
  }
  return issues;
}

export default defineTool({
  slug: 'heading-structure-checker',
  name: 'Heading Structure Checker',
  category: 'web',
  summary: 'Shows the heading outline of a page and where it breaks.',
  description:
    'Checks for one h1 that comes first, levels that are not skipped on the way down, and headings without text. Issues of the page have index 0 and come first.',
  reference: 'HTML Standard, section 4.3.11 (headings and outlines); WCAG 2.2, 1.3.1',
  keywords: ['h1', 'outline', 'accessibility', 'seo', 'document structure', 'h2'],
  inputs: z.strictObject({ html: z.string().max(MAX_HTML_LENGTH).describe('HTML of the page') }),
  result: z.strictObject({
    headings: z
      .array(z.strictObject({ level: z.int().describe('Level of the heading, 1 to 6'), text: z.string().describe('Text of the heading') }))
      .describe('Headings h1 to h6 in document order'),
    outline: z.string().describe('The headings one per line, indented by two spaces per level'),
    h1Count: z.int().describe('Number of h1 headings in the page'),
    issues: z
      .array(
        z.strictObject({
          index: z.int().describe('Number of the heading from 1; 0 for the page'),
          message: z.string().describe('What is wrong with the structure there'),
        }),
      )
      .describe('What breaks the structure, issues of the page first'),
  }),
  headline: 'outline',
  examples: [
    {
      inputs: { html: '<h1>A</h1><h3>B <i>c</i></h3><h2></h2>' },
      result: {
        headings: [
          { level: 1, text: 'A' },
          { level: 3, text: 'B c' },
          { level: 2, text: '' },
        ],
        outline: 'A\n    B c\n  ',
        h1Count: 1,
        issues: [
          { index: 2, message: 'level skipped: h1 to h3' },
          { index: 3, message: 'empty heading' },
        ],
      },
    },
    { inputs: { html: '<p>x</p>' }, result: { headings: [], outline: '', h1Count: 0, issues: [{ index: 0, message: 'no headings' }] } },
  ],
  async run({ html }) {
    const textOf = textReader();
    const headings = (await pageElements(html))
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((element) => ({ level: Number(element.tagName.slice(1)), text: textOf(element) }));
    return {
      headings,
      outline: headings.map(({ level, text }) => '  '.repeat(level - 1) + text).join('\n'),
      h1Count: headings.filter(({ level }) => level === 1).length,
      issues: issuesOf(headings),
    };
  },
});
