import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { htmlText } from '../shared/formats/html-text.ts';
import { markdownOfTree } from '../shared/formats/html-to-markdown.ts';
import type { HtmlNode } from '../shared/formats/html-tree.ts';
import { countWords } from '../shared/text/segments.ts';
import { type Epub, Metadata, openEpub } from './lib/epub.ts';
import { contentsOf, DocumentReader, isDocument, withoutPictures } from './lib/epub-content.ts';
import { fileBytes, fileText, limitText, present } from './lib/given-file.ts';
import { TINY_EPUB } from './lib/office-samples.ts';

const MAX_MARKDOWN = 6_000_000;

export default defineTool({
  slug: 'epub-to-text-converter',
  name: 'EPUB to Text Converter',
  category: 'documents',
  summary: 'Converts an e-book (EPUB) to plain text or Markdown, chapter by chapter.',
  description:
    'Chapters are the documents of the spine in their order, with the titles of the table of contents. Pictures give nothing. Books under DRM cannot be read, nor those whose spine names a document that is missing.',
  reference: 'EPUB 3.3, OPF 2.0.1 and OCF 3.3',
  keywords: ['epub to txt', 'epub to markdown', 'ebook to text', 'extract chapters', 'ebook converter', 'pandoc epub'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The e-book'),
    to: z.enum(['text', 'markdown']).default('text').describe('Whether chapters are written as plain text or as Markdown'),
    nonLinear: z.boolean().default(false).describe('Whether documents beside the text, such as notes (linear="no"), are given, too'),
  }),
  result: z.strictObject({
    chapters: z
      .array(
        z.strictObject({
          href: z.string().describe('Address of the chapter, from the folder of the package document'),
          title: z.string().optional().describe('Title of the chapter in the table of contents'),
          text: z.string().describe('Text of the chapter'),
          words: z.int().describe('Number of words in the chapter'),
        }),
      )
      .describe('The chapters, in the order in which they are read'),
    text: z.string().describe('All chapters with text, separated by an empty line'),
    words: z.int().describe('Number of words in all chapters'),
    title: z.string().optional().describe('Title of the book'),
  }),
  examples: [
    {
      inputs: { file: TINY_EPUB },
      result: { chapters: [{ href: 'c1.xhtml', title: 'One', text: 'One\n\nHello', words: 2 }], text: 'One\n\nHello', words: 2, title: 'Tiny' },
    },
  ],
  headline: 'text',
  async run({ file, to, nonLinear }) {
    const epub = await openEpub(fileBytes(file));
    if (epub.encrypted) unprocessable('The e-book is encrypted (DRM), and so its text cannot be read.', 'file');
    const { parse } = await import('parse5');
    const reader = new DocumentReader(epub, parse);
    const titles = await titlesOf(epub, reader);
    const chapters = [];
    let length = 0;
    for (const { item, linear } of epub.spine) {
      if (item.name === undefined || !epub.archive.has(item.name))
        unprocessable(`The spine names ${JSON.stringify(item.href.slice(0, 200))}, which is missing.`, 'file');
      if (!linear && !nonLinear) continue;
      const { plain, text } = await chapter(isDocument(item) ? reader.read(item) : undefined, to === 'markdown');
      length += plain.length;
      limitText(length);
      if (to === 'markdown' && length > MAX_MARKDOWN)
        unprocessable(`The e-book has more than ${MAX_MARKDOWN} characters, which is too much for Markdown.`, 'to');
      chapters.push({ href: item.href, ...present({ title: titles.get(item.href) }), text, words: countWords(plain) });
    }
    return {
      chapters,
      text: chapters
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n\n'),
      words: chapters.reduce((sum, { words }) => sum + words, 0),
      ...present({ title: new Metadata(epub.metadata).first('dc:title') }),
    };
  },
});

async function chapter(tree: HtmlNode | undefined, isMarkdown: boolean): Promise<{ plain: string; text: string }> {
  if (tree === undefined) return { plain: '', text: '' };
  withoutPictures(tree);
  const plain = htmlText(tree, { links: false, wrap: 0 });
  return { plain, text: isMarkdown ? await markdownOfTree(tree) : plain };
}

/** Titles of documents: of several entries that lead to one, the first. */
async function titlesOf(epub: Epub, reader: DocumentReader): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const { title, href } of await contentsOf(epub, reader)) {
    const name = href?.replace(/#.*$/s, '');
    if (name !== undefined && !titles.has(name)) titles.set(name, title);
  }
  return titles;
}
