import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, type Overrun, suspend, TimeBudget } from './time-budget.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'hrtime'] }));
afterEach(() => vi.useRealTimers());

function watched(): { budget: TimeBudget; ends: Overrun[] } {
  const ends: Overrun[] = [];
  return { budget: new TimeBudget({ runMs: 100, loadMs: 1_000 }, (overrun) => ends.push(overrun)), ends };
}

it('counts from the beginning', () => {
  const { budget, ends } = watched();
  vi.advanceTimersByTime(250);
  begin(budget.beginning);
  vi.advanceTimersByTime(99);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ends).toEqual(['run']);
});

it('starts anew behind what was loaded', () => {
  const { budget, ends } = watched();
  begin(budget.beginning);
  vi.advanceTimersByTime(90);
  suspend(budget.beginning);
  vi.advanceTimersByTime(500);
  begin(budget.beginning);
  vi.advanceTimersByTime(99);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ends).toEqual(['run']);
});

it('does not wait for ever for the beginning', () => {
  const { ends } = watched();
  vi.advanceTimersByTime(999);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ends).toEqual(['load']);
});

it('leaves nothing behind that waits', () => {
  const { budget, ends } = watched();
  budget.stop();
  vi.advanceTimersByTime(5_000);
  expect([vi.getTimerCount(), ends]).toEqual([0, []]);
});
