import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { convertDomain } from '../shared/net/domain.ts';
import { punycodeDecode, punycodeEncode } from '../shared/net/punycode.ts';

export default defineTool({
  slug: 'punycode-converter',
  name: 'Punycode Converter',
  category: 'encoding',
  summary: 'Converts internationalised domain names to their xn-- form and back; handles raw Punycode too.',
  description:
    'Domain names are mapped to lower case and NFC and checked label by label as URL parsers do; an invalid label is refused. raw is Punycode alone: the ASCII characters first, then a hyphen, then the rest, without xn-- or domain rules.',
  reference: 'RFC 3492; UTS #46, non-transitional, UseSTD3ASCIIRules off',
  keywords: ['idn', 'idna', 'xn--', 'umlaut domain', 'unicode domain', 'toASCII', 'idn to ascii'],
  heavyWhen: ({ text }) => text.length > 500,
  inputs: z.strictObject({
    text: z.string().max(2000).describe('Domain name; with raw any text'),
    mode: codecMode,
    raw: z.boolean().default(false).describe('Convert the whole text as plain Punycode, without xn-- and domain rules'),
  }),
  result: z.strictObject({ output }),
  examples: [
    { inputs: { text: 'Bücher.example' }, result: { output: 'xn--bcher-kva.example' } },
    { inputs: { text: 'Mnchen-3ya', mode: 'decode', raw: true }, result: { output: 'München' } },
  ],
  run({ text, mode, raw }) {
    if (raw) return { output: mode === 'encode' ? punycodeEncode(text) : punycodeDecode(text) };
    const { ascii, unicode } = convertDomain(text);
    return { output: mode === 'encode' ? ascii : unicode };
  },
});
