import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { joinBytes, repeatedTo } from '../shared/bytes/arrays.ts';
import { positionInText } from '../shared/bytes/bytes.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { bytesOfHex } from '../shared/platform/bytes.ts';
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

const offsetOf = (position: number): string => position.toString(16).padStart(8, '0');

function list(data: Uint8Array, format: Format): string {
  let listing = '';
  for (let start = 0; start < data.length; start += LINE_BYTES) {
    const line = Array.from(data.subarray(start, start + LINE_BYTES));
    const digits = line.map((byte) => byte.toString(16).padStart(2, '0'));
    const visible = line.map((byte) => (byte >= 32 && byte <= 126 ? String.fromCharCode(byte) : '.')).join('');
    if (format === 'xxd') {
      const groups = digits.map((pair, i) => pair + (i % 2 === 1 ? ' ' : '')).join('');
      listing += `${offsetOf(start)}: ${groups.padEnd(40)} ${visible}\n`;
    } else {
      const groups = `${digits.slice(0, 8).join(' ').padEnd(23)}  ${digits.slice(8).join(' ').padEnd(23)}`;
      listing += `${offsetOf(start)}  ${groups}  |${visible}|\n`;
    }
  }
  return format === 'hexdump' && data.length > 0 ? `${listing}${offsetOf(data.length)}\n` : listing;
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
