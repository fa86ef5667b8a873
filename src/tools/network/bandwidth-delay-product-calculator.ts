import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Exact, toDouble } from './lib/exact.ts';

const MAX_UNSCALED_WINDOW = 65_535;
const MAX_SCALE = 14;

export default defineTool({
  slug: 'bandwidth-delay-product-calculator',
  name: 'Bandwidth-Delay Product Calculator',
  category: 'network',
  summary: 'Calculates the bytes in flight on a path, and the TCP throughput that window, delay and loss allow.',
  description:
    'bdp = bandwidth × round trip. The window limit is window / round trip, the loss limit MSS × 8 / round trip × sqrt(3/2) / sqrt(loss). The window scale is the smallest shift, up to 14, whose window of 65535 × 2^shift covers the product; 14 when none does.',
  reference: 'RFC 7323 for window scaling; Mathis, Semke, Mahdavi and Ott (1997) for the loss limit',
  keywords: ['bdp', 'tcp window', 'throughput', 'latency', 'rtt', 'packet loss', 'long fat network'],
  inputs: z.strictObject({
    bandwidthMbps: z.number().min(0.001).max(1e9).describe('Bandwidth of the path in megabits per second'),
    roundTripMilliseconds: z.number().min(0.001).max(1e6).describe('Round-trip time in milliseconds'),
    windowBytes: z.int().min(1).max(1_073_741_824).default(65_535).describe('TCP receive window in bytes'),
    mssBytes: z.int().min(1).max(65_495).default(1460).describe('TCP maximum segment size in bytes'),
    lossPercent: z.number().min(0).max(100).default(0).describe('Share of packets lost, in percent'),
  }),
  result: z.strictObject({
    bdpBits: z.number().describe('Bits in flight that fill the path'),
    bdpBytes: z.number().describe('Bytes in flight that fill the path'),
    windowLimitMbps: z.number().describe('Throughput the window allows, in megabits per second'),
    lossLimitMbps: z.number().optional().describe('Throughput the loss allows, in megabits per second; only with loss'),
    throughputMbps: z.number().describe('The smallest of bandwidth and limits, in megabits per second'),
    windowScale: z.int().describe('Window scale shift that the path needs, 0 to 14'),
  }),
  headline: 'bdpBytes',
  examples: [
    {
      inputs: { bandwidthMbps: 1000, roundTripMilliseconds: 50 },
      result: { bdpBits: 50000000, bdpBytes: 6250000, windowLimitMbps: 10.4856, throughputMbps: 10.4856, windowScale: 7 },
    },
  ],
  run(inputs) {
    const bandwidth = new Exact(inputs.bandwidthMbps);
    const bits = bandwidth.times(1000).times(inputs.roundTripMilliseconds);
    const bytes = bits.div(8);
    const perRoundTrip = (count: number) => new Exact(count).times(8).div(inputs.roundTripMilliseconds).div(1000);
    const windowLimit = perRoundTrip(inputs.windowBytes);
    const lossLimit = inputs.lossPercent === 0 ? undefined : perRoundTrip(inputs.mssBytes).times(new Exact(150).div(inputs.lossPercent).sqrt());
    let windowScale = 0;
    while (windowScale < MAX_SCALE && bytes.gt(MAX_UNSCALED_WINDOW * 2 ** windowScale)) windowScale++;
    return {
      bdpBits: toDouble(bits),
      bdpBytes: toDouble(bytes),
      windowLimitMbps: toDouble(windowLimit),
      ...(lossLimit === undefined ? {} : { lossLimitMbps: toDouble(lossLimit) }),
      throughputMbps: toDouble(Decimal.min(bandwidth, windowLimit, lossLimit ?? bandwidth)),
      windowScale,
    };
  },
});
