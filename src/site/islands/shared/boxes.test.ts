import { expect, it } from 'vitest';
import { modeOf, permissionsIn } from './boxes.ts';

/** The nine permissions as ls shows them, r, w and x in turn. */
const written = (mode: string): string =>
  permissionsIn(mode)
    .map((granted, at) => (granted ? 'rwx'[at % 3] : '-'))
    .join('');

// chmod(1) and ls(1).
it.each([
  ['755', 'rwxr-xr-x'],
  ['0640', 'rw-r-----'],
  ['4755', 'rwxr-xr-x'],
  ['7', '------rwx'],
  ['rwsr-Sr-t', 'rwxr--r-x'],
  ['drwxr-xr-x', 'rwxr-xr-x'],
])('reads the permissions of %s', (mode, permissions) => expect(written(mode)).toBe(permissions));

it('reads none in what is no mode', () => expect(permissionsIn('u+x')).toEqual([]));

it('writes permissions as an octal number, and keeps the special bits of a number', () => {
  const all = permissionsIn('754');
  expect([modeOf(all, ''), modeOf(all, '4711'), modeOf(all, 'rwx------'), modeOf(permissionsIn('007'), '')]).toEqual(['754', '4754', '754', '007']);
});
