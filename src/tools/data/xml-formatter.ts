import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkWellFormed, isContent, spaceOf, type XmlPiece, xmlPieces } from '../shared/formats/xml-read.ts';
import { limitCharacters } from '../shared/tables/csv.ts';

export default defineTool({
  slug: 'xml-formatter',
  name: 'XML Formatter',
  category: 'data',
  summary: 'Formats XML with line breaks and the indentation you choose.',
  description:
    'Every element, comment, processing instruction, declaration and DOCTYPE has its own line where its parent contains no text; an element that contains text is written as it is. Tags keep their source text, and xml:space="preserve" is respected.',
  reference: 'XML 1.0 (Fifth Edition)',
  keywords: ['pretty print', 'beautify', 'indent'],
  inputs: z.strictObject({
    xml: z.string().max(1_000_000).describe('XML text to format'),
    indent: z.int().min(0).max(10).default(2).describe('Number of spaces per level of indentation'),
    useTabs: z.boolean().default(false).describe('One tab per level instead'),
    collapseText: z
      .boolean()
      .default(false)
      .describe('Put text that is the only content of an element on the line of its tags, without the white space around it'),
    attributeLines: z.boolean().default(false).describe('Put each attribute on a line of its own where there are several'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The XML, re-indented') }),
  pageInputs: {
    xml: '<catalog><book id="1"><title>Dune</title><price>9.99</price></book><book id="2"><title>Emma</title><price>7.50</price></book></catalog>',
  },
  examples: [
    {
      inputs: { xml: '<?xml version="1.0"?><a x=\'1\'><b>t <i>u</i></b><c/><!-- n --><d> </d></a>' },
      result: { formatted: '<?xml version="1.0"?>\n<a x=\'1\'>\n  <b>t <i>u</i></b>\n  <c/>\n  <!-- n -->\n  <d></d>\n</a>' },
    },
    {
      inputs: { xml: '<a x="1" y="2"><b>\n  text\n</b></a>', collapseText: true, attributeLines: true },
      result: { formatted: '<a\n  x="1"\n  y="2">\n  <b>text</b>\n</a>' },
    },
  ],
  async run({ xml, indent, useTabs, collapseText, attributeLines }) {
    await checkWellFormed(xml, 'xml');
    const unit = useTabs ? '\t' : ' '.repeat(indent);
    const lines: string[] = [];
    let length = 0;
    const line = (text: string): void => {
      length += text.length + 1;
      limitCharacters(length, 'xml');
      lines.push(text);
    };
    const write = (piece: XmlPiece, margin: string): void => {
      const source = xml.slice(piece.start, piece.end);
      const { tag, children = [] } = piece;
      if (piece.kind === 'text') return;
      const opened = (text: string): string => (attributeLines ? spread(text, margin + unit) : text);
      if (collapseText && tag !== undefined && spaceOf(tag) !== 'preserve' && isTextAlone(piece)) line(margin + opened(tag) + collapsed(source, tag));
      else if (tag !== undefined && piece.closed) line(margin + opened(source));
      else if (tag === undefined || spaceOf(tag) === 'preserve' || children.some((child) => isContent(xml, child))) line(margin + source);
      else {
        const end = source.slice(source.lastIndexOf('</'));
        const inner = children.filter((child) => child.kind !== 'text');
        if (inner.length === 0) line(margin + opened(tag) + end);
        else {
          line(margin + opened(tag));
          for (const child of inner) write(child, margin + unit);
          line(margin + end);
        }
      }
    };
    for (const piece of xmlPieces(xml, 'xml')) write(piece, '');
    return { formatted: lines.join('\n') };
  },
});

/** Whether an element has text and nothing else. */
const isTextAlone = ({ closed, children = [] }: XmlPiece): boolean => !closed && children.length > 0 && children.every((child) => child.kind === 'text');

/** The text and the end tag of an element, without the white space that XML knows around the text. */
function collapsed(source: string, tag: string): string {
  const end = source.lastIndexOf('</');
  return source.slice(tag.length, end).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '') + source.slice(end);
}

/** A tag with each of its attributes on a line of its own, as they are written. */
function spread(tag: string, margin: string): string {
  const attributes = tag.match(/[^\s=<>/"']+\s*=\s*(?:"[^"]*"|'[^']*')/g) ?? [];
  if (attributes.length < 2) return tag;
  const name = /^<[^\s/>]+/.exec(tag)?.[0] ?? '';
  return [name, ...attributes].join(`\n${margin}`) + (tag.endsWith('/>') ? '/>' : '>');
}
