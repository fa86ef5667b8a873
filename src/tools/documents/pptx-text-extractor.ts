import { z } from 'zod';
import { defineTool } from '../define.ts';
import { propertiesOf } from '../shared/packages/opc.ts';
import { fileBytes, fileText, present } from './lib/given-file.ts';
import { HELLO_PPTX } from './lib/office-samples.ts';
import { openPresentation, SlideReader } from './lib/slides.ts';

export default defineTool({
  slug: 'pptx-text-extractor',
  name: 'PowerPoint Text Extractor',
  category: 'documents',
  summary: 'Extracts the text, titles, notes and comments of a PowerPoint presentation (PPTX), slide by slide.',
  description:
    'Slides come in the order in which they are shown. Paragraphs are lines, rows of tables lines with tabs between the cells; groups are opened. Dates, footers and slide numbers are left out, as is the text of charts and SmartArt. Reads PPTX, PPTM, PPSX and POTX, not the older PPT.',
  reference: 'ECMA-376 part 1 (PresentationML), transitional and strict',
  keywords: ['pptx to text', 'powerpoint to text', 'speaker notes', 'slides to text', 'extract notes', 'python-pptx', 'ppsx'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The presentation'),
    notes: z.boolean().default(true).describe('Whether the notes of the speaker are given'),
    hidden: z.boolean().default(true).describe('Whether hidden slides are given, too'),
  }),
  result: z.strictObject({
    slides: z
      .array(
        z.strictObject({
          slide: z.int().describe('Place of the slide in the whole presentation, from 1'),
          title: z.string().optional().describe('Title of the slide'),
          text: z.string().describe('Text of the slide without its title'),
          notes: z.string().optional().describe('Notes of the speaker for the slide'),
          hidden: z.boolean().describe('Whether the slide is hidden'),
          comments: z.array(z.string()).describe('Comments on the slide'),
        }),
      )
      .describe('The slides, in the order shown'),
    slideCount: z.int().describe('Number of slides in the file'),
    text: z.string().describe('Titles and texts of the slides, separated by an empty line'),
    metadata: z
      .strictObject({
        title: z.string().optional().describe('Title of the presentation'),
        creator: z.string().optional().describe('Author of the presentation'),
        created: z.string().optional().describe('When it was made, as written in the file'),
        modified: z.string().optional().describe('When it was last changed, as written in the file'),
      })
      .describe('Properties of the presentation; those that are empty are left out'),
    widthPoints: z.number().describe('Width of the slides in points'),
    heightPoints: z.number().describe('Height of the slides in points'),
  }),
  examples: [
    {
      inputs: { file: HELLO_PPTX },
      result: {
        slides: [{ slide: 1, title: 'Welcome', text: 'First\nSecond', hidden: false, comments: [] }],
        slideCount: 1,
        text: 'Welcome\nFirst\nSecond',
        metadata: {},
        widthPoints: 720,
        heightPoints: 540,
      },
    },
  ],
  headline: 'text',
  async run({ file: text, notes: hasNotes, hidden: hasHidden }) {
    const { archive, slides: parts, widthPoints, heightPoints } = await openPresentation(fileBytes(text));
    const reader = new SlideReader(archive);
    const slides = [];
    for (const [index, part] of parts.entries()) {
      const { title, text: own, notes, hidden, comments } = await reader.read(part);
      if (hidden && !hasHidden) continue;
      slides.push({ slide: index + 1, ...present({ title }), text: own, ...present({ notes: hasNotes ? notes : undefined }), hidden, comments });
    }
    const properties = await propertiesOf(archive);
    return {
      slides,
      slideCount: parts.length,
      text: slides
        .map(({ title, text: own }) => [title ?? '', own].filter((piece) => piece !== '').join('\n'))
        .filter((piece) => piece !== '')
        .join('\n\n'),
      metadata: present({
        title: properties.get('dc:title'),
        creator: properties.get('dc:creator'),
        created: properties.get('dcterms:created'),
        modified: properties.get('dcterms:modified'),
      }),
      widthPoints,
      heightPoints,
    };
  },
});
