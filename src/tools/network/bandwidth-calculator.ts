import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Exact, toDouble } from './lib/exact.ts';

export default defineTool({
  slug: 'bandwidth-calculator',
  name: 'Website Bandwidth Calculator',
  category: 'network',
  summary: 'Estimates the monthly transfer and bandwidth a website needs.',
  description:
    'bytesPerDay = visits × pages × page size + downloads × size; average = bytesPerDay × 8 / 86400 / 10^6; peak = average × peakFactor. A month has 30 days, 1 kB is 1,000 bytes, 1 GB is 10^9 bytes.',
  reference: 'IEC 80000-13 for the units',
  keywords: ['hosting traffic', 'data transfer', 'web hosting', 'cdn', 'page views', 'monthly traffic'],
  inputs: z.strictObject({
    visitsPerDay: z.number().min(0).max(1e12).describe('Visits of the website per day'),
    pagesPerVisit: z.number().min(0).max(10_000).default(1).describe('Pages seen in one visit'),
    pageSizeKilobytes: z.number().min(0).max(1e9).describe('Size of one page with all it loads, in kilobytes of 1,000 bytes'),
    downloadsPerDay: z.number().min(0).max(1e12).default(0).describe('File downloads per day'),
    downloadSizeMegabytes: z.number().min(0).max(1e9).default(0).describe('Size of one download, in megabytes of 10^6 bytes'),
    peakFactor: z.number().min(1).max(1000).default(2).describe('Traffic of the busiest moment against the average'),
  }),
  result: z.strictObject({
    bytesPerDay: z.number().describe('Bytes transferred in a day'),
    gigabytesPerMonth: z.number().describe('Gigabytes of 10^9 bytes transferred in 30 days'),
    averageMegabitsPerSecond: z.number().describe('Mean bandwidth in megabits per second'),
    peakMegabitsPerSecond: z.number().describe('Bandwidth of the busiest moment in megabits per second'),
  }),
  headline: 'gigabytesPerMonth',
  examples: [
    {
      inputs: { visitsPerDay: 10000, pagesPerVisit: 3, pageSizeKilobytes: 2000 },
      result: { bytesPerDay: 60000000000, gigabytesPerMonth: 1800, averageMegabitsPerSecond: 5.555555555555555, peakMegabitsPerSecond: 11.11111111111111 },
    },
  ],
  run(inputs) {
    const pages = new Exact(inputs.visitsPerDay).times(inputs.pagesPerVisit).times(inputs.pageSizeKilobytes).times(1000);
    const bytes = new Exact(inputs.downloadsPerDay).times(inputs.downloadSizeMegabytes).times(1_000_000).plus(pages);
    const average = bytes.times(8).div(86_400).div(1_000_000);
    return {
      bytesPerDay: toDouble(bytes),
      gigabytesPerMonth: toDouble(bytes.times(30).div(1e9)),
      averageMegabitsPerSecond: toDouble(average),
      peakMegabitsPerSecond: toDouble(average.times(inputs.peakFactor)),
    };
  },
});
