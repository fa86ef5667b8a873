import { z } from 'zod';
import { defineTool } from '../define.ts';
import { propertiesOf } from '../shared/packages/opc.ts';
import { compareCodePoints } from '../shared/text/segments.ts';
import { fileBytes, fileText, present } from './lib/given-file.ts';
import { HELLO_DOCX } from './lib/office-samples.ts';
import { openWord, WORD_KINDS } from './lib/word-file.ts';
import { commentsOf, countNotes, headersAndFooters, inspectBody, protectionOf, relationsOf } from './lib/word-inspection.ts';

const property = (what: string) => z.string().optional().describe(what);

export default defineTool({
  slug: 'docx-inspector',
  name: 'Word Document Inspector',
  category: 'documents',
  summary: 'Shows the author, dates, word count, headings, comments, tracked changes, macros and hidden text of a DOCX.',
  description:
    'Looks at a document before it is passed on: who wrote and changed it, what was deleted or hidden, which addresses it would load. Reads DOCX, DOCM, DOTX and DOTM, not the older DOC. Words are counted as they stand with changes accepted and without hidden text. Lists end after 10,000 entries.',
  reference: 'ECMA-376 part 1 (WordprocessingML) and part 2 (Open Packaging Conventions)',
  keywords: ['docx metadata', 'word count of docx', 'who wrote this document', 'track changes', 'remove metadata', 'word comments', 'macro check', 'oletools'],
  cost: 'heavy',
  inputs: z.strictObject({ file: fileText('The Word document') }),
  result: z.strictObject({
    kind: z.enum(WORD_KINDS).describe('Kind of the document by its content: a document or a template, with or without macros'),
    metadata: z
      .strictObject({
        title: property('Title of the document'),
        subject: property('Subject of the document'),
        creator: property('Author of the document'),
        keywords: property('Keywords of the document'),
        description: property('Comments on the document as a whole'),
        lastModifiedBy: property('Who last saved the document'),
        revision: property('How often it was saved'),
        created: property('When it was made, as written in the file'),
        modified: property('When it was last changed, as written in the file'),
        application: property('Program that wrote it'),
        company: property('Company of the author'),
        template: property('Template that it was made from'),
      })
      .describe('Properties of the document; those that are empty are left out'),
    words: z.int().describe('Number of words in the body, counted'),
    characters: z.int().describe('Number of characters in the body without white space'),
    paragraphs: z.int().describe('Number of paragraphs of the body with any text'),
    statedPages: z.int().optional().describe('Number of pages that the file says it has'),
    tables: z.int().describe('Number of tables'),
    images: z.int().describe('Number of pictures in the body'),
    sections: z.int().describe('Number of sections'),
    headings: z
      .array(z.strictObject({ level: z.int().describe('Level of the heading, from 1'), text: z.string().describe('Text of the heading') }))
      .describe('Headings by their styles or outline levels, in order'),
    comments: z
      .array(
        z.strictObject({
          author: z.string().describe('Who wrote the comment'),
          date: z.string().optional().describe('When it was written, as in the file'),
          text: z.string().describe('Text of the comment'),
        }),
      )
      .describe('Comments, in the order of the file'),
    insertions: z.int().describe('Number of tracked insertions of text'),
    deletions: z.int().describe('Number of tracked deletions of text'),
    changeAuthors: z.array(z.string()).describe('Who made tracked changes, in the order of code points'),
    footnotes: z.int().describe('Number of footnotes'),
    endnotes: z.int().describe('Number of endnotes'),
    links: z.array(z.string()).describe('Addresses outside the document that it links to, each once'),
    headersAndFooters: z.array(z.string()).describe('Texts of headers and footers, each once'),
    hiddenText: z.boolean().describe('Whether the document contains hidden text'),
    macros: z.boolean().describe('Whether the document contains macros (VBA)'),
    embedded: z.array(z.string()).describe('Names of embedded objects and packages, as they stand in the file'),
    externalReferences: z
      .array(z.string())
      .describe('What the document would load from outside, such as attached templates and linked pictures; hyperlinks are not among them'),
    protection: z.string().optional().describe('What the protection of the document still allows, such as readOnly, comments, trackedChanges or forms'),
  }),
  examples: [
    {
      inputs: { file: HELLO_DOCX },
      result: {
        kind: 'docx',
        metadata: {},
        words: 3,
        characters: 15,
        paragraphs: 2,
        tables: 0,
        images: 0,
        sections: 1,
        headings: [{ level: 1, text: 'Title' }],
        comments: [],
        insertions: 0,
        deletions: 0,
        changeAuthors: [],
        footnotes: 0,
        endnotes: 0,
        links: [],
        headersAndFooters: [],
        hiddenText: false,
        macros: false,
        embedded: [],
        externalReferences: [],
      },
    },
  ],
  headline: 'words',
  async run({ file: text }) {
    const file = await openWord(fileBytes(text));
    const properties = await propertiesOf(file.archive);
    const body = await inspectBody(file);
    const { links, embedded, externalReferences, macros } = await relationsOf(file);
    const pages = properties.get('ep:Pages') ?? '';
    const protection = await protectionOf(file);
    return {
      kind: file.kind,
      metadata: metadataOf(properties),
      words: body.words,
      characters: body.characters,
      paragraphs: body.paragraphs,
      ...(/^\d{1,9}$/.test(pages) && { statedPages: Number(pages) }),
      tables: body.tables,
      images: body.images,
      sections: body.sections,
      headings: body.headings,
      comments: await commentsOf(file),
      insertions: body.insertions,
      deletions: body.deletions,
      changeAuthors: [...body.authors].sort(compareCodePoints),
      footnotes: await countNotes(file, 'footnote'),
      endnotes: await countNotes(file, 'endnote'),
      links: [...new Set([...body.links, ...links])],
      headersAndFooters: await headersAndFooters(file),
      hiddenText: body.hiddenText,
      macros,
      embedded,
      externalReferences,
      ...(protection !== undefined && { protection }),
    };
  },
});

const metadataOf = (properties: ReadonlyMap<string, string>) =>
  present({
    title: properties.get('dc:title'),
    subject: properties.get('dc:subject'),
    creator: properties.get('dc:creator'),
    keywords: properties.get('cp:keywords'),
    description: properties.get('dc:description'),
    lastModifiedBy: properties.get('cp:lastModifiedBy'),
    revision: properties.get('cp:revision'),
    created: properties.get('dcterms:created'),
    modified: properties.get('dcterms:modified'),
    application: properties.get('ep:Application'),
    company: properties.get('ep:Company'),
    template: properties.get('ep:Template'),
  });
