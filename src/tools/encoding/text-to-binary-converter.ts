import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type ByteEncoding, bytesFromText, firstInvalidUtf8, positionInText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode, inputEncoding, output, outputEncoding } from '../shared/bytes/codec.ts';
import { utf8Bytes } from '../shared/platform/bytes.ts';

const BASES = {
  binary: { radix: 2, width: 8, prefix: /^0b/i, digits: /^[01]+$/ },
  octal: { radix: 8, width: 3, prefix: /^0o/i, digits: /^[0-7]+$/ },
  decimal: { radix: 10, width: 1, prefix: undefined, digits: /^[0-9]+$/ },
  hex: { radix: 16, width: 2, prefix: /^0x/i, digits: /^[0-9a-f]+$/i },
};

export default defineTool({
  slug: 'text-to-binary-converter',
  name: 'Text to Binary Converter',
  category: 'encoding',
  summary: 'Converts text to binary, octal, decimal or hex numbers per byte or per code point, and back.',
  description:
    'Numbers are filled with zeros to 8 binary, 3 octal or 2 hex digits. Decoding splits at white space, commas, semicolons and the separator, and allows the prefixes 0b, 0o and 0x; a single run of binary, octal or hex bytes is cut into 8, 3 or 2 digits and must divide evenly.',
  reference: 'UTF-8 (RFC 3629); Unicode code points',
  keywords: ['ascii', 'ones and zeros', 'bits', 'char code', 'ord', 'chr', 'to binary', 'from binary', 'to octal', 'from octal', 'binary to text'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encode, or numbers to decode'),
    mode: codecMode,
    base: z.enum(['binary', 'octal', 'decimal', 'hex']).default('binary').describe('Base of the numbers'),
    unit: z.enum(['byte', 'codePoint']).default('byte').describe('Whether each number is a UTF-8 byte or a code point'),
    separator: z.string().max(10).default(' ').describe('Encoding: text between the numbers'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, count: z.int().describe('Number of numbers written or read') }),
  appliesWhen: { inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  examples: [
    { inputs: { text: 'Hi!' }, result: { output: '01001000 01101001 00100001', count: 3 } },
    { inputs: { text: '9731 128512', mode: 'decode', base: 'decimal', unit: 'codePoint' }, result: { output: '☃😀', count: 2 } },
  ],
  run({ text, mode, base, unit, separator, inputEncoding, outputEncoding }) {
    const { radix, width } = BASES[base];
    if (mode === 'encode') {
      const numbers = numbersOf(text, unit, inputEncoding);
      return { output: numbers.map((number) => number.toString(radix).padStart(width, '0')).join(separator), count: numbers.length };
    }
    const numbers = read(text, base, unit, separator);
    const bytes = unit === 'byte' ? Uint8Array.from(numbers) : utf8Bytes(numbers.map((number) => String.fromCodePoint(number)).join(''));
    const wrong = outputEncoding === 'utf8' ? firstInvalidUtf8(bytes) : -1;
    if (wrong >= 0) unprocessable(`The bytes are not valid UTF-8 from number ${wrong} (counting from 0) on; ask for hex or base64 output instead.`, 'text');
    return { output: textFromBytes(bytes, outputEncoding), count: numbers.length };
  },
});

function numbersOf(text: string, unit: 'byte' | 'codePoint', encoding: ByteEncoding): number[] {
  if (unit === 'byte') return Array.from(encoding === 'utf8' ? utf8Bytes(text) : bytesFromText(text, encoding));
  const characters = encoding === 'utf8' ? text.toWellFormed() : textFromBytes(bytesFromText(text, encoding), 'utf8');
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}

function read(text: string, base: keyof typeof BASES, unit: 'byte' | 'codePoint', separator: string): number[] {
  const { radix, width, prefix, digits } = BASES[base];
  const parts = (separator === '' ? [text] : text.split(separator)).flatMap((part) => part.split(/[ \t\n\f\r,;]+/)).filter(Boolean);
  const bare = parts.map((part) => (prefix ? part.replace(prefix, '') : part));
  for (const [index, part] of bare.entries())
    if (!digits.test(part)) {
      const source = parts[index] ?? '';
      unprocessable(`${JSON.stringify(source.slice(0, 40))} at position ${positionInText(text, text.indexOf(source))} is not a ${base} number.`, 'text');
    }
  const [only = ''] = bare;
  const prefixed = only !== parts[0];
  const run = bare.length === 1 && unit === 'byte' && base !== 'decimal' && !(prefixed && only.length <= width);
  if (run && only.length % width !== 0)
    unprocessable(`A single run of ${base} digits is cut into groups of ${width}; its ${only.length} digits do not divide evenly.`, 'text');
  const groups = run ? (only.match(new RegExp(`.{${width}}`, 'g')) ?? []) : bare;
  const largest = unit === 'byte' ? 255 : 0x10ffff;
  return groups.map((group, index) => {
    const number = Number.parseInt(group, radix);
    if (number > largest)
      unprocessable(`Number ${index} (counting from 0), ${group.slice(0, 40)}, is above ${unit === 'byte' ? '255' : '10FFFF hex'}.`, 'text');
    if (unit === 'codePoint' && number >= 0xd800 && number <= 0xdfff)
      unprocessable(`Number ${index} (counting from 0), ${group}, is a surrogate, which is not a character.`, 'text');
    return number;
  });
}
