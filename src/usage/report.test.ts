import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../basics/times.ts';
import { PeriodError, periodOf } from './report.ts';

const NOW = Date.UTC(2026, 0, 31, 12);

describe('periodOf', () => {
  it('is the last 24 hours by hour when nothing is asked for', () => {
    expect(periodOf({}, NOW)).toEqual({ from: NOW - DAY_MS, to: NOW, by: 'hour' });
  });

  it('reads dates as midnight in UTC, and instants with their offset', () => {
    expect(periodOf({ from: '2026-01-01', to: '2026-01-02T01:00:00+01:00', by: 'tool' }, NOW)).toEqual({
      from: Date.UTC(2026, 0, 1),
      to: Date.UTC(2026, 0, 2),
      by: 'tool',
    });
  });

  it.each([
    ['from', { from: 'yesterday' }],
    ['from', { from: '2026-02-30' }],
    ['to', { to: '2026-01-31T25:00:00Z' }],
    ['to', { to: '2026-01-31T12:00:00' }],
    ['from', { from: '2026-01-31', to: '2026-01-31' }],
    ['by', { by: 'week' }],
    ['by', { by: '__proto__' }],
  ])('refuses %s in %j', (parameter, written) => {
    try {
      periodOf(written, NOW);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(PeriodError);
      expect((error as PeriodError).parameter).toBe(parameter);
    }
  });
});
