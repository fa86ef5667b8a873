import { z } from 'zod';
import { defineTool } from '../define.ts';
import { refuseCode } from './lib/refusal.ts';
import { savings } from './lib/sizes.ts';

export default defineTool({
  slug: 'html-minifier',
  name: 'HTML Minifier',
  category: 'developer',
  summary: 'Minifies HTML: white space, comments, redundant attributes, inline CSS and JavaScript.',
  description: 'The options of html-minifier-terser by these names, all others off. Conditional comments stay.',
  reference: 'html-minifier-terser 7, with clean-css 5 and terser 5 for CSS and JavaScript',
  keywords: ['compress html', 'shrink', 'minify html', 'optimize'],
  cost: 'heavy',
  inputs: z.strictObject({
    html: z.string().max(500_000).describe('HTML page or fragment to shorten'),
    collapseWhitespace: z.boolean().default(true).describe('Join white space in text and drop it between blocks'),
    removeComments: z.boolean().default(true).describe('Take comments out, but not conditional ones'),
    removeAttributeQuotes: z.boolean().default(false).describe('Take the quotes off attributes that can do without'),
    removeOptionalTags: z.boolean().default(false).describe('Take out tags that HTML allows to leave out'),
    removeRedundantAttributes: z.boolean().default(false).describe('Take out attributes with their default value, such as type=text of input'),
    collapseBooleanAttributes: z.boolean().default(true).describe('Write boolean attributes without a value'),
    minifyCss: z.boolean().default(true).describe('Shorten the CSS in style elements and attributes'),
    minifyJs: z.boolean().default(true).describe('Shorten the JavaScript in script elements and handlers'),
  }),
  result: z.strictObject({
    minified: z.string().describe('The shortened text, same in meaning'),
    originalBytes: z.int().describe('Size before, in UTF-8 bytes'),
    minifiedBytes: z.int().describe('Size after, in UTF-8 bytes'),
    savedPercent: z.number().describe('Share of the size saved, in percent; 0 for empty text'),
  }),
  examples: [
    {
      inputs: { html: '<ul>\n  <li>a</li>\n  <!-- x -->\n  <li>b</li>\n</ul>' },
      result: { minified: '<ul><li>a</li><li>b</li></ul>', originalBytes: 49, minifiedBytes: 29, savedPercent: 40.816326530612244 },
    },
  ],
  async run({ html, minifyCss, minifyJs, ...options }) {
    const { minify } = await import('html-minifier-terser');
    try {
      return savings(html, await minify(html, { ...options, minifyCSS: minifyCss, minifyJS: minifyJs }));
    } catch (error) {
      return refuseCode(error, 'html');
    }
  },
});
