import fc from 'fast-check';
import { expect, it } from 'vitest';
import { durationTexts, readDuration } from './durations.ts';
import { SECOND } from './moments.ts';

const MILLISECOND = 1_000_000n;

it('reads every form that it has written', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), (milliseconds) => {
      const duration = milliseconds * MILLISECOND;
      const { iso, clock, text, short } = durationTexts(duration);
      for (const written of [iso, clock, text, short]) expect(readDuration(written, 'seconds')).toBe(duration);
    }),
  );
});

it('agrees with Temporal on durations of ISO 8601', () => {
  const part = fc.option(fc.nat(999), { nil: undefined });
  fc.assert(
    fc.property(part, part, part, part, part, fc.boolean(), (weeks, days, hours, minutes, seconds, negative) => {
      const date = `${weeks === undefined ? '' : `${weeks}W`}${days === undefined ? '' : `${days}D`}`;
      const time = `${hours === undefined ? '' : `${hours}H`}${minutes === undefined ? '' : `${minutes}M`}${seconds === undefined ? '' : `${seconds}.25S`}`;
      fc.pre(date + time !== '');
      const text = `${negative ? '-' : ''}P${date}${time === '' ? '' : `T${time}`}`;
      const expected = Temporal.Duration.from(text).total({ unit: 'milliseconds', relativeTo: '2000-01-01' });
      expect(readDuration(text, 'seconds')).toBe(BigInt(expected) * MILLISECOND);
    }),
  );
});

it.each<[number | string, 'milliseconds' | 'seconds' | 'minutes' | 'hours' | 'days', bigint]>([
  [90, 'minutes', 5400n * SECOND],
  ['1.5', 'hours', 5400n * SECOND],
  ['1h 30m', 'seconds', 5400n * SECOND],
  ['1 hour, 30 minutes and .5 s', 'seconds', 5400n * SECOND + SECOND / 2n],
  ['25:00', 'seconds', 90_000n * SECOND],
  ['-00:00:01.5', 'seconds', -(3n * SECOND) / 2n],
  ['PT0,5H', 'seconds', 1800n * SECOND],
  ['2 weeks', 'seconds', 1_209_600n * SECOND],
  [-250, 'milliseconds', -250n * MILLISECOND],
])('reads %j, bare numbers as %s', (text, unit, expected) => {
  expect(readDuration(text, unit)).toBe(expected);
});

it('takes months and years by their mean length of the Gregorian calendar, where that is wanted', () => {
  expect(readDuration('P1Y', 'days', true)).toBe((146_097n * 86_400n * SECOND) / 400n);
  expect(readDuration('12 months', 'days', true)).toBe((146_097n * 86_400n * SECOND) / 400n);
  expect(readDuration('P1Y', 'days')).toHaveProperty('problem');
});

it.each(['', 'P', 'PT', 'P1S', 'PT1.5H30M', '1:60', '1h 2h', '5 parsecs', '1h30', '0x10', 'P1D2W', '2e15'])('says what is wrong with %j', (text) => {
  expect(readDuration(text, 'seconds')).toHaveProperty('problem');
});
