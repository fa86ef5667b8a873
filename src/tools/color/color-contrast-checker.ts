import { z } from 'zod';
import { defineTool } from '../define.ts';
import { contrastRatio, luminanceOf, over, WHITE } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';

export default defineTool({
  slug: 'color-contrast-checker',
  name: 'Color Contrast Checker',
  category: 'color',
  summary: 'Calculates the WCAG 2 contrast ratio of two colours and shows which levels it passes.',
  description:
    'A background with alpha is first laid over white, then a foreground with alpha over that. Levels are taken on the unrounded ratio, so that 4.499 fails AA.',
  reference: 'WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11',
  keywords: ['accessibility', 'a11y', 'wcag', 'aa', 'aaa', 'readable', 'colour', 'text'],
  inputs: z.strictObject({ foreground: colorText('The colour of the text or shape'), background: colorText('Background colour of the text') }),
  result: z.strictObject({
    ratio: z.number().describe('Contrast ratio from 1 to 21, not rounded'),
    foregroundLuminance: z.number().describe('Relative luminance of the foreground, from 0 to 1'),
    backgroundLuminance: z.number().describe('Relative luminance of the background, from 0 to 1'),
    normalAa: z.boolean().describe('Normal text passes level AA: at least 4.5 (SC 1.4.3)'),
    normalAaa: z.boolean().describe('Normal text passes level AAA: at least 7 (SC 1.4.6)'),
    largeAa: z.boolean().describe('Large text (18 pt, or 14 pt bold) passes level AA: at least 3'),
    largeAaa: z.boolean().describe('Large text (18 pt, or 14 pt bold) passes level AAA: at least 4.5'),
    nonText: z.boolean().describe('Controls and graphics pass: at least 3 (SC 1.4.11)'),
  }),
  views: [
    { kind: 'written', field: 'ratio', as: '{ratio.2}:1' },
    { kind: 'preview', field: 'ratio', of: 'contrast', ink: 'foreground', ground: 'background' },
  ],
  beside: [
    {
      title: 'Nearest colour with 4.5',
      tool: 'accessible-color-finder',
      from: { color: { input: 'foreground' }, against: { input: 'background' } },
      show: 'color',
    },
  ],
  examples: [
    {
      inputs: { foreground: '#767676', background: 'white' },
      result: {
        ratio: 4.542224959605253,
        foregroundLuminance: 0.18116424424986022,
        backgroundLuminance: 1,
        normalAa: true,
        normalAaa: false,
        largeAa: true,
        largeAaa: true,
        nonText: true,
      },
    },
    {
      inputs: { foreground: 'rgb(0 0 0 / 50%)', background: '#fff' },
      result: {
        ratio: 3.976653024912438,
        foregroundLuminance: 0.21404114048223255,
        backgroundLuminance: 1,
        normalAa: false,
        normalAaa: false,
        largeAa: true,
        largeAaa: false,
        nonText: true,
      },
    },
  ],
  run(inputs) {
    const background = over(readColor(inputs.background, 'background'), WHITE);
    const foreground = over(readColor(inputs.foreground, 'foreground'), background);
    const [foregroundLuminance, backgroundLuminance] = [luminanceOf(foreground), luminanceOf(background)];
    const ratio = contrastRatio(foregroundLuminance, backgroundLuminance);
    return {
      ratio,
      foregroundLuminance,
      backgroundLuminance,
      normalAa: ratio >= 4.5,
      normalAaa: ratio >= 7,
      largeAa: ratio >= 3,
      largeAaa: ratio >= 4.5,
      nonText: ratio >= 3,
    };
  },
});
