import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, ratio as double } from '../shared/numbers/money.ts';

const SCALES = {
  'minor-second': new D(16).div(15),
  'major-second': new D('1.125'),
  'minor-third': new D('1.2'),
  'major-third': new D('1.25'),
  'perfect-fourth': new D(4).div(3),
  'augmented-fourth': new D(2).sqrt(),
  'perfect-fifth': new D('1.5'),
  'golden-ratio': new D(5).sqrt().plus(1).div(2),
};

export default defineTool({
  slug: 'type-scale-generator',
  name: 'Type Scale Generator',
  category: 'color',
  summary: 'Generates a modular scale of font sizes from a base and a ratio.',
  description:
    'Each step is the base times the ratio to the power of the step. Give a ratio or the name of a scale; perfect-fourth (4/3) when neither is given.',
  reference: 'Modular scales after the intervals of just intonation',
  keywords: ['typography', 'font size', 'headings', 'modular scale', 'rem', 'css'],
  inputs: z.strictObject({
    baseSizePx: z.number().min(1).max(1000).default(16).describe('Size of step 0, in pixels'),
    ratio: z.number().min(1.0001).max(10).optional().describe('Factor from one step to the next; not together with scale'),
    scale: z
      .enum(['minor-second', 'major-second', 'minor-third', 'major-third', 'perfect-fourth', 'augmented-fourth', 'perfect-fifth', 'golden-ratio'])
      .optional()
      .describe('A ratio by its name; perfect-fourth when neither is given'),
    stepsUp: z.int().min(0).max(20).default(6).describe('How many sizes above the base'),
    stepsDown: z.int().min(0).max(20).default(2).describe('How many sizes below the base'),
    rootFontSizePx: z.number().min(1).max(1000).default(16).describe('Font size of the root element, in pixels, for rem'),
  }),
  result: z.strictObject({
    ratio: z.number().describe('Factor from one step to the next'),
    sizes: z
      .array(
        z.strictObject({
          step: z.int().describe('Step of the scale, 0 being the base'),
          px: z.number().describe('Font size in pixels, unrounded'),
          rem: z.number().describe('Font size in rem, unrounded'),
        }),
      )
      .describe('The sizes from the largest step to the smallest'),
  }),
  headline: 'sizes',
  views: [{ kind: 'preview', field: 'sizes', of: 'sizes' }],
  examples: [
    {
      inputs: { scale: 'major-third', stepsUp: 2, stepsDown: 1 },
      result: {
        ratio: 1.25,
        sizes: [
          { step: 2, px: 25, rem: 1.5625 },
          { step: 1, px: 20, rem: 1.25 },
          { step: 0, px: 16, rem: 1 },
          { step: -1, px: 12.8, rem: 0.8 },
        ],
      },
    },
    {
      inputs: { baseSizePx: 18, ratio: 1.5, stepsUp: 1, stepsDown: 1 },
      result: {
        ratio: 1.5,
        sizes: [
          { step: 1, px: 27, rem: 1.6875 },
          { step: 0, px: 18, rem: 1.125 },
          { step: -1, px: 12, rem: 0.75 },
        ],
      },
    },
  ],
  run({ baseSizePx, ratio, scale, stepsUp, stepsDown, rootFontSizePx }) {
    if (ratio !== undefined && scale !== undefined) invalid('scale', 'give ratio or scale, not both');
    const factor = ratio === undefined ? SCALES[scale ?? 'perfect-fourth'] : new D(ratio);
    const sizes = Array.from({ length: stepsUp + stepsDown + 1 }, (_, index) => {
      const step = stepsUp - index;
      const px = factor.pow(step).times(baseSizePx);
      return { step, px: double(px), rem: double(px.div(rootFontSizePx)) };
    });
    return { ratio: double(factor), sizes };
  },
});
