import { z } from 'zod';
import { defineTool } from '../define.ts';
import { base64Of, latin1Text, utf8Bytes, utf8Length } from '../shared/platform/bytes.ts';
import { svgRoot } from './lib/svg-root.ts';

export default defineTool({
  slug: 'svg-to-data-uri-converter',
  name: 'SVG to Data URI Converter',
  category: 'developer',
  summary: 'Converts an SVG to a data URI for CSS and HTML, percent-encoded or in base64.',
  description:
    'With urlencoded, white space at the ends and between tags goes, other runs become one space, and double quotes become single ones unless the SVG has a single quote; then only what a URI in double quotes cannot hold is percent-encoded. An svg element without xmlns gets it.',
  reference: 'RFC 2397; RFC 3986; Extensible Markup Language 1.0',
  keywords: ['inline svg', 'background image', 'css svg', 'data url'],

  inputs: z.strictObject({
    svg: z.string().min(1).max(500_000).describe('SVG markup with an svg root element'),
    format: z.enum(['urlencoded', 'base64']).default('urlencoded').describe('Percent-encoded, which is shorter, or base64'),
  }),
  result: z.strictObject({
    dataUri: z.string().describe('The SVG as a data URI'),
    css: z.string().describe('Declaration of a background image with the data URI'),
    html: z.string().describe('Image element with the data URI'),
    bytes: z.int().describe('Length of the data URI in bytes'),
  }),
  examples: [
    {
      inputs: { svg: '<svg xmlns="http://www.w3.org/2000/svg"><circle r="5" fill="#f00"/></svg>' },
      result: {
        dataUri: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Ccircle r='5' fill='%23f00'/%3E%3C/svg%3E",
        css: "background-image: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Ccircle r='5' fill='%23f00'/%3E%3C/svg%3E\");",
        html: "<img src=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Ccircle r='5' fill='%23f00'/%3E%3C/svg%3E\" alt=\"\">",
        bytes: 106,
      },
    },
  ],
  async run({ svg, format }) {
    const root = await svgRoot(svg, 'svg');
    const named = root.hasNamespace ? svg : `${svg.slice(0, root.nameEnd)} xmlns="http://www.w3.org/2000/svg"${svg.slice(root.nameEnd)}`;
    const dataUri = format === 'base64' ? `data:image/svg+xml;base64,${base64Of(utf8Bytes(named))}` : `data:image/svg+xml,${urlEncoded(named)}`;
    return { dataUri, css: `background-image: url("${dataUri}");`, html: `<img src="${dataUri}" alt="">`, bytes: utf8Length(dataUri) };
  },
});
function urlEncoded(svg: string): string {
  const tight = svg.trim().replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ');
  const quoted = tight.includes("'") ? tight : tight.replaceAll('"', "'");
  return latin1Text(utf8Bytes(quoted)).replaceAll(
    /[^A-Za-z0-9._~ =:/;,'()@!$*-]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
