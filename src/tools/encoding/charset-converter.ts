import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bytesFromText, placeInText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { CHARSETS } from './lib/charset-names.ts';
import { decodeCharset, encodeCharset, isUnicode } from './lib/charsets.ts';

const MARK = '\ufeff';

export default defineTool({
  slug: 'charset-converter',
  name: 'Charset Converter',
  category: 'encoding',
  summary: 'Converts text to the bytes of any legacy or Unicode character set, and bytes back to text.',
  description:
    'Decoding drops a byte order mark of the charset. What cannot be carried over is refused, naming the first places, or replaced on request: by ? when encoding, by U+FFFD when decoding. shift_jis, gbk and euc-kr include the extensions of Windows, big5 those of Hong Kong.',
  reference: 'Unicode consortium mapping tables; WHATWG Encoding Standard for the East Asian sets',
  keywords: ['codepage', 'code page', 'iconv', 'latin1', 'ansi', 'dos', 'transcode', 'cyrillic', 'japanese', 'utf-8 to utf-16', 'utf-16 to utf-8'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Text to encode, or bytes to decode'),
    mode: codecMode,
    charset: z.enum(CHARSETS).default('windows-1252').describe('Character set of the bytes'),
    bytesEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the bytes are written or given'),
    bom: z.boolean().default(false).describe('Encoding: write a byte order mark (utf-8, utf-16, utf-32)'),
    replace: z.boolean().default(false).describe('Replace characters that cannot be carried over, instead of refusing the text'),
  }),
  result: z.strictObject({ output, bytes: z.int().describe('Number of bytes in the charset') }),
  appliesWhen: { bom: { mode: ['encode'] } },
  examples: [
    { inputs: { text: 'Привет', charset: 'windows-1251' }, result: { output: 'cff0e8e2e5f2', bytes: 6 } },
    { inputs: { text: '93fa967b8cea', mode: 'decode', charset: 'shift_jis' }, result: { output: '日本語', bytes: 6 } },
  ],
  async run({ text, mode, charset, bytesEncoding, bom, replace }) {
    if (bom && !isUnicode(charset)) invalid('bom', `must be false: ${charset} has no byte order mark`);
    if (mode === 'encode') {
      const { value, failures } = await encodeCharset(bom ? MARK + text : text, charset);
      if (failures.length > 0 && !replace) {
        const places = failures.map((index) => placeInText(text, index)).join(', ');
        unprocessable(`${charset} has no code for ${places}; replace: true writes ? in place.`, 'text');
      }
      return { output: textFromBytes(value, bytesEncoding), bytes: value.length };
    }
    const bytes = bytesFromText(text, bytesEncoding);
    const { value, failures } = await decodeCharset(bytes, charset);
    if (failures.length > 0 && !replace) {
      const places = failures.map((index) => `${(bytes[index] ?? 0).toString(16).padStart(2, '0')} at byte offset ${index}`).join(', ');
      unprocessable(`These bytes are not a character in ${charset}: ${places}; replace: true writes U+FFFD in place.`, 'text');
    }
    return { output: isUnicode(charset) && value.startsWith(MARK) ? value.slice(1) : value, bytes: bytes.length };
  },
});
