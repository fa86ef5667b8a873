import { expect, it } from 'vitest';
import { limitWords, spoken } from './limit-words.ts';

it('writes the instant as a time, and signing in as a link', () => {
  expect(limitWords('Used up until 2026-11-24T18:03:19.971Z. Signing in allows more.').markup).toBe(
    'Used up until <time datetime="2026-11-24T18:03:19.971Z">2026-11-24 18:03 UTC</time>. <a href="/sign-in">Signing in</a> allows more.',
  );
});

it('leaves other messages as they are, escaped', () => {
  expect(limitWords('No <b> here.').markup).toBe('No &lt;b&gt; here.');
});

it.each([
  [new Date(2026, 10, 24, 19, 3), 'today 19:03'],
  [new Date(2026, 10, 25, 0, 5), 'tomorrow 00:05'],
  [new Date(2026, 10, 26, 9, 30), 'November 26 09:30'],
])('speaks of %s as one does', (instant, words) => expect(spoken(instant, new Date(2026, 10, 24, 1, 0))).toBe(words));
