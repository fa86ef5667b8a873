import { z } from 'zod';
import { defineTool } from '../define.ts';
import { formatPrintf } from './lib/printf.ts';

export default defineTool({
  slug: 'printf-formatter',
  name: 'Printf Formatter',
  category: 'developer',
  summary: 'Formats values with a C printf format string, and lists its conversion specifiers.',
  description:
    'Flags - + space # 0, width and precision also as *, lengths hh h l ll j z t L, conversions d i u o x X c s e E f F g G a A %. ll counts where no length is given. Negative numbers under u o x X are taken modulo 2^64. %c takes a one-character string or a code point. Width counts characters.',
  reference: 'C17, section 7.21.6.1 (fprintf), in the C locale',
  keywords: ['sprintf', 'format string', 'string formatting', 'percent d'],

  inputs: z.strictObject({
    format: z.string().max(10_000).describe("Format string of C's printf"),
    arguments: z
      .array(z.union([z.string().max(10_000), z.number()]))
      .max(100)
      .default([])
      .describe('Strings and numbers in order; integers above 2^53 as strings'),
  }),
  result: z.strictObject({
    output: z.string().describe('The formatted text'),
    conversions: z
      .array(
        z.strictObject({
          text: z.string().describe('The conversion as written'),
          flags: z.string().describe('Flags of the conversion'),
          width: z.int().optional().describe('Width that applies, if there is one'),
          precision: z.int().optional().describe('Precision that applies, if there is one'),
          conversion: z.string().describe('Letter of the conversion'),
        }),
      )
      .describe('The conversions of the format in order, %% too'),
  }),
  main: { input: 'arguments' },
  examples: [
    {
      // biome-ignore lint/suspicious/noApproximativeNumericConstant: these digits are what is shown
      inputs: { format: '%-6s|%06.2f|%+d|%#x|%%', arguments: ['ab', 3.14159, 5, 255] },
      result: {
        output: 'ab    |003.14|+5|0xff|%',
        conversions: [
          { text: '%-6s', flags: '-', width: 6, conversion: 's' },
          { text: '%06.2f', flags: '0', width: 6, precision: 2, conversion: 'f' },
          { text: '%+d', flags: '+', conversion: 'd' },
          { text: '%#x', flags: '#', conversion: 'x' },
          { text: '%%', flags: '', conversion: '%' },
        ],
      },
    },
  ],
  run: ({ format, arguments: given }) => formatPrintf(format, given),
});
