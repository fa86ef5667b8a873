import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'time-lapse-calculator',
  name: 'Time-Lapse Calculator',
  category: 'everyday',
  summary: 'Calculates the interval, event or clip length of a time-lapse, with its frames and storage.',
  description: 'Give exactly two of eventSeconds, intervalSeconds and clipSeconds; the third follows. Nothing is rounded.',
  reference: 'event = interval · frames, frames = clip · fps',
  keywords: ['timelapse', 'intervalometer', 'photography', 'frames', 'shooting interval', 'video length', 'hyperlapse'],
  inputs: z.strictObject({
    eventSeconds: z.number().min(0.001).max(1e9).optional().describe('Length of the event in seconds'),
    intervalSeconds: z.number().min(0.001).max(1e7).optional().describe('Time from one frame to the next in seconds'),
    clipSeconds: z.number().min(0.001).max(1e6).optional().describe('Length of the finished clip in seconds'),
    fps: z.number().min(1).max(1000).default(30).describe('Frames per second of the clip'),
    megabytesPerFrame: z.number().min(0.001).max(10_000).optional().describe('Size of a frame in megabytes, for the storage'),
  }),
  result: z.strictObject({
    eventSeconds: z.number().describe('Length of the event in seconds'),
    intervalSeconds: z.number().describe('Time from one frame to the next in seconds'),
    clipSeconds: z.number().describe('Length of the finished clip in seconds'),
    frames: z.number().describe('Number of frames, not rounded'),
    speedup: z.number().describe('How many times faster the clip is than the event'),
    storageGigabytes: z.number().optional().describe('Storage of all frames in gigabytes; absent without megabytesPerFrame'),
  }),
  headline: 'intervalSeconds',
  examples: [
    {
      inputs: { eventSeconds: 7200, clipSeconds: 10, megabytesPerFrame: 25 },
      result: { eventSeconds: 7200, intervalSeconds: 24, clipSeconds: 10, frames: 300, speedup: 720, storageGigabytes: 7.5 },
    },
    {
      inputs: { intervalSeconds: 5, clipSeconds: 20, fps: 24 },
      result: { eventSeconds: 2400, intervalSeconds: 5, clipSeconds: 20, frames: 480, speedup: 120 },
    },
  ],
  run(inputs) {
    giveExactly(2, inputs, ['eventSeconds', 'intervalSeconds', 'clipSeconds']);
    const { eventSeconds, intervalSeconds, clipSeconds, fps, megabytesPerFrame } = inputs;
    const given = (value: number | undefined) => new Precise(value ?? 1);
    const frames = clipSeconds === undefined ? given(eventSeconds).div(given(intervalSeconds)) : given(clipSeconds).times(fps);
    const clip = clipSeconds === undefined ? frames.div(fps) : given(clipSeconds);
    const event = eventSeconds === undefined ? given(intervalSeconds).times(frames) : given(eventSeconds);
    const interval = intervalSeconds === undefined ? event.div(frames) : given(intervalSeconds);
    return {
      eventSeconds: doubleOf(event),
      intervalSeconds: doubleOf(interval),
      clipSeconds: doubleOf(clip),
      frames: doubleOf(frames),
      // As event is interval · clip · fps.
      speedup: doubleOf(interval.times(fps)),
      ...(megabytesPerFrame !== undefined && { storageGigabytes: doubleOf(frames.times(megabytesPerFrame).div(1000)) }),
    };
  },
});
