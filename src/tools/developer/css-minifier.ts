import { z } from 'zod';
import { defineTool } from '../define.ts';
import { placeOfUnits } from '../shared/text/places.ts';
import { refuseCode } from './lib/refusal.ts';
import { savings } from './lib/sizes.ts';

export default defineTool({
  slug: 'css-minifier',
  name: 'CSS Minifier',
  category: 'developer',
  summary: 'Minifies CSS by removing everything that browsers do not need.',
  description:
    'White space, comments and the last semicolon of a block go, colours and numbers get their shortest form, equal rules are joined; what is displayed does not change. A block that is never closed is refused.',
  reference: 'cssnano 9 with its default preset, run by postcss 8',
  keywords: ['compress css', 'shrink', 'cssnano', 'optimize css'],
  cost: 'heavy',
  inputs: z.strictObject({
    css: z.string().max(500_000).describe('Style sheet to shorten'),
    keepComments: z.enum(['none', 'legal']).default('legal').describe('Which comments stay: none, or the legal ones that begin with /*!'),
  }),
  result: z.strictObject({
    minified: z.string().describe('The shortened text, same in meaning'),
    originalBytes: z.int().describe('Size before, in UTF-8 bytes'),
    minifiedBytes: z.int().describe('Size after, in UTF-8 bytes'),
    savedPercent: z.number().describe('Share of the size saved, in percent; 0 for empty text'),
  }),
  examples: [
    {
      inputs: { css: '/* x */\na {\n  margin: 0px;\n}\n' },
      result: { minified: 'a{margin:0}', originalBytes: 29, minifiedBytes: 11, savedPercent: 62.06896551724138 },
    },
  ],
  async run({ css, keepComments }) {
    const [{ default: postcss, CssSyntaxError }, { default: cssnano }] = await Promise.all([import('postcss'), import('cssnano')]);
    // Named browsers and empty statistics: nothing is looked up on a disk.
    const browsers = { overrideBrowserslist: ['defaults'], stats: {} };
    const shared = Object.fromEntries(PLUGINS_WITH_BROWSERS.map((plugin) => [plugin, browsers]));
    const preset: [string, object] = ['default', { ...shared, discardComments: { removeAll: keepComments === 'none' } }];
    try {
      const result = await postcss([cssnano({ preset })]).process(css, { from: undefined, map: false });
      return savings(css, result.css);
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) return refuseCode(error, 'css');
      return refuseCode(error, 'css', error.line === undefined ? undefined : placeOfUnits(css, error.line, (error.column ?? 1) - 1), error.reason);
    }
  },
});
const PLUGINS_WITH_BROWSERS = [
  'colormin',
  'mergeRules',
  'minifyParams',
  'normalizeUnicode',
  'reduceInitial',
  'minifySelectors',
  'convertValues',
  'minifyFontValues',
  'minifyGradients',
  'mergeLonghand',
];
