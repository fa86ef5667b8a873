import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type ALPHABETS, inAlphabet, marked, plain, upsideDown } from './lib/fancy.ts';

const STYLES = [
  'bold',
  'italic',
  'boldItalic',
  'script',
  'boldScript',
  'fraktur',
  'boldFraktur',
  'doubleStruck',
  'sans',
  'sansBold',
  'sansItalic',
  'sansBoldItalic',
  'monospace',
  'fullwidth',
  'circled',
  'negativeCircled',
  'squared',
  'negativeSquared',
  'parenthesized',
  'smallCaps',
  'superscript',
  'subscript',
  'upsideDown',
  'strikethrough',
  'underline',
  'plain',
] as const;

export default defineTool({
  slug: 'fancy-text-generator',
  name: 'Fancy Text Generator',
  category: 'text',
  summary: 'Writes text in Unicode bold, italic, script, small capitals, upside down and other styles, and back in plain letters.',
  description:
    'Maps A–Z, a–z and 0–9 where the style has them; anything else stays. Styles without lower-case (or upper-case) letters use the others. plain takes every style but upsideDown back to ASCII. ' +
    'Screen readers spell such text letter by letter, so use it sparingly.',
  reference: 'Unicode Mathematical Alphanumeric Symbols, Enclosed Alphanumerics',
  keywords: ['font', 'cursive', 'instagram', 'bold text', 'copy and paste', 'stylish', 'bubble text', 'vaporwave', 'cool text'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text to write'),
    style: z.enum(STYLES).default('bold').describe('The lettering wanted; plain turns other styles back into ASCII letters'),
  }),
  result: z.strictObject({ text: z.string().describe('The text in the style wanted') }),
  examples: [
    { inputs: { text: 'Hi 5!' }, result: { text: '\u{1D407}\u{1D422} \u{1D7D3}!' } },
    { inputs: { text: 'Hello?', style: 'upsideDown' }, result: { text: '¿ollǝɥ' } },
    { inputs: { text: '\u{1D4D7}\u24d8 \uff21', style: 'plain' }, result: { text: 'Hi A' } },
  ],
  run({ text, style }) {
    if (style === 'plain') return { text: plain(text) };
    if (style === 'upsideDown') return { text: upsideDown(text) };
    if (style === 'strikethrough') return { text: marked(text, '\u0336') };
    if (style === 'underline') return { text: marked(text, '\u0332') };
    return { text: inAlphabet(text, style satisfies keyof typeof ALPHABETS) };
  },
});
