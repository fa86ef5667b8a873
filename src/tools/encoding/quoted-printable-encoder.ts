import { z } from 'zod';
import { defineTool } from '../define.ts';
import { codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { decodeQuotedPrintable, encodeQuotedPrintable } from '../shared/net/quoted-printable.ts';

export default defineTool({
  slug: 'quoted-printable-encoder',
  name: 'Quoted-Printable Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes quoted-printable, the encoding of e-mail bodies.',
  description:
    'Encoding writes line ends as CRLF (binary: as =0D and =0A), encodes white space at the end of a line, and breaks lines longer than 76 characters softly. Decoding gives line ends back as they were, drops white space before them, and refuses an = that begins neither an escape nor a soft break.',
  reference: 'RFC 2045 section 6.7',
  keywords: ['mime', 'email', 'qp', 'eml', '=20'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or quoted-printable to decode'),
    mode: codecMode,
    binary: z.boolean().default(false).describe('Encoding: encode CR and LF too, instead of treating them as line ends'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output }),
  appliesWhen: { inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] }, binary: { mode: ['encode'] } },
  examples: [
    { inputs: { text: 'Price: 5 € = cheap \nnext' }, result: { output: 'Price: 5 =E2=82=AC =3D cheap=20\r\nnext' } },
    { inputs: { text: 'caf=C3=\r\n=A9 =3D ok', mode: 'decode' }, result: { output: 'café = ok' } },
  ],
  run: (inputs) => ({
    output: runCodec(inputs, { encode: (bytes) => encodeQuotedPrintable(bytes, inputs.binary), decode: decodeQuotedPrintable }).output,
  }),
});
