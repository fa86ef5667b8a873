import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { escapeHtml, escapeWithAllNames, resolveHtml } from '../shared/net/entities.ts';

export default defineTool({
  slug: 'html-entity-encoder',
  name: 'HTML Entity Encoder and Decoder',
  category: 'encoding',
  summary: 'Escapes text for HTML with named or numeric character references, and decodes every HTML5 reference.',
  description:
    'special escapes & < > " \'; nonAscii those and everything above U+007E; named whatever has a name in HTML and everything above U+00FF; all every code point. The format named writes the names of HTML 4.01 and &apos;, and hexadecimal where there is no name; html5 any name of HTML, and decimal where there is none. Decoding resolves every name of HTML, the old ones also without semicolon; what is not a reference stays as it is.',
  reference: 'HTML Living Standard, character references; HTML 4.01 section 24',
  keywords: ['escape', 'unescape', 'ampersand', 'nbsp', 'special characters', 'xss'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Text to escape, or HTML text to resolve'),
    mode: codecMode,
    scope: z.enum(['special', 'nonAscii', 'named', 'all']).default('special').describe('Encoding: which characters to escape'),
    format: z.enum(['named', 'html5', 'decimal', 'hex']).default('named').describe('Encoding: kind of reference to write'),
    strict: z.boolean().default(false).describe('Decoding: leave references without their semicolon alone, such as &copy 2026 or &notit;'),
  }),
  result: z.strictObject({ output }),
  appliesWhen: { scope: { mode: ['encode'] }, format: { mode: ['encode'] }, strict: { mode: ['decode'] } },
  examples: [
    {
      inputs: { text: '<p class="x">Tom & Jerry\'s café</p>', scope: 'nonAscii' },
      result: { output: '&lt;p class=&quot;x&quot;&gt;Tom &amp; Jerry&apos;s caf&eacute;&lt;/p&gt;' },
    },
    {
      inputs: { text: '&lt;b&gt; &copy 2026 &NotEqualTilde; &#x1F600; &unknown;', mode: 'decode' },
      result: { output: '<b> © 2026 ≂̸ 😀 &unknown;' },
    },
  ],
  async run({ text, mode, scope, format, strict }) {
    if (mode === 'decode') return { output: await resolveHtml(text, strict) };
    if (scope === 'named' || format === 'html5') return { output: await escapeWithAllNames(text, scope, format) };
    return { output: escapeHtml(text, scope, format) };
  },
});
