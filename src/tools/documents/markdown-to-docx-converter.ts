import { z } from 'zod';
import { defineTool } from '../define.ts';
import { markdownEngine } from '../shared/formats/markdown-engine.ts';
import { fileGiven, fileResultOf } from './lib/given-file.ts';
import { MADE_DOCX } from './lib/office-samples.ts';
import { WordBody } from './lib/word-from-markdown.ts';
import { writeWord } from './lib/word-write.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export default defineTool({
  slug: 'markdown-to-docx-converter',
  name: 'Markdown to Word Converter',
  category: 'documents',
  summary: 'Turns Markdown into a Word document (DOCX) with headings, lists, tables and links.',
  description:
    "CommonMark with GitHub's tables, task lists and strikethrough. Headings, quotes and code have styles of their own, so that the look of the document can be changed in one place; lists are lists of Word. Links to http, https and mailto addresses work, others are text; pictures are taken from data: URIs of PNG or JPEG alone. Raw HTML is left out.",
  reference: 'CommonMark 0.31, GitHub Flavored Markdown Spec, ECMA-376 part 1 (WordprocessingML)',
  keywords: ['md to docx', 'markdown to word', 'pandoc', 'readme to word', 'convert md', 'docx generator'],
  cost: 'heavy',
  inputs: z.strictObject({
    markdown: z.string().max(500_000).describe('The Markdown to convert'),
    title: z.string().min(1).max(500).optional().describe('Title in the properties of the document; the first heading if left out'),
    author: z.string().min(1).max(500).optional().describe('Author in the properties of the document'),
    language: z.string().min(1).max(35).optional().describe('Language of the text, such as en-GB'),
    pageSize: z.enum(['a4', 'letter']).default('a4').describe('Paper size of the document'),
    fontName: z.string().min(1).max(100).default('Calibri').describe('Font of the text; code has a fixed-width font'),
  }),
  result: z.strictObject({
    ...fileResultOf(WORD),
    headings: z.int().describe('Number of headings'),
    paragraphs: z.int().describe('Number of paragraphs; headings, list items, cells of tables and blocks of code count, too'),
    tables: z.int().describe('Number of tables'),
    links: z.int().describe('Number of links that can be followed'),
  }),
  examples: [
    {
      inputs: { markdown: '# Hi\n\n- one\n- [two](https://x.org)\n' },
      result: {
        file: MADE_DOCX,
        bytes: 3498,
        sha256: '3fb767f4b4086a6a1a7b1b029dbc1c451a63c9e46349444ed3b5908d4f96288b',
        headings: 1,
        paragraphs: 3,
        tables: 0,
        links: 1,
      },
    },
  ],
  async run({ markdown, title, author, language, pageSize, fontName }) {
    const engine = await markdownEngine('gfmWithoutAutolinks');
    const body = new WordBody(pageSize);
    body.add(engine.parse(markdown.replace(/\r\n?/g, '\n')));
    const bytes = writeWord({
      body: body.body(),
      links: body.links,
      media: body.media,
      ordered: body.ordered,
      title: title ?? (body.firstHeading || undefined),
      author,
      language,
      pageSize,
      fontName,
    });
    return { ...fileGiven(bytes), headings: body.headings, paragraphs: body.paragraphs, tables: body.tables, links: body.linkCount };
  },
});
