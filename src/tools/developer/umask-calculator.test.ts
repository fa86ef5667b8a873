import { holdTo } from '../testing.ts';
import data from './testdata/umask-calculator.json' with { type: 'json' };
import tool from './umask-calculator.ts';

// umask -S of bash 5.2, and the modes of what touch and mkdir make under it.
holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ umask: '0' }, { octal: '0000', symbolic: 'u=rwx,g=rwx,o=rwx', fileOctal: '666', directoryOctal: '777' }],
    [{ umask: '111' }, { fileOctal: '666', directoryOctal: '666', symbolic: 'u=rw,g=rw,o=rw' }],
    [{ umask: '077' }, { symbolic: 'u=rwx,g=,o=', fileOctal: '600', fileSymbolic: 'rw-------', directorySymbolic: 'rwx------' }],
    [{ umask: '0777' }, { symbolic: 'u=,g=,o=', fileOctal: '000', directoryOctal: '000' }],
    [{ umask: '7022' }, { octal: '7022', fileOctal: '644', directoryOctal: '755' }],
    [{ umask: '2' }, { octal: '0002', fileOctal: '664', directoryOctal: '775' }],
    [{ umask: 'o=,g=rx,u=rwx' }, { octal: '0027' }],
    [{ umask: 'u=xwr,g=,o=' }, { octal: '0077' }],
  ],
  invalid: [[{ umask: '' }, 'umask']],
  unprocessable: [
    [{ umask: '8' }],
    [{ umask: '00022' }],
    [{ umask: 'u=rwx' }],
    [{ umask: 'u=rwx,g=rx,g=' }],
    [{ umask: 'u=rwx,g=rr,o=' }],
    [{ umask: 'u=rwx,g=rs,o=' }],
  ],
});
