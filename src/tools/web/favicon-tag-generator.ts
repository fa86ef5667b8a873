import { z } from 'zod';
import { defineTool } from '../define.ts';
import { htmlLines, meta, tag } from './lib/html.ts';

const PNG_SIZES = ['16x16', '32x32', '96x96'];

export default defineTool({
  slug: 'favicon-tag-generator',
  name: 'Favicon Tag Generator',
  category: 'web',
  summary: 'Generates the icon links of a page and lists the files they need.',
  description:
    'The links that browsers of today read: favicon.ico, an SVG icon, PNG icons, the apple-touch-icon of 180 by 180 pixels and the web app manifest. The files themselves are yours to make.',
  reference: 'HTML Standard, link type "icon"; Web Application Manifest',
  keywords: ['icon', 'apple touch icon', 'site icon', 'browser tab', 'head tags', 'favicon html'],
  inputs: z.strictObject({
    path: z.string().min(1).max(500).default('/').describe('Folder of the icons, with or without a / at the end'),
    ico: z.boolean().default(true).describe('Link the classic favicon.ico'),
    svg: z.boolean().default(true).describe('Link the scalable favicon.svg'),
    png: z.boolean().default(false).describe('Link PNG icons of 16, 32 and 96 pixels'),
    appleTouch: z.boolean().default(true).describe('Link the icon for iPhone and iPad home screens'),
    manifest: z.boolean().default(true).describe('Link the web app manifest site.webmanifest'),
    maskIconColor: z.string().min(1).max(100).optional().describe("Colour of Safari's mask icon, any CSS colour; adds its link"),
    themeColor: z.string().min(1).max(100).optional().describe('Colour of the browser frame, any CSS colour; adds a meta tag'),
  }),
  result: z.strictObject({
    html: z.string().describe('The tags, one per line, for the head of the page'),
    files: z.array(z.string()).describe('Paths of the files the tags need, in their order'),
  }),
  examples: [
    {
      inputs: {},
      result: {
        html: '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/favicon.svg" type="image/svg+xml">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180">\n<link rel="manifest" href="/site.webmanifest">',
        files: ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'],
      },
    },
    {
      inputs: { path: '/img', ico: false, svg: false, png: true, appleTouch: false, manifest: false },
      result: {
        html: '<link rel="icon" href="/img/favicon-16x16.png" type="image/png" sizes="16x16">\n<link rel="icon" href="/img/favicon-32x32.png" type="image/png" sizes="32x32">\n<link rel="icon" href="/img/favicon-96x96.png" type="image/png" sizes="96x96">',
        files: ['/img/favicon-16x16.png', '/img/favicon-32x32.png', '/img/favicon-96x96.png'],
      },
    },
  ],
  run({ path, ico, svg, png, appleTouch, manifest, maskIconColor, themeColor }) {
    const folder = path.endsWith('/') ? path : `${path}/`;
    const links: { rel: string; file: string; more: Record<string, string> }[] = [];
    if (ico) links.push({ rel: 'icon', file: 'favicon.ico', more: { sizes: '32x32' } });
    if (svg) links.push({ rel: 'icon', file: 'favicon.svg', more: { type: 'image/svg+xml' } });
    if (png) links.push(...PNG_SIZES.map((sizes) => ({ rel: 'icon', file: `favicon-${sizes}.png`, more: { type: 'image/png', sizes } })));
    if (appleTouch) links.push({ rel: 'apple-touch-icon', file: 'apple-touch-icon.png', more: { sizes: '180x180' } });
    if (maskIconColor !== undefined) links.push({ rel: 'mask-icon', file: 'safari-pinned-tab.svg', more: { color: maskIconColor } });
    if (manifest) links.push({ rel: 'manifest', file: 'site.webmanifest', more: {} });
    return {
      html: htmlLines([...links.map(({ rel, file, more }) => tag('link', { rel, href: folder + file, ...more })), meta('name', 'theme-color', themeColor)]),
      files: links.map(({ file }) => folder + file),
    };
  },
});
