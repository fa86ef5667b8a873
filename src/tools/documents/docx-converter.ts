import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countCodePoints } from '../shared/text/segments.ts';
import { fileBytes, fileText, limitText, Messages } from './lib/given-file.ts';
import { markdownOfParts } from './lib/markdown-parts.ts';
import { HELLO_DOCX } from './lib/office-samples.ts';
import { openWord } from './lib/word-file.ts';
import { HtmlWriter, PART } from './lib/word-html.ts';
import { eachBlock, Notes } from './lib/word-notes.ts';
import type { Block, ReadingOptions, Rows } from './lib/word-reader.ts';
import { noteLines, paragraphsIn, plainText, TextWriter, tablesIn } from './lib/word-text.ts';

export default defineTool({
  slug: 'docx-converter',
  name: 'Word to Text, HTML and Markdown Converter',
  category: 'documents',
  summary: 'Turns a Word document (DOCX) into plain text, HTML or Markdown.',
  description:
    'Reads DOCX, DOCM and DOTX, not the older DOC. Headers, footers, comments and hidden text are left out; text boxes follow the paragraph that they are anchored in. Of tracked changes either the new or the former text is taken. Links keep http, https, mailto and # addresses alone.',
  reference: 'ECMA-376 part 1 (WordprocessingML), transitional and strict',
  keywords: ['docx to text', 'docx to html', 'docx to markdown', 'word to markdown', 'mammoth', 'pandoc', 'extract text from word', 'docm', 'dotx'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The Word document'),
    to: z.enum(['text', 'html', 'markdown']).default('text').describe('What the document is turned into'),
    images: z
      .enum(['omit', 'inline'])
      .default('omit')
      .describe('Pictures in HTML and Markdown: inline puts them in as data: URIs, omit leaves their alternative text'),
    changes: z.enum(['accept', 'reject']).default('accept').describe('What becomes of tracked changes: accept takes the new text, reject the former'),
    notes: z.boolean().default(true).describe('Whether footnotes and endnotes follow at the end'),
  }),
  result: z.strictObject({
    output: z.string().describe('The document as text, HTML or Markdown'),
    characters: z.int().describe('Length of the output in characters (code points)'),
    paragraphs: z.int().describe('Number of paragraphs with any text, those in tables too'),
    tables: z.int().describe('Number of tables'),
    images: z.int().describe('Number of pictures'),
    messages: z.array(z.string()).describe('What could not be kept'),
  }),
  examples: [
    {
      inputs: { file: HELLO_DOCX },
      result: { output: 'Title\nHello world', characters: 17, paragraphs: 2, tables: 0, images: 0, messages: [] },
    },
    {
      inputs: { file: HELLO_DOCX, to: 'html' },
      result: { output: '<h1>Title</h1><p>Hello <strong>world</strong></p>', characters: 49, paragraphs: 2, tables: 0, images: 0, messages: [] },
    },
  ],
  appliesWhen: { images: { to: ['html', 'markdown'] } },
  async run({ file: text, to, images, changes, notes: hasNotes }) {
    const file = await openWord(fileBytes(text));
    const messages = new Messages();
    const reading: ReadingOptions = { changes, messages };
    const notes = hasNotes ? new Notes() : undefined;
    const writer = to === 'text' ? new TextWriter(notes) : new HtmlWriter(file, { images, notes, hasParts: to === 'markdown' }, reading);
    const counts = { paragraphs: 0, tables: 0, images: 0 };
    await eachBlock(file, reading, (block) => {
      count(block, counts);
      writer.block(block);
    });
    const written = writer instanceof TextWriter ? writer.finish(await noteLines(file, notes, reading)) : await writer.finish();
    const output = to === 'markdown' ? await markdownOfParts(written.split(PART)) : written;
    limitText(output.length);
    return { output, characters: countCodePoints(output), ...counts, messages: messages.list() };
  },
});

function count(block: Block | Rows, counts: { paragraphs: number; tables: number; images: number }): void {
  counts.tables += tablesIn([block]);
  for (const paragraph of paragraphsIn([block])) {
    if (plainText(paragraph).trim() !== '') counts.paragraphs += 1;
    counts.images += paragraph.inlines.filter(({ kind }) => kind === 'image').length;
  }
}
