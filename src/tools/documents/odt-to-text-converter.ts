import { z } from 'zod';
import { defineTool } from '../define.ts';
import { eachElement } from '../shared/packages/xml.ts';
import { countWords } from '../shared/text/segments.ts';
import { fileBytes, fileText, present } from './lib/given-file.ts';
import { HELLO_ODT } from './lib/office-samples.ts';
import { hiddenStyles, OPEN_KINDS, type OpenDocument, openDocument, openProperties } from './lib/open-document.ts';
import { OpenReader } from './lib/open-reader.ts';
import { Notes } from './lib/word-notes.ts';
import type { Block } from './lib/word-reader.ts';
import { paragraphsIn, plainText, TextWriter, tablesIn } from './lib/word-text.ts';

const MAX_HEADINGS = 10_000;

const property = (what: string) => z.string().optional().describe(what);

export default defineTool({
  slug: 'odt-to-text-converter',
  name: 'ODT to Text Converter',
  category: 'documents',
  summary: 'Extracts the text of an OpenDocument file (ODT or ODP), with headings and properties.',
  description:
    'Paragraphs are lines, rows of tables lines with tabs between the cells; notes are numbered and follow at the end. Comments, tracked deletions, headers, footers and hidden text are left out. Also reads templates, master documents and the one-file form FODT.',
  reference: 'OASIS OpenDocument 1.2 and 1.3',
  keywords: ['odt to txt', 'libreoffice to text', 'openoffice', 'odp to text', 'opendocument', 'fodt', 'ott', 'odt2txt'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The OpenDocument file'),
    notes: z.boolean().default(true).describe('Whether footnotes and endnotes follow at the end'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text of the document; slides are separated by an empty line'),
    headings: z
      .array(z.strictObject({ level: z.int().describe('Level of the heading, from 1'), text: z.string().describe('Text of the heading') }))
      .describe('Headings in order, at most 10,000'),
    metadata: z
      .strictObject({
        title: property('Title of the document'),
        subject: property('Subject of the document'),
        creator: property('Who wrote or last changed the document'),
        created: property('When it was made, as written in the file'),
        modified: property('When it was last changed, as written in the file'),
        generator: property('Program that wrote it'),
        language: property('Language of the document, such as en-GB'),
      })
      .describe('Properties of the document; those that are empty are left out'),
    words: z.int().describe('Number of words, without those of notes'),
    tables: z.int().describe('Number of tables'),
    images: z.int().describe('Number of pictures'),
    kind: z.enum(OPEN_KINDS).describe('Kind of the file by its content: text, template, presentation, master document or text in one XML file'),
  }),
  examples: [
    {
      inputs: { file: HELLO_ODT },
      result: { text: 'Title\nHello  world', headings: [{ level: 1, text: 'Title' }], metadata: {}, words: 3, tables: 0, images: 0, kind: 'odt' },
    },
  ],
  async run({ file: given, notes: hasNotes }) {
    const document = await openDocument(fileBytes(given));
    const facts = new Facts();
    const text = await textOf(document, hasNotes ? new Notes() : undefined, facts);
    const properties = openProperties(document.meta);
    return {
      text,
      headings: facts.headings,
      metadata: present({
        title: properties.get('dc:title'),
        subject: properties.get('dc:subject'),
        creator: properties.get('dc:creator') ?? properties.get('meta:initial-creator'),
        created: properties.get('meta:creation-date'),
        modified: properties.get('dc:date'),
        generator: properties.get('meta:generator'),
        language: properties.get('dc:language'),
      }),
      words: facts.words,
      tables: facts.tables,
      images: facts.images,
      kind: document.kind,
    };
  },
});

class Facts {
  readonly headings: { level: number; text: string }[] = [];
  words = 0;
  tables = 0;
  images = 0;

  add(block: Block): void {
    this.tables += tablesIn([block]);
    for (const paragraph of paragraphsIn([block])) {
      const text = plainText(paragraph);
      this.words += countWords(text);
      this.images += paragraph.inlines.filter(({ kind }) => kind === 'image').length;
      if (paragraph.outline !== undefined && text.trim() !== '' && this.headings.length < MAX_HEADINGS)
        this.headings.push({ level: paragraph.outline, text: text.trim().replace(/\s+/g, ' ') });
    }
  }
}

async function textOf(document: OpenDocument, notes: Notes | undefined, facts: Facts): Promise<string> {
  const reader = new OpenReader(await hiddenStyles(document));
  const writer = new TextWriter(notes);
  let isFirst = true;
  const body = document.isPresentation ? 'office:presentation' : 'office:text';
  await eachElement(
    document.content,
    (_, around) => around.length === 3 && around[1] === 'office:body' && around[2] === body,
    (element) => {
      const blocks = reader.block(element);
      if (element.name === 'draw:page' && blocks.length > 0) {
        if (!isFirst) writer.gap();
        isFirst = false;
      }
      for (const block of blocks) {
        writer.block(block);
        facts.add(block);
      }
    },
  );
  return writer.finish(reader.notes);
}
