import { expect, it } from 'vitest';
import { EditSessions } from './edit-sessions.ts';

/** How many of as many runs at one moment go on with a session. */
const going = (sessions: EditSessions, runs: number, now: number): number =>
  Array.from({ length: runs }, () => sessions.goesOn('a', 'word-counter', now)).filter(Boolean).length;

it('takes the runs of ten minutes on one tool for one, and no other run', () => {
  const sessions = new EditSessions();
  expect(sessions.goesOn('a', 'word-counter', 0)).toBe(false);
  sessions.begin('a', 'word-counter', 0);
  expect(sessions.goesOn('a', 'word-counter', 599_999)).toBe(true);
  expect(sessions.goesOn('a', 'word-counter', 600_000)).toBe(false);
  expect(sessions.goesOn('a', 'line-counter', 1)).toBe(false);
  expect(sessions.goesOn('b', 'word-counter', 1)).toBe(false);
});

it('lets nobody run a tool without end: twenty at once, two a second, 300 in all, and no more by counted runs in between', () => {
  const sessions = new EditSessions();
  sessions.begin('a', 'word-counter', 0);
  expect(going(sessions, 100, 0)).toBe(19);
  sessions.begin('a', 'word-counter', 0);
  expect(going(sessions, 100, 0)).toBe(0);
  expect(going(sessions, 100, 10_000)).toBe(20);
  expect(going(sessions, 1_000, 599_999)).toBe(260);
});

it('begins anew after ten minutes, and forgets the oldest of very many', () => {
  const sessions = new EditSessions();
  sessions.begin('a', 'word-counter', 0);
  sessions.begin('a', 'word-counter', 600_000);
  expect(sessions.goesOn('a', 'word-counter', 600_001)).toBe(true);
  for (let at = 0; at < 20_000; at++) sessions.begin(`other ${at}`, 'word-counter', 600_002);
  expect(sessions.goesOn('a', 'word-counter', 600_003)).toBe(false);
  expect(sessions.goesOn('other 0', 'word-counter', 600_003)).toBe(true);
});
