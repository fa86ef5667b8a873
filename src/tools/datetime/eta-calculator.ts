import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { durationTexts } from './lib/durations.ts';
import { floorDivide, instantAt, instantOrNow, instantText, SECOND, writeInstant } from './lib/moments.ts';

export default defineTool({
  slug: 'eta-calculator',
  name: 'ETA Calculator',
  category: 'datetime',
  summary: 'Estimates when a job will be done and how long it will still take, from its progress so far.',
  description: 'Linear extrapolation: the work continues at the rate so far, or at the rate given.',
  reference: 'remaining time = (total - done) / rate, rate = done / elapsed time',
  keywords: [
    'time remaining',
    'estimated time of arrival',
    'download time left',
    'progress',
    'completion time',
    'how long left',
    'when will it finish',
    'finish time',
  ],
  inputs: z.strictObject({
    total: z.number().min(0).max(1e15).describe('Amount to do in any unit, over 0'),
    done: z.number().min(0).max(1e15).describe('Amount done so far in the same unit'),
    elapsedSeconds: z.number().min(0).max(1e12).optional().describe('Seconds it took so far; exactly one of elapsedSeconds, start and ratePerSecond'),
    start: instantText.optional().describe('Instant the work began; exactly one of elapsedSeconds, start and ratePerSecond'),
    ratePerSecond: z.number().min(0).max(1e15).optional().describe('Amount done per second; exactly one of elapsedSeconds, start and ratePerSecond'),
    now: instantText.optional().describe('Instant to start from; if omitted, now'),
  }),
  result: z.strictObject({
    remainingSeconds: z.number().describe('Seconds the rest will take'),
    eta: z.string().describe('Instant it will be done, in UTC, rounded to the second'),
    percentDone: z.number().describe('Share that is done, in percent'),
    ratePerSecond: z.number().describe('Amount done per second'),
    totalSeconds: z.number().describe('Seconds for the whole job at this rate'),
    remaining: z.string().describe('Time the rest will take in words, to the second'),
  }),
  headline: 'eta',
  examples: [
    {
      inputs: {
        total: 1000,
        done: 250,
        elapsedSeconds: 600,
        now: '2024-03-05T12:00:00Z',
      },
      result: {
        remainingSeconds: 1800,
        eta: '2024-03-05T12:30:00Z',
        percentDone: 25,
        ratePerSecond: 0.4166666666666667,
        totalSeconds: 2400,
        remaining: '30 minutes',
      },
    },
    {
      inputs: {
        total: 5000000,
        done: 0,
        ratePerSecond: 250,
        now: '2024-03-05T12:00:00Z',
      },
      result: {
        remainingSeconds: 20000,
        eta: '2024-03-05T17:33:20Z',
        percentDone: 0,
        ratePerSecond: 250,
        totalSeconds: 20000,
        remaining: '5 hours 33 minutes 20 seconds',
      },
    },
  ],
  run(inputs) {
    const { total, done } = inputs;
    if (total === 0) invalid('total', 'must be above 0');
    if (done > total) invalid('done', 'must not be more than total');
    const now = instantOrNow(inputs.now);
    const rate = rateOf(inputs, now);
    if (rate === undefined || rate.isZero())
      return unprocessable('The work has no rate to extrapolate from: nothing is done yet, or no time has passed.', rate ? 'done' : 'elapsedSeconds');
    const remaining = new D(total).minus(done).div(rate);
    const rounded = remaining.toSignificantDigits(45).round();
    if (rounded.gt(1e13)) unprocessable('The work will not be done before the year 9999 ends.');
    const seconds = BigInt(rounded.toFixed(0));
    const eta = floorDivide(now.epochNanoseconds + BigInt(remaining.times(1e9).toFixed(0)) + SECOND / 2n, SECOND) * SECOND;
    return {
      remainingSeconds: ratio(remaining),
      eta: writeInstant(instantAt(eta)),
      percentDone: ratio(new D(done).times(100).div(total)),
      ratePerSecond: ratio(rate),
      totalSeconds: ratio(new D(total).div(rate)),
      remaining: durationTexts(seconds * SECOND).text,
    };
  },
});

interface Work {
  done: number;
  elapsedSeconds?: number | undefined;
  start?: string | undefined;
  ratePerSecond?: number | undefined;
}

/** Undefined where no time has passed. */
function rateOf({ done, elapsedSeconds, start, ratePerSecond }: Work, now: Temporal.Instant): D | undefined {
  if ([elapsedSeconds, start, ratePerSecond].filter((value) => value !== undefined).length !== 1)
    invalid('elapsedSeconds', 'exactly one of elapsedSeconds, start and ratePerSecond must be given');
  if (ratePerSecond !== undefined) return new D(ratePerSecond);
  const elapsed = start === undefined ? new D(elapsedSeconds ?? 0) : new D(String(now.epochNanoseconds - instantOrNow(start).epochNanoseconds)).div(1e9);
  if (elapsed.lt(0)) invalid('start', 'must not be after now');
  return elapsed.isZero() ? undefined : new D(done).div(elapsed);
}
