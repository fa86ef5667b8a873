import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'video-file-size-calculator',
  name: 'Video File Size Calculator',
  category: 'everyday',
  summary: 'Calculates the file size of a video from its bitrate and length, or the bitrate for a size.',
  description: 'Give exactly one of videoMbps and sizeMegabytes. Megabits and megabytes are decimal.',
  reference: 'bytes = (video + audio) bits/s · seconds / 8 · (1 + overhead/100)',
  keywords: ['bitrate calculator', 'video storage', 'mbps', 'encoding', 'recording time', 'megabytes', 'target size'],
  inputs: z.strictObject({
    durationSeconds: z.number().min(0.001).max(1e8).describe('Length of the video in seconds'),
    videoMbps: z.number().min(0).max(1e6).optional().describe('Bitrate of the picture in Mbit/s, to find the size'),
    sizeMegabytes: z.number().min(0.001).max(1e12).optional().describe('Size of the file in MB of 1,000,000 bytes, to find the bitrate'),
    audioKbps: z.number().min(0).max(100_000).default(128).describe('Bitrate of the sound in kbit/s'),
    overheadPercent: z.number().min(0).max(50).default(0).describe('What the container adds, in percent of picture and sound'),
  }),
  result: z.strictObject({
    sizeMegabytes: z.number().describe('Size of the file in MB of 1,000,000 bytes'),
    sizeMebibytes: z.number().describe('Size of the file in MiB of 1,048,576 bytes'),
    sizeGigabytes: z.number().describe('Size of the file in GB of 1,000,000,000 bytes'),
    videoMbps: z.number().describe('Bitrate of the picture in Mbit/s'),
    totalMbps: z.number().describe('Bitrate of picture and sound in Mbit/s'),
  }),
  examples: [
    {
      inputs: { durationSeconds: 3600, videoMbps: 5 },
      result: { sizeMegabytes: 2307.6, sizeMebibytes: 2200.6988525390625, sizeGigabytes: 2.3076, videoMbps: 5, totalMbps: 5.128 },
    },
    {
      inputs: { durationSeconds: 600, sizeMegabytes: 25, audioKbps: 96 },
      result: {
        sizeMegabytes: 25,
        sizeMebibytes: 23.84185791015625,
        sizeGigabytes: 0.025,
        videoMbps: 0.23733333333333334,
        totalMbps: 0.3333333333333333,
      },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['videoMbps', 'sizeMegabytes']);
    const audio = new Precise(inputs.audioKbps).div(1000);
    /** Megabytes of one Mbit/s. */
    const share = new Precise(inputs.overheadPercent).div(100).plus(1).times(inputs.durationSeconds).div(8);
    const total = inputs.sizeMegabytes === undefined ? audio.plus(inputs.videoMbps ?? 0) : new Precise(inputs.sizeMegabytes).div(share);
    if (inputs.sizeMegabytes !== undefined && total.lte(audio)) unprocessable('The size is used up by the sound and the overhead.', 'sizeMegabytes');
    const megabytes = inputs.sizeMegabytes === undefined ? total.times(share) : new Precise(inputs.sizeMegabytes);
    return {
      sizeMegabytes: doubleOf(megabytes),
      sizeMebibytes: doubleOf(megabytes.times(1_000_000).div(1_048_576)),
      sizeGigabytes: doubleOf(megabytes.div(1000)),
      videoMbps: doubleOf(total.minus(audio)),
      totalMbps: doubleOf(total),
    };
  },
});
