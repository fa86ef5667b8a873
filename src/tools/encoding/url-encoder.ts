import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { percentDecode, percentEncode } from '../shared/net/percent.ts';

export default defineTool({
  slug: 'url-encoder',
  name: 'URL Encoder and Decoder',
  category: 'encoding',
  summary: 'Percent-encodes text for a URL component, a whole URL or a form, and decodes it.',
  description:
    'component leaves letters, digits and - . _ ~; url leaves the reserved characters too and encodes %; form writes a space as + and leaves * - . _; all encodes every byte. Decoding takes hex digits of either case, and + as a space with form. A % without two hex digits, or bytes that are not UTF-8, are refused.',
  reference: 'RFC 3986; WHATWG URL Standard, application/x-www-form-urlencoded',
  keywords: ['percent', 'urlencode', 'encodeURIComponent', 'query string', 'unescape'],
  inlineBytes: 128 * 1024,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode or decode'),
    mode: codecMode,
    style: z
      .enum(['component', 'url', 'form', 'all'])
      .default('component')
      .describe('Which characters stay as they are when encoding; form also reads + as a space'),
    perLine: z.boolean().default(false).describe('Encode each line separately, so that line endings stay as they are'),
  }),
  result: z.strictObject({ output }),
  appliesWhen: { perLine: { mode: ['encode'] } },
  examples: [
    { inputs: { text: "a b&c=d/é'" }, result: { output: 'a%20b%26c%3Dd%2F%C3%A9%27' } },
    { inputs: { text: 'q=caf%C3%A9+au+lait', mode: 'decode', style: 'form' }, result: { output: 'q=café au lait' } },
    { inputs: { text: 'a b\nc&d', perLine: true }, result: { output: 'a%20b\nc%26d' } },
  ],
  run({ text, mode, style, perLine }) {
    if (mode === 'decode') return { output: percentDecode(text, style === 'form') };
    return { output: percentEncode(text, style, perLine) };
  },
});
