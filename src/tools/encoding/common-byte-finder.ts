import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { hexOf, latin1Text } from '../shared/platform/bytes.ts';

const MAX_BYTES = 2_000_000;

/** The bytes in which others are like the first, as runs. */
function runsOf(samples: readonly Uint8Array[]): [start: number, end: number][] {
  const [first = new Uint8Array(), ...others] = samples;
  const length = Math.min(...samples.map((sample) => sample.length));
  const runs: [number, number][] = [];
  for (let at = 0; at < length; at++) {
    if (others.some((other) => other[at] !== first[at])) continue;
    const last = runs.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}

/** The bytes in hex up to the last that is common, with question marks for the others. */
function patternOf(first: Uint8Array, runs: readonly [number, number][]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [start, end] of runs) {
    for (; at < start; at++) parts.push('??');
    for (; at < end; at++) parts.push(hexOf(first.subarray(at, at + 1)));
  }
  return parts.join(' ');
}

export default defineTool({
  slug: 'common-byte-finder',
  name: 'Common Byte Finder',
  category: 'encoding',
  summary: 'Finds the bytes that several samples have in common at the same offsets, as a pattern with question marks.',
  description:
    'For the fixed parts of unknown formats, protocols and obfuscated data: two or more samples are laid over each other from their first byte on. The pattern can be used as a hex string in YARA. Bytes beyond the shortest sample are common to none.',
  reference: 'Comparison byte by byte',
  keywords: ['offset checker', 'compare samples', 'common offsets', 'file format reverse engineering', 'signature', 'yara hex string', 'fixed bytes', 'header'],
  inputs: z.strictObject({
    samples: z
      .array(z.string().min(1).max(200_000).describe('One sample, as text or as bytes in inputEncoding'))
      .min(2)
      .max(100)
      .describe('The samples to compare'),
    inputEncoding: byteEncoding.default('utf8').describe('How the samples give the bytes: as UTF-8 text, hex or Base64'),
    minLength: z.int().min(1).max(1000).default(1).describe('Fewest common bytes in a row that count'),
  }),
  result: z.strictObject({
    pattern: z.string().describe('The common bytes in hex, with ?? for each that differs, up to the last common one'),
    runs: z
      .array(
        z.strictObject({
          offset: z.int().describe('Where the run begins, in bytes from 0'),
          length: z.int().describe('Number of bytes in the run'),
          hex: z.string().describe('The bytes of the run in hex'),
          text: z.string().describe('The same as ASCII, a full stop for what is not printable'),
        }),
      )
      .describe('Runs of common bytes'),
    commonBytes: z.int().describe('Number of bytes that all samples have in common'),
    shortest: z.int().describe('Bytes of the shortest sample'),
  }),
  examples: [
    {
      inputs: { samples: ['id=1234;name=Ann', 'id=9876;name=Bob', 'id=4444;name=Eve'] },
      result: {
        pattern: '69 64 3d ?? ?? ?? ?? 3b 6e 61 6d 65 3d',
        runs: [
          { offset: 0, length: 3, hex: '69643d', text: 'id=' },
          { offset: 7, length: 6, hex: '3b6e616d653d', text: ';name=' },
        ],
        commonBytes: 9,
        shortest: 16,
      },
    },
  ],
  run({ samples, inputEncoding, minLength }) {
    let left = MAX_BYTES;
    const bytes = samples.map((sample, index) => {
      const read = bytesFromText(sample, inputEncoding, `samples[${index}]`);
      left -= read.length;
      return left < 0 ? tooLong() : read;
    });
    const [first = new Uint8Array()] = bytes;
    const runs = runsOf(bytes).filter(([start, end]) => end - start >= minLength);
    return {
      pattern: patternOf(first, runs),
      runs: runs.map(([start, end]) => {
        const part = first.subarray(start, end);
        return { offset: start, length: part.length, hex: hexOf(part), text: latin1Text(part).replace(/[^\x20-\x7e]/g, '.') };
      }),
      commonBytes: runs.reduce((sum, [start, end]) => sum + end - start, 0),
      shortest: Math.min(...bytes.map((sample) => sample.length)),
    };
  },
});

const tooLong = (): never => unprocessable(`The samples have more than ${MAX_BYTES} bytes together.`, 'samples');
