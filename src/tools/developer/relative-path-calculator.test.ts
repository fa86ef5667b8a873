import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './relative-path-calculator.ts';

// The examples of Node's documentation and tests of path.relative.
holdTo(tool, {
  answers: [
    [
      { from: 'C:\\orandea\\test\\aaa', to: 'C:\\orandea\\impl\\bbb', style: 'windows' },
      { relative: '..\\..\\impl\\bbb', common: 'C:\\orandea', upLevels: 2 },
    ],
    [
      { from: 'c:/Blah\\blah', to: 'C:/blah/Other/', style: 'windows' },
      { relative: '..\\Other', common: 'c:\\Blah', upLevels: 1 },
    ],
    [
      { from: 'c:/a', to: 'd:/games', style: 'windows' },
      { relative: 'd:\\games', upLevels: 0 },
    ],
    [
      { from: '/var/lib', to: '/var' },
      { relative: '..', common: '/var' },
    ],
    [
      { from: '/var/', to: '/var' },
      { relative: '', common: '/var', upLevels: 0 },
    ],
    [
      { from: '/a', to: '/b' },
      { relative: '../b', common: '/' },
    ],
    [
      { from: 'a/b', to: 'c' },
      { relative: '../../c', common: '.' },
    ],
    [
      { from: '', to: 'a' },
      { relative: 'a', common: '.' },
    ],
    [
      { from: 'a/../b', to: 'b/c' },
      { relative: 'c', common: 'b' },
    ],
  ],
  unprocessable: [[{ from: '/a', to: 'b' }], [{ from: '../a', to: 'b' }], [{ from: 'C:a', to: 'C:b', style: 'windows' }]],
});

const path = fc.array(fc.constantFrom('a', 'b', 'c', '.', '..'), { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
it('agrees with path.relative', () =>
  fc.assert(
    fc.asyncProperty(path, path, async (from, to) => {
      expect((await run(tool, { from, to })).relative).toBe(posix.relative(from, to));
    }),
  ));
