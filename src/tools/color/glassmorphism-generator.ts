import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesOf } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';

export default defineTool({
  slug: 'glassmorphism-generator',
  name: 'Glassmorphism Generator',
  category: 'color',
  summary: 'Generates CSS for a frosted-glass panel with blur, tint and border.',
  description: "The colour's own alpha is ignored. The panel needs something behind it that shines through.",
  reference: 'Filter Effects Module Level 2 (backdrop-filter)',
  keywords: ['frosted glass', 'blur', 'backdrop-filter', 'translucent', 'css', 'ui'],
  inputs: z.strictObject({
    color: colorText('Colour of the glass and its border').default('#ffffff'),
    opacityPercent: z.number().min(0).max(100).default(25).describe('Opacity of the glass, in percent'),
    blurPx: z.number().min(0).max(200).default(10).describe('Blur of the background behind the panel, in pixels'),
    saturationPercent: z.number().min(0).max(500).default(100).describe('Saturation of the background behind the panel, in percent; 100 leaves it unchanged'),
    radiusPx: z.number().min(0).max(1000).default(16).describe('Radius of the corners, in pixels'),
    borderOpacityPercent: z.number().min(0).max(100).default(30).describe('Opacity of the border, in percent; 0 leaves the border out'),
    shadow: z.boolean().default(true).describe('Whether the panel casts a soft shadow'),
  }),
  result: z.strictObject({ css: z.string().describe('The declarations, one per line') }),
  views: [{ kind: 'preview', field: 'css', of: 'glass' }],
  examples: [
    {
      inputs: {},
      result: {
        css: 'background: rgb(255 255 255 / 25%);\nborder-radius: 16px;\nbox-shadow: 0 4px 30px rgb(0 0 0 / 10%);\nbackdrop-filter: blur(10px);\n-webkit-backdrop-filter: blur(10px);\nborder: 1px solid rgb(255 255 255 / 30%);',
      },
    },
    {
      inputs: { color: '#102030', opacityPercent: 40, saturationPercent: 180, borderOpacityPercent: 0, shadow: false },
      result: {
        css: 'background: rgb(16 32 48 / 40%);\nborder-radius: 16px;\nbackdrop-filter: blur(10px) saturate(180%);\n-webkit-backdrop-filter: blur(10px) saturate(180%);',
      },
    },
  ],
  run({ color, opacityPercent, blurPx, saturationPercent, radiusPx, borderOpacityPercent, shadow }) {
    const channels = bytesOf(readColor(color, 'color')).join(' ');
    const filter = `blur(${blurPx + 0}px)${saturationPercent === 100 ? '' : ` saturate(${saturationPercent + 0}%)`}`;
    const declarations = [
      `background: rgb(${channels} / ${opacityPercent + 0}%);`,
      `border-radius: ${radiusPx === 0 ? '0' : `${radiusPx}px`};`,
      ...(shadow ? ['box-shadow: 0 4px 30px rgb(0 0 0 / 10%);'] : []),
      `backdrop-filter: ${filter};`,
      `-webkit-backdrop-filter: ${filter};`,
      ...(borderOpacityPercent === 0 ? [] : [`border: 1px solid rgb(${channels} / ${borderOpacityPercent}%);`]),
    ];
    return { css: declarations.join('\n') };
  },
});
