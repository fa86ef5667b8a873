import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { escapeHtml, resolveHtml } from '../shared/net/entities.ts';

export default defineTool({
  slug: 'html-entity-encoder',
  name: 'HTML Entity Encoder and Decoder',
  category: 'encoding',
  summary: 'Escapes text for HTML with named or numeric character references, and decodes every HTML5 reference.',
  description:
    'special escapes & < > " \'; nonAscii those and everything above U+007E; all every code point. named writes the names of HTML 4.01 and &apos;, and hexadecimal where there is no name. Decoding resolves every name of HTML, the old ones also without semicolon; what is not a reference stays as it is.',
  reference: 'HTML Living Standard, character references; HTML 4.01 section 24',
  keywords: ['escape', 'unescape', 'ampersand', 'nbsp', 'special characters', 'xss'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Text to escape, or HTML text to resolve'),
    mode: codecMode,
    scope: z.enum(['special', 'nonAscii', 'all']).default('special').describe('Encoding: which characters to escape'),
    format: z.enum(['named', 'decimal', 'hex']).default('named').describe('Encoding: kind of reference to write'),
    strict: z.boolean().default(false).describe('Decoding: leave references without their semicolon alone, such as &copy 2026 or &notit;'),
  }),
  result: z.strictObject({ output }),
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
  run: async ({ text, mode, scope, format, strict }) => ({ output: mode === 'decode' ? await resolveHtml(text, strict) : escapeHtml(text, scope, format) }),
});
