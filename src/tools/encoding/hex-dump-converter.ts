import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { joinBytes, repeatedTo } from '../shared/bytes/arrays.ts';
import { positionInText } from '../shared/bytes/bytes.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { bytesOfHex, latin1Bytes, latin1Text } from '../shared/platform/bytes.ts';
import { grouped } from '../shared/text/counts.ts';

const LINE_BYTES = 16;
const MAX_BYTES = 5_000_000;

type Format = 'hexdump' | 'xxd';

export default defineTool({
  slug: 'hex-dump-converter',
  name: 'Hex Dump Converter',
  category: 'encoding',
  summary: 'Shows bytes as a hex dump like hexdump -C or xxd, and turns such a dump back into bytes.',
  description:
    'Listings have 16 bytes a line and dots for bytes outside 32 to 126. Decoding reads the listing of the chosen format; each offset must continue the bytes so far, and a line * (hexdump) repeats the line before it up to the next offset, to 5,000,000 bytes in all.',
  reference: 'hexdump -Cv; xxd',
  keywords: ['hexdump', 'xxd', 'hex view', 'binary', 'offset'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to list, or a listing to read'),
    mode: codecMode,
    format: z.enum(['hexdump', 'xxd']).default('hexdump').describe('Program whose listing is written or read'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: { inputEncoding: { mode: ['encode'] }, outputEncoding: { mode: ['decode'] } },
  examples: [
    {
      inputs: { text: 'Hello, hex dump!\n' },
      result: {
        output:
          '00000000  48 65 6c 6c 6f 2c 20 68  65 78 20 64 75 6d 70 21  |Hello, hex dump!|\n00000010  0a                                                |.|\n00000011\n',
        bytes: 17,
      },
    },
    {
      inputs: { text: '00000000: 4869 2e0a                                Hi..', mode: 'decode', format: 'xxd' },
      result: { output: 'Hi.\n', bytes: 4 },
    },
  ],
  run: (inputs) => runCodec(inputs, { encode: (data) => list(data, inputs.format), decode: (text) => read(text, inputs.format) }),
});

const DIGITS = latin1Bytes('0123456789abcdef');
const OFFSET_DIGITS = 8;
const [LINE_FEED, SPACE, DOT] = [0x0a, 0x20, 0x2e];
/** What a byte shows as. */
const VISIBLE = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= SPACE && byte <= 126 ? byte : DOT));
/** How a line is laid out: what is before and after the visible characters, how long it is without them, and where the digits of each byte begin. */
const LAYOUTS = {
  hexdump: { blank: '          '.padEnd(OFFSET_DIGITS + 52), before: '|', after: '|\n', columns: columnsOf((byte) => 10 + 3 * byte + (byte < 8 ? 0 : 1)) },
  xxd: {
    blank: ': '.padStart(OFFSET_DIGITS + 2).padEnd(OFFSET_DIGITS + 43),
    before: '',
    after: '\n',
    columns: columnsOf((byte) => 10 + 2 * byte + (byte >> 1)),
  },
};

function columnsOf(column: (byte: number) => number): Uint8Array {
  return Uint8Array.from({ length: LINE_BYTES }, (_, byte) => column(byte));
}

function list(data: Uint8Array, format: Format): string {
  const { blank, before, after, columns } = LAYOUTS[format];
  const visible = blank.length + before.length;
  const template = latin1Bytes(blank + before + ' '.repeat(LINE_BYTES) + after);
  const codes = repeatedTo(template, Math.ceil(data.length / LINE_BYTES) * template.length + OFFSET_DIGITS + 1);
  let line = 0;
  for (let start = 0; start < data.length; start += LINE_BYTES) {
    putOffset(codes, line, start);
    const end = Math.min(start + LINE_BYTES, data.length);
    for (let at = start; at < end; at++) {
      const byte = data[at] ?? 0;
      const digits = line + (columns[at - start] ?? 0);
      codes[digits] = DIGITS[byte >> 4] ?? 0;
      codes[digits + 1] = DIGITS[byte & 15] ?? 0;
      codes[line + visible + at - start] = VISIBLE[byte] ?? DOT;
    }
    line += template.length;
  }
  // The last line ends after the bytes that there are.
  const missing = (LINE_BYTES - (data.length % LINE_BYTES)) % LINE_BYTES;
  if (missing > 0) {
    codes.copyWithin(line - after.length - missing, line - after.length, line);
    line -= missing;
  }
  if (format === 'hexdump' && data.length > 0) {
    putOffset(codes, line, data.length);
    line += OFFSET_DIGITS;
    codes[line++] = LINE_FEED;
  }
  return latin1Text(codes.subarray(0, line));
}

