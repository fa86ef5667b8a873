import { z } from 'zod';
import { defineTool } from '../define.ts';
import { controlSequences } from './lib/ansi.ts';

export default defineTool({
  slug: 'ansi-code-remover',
  name: 'ANSI Code Remover',
  category: 'developer',
  summary: 'Removes colours and other terminal control sequences (ANSI escape codes) from text.',
  description:
    'CSI sequences, OSC, DCS, PM, APC and SOS strings up to BEL or ST (hyperlinks keep their text), and escapes with their intermediates. A sequence that is cut off at the end, or a lone ESC before something else, stays. Text written as \\e[31m is not a sequence.',
  reference: 'ECMA-48',
  keywords: ['strip ansi', 'escape codes', 'terminal colors', 'log cleaner'],

  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text with terminal control sequences'),
    colorsOnly: z.boolean().default(false).describe('Take out only the sequences that set colours and styles (ending in m)'),
  }),
  result: z.strictObject({ text: z.string().describe('The text without the sequences'), removed: z.int().describe('How many sequences were taken out') }),
  examples: [{ inputs: { text: '\u001b[1;31merror\u001b[0m: \u001b]8;;https://x.org\u0007X\u001b]8;;\u0007' }, result: { text: 'error: X', removed: 4 } }],
  run({ text, colorsOnly }) {
    const pieces: string[] = [];
    let [from, removed] = [0, 0];
    for (const { start, end, style } of controlSequences(text)) {
      if (colorsOnly && style === undefined) continue;
      pieces.push(text.slice(from, start));
      from = end;
      removed++;
    }
    return { text: pieces.join('') + text.slice(from), removed };
  },
});
