import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesOf, fromBytes } from './lib/models.ts';
import { colorText, readColor, readOpaque } from './lib/parse-color.ts';
import type { Triple } from './lib/spaces.ts';

const LEVELS = [
  [90, 'fluent body text'],
  [75, 'body text'],
  [60, 'content text'],
  [45, 'large text'],
  [30, 'headlines'],
  [15, 'spot text'],
] as const;

export default defineTool({
  slug: 'apca-contrast-calculator',
  name: 'APCA Contrast Calculator',
  category: 'color',
  summary: 'Calculates the lightness contrast Lc of text on a background by APCA, the method proposed for WCAG 3.',
  description: 'Works on 8-bit channels. Text with alpha is laid over the background first; the background must be opaque.',
  reference: 'APCA 0.0.98G-4g with the W3 constants',
  keywords: ['accessibility', 'a11y', 'wcag 3', 'readability', 'lc', 'colour'],
  inputs: z.strictObject({ text: colorText('The colour of the text'), background: colorText('The opaque colour behind the text') }),
  result: z.strictObject({
    lc: z.number().describe('Lightness contrast: positive for dark text on light, negative for light text on dark, not rounded'),
    level: z.string().describe('What the contrast is enough for, from fluent body text (90) down to spot text (15), else invisible'),
    textLuminance: z.number().describe('Screen luminance Y of the text, before the clamp of blacks'),
    backgroundLuminance: z.number().describe('Screen luminance Y of the background'),
  }),
  views: [{ kind: 'preview', field: 'lc', of: 'contrast', ink: 'text', ground: 'background' }],
  examples: [
    {
      inputs: { text: '#888', background: '#fff' },
      result: { lc: 63.056469930209424, level: 'content text', textLuminance: 0.22120604475311154, backgroundLuminance: 1.0000001 },
    },
    {
      inputs: { text: '#aaa', background: '#000' },
      result: { lc: -56.24113336839742, level: 'large text', textLuminance: 0.37790359353133063, backgroundLuminance: 0 },
    },
  ],
  run(inputs) {
    const background = bytesOf(readOpaque(inputs.background, 'background'));
    const color = readColor(inputs.text, 'text');
    const above = bytesOf(color);
    const laid = (index: 0 | 1 | 2): number => Math.floor(above[index] * color.alpha + background[index] * (1 - color.alpha) + 0.5) / 255;
    const text = bytesOf({ ...fromBytes([0, 0, 0]), components: [laid(0), laid(1), laid(2)] });
    const [textLuminance, backgroundLuminance] = [screenLuminance(text), screenLuminance(background)];
    const lc = contrast(textLuminance, backgroundLuminance);
    return { lc, level: LEVELS.find(([least]) => Math.abs(lc) >= least)?.[1] ?? 'invisible', textLuminance, backgroundLuminance };
  },
});

const screenLuminance = ([red, green, blue]: Triple): number =>
  0.2126729 * (red / 255) ** 2.4 + 0.7151522 * (green / 255) ** 2.4 + 0.072175 * (blue / 255) ** 2.4;

/** Blacks are lifted: below this the eye tells less. */
const BLACK_THRESHOLD = 0.022;
// biome-ignore lint/suspicious/noApproximativeNumericConstant: APCA's exponent is 1.414, not the root of 2
const BLACK_EXPONENT = 1.414;
const lifted = (luminance: number): number => (luminance < BLACK_THRESHOLD ? luminance + (BLACK_THRESHOLD - luminance) ** BLACK_EXPONENT : luminance);

function contrast(text: number, background: number): number {
  const [front, back] = [lifted(text), lifted(background)];
  if (Math.abs(back - front) < 0.0005) return 0;
  const size = back > front ? (back ** 0.56 - front ** 0.57) * 1.14 : (back ** 0.65 - front ** 0.62) * 1.14;
  if (Math.abs(size) < 0.1) return 0;
  return (size > 0 ? size - 0.027 : size + 0.027) * 100;
}
