import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { latin1Text, utf8Bytes } from '../shared/platform/bytes.ts';

const DELETE = 0x7f;
const META = 0x80;
const FLIPPED = 0x40;
const TAB = 9;
const LINE_FEED = 10;
const MARKED = /M-\^[@-_?]|M-[ -~]|\^[@-_?]/g;

export default defineTool({
  slug: 'caret-notation-converter',
  name: 'Caret and M- Notation Converter',
  category: 'encoding',
  summary: 'Writes control characters and bytes beyond ASCII as cat -v does (^A, M-a), and turns them back into bytes.',
  description:
    'A control character is ^ and the character 64 higher, ^? is 7F, and M- stands in front of what a byte is without its highest bit. Encoding leaves line feeds and tabs alone unless all is chosen. The notation cannot tell a byte from the same characters in the text, so that decoding may take too much for a mark.',
  reference: 'cat -v of GNU coreutils',
  keywords: ['cat -v', 'control characters', 'nonprinting', 'caret decode', 'terminal', 'meta', 'escape'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Text or bytes to encode, or the notation to decode'),
    mode: codecMode,
    all: z.boolean().default(false).describe('Encoding: write line feeds and tabs as ^J and ^I, too'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: { inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] }, all: { mode: ['encode'] } },
  examples: [
    { inputs: { text: 'a\u0001b\u001b[0m é' }, result: { output: 'a^Ab^[[0m M-CM-)', bytes: 10 } },
    { inputs: { text: '^@^A^?M-^?', mode: 'decode', outputEncoding: 'hex' }, result: { output: '00017fff', bytes: 4 } },
  ],
  run: (inputs) => runCodec(inputs, { encode: (data) => Array.from(data, (byte) => written(byte, inputs.all)).join(''), decode }),
});

function written(byte: number, all: boolean): string {
  if (!all && (byte === LINE_FEED || byte === TAB)) return String.fromCharCode(byte);
  if (byte >= META) return `M-${written(byte - META, true)}`;
  return byte < 0x20 || byte === DELETE ? `^${String.fromCharCode(byte ^ FLIPPED)}` : String.fromCharCode(byte);
}

function decode(text: string): Uint8Array {
  return Uint8Array.from(
    latin1Text(utf8Bytes(text)).replace(MARKED, (mark) => {
      const last = mark.charCodeAt(mark.length - 1);
      return String.fromCharCode((mark.at(-2) === '^' ? last ^ FLIPPED : last) | (mark.startsWith('M-') ? META : 0));
    }),
    (character) => character.charCodeAt(0),
  );
}
