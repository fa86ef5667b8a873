import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes } from '../shared/text/segments.ts';

const MIME_TYPE = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+\/[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const icon = z.strictObject({
  src: z.string().min(1).max(2048).describe('Address of the icon, absolute or relative'),
  sizes: z
    .string()
    .max(500)
    .regex(/^(?:any|[1-9][0-9]*x[1-9][0-9]*(?: +[1-9][0-9]*x[1-9][0-9]*)*)$/i, 'must be any, or sizes such as 192x192 separated by spaces')
    .describe('Sizes in pixels such as 192x192, separated by spaces, or any'),
  type: z
    .string()
    .max(200)
    .regex(MIME_TYPE, 'must be a media type such as image/png')
    .optional()
    .describe('Media type of the icon such as image/png')
    .meta({ examples: ['image/png', 'image/svg+xml', 'image/webp', 'image/x-icon'] }),
  purpose: z
    .string()
    .max(100)
    .regex(/^(?:any|maskable|monochrome)(?: +(?:any|maskable|monochrome))*$/, 'must be any, maskable or monochrome, separated by spaces')
    .optional()
    .describe('What the icon is for: any, maskable, monochrome, separated by spaces'),
});

export default defineTool({
  slug: 'web-manifest-generator',
  name: 'Web App Manifest Generator',
  category: 'web',
  summary: 'Generates a manifest.json for an installable web app.',
  description:
    'Absent inputs leave their key out. Warnings name what browsers ask for before they offer to install: icons of 192x192 and 512x512 pixels, one of them maskable, and a short name that fits below an icon.',
  reference: 'W3C Web Application Manifest',
  keywords: ['pwa', 'manifest.json', 'site.webmanifest', 'installable', 'home screen'],
  inputs: z.strictObject({
    name: z.string().min(1).max(200).describe('Name of the app'),
    shortName: z.string().min(1).max(50).optional().describe('Name for little room, at best 12 characters'),
    description: z.string().min(1).max(2000).optional().describe('Short description of what the app does'),
    id: z.string().min(1).max(2048).optional().describe('Identity of the app, an address on the same site'),
    startUrl: z.string().min(1).max(2048).default('/').describe('Address that opens when the app starts'),
    scope: z.string().min(1).max(2048).optional().describe('Addresses that belong to the app begin with this'),
    display: z.enum(['standalone', 'fullscreen', 'minimal-ui', 'browser']).default('standalone').describe('How much of the browser is shown around the app'),
    orientation: z.enum(['any', 'natural', 'portrait', 'landscape']).optional().describe('Screen orientation of the app'),
    themeColor: z.string().min(1).max(100).optional().describe('Colour of the window frame, any CSS colour'),
    backgroundColor: z.string().min(1).max(100).optional().describe('Colour shown while the app loads, any CSS colour'),
    language: z.string().min(2).max(35).optional().describe("Language of the manifest's texts as a BCP 47 tag"),
    icons: z.array(icon).max(50).optional().describe('Icons of the app with their sizes'),
  }),
  result: z.strictObject({
    manifest: z.record(z.string(), z.unknown()).describe('The manifest as an object'),
    json: z.string().describe('The manifest as JSON text for the file'),
    warnings: z.array(z.string()).describe('What keeps browsers from installing the app well'),
  }),
  headline: 'json',
  examples: [
    {
      inputs: { name: 'Toolrack', icons: [{ src: '/192.png', sizes: '192x192', type: 'image/png' }] },
      result: {
        manifest: { name: 'Toolrack', start_url: '/', display: 'standalone', icons: [{ src: '/192.png', sizes: '192x192', type: 'image/png' }] },
        json: '{\n  "name": "Toolrack",\n  "start_url": "/",\n  "display": "standalone",\n  "icons": [\n    {\n      "src": "/192.png",\n      "sizes": "192x192",\n      "type": "image/png"\n    }\n  ]\n}',
        warnings: ['no icon of 512x512', 'no maskable icon'],
      },
    },
    {
      inputs: { name: 'A', shortName: 'Averylongname', startUrl: '/?pwa', themeColor: '#fff' },
      result: {
        manifest: { name: 'A', short_name: 'Averylongname', start_url: '/?pwa', display: 'standalone', theme_color: '#fff' },
        json: '{\n  "name": "A",\n  "short_name": "Averylongname",\n  "start_url": "/?pwa",\n  "display": "standalone",\n  "theme_color": "#fff"\n}',
        warnings: ['short_name is longer than 12 characters', 'no icon of 192x192', 'no icon of 512x512', 'no maskable icon'],
      },
    },
  ],
  run(inputs) {
    const members = {
      name: inputs.name,
      short_name: inputs.shortName,
      description: inputs.description,
      id: inputs.id,
      start_url: inputs.startUrl,
      scope: inputs.scope,
      display: inputs.display,
      orientation: inputs.orientation,
      theme_color: inputs.themeColor,
      background_color: inputs.backgroundColor,
      lang: inputs.language,
      icons: inputs.icons?.map(({ src, sizes, type, purpose }) => ({
        src,
        sizes,
        ...(type !== undefined && { type }),
        ...(purpose !== undefined && { purpose }),
      })),
    };
    const manifest = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
    const icons = inputs.icons ?? [];
    const hasSize = (size: string) => icons.some(({ sizes }) => sizes.toLowerCase().split(/ +/).includes(size));
    const isMaskable = icons.some(({ purpose }) => purpose?.split(/ +/).includes('maskable'));
    const warnings = [
      countGraphemes(inputs.shortName ?? '') > 12 ? 'short_name is longer than 12 characters' : '',
      hasSize('192x192') ? '' : 'no icon of 192x192',
      hasSize('512x512') ? '' : 'no icon of 512x512',
      isMaskable ? '' : 'no maskable icon',
    ].filter(Boolean);
    return { manifest, json: JSON.stringify(manifest, undefined, 2), warnings };
  },
});
