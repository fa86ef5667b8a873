import type { PluginConfig } from 'svgo';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { refuseCode } from './lib/refusal.ts';
import { savings } from './lib/sizes.ts';
import { svgRoot } from './lib/svg-root.ts';

export default defineTool({
  slug: 'svg-optimizer',
  name: 'SVG Optimizer',
  category: 'developer',
  summary: 'Makes SVG files smaller without changing the picture.',
  description: "SVGO's preset-default with these options. Text that is not well-formed XML with an svg root is refused.",
  reference: 'SVGO 4 with its preset-default',
  keywords: ['svgo', 'compress svg', 'minify svg', 'icon', 'clean svg'],
  cost: 'heavy',
  inputs: z.strictObject({
    svg: z.string().min(1).max(1_000_000).describe('SVG markup with an svg root element'),
    precision: z.int().min(0).max(10).default(3).describe('Decimals that numbers keep'),
    multipass: z.boolean().default(true).describe('Go over the SVG again as long as it gets smaller'),
    keepViewBox: z.boolean().default(true).describe('Keep the viewBox attribute even where width and height say the same'),
    keepIds: z.boolean().default(false).describe('Keep ids as they are, also unused ones'),
    removeDimensions: z.boolean().default(false).describe('Take out width and height in favour of viewBox'),
    pretty: z.boolean().default(false).describe('Lay the result out for reading'),
  }),
  result: z.strictObject({
    svg: z.string().describe('The optimized SVG markup'),
    originalBytes: z.int().describe('Size before, in UTF-8 bytes'),
    optimizedBytes: z.int().describe('Size after, in UTF-8 bytes'),
    savedPercent: z.number().describe('Share of the size saved, in percent; 0 for empty text'),
  }),
  examples: [
    {
      inputs: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><!-- c --><title>t</title><g></g><path d="M0 0h1"/></svg>' },
      result: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>t</title><path d="M0 0h1"/></svg>',
        originalBytes: 117,
        optimizedBytes: 100,
        savedPercent: 14.529914529914533,
      },
    },
  ],
  async run({ svg, precision, multipass, keepViewBox, keepIds, removeDimensions, pretty }) {
    await svgRoot(svg, 'svg');
    const { optimize } = await import('svgo/browser');
    const plugins: PluginConfig[] = [{ name: 'preset-default', params: { floatPrecision: precision, overrides: keepIds ? { cleanupIds: false } : {} } }];
    if (!keepViewBox) plugins.push('removeViewBox');
    if (removeDimensions) plugins.push('removeDimensions');
    try {
      const { data } = optimize(svg, { multipass, floatPrecision: precision, plugins, js2svg: { pretty } });
      const { minified, originalBytes, minifiedBytes, savedPercent } = savings(svg, data);
      return { svg: minified, originalBytes, optimizedBytes: minifiedBytes, savedPercent };
    } catch (error) {
      return refuseCode(error, 'svg');
    }
  },
});