function putOffset(codes: Uint8Array, at: number, offset: number): void {
  for (let digit = 0; digit < OFFSET_DIGITS; digit++) codes[at + digit] = DIGITS[(offset >>> (4 * (OFFSET_DIGITS - 1 - digit))) & 15] ?? 0;
}

function read(text: string, format: Format): Uint8Array {
  const reader = new DumpReader(format);
  const ending = /\r\n|\n|\r|$/g;
  for (let start = 0; start < text.length; ) {
    ending.lastIndex = start;
    const found = ending.exec(text);
    const [lineStart, end] = [start, found?.index ?? text.length];
    reader.line(text.slice(start, end), () => `at position ${positionInText(text, lineStart)}`);
    start = end + Math.max(1, found?.[0].length ?? 1);
  }
  return reader.end();
}

class DumpReader {
  readonly #format: Format;
  readonly #chunks: Uint8Array[] = [];
  #total = 0;
  /** Whether a line * was read: the line before it repeats up to the next offset. */
  #repeating = false;

  constructor(format: Format) {
    this.#format = format;
  }

  line(line: string, where: () => string): void {
    if (/^[ \t\f]*$/.test(line)) return;
    if (this.#format === 'hexdump' && line.trim() === '*') {
      if (this.#chunks.length === 0 || this.#repeating) unprocessable(`The line * ${where()} does not follow a line of bytes.`, 'text');
      this.#repeating = true;
      return;
    }
    const { offset, data } = this.#format === 'xxd' ? readXxd(line, where) : readHexdump(line, where);
    if (this.#repeating) this.#repeat(offset, where);
    if (offset !== this.#total) unprocessable(`The offset ${where()} is ${offset}, but ${this.#total} bytes come before it.`, 'text');
    if (data.length > 0) this.#append(data);
  }

  end(): Uint8Array {
    if (this.#repeating) unprocessable('After the last line * there is no offset to repeat up to.', 'text');
    return joinBytes(this.#chunks);
  }

  #repeat(offset: number, where: () => string): void {
    const last = this.#chunks.at(-1) ?? new Uint8Array(1);
    if (offset > MAX_BYTES) unprocessable(`The offset ${where()} asks for more than ${grouped(MAX_BYTES)} bytes.`, 'text');
    if (offset < this.#total || (offset - this.#total) % last.length !== 0)
      unprocessable(`The offset ${where()} is ${offset}; repeating lines of ${last.length} bytes from ${this.#total} on does not lead there.`, 'text');
    if (offset > this.#total) this.#append(repeatedTo(last, offset - this.#total));
    this.#repeating = false;
  }

  #append(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#total += chunk.length;
  }
}

type ListedLine = { offset: number; data: Uint8Array };

function readHexdump(line: string, where: () => string): ListedLine {
  const bar = line.indexOf('|');
  const [offset = '', ...pairs] = (bar < 0 ? line : line.slice(0, bar)).trim().split(/[ \t]+/);
  if (!/^[0-9A-Fa-f]{1,12}$/.test(offset)) unprocessable(`The line ${where()} does not begin with an offset in hex.`, 'text');
  const wrong = pairs.find((pair) => !/^[0-9A-Fa-f]{2}$/.test(pair));
  if (wrong !== undefined) unprocessable(`${JSON.stringify(wrong)} in the line ${where()} is not a pair of hex digits.`, 'text');
  return { offset: Number.parseInt(offset, 16), data: bytesOfHex(pairs.join('')) };
}

function readXxd(line: string, where: () => string): ListedLine {
  const match = /^[ \t]*([0-9A-Fa-f]{1,12}):/.exec(line);
  if (!match) return unprocessable(`The line ${where()} does not begin with an offset in hex and a colon.`, 'text');
  const rest = line.slice(match[0].length);
  const gap = rest.indexOf('  ');
  const groups = (gap < 0 ? rest : rest.slice(0, gap)).trim().split(' ').filter(Boolean);
  const wrong = groups.find((group) => !/^(?:[0-9A-Fa-f]{2})+$/.test(group));
  if (wrong !== undefined) unprocessable(`${JSON.stringify(wrong)} in the line ${where()} is not made of pairs of hex digits.`, 'text');
  return { offset: Number.parseInt(match[1] ?? '', 16), data: bytesOfHex(groups.join('')) };
}
