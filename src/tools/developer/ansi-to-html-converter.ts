import { z } from 'zod';
import { defineTool } from '../define.ts';
import { controlSequences } from './lib/ansi.ts';
import { AnsiStyle } from './lib/ansi-style.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export default defineTool({
  slug: 'ansi-to-html-converter',
  name: 'ANSI to HTML Converter',
  category: 'developer',
  summary: 'Converts coloured terminal output (ANSI escape codes) to HTML.',
  description:
    'A run of text with styles is a span with inline styles; equal neighbours share one. 7 swaps the colours (#000000 and #ffffff where none is set). Bold does not brighten. Other sequences are left out.',
  reference: "ECMA-48 SGR; xterm's palette",
  keywords: ['terminal colors', 'ansi2html', 'console output', 'log viewer'],

  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Terminal output with control sequences'),
    wrap: z.boolean().default(true).describe('Put the result into <pre class="ansi">'),
  }),
  result: z.strictObject({ html: z.string().describe('The output as HTML'), plain: z.string().describe('The text without control sequences') }),
  examples: [
    {
      inputs: { text: 'a\u001b[1;31mb\u001b[0mc<', wrap: false },
      result: { html: 'a<span style="color:#cd0000;font-weight:bold">b</span>c&lt;', plain: 'abc<' },
    },
  ],
  run({ text, wrap }) {
    const runs: { css: string; text: string }[] = [];
    const style = new AnsiStyle();
    const add = (piece: string): void => {
      const css = style.css();
      const last = runs.at(-1);
      if (piece === '') return;
      if (last?.css === css) last.text += piece;
      else runs.push({ css, text: piece });
    };
    let from = 0;
    for (const { start, end, style: codes } of controlSequences(text)) {
      add(text.slice(from, start));
      if (codes !== undefined) style.apply(codes);
      from = end;
    }
    add(text.slice(from));
    const escaped = (piece: string): string => piece.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
    const html = runs.map(({ css, text: piece }) => (css === '' ? escaped(piece) : `<span style="${css}">${escaped(piece)}</span>`)).join('');
    return { html: wrap ? `<pre class="ansi">${html}</pre>` : html, plain: runs.map(({ text: piece }) => piece).join('') };
  },
});
