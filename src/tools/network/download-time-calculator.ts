import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Exact, toDouble } from './lib/exact.ts';

const BYTES = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 } as const;
const BITS_PER_SECOND = {
  bps: 1,
  kbps: 1e3,
  Mbps: 1e6,
  Gbps: 1e9,
  'B/s': 8,
  'kB/s': 8e3,
  'MB/s': 8e6,
  'GB/s': 8e9,
  'KiB/s': 8 * 2 ** 10,
  'MiB/s': 8 * 2 ** 20,
} as const;

export default defineTool({
  slug: 'download-time-calculator',
  name: 'Download Time Calculator',
  category: 'network',
  summary: 'Calculates the time, size or speed of a transfer from the other two.',
  description:
    'Give exactly two of size, speed and duration. k, M, G and T are powers of 1000, Ki to Ti of 1024; a byte has 8 bits. duration = size / (speed × (1 - overhead / 100)).',
  reference: 'IEC 80000-13 for the units; ISO 8601 for the duration',
  keywords: ['transfer time', 'upload time', 'internet speed', 'file size', 'how long', 'bandwidth'],
  inputs: z.strictObject({
    size: z.number().min(0).max(1e18).optional().describe('Amount of data, in sizeUnit'),
    sizeUnit: z.enum(['B', 'kB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB']).default('GB').describe('Unit in which the file size is given'),
    speed: z.number().min(0).max(1e15).optional().describe('Speed of the line, in speedUnit'),
    speedUnit: z
      .enum(['bps', 'kbps', 'Mbps', 'Gbps', 'B/s', 'kB/s', 'MB/s', 'GB/s', 'KiB/s', 'MiB/s'])
      .default('Mbps')
      .describe('Unit in which the transfer speed is given'),
    durationSeconds: z.number().min(0).max(1e12).optional().describe('Time of the transfer in seconds'),
    overheadPercent: z.number().min(0).max(99).default(0).describe('Share of the speed lost to protocols, in percent'),
  }),
  result: z.strictObject({
    size: z.number().describe('Amount of data, in sizeUnit'),
    speed: z.number().describe('Speed of the line, in speedUnit'),
    durationSeconds: z.number().describe('Time of the transfer in seconds'),
    duration: z.string().describe('Time as ISO 8601 duration, whole seconds rounded up'),
  }),
  headline: 'duration',
  examples: [
    { inputs: { size: 4.7, speed: 100 }, result: { size: 4.7, speed: 100, durationSeconds: 376, duration: 'PT6M16S' } },
    {
      inputs: { size: 1, sizeUnit: 'GiB', durationSeconds: 60, overheadPercent: 5 },
      result: { size: 1, speed: 150.700606877193, durationSeconds: 60, duration: 'PT1M' },
    },
  ],
  run({ size, sizeUnit, speed, speedUnit, durationSeconds, overheadPercent }) {
    const bitsPerUnit = new Exact(BYTES[sizeUnit]).times(8);
    const usable = new Exact(BITS_PER_SECOND[speedUnit]).times(new Exact(100).minus(overheadPercent)).div(100);
    if ([size, speed, durationSeconds].filter((value) => value !== undefined).length !== 2)
      invalid('', 'exactly two of size, speed and durationSeconds are needed');
    if (size === undefined) {
      const seconds = new Exact(durationSeconds ?? 0);
      const bits = usable.times(speed ?? 0).times(seconds);
      return { size: toDouble(bits.div(bitsPerUnit)), speed: speed ?? 0, durationSeconds: durationSeconds ?? 0, duration: isoDuration(seconds) };
    }
    const bits = bitsPerUnit.times(size);
    if (speed === undefined) {
      const seconds = new Exact(durationSeconds ?? 0);
      if (seconds.isZero() && size > 0) unprocessable('Nothing can be transferred in no time.', 'durationSeconds');
      return {
        size,
        speed: size === 0 ? 0 : toDouble(bits.div(seconds).div(usable)),
        durationSeconds: durationSeconds ?? 0,
        duration: isoDuration(seconds),
      };
    }
    if (speed === 0 && size > 0) unprocessable('Nothing is transferred at speed 0.', 'speed');
    const seconds = size === 0 ? new Exact(0) : bits.div(usable.times(speed));
    return { size, speed, durationSeconds: toDouble(seconds), duration: isoDuration(seconds) };
  },
});

function isoDuration(value: Decimal): string {
  const seconds = BigInt(value.ceil().toFixed());
  const parts = [`${(seconds / 3600n) % 24n}H`, `${(seconds / 60n) % 60n}M`, `${seconds % 60n}S`].filter((part) => !/^0[HMS]$/.test(part)).join('');
  const days = seconds / 86_400n;
  if (days === 0n) return `PT${parts === '' ? '0S' : parts}`;
  return `P${days}D${parts === '' ? '' : `T${parts}`}`;
}
