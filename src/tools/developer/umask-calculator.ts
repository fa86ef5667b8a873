import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { letters, octal, symbolicMode } from './lib/file-mode.ts';

export default defineTool({
  slug: 'umask-calculator',
  name: 'Umask Calculator',
  category: 'developer',
  summary: 'Shows the permissions that new files and directories get under a umask.',
  description: 'Bits are masked, not subtracted: umask 111 leaves files 666. A fourth digit is kept in octal but masks nothing here.',
  reference: 'POSIX umask',
  keywords: ['permissions', 'file mode', 'default permissions', '022'],

  inputs: z.strictObject({ umask: z.string().min(1).max(30).describe('Octal of up to four digits, or symbolic as umask -S prints it (u=rwx,g=rx,o=)') }),
  result: z.strictObject({
    octal: z.string().describe('The umask in four octal digits'),
    symbolic: z.string().describe('What stays allowed, as umask -S prints it'),
    fileOctal: z.string().describe('Mode of new files, 666 without the masked bits'),
    fileSymbolic: z.string().describe('Mode of new files, as ls shows it'),
    directoryOctal: z.string().describe('Mode of new directories, 777 without the masked bits'),
    directorySymbolic: z.string().describe('Mode of new directories, as ls shows it'),
  }),
  headline: 'fileSymbolic',
  examples: [
    {
      inputs: { umask: '022' },
      result: {
        octal: '0022',
        symbolic: 'u=rwx,g=rx,o=rx',
        fileOctal: '644',
        fileSymbolic: 'rw-r--r--',
        directoryOctal: '755',
        directorySymbolic: 'rwxr-xr-x',
      },
    },
    {
      inputs: { umask: 'u=rwx,g=rx,o=' },
      result: { octal: '0027', symbolic: 'u=rwx,g=rx,o=', fileOctal: '640', fileSymbolic: 'rw-r-----', directoryOctal: '750', directorySymbolic: 'rwxr-x---' },
    },
  ],
  run({ umask: text }) {
    const mask = /^[0-7]{1,4}$/.test(text) ? Number.parseInt(text, 8) : symbolicMask(text);
    if (mask === undefined) return unprocessable(`${JSON.stringify(text)} is not a umask: up to four octal digits, or the form u=rwx,g=rx,o=.`, 'umask');
    const [file, directory] = [0o666 & ~mask, 0o777 & ~mask];
    return {
      octal: octal(mask, 4),
      symbolic: `u=${letters(directory >> 6)},g=${letters(directory >> 3)},o=${letters(directory)}`,
      fileOctal: octal(file, 3),
      fileSymbolic: symbolicMode(file),
      directoryOctal: octal(directory, 3),
      directorySymbolic: symbolicMode(directory),
    };
  },
});
function symbolicMask(text: string): number | undefined {
  let allowed = 0;
  const clauses = text.split(',').map((clause) => /^([ugo])=(?!.*(.).*\2)([rwx]*)$/.exec(clause));
  if (new Set(clauses.map((clause) => clause?.[1])).size !== 3 || clauses.length !== 3) return undefined;
  for (const clause of clauses) {
    const [, whom, , given = ''] = clause ?? [];
    if (whom === undefined) return undefined;
    const bits = (given.includes('r') ? 4 : 0) + (given.includes('w') ? 2 : 0) + (given.includes('x') ? 1 : 0);
    allowed |= bits << (whom === 'u' ? 6 : whom === 'g' ? 3 : 0);
  }
  return 0o777 & ~allowed;
}
