import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkWellFormed, isContent, spaceOf, type XmlPiece, xmlPieces } from '../shared/formats/xml-read.ts';
import { utf8Length } from '../shared/platform/bytes.ts';

export default defineTool({
  slug: 'xml-minifier',
  name: 'XML Minifier',
  category: 'data',
  summary: 'Minifies XML by removing comments and the white space between tags.',
  description:
    'White space goes only from elements that contain no other text; xml:space="preserve" is respected. Text next to a removed comment stays as it is.',
  reference: 'XML 1.0 (Fifth Edition)',
  keywords: ['compact', 'compress', 'strip'],
  inputs: z.strictObject({
    xml: z.string().max(1_000_000).describe('XML text to minify'),
    removeComments: z.boolean().default(true).describe('Whether comments are removed too'),
    collapseEmpty: z.boolean().default(true).describe('Write <a></a> as <a/>'),
  }),
  result: z.strictObject({
    minified: z.string().describe('The minified XML'),
    originalBytes: z.int().describe('UTF-8 bytes of the input'),
    minifiedBytes: z.int().describe('UTF-8 bytes of the result'),
    savedPercent: z.number().describe('Bytes saved, in percent of originalBytes'),
  }),
  examples: [
    {
      inputs: { xml: '<a>\n  <b k = "1"  ></b>\n  <!-- c -->\n  <c>x <i>y</i> </c>\n</a>\n' },
      result: { minified: '<a><b k="1"/><c>x <i>y</i> </c></a>', originalBytes: 63, minifiedBytes: 35, savedPercent: 44.44444444444444 },
    },
  ],
  async run({ xml, removeComments, collapseEmpty }) {
    await checkWellFormed(xml, 'xml');
    const parts: string[] = [];
    /** @param keepsSpace text of white space stays @param preserved xml:space="preserve" holds here */
    const write = (piece: XmlPiece, keepsSpace: boolean, preserved: boolean): void => {
      if (piece.kind === 'comment' && removeComments) return;
      if (piece.tag === undefined) {
        if (piece.kind !== 'text' || keepsSpace || isContent(xml, piece)) parts.push(xml.slice(piece.start, piece.end));
        return;
      }
      const tag = compactTag(piece.tag);
      const place = parts.push(tag);
      if (piece.closed) return;
      const children = piece.children ?? [];
      const preserves = preservedBy(piece.tag, preserved);
      const keeps = preserves || children.some((child) => isContent(xml, child));
      for (const child of children) write(child, keeps, preserves);
      if (parts.length === place && collapseEmpty) parts[place - 1] = `${tag.slice(0, -1)}/>`;
      else parts.push(`</${/^<([^\s/>]+)/.exec(tag)?.[1] ?? ''}>`);
    };
    for (const piece of xmlPieces(xml, 'xml')) write(piece, false, false);
    const minified = parts.join('');
    const [originalBytes, minifiedBytes] = [utf8Length(xml), utf8Length(minified)];
    return { minified, originalBytes, minifiedBytes, savedPercent: (100 * (originalBytes - minifiedBytes)) / originalBytes };
  },
});

function preservedBy(tag: string, outside: boolean): boolean {
  const space = spaceOf(tag);
  return space === undefined ? outside : space === 'preserve';
}

/** One space between the parts of a tag, none around = and at its end. */
function compactTag(tag: string): string {
  const parts = tag.match(/"[^"]*"|'[^']*'|[^\s"'=]+|=/g) ?? [];
  let text = '';
  parts.forEach((part, index) => {
    const joins = index === 0 || part === '=' || part === '>' || part === '/>' || parts[index - 1] === '=';
    text += joins ? part : ` ${part}`;
  });
  return text;
}
