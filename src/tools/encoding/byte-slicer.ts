import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { hexInputEncoding, hexOutputEncoding } from '../shared/bytes/codec.ts';

const LINE_FEED = 0x0a;

export default defineTool({
  slug: 'byte-slicer',
  name: 'Byte Slicer',
  category: 'encoding',
  summary: 'Keeps or drops a range of bytes or every nth byte, of the whole input or of each line.',
  description:
    'The bytes that are chosen are those from start on, at most length of them, of which every nth counts, beginning with the first. take keeps only these, drop all others. Line feeds stay and are not counted with perLine.',
  reference: 'Slices as in Python, data[start:start + length:every]',
  keywords: ['substring', 'head', 'tail', 'skip', 'nth byte', 'interleaved', 'strip header', 'cut', 'drop bytes', 'take bytes'],
  inputs: z.strictObject({
    text: z.string().max(2_000_000).describe('Bytes to keep or drop parts of'),
    mode: z.enum(['take', 'drop']).default('take').describe('Whether the chosen bytes are kept or left out'),
    start: z.int().min(-2_000_000).max(2_000_000).default(0).describe('Place of the first chosen byte, counted from 0; negative from the end'),
    length: z.int().min(0).max(2_000_000).optional().describe('Length of the range in bytes; to the end if omitted'),
    every: z.int().min(1).max(1_000_000).default(1).describe('Choose one byte of each so many, such as 2 for every second'),
    perLine: z.boolean().default(false).describe('Do this with each line separately'),
    inputEncoding: hexInputEncoding,
    outputEncoding: hexOutputEncoding,
  }),
  result: z.strictObject({ output: z.string().describe('The bytes that are left'), bytes: z.int().describe('Number of bytes that are left') }),
  examples: [
    { inputs: { text: '00112233445566', start: 2, length: 3 }, result: { output: '223344', bytes: 3 } },
    {
      inputs: { text: 'a1b2c3', mode: 'drop', start: 1, every: 2, inputEncoding: 'utf8', outputEncoding: 'utf8' },
      result: { output: 'abc', bytes: 3 },
    },
  ],
  run({ text, inputEncoding, outputEncoding, perLine, ...choice }) {
    const bytes = bytesFromText(text, inputEncoding);
    const left: number[] = [];
    for (let from = 0; from <= bytes.length; ) {
      const found = perLine ? bytes.indexOf(LINE_FEED, from) : -1;
      const end = found < 0 ? bytes.length : found;
      keep(bytes.subarray(from, end), choice, left);
      if (found < 0) break;
      left.push(LINE_FEED);
      from = end + 1;
    }
    return { output: textFromBytes(Uint8Array.from(left), outputEncoding), bytes: left.length };
  },
});

interface Choice {
  mode: 'take' | 'drop';
  start: number;
  length?: number | undefined;
  every: number;
}

function keep(bytes: Uint8Array, { mode, start, length = bytes.length, every }: Choice, left: number[]): void {
  const first = start < 0 ? Math.max(0, bytes.length + start) : start;
  const end = first + length;
  for (const [index, byte] of bytes.entries()) {
    const isChosen = index >= first && index < end && (index - first) % every === 0;
    if (isChosen === (mode === 'take')) left.push(byte);
  }
}
