import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './chmod-calculator.ts';
import data from './testdata/chmod-calculator.json' with { type: 'json' };

// chmod and stat of GNU coreutils 9.1, umask 0.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{}, { octal: '000', symbolic: '---------', command: 'chmod 000', change: 'u=,g=,o=' }],
    [{ mode: '7' }, { octal: '007', symbolic: '------rwx' }],
    [{ mode: '7777' }, { octal: '7777', symbolic: 'rwsrwsrwt', setuid: true, setgid: true, sticky: true, change: 'u=rwxs,g=rwxs,o=rwxt' }],
    [{ mode: '7000' }, { symbolic: '--S--S--T', octal: '7000' }],
    [{ mode: 'rwSr-s--T' }, { octal: '7650' }],
    [{ mode: 'drwxr-xr-x' }, { octal: '755' }],
    [{ mode: '644', changes: '+x' }, { octal: '755' }],
    [{ mode: '644', changes: 'a+X' }, { octal: '644' }],
    [{ mode: '744', changes: 'a+X' }, { octal: '755' }],
    [{ mode: '644', changes: 'a+X', directory: true }, { octal: '755' }],
    [{ mode: 'drw-r--r--', changes: 'a+X' }, { octal: '755' }],
    [{ mode: '640', changes: 'o=g' }, { octal: '644' }],
    [{ mode: '777', changes: 'go-w,o=' }, { octal: '750' }],
    [{ mode: '755', changes: 'u+s,g+s' }, { octal: '6755' }],
    [{ mode: '755', changes: '+s' }, { octal: '6755' }],
    [{ mode: '755', changes: 'o+s' }, { octal: '755' }],
    [{ mode: '6755', changes: 'u=rwx' }, { octal: '2755' }],
    [{ mode: '7755', changes: 'a=rx' }, { octal: '555' }],
    [{ mode: '7755', changes: '=' }, { octal: '000' }],
    [{ mode: '755', changes: 'u=rws' }, { octal: '4655' }],
    [{ mode: '000', changes: 'u=rw+x-w' }, { octal: '500' }],
    [{ mode: '4755', changes: 'u-s' }, { octal: '755' }],
  ],
  invalid: [
    [{ mode: '' }, 'mode'],
    [{ mode: '1', changes: '' }, 'changes'],
  ],
  unprocessable: [
    [{ mode: '888' }],
    [{ mode: '77777' }],
    [{ mode: 'rwxrwx' }],
    [{ mode: 'rwtr-xr-x' }],
    [{ mode: '755', changes: 'u+q' }],
    [{ mode: '755', changes: 'x+u' }],
    [{ mode: '755', changes: 'u+x,' }],
    [{ mode: '755', changes: 'u' }],
  ],
});

it('reads back what it writes', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 0o7777 }), async (value) => {
      const first = await run(tool, { mode: value.toString(8) });
      expect((await run(tool, { mode: first.symbolic })).octal).toBe(first.octal);
      expect((await run(tool, { changes: first.change })).octal).toBe(first.octal);
    }),
  ));
