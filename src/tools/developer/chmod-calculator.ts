import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { assignment, changeMode, octal, readSymbolicMode, SETGID, SETUID, STICKY, symbolicMode } from './lib/file-mode.ts';

export default defineTool({
  slug: 'chmod-calculator',
  name: 'Chmod Calculator',
  category: 'developer',
  summary: 'Converts Unix file modes between octal and symbolic form, with setuid, setgid, sticky bit and changes such as u+x.',
  description:
    'In symbolic form s and t mean a special bit with execute, S and T one without. Changes are clauses by comma of u, g, o and a, then + - = with rwxXst or one of u g o to copy; without a letter of whom as a (the umask is taken as 0). X is x for directories and where somebody may execute already. = on u or g clears its special bit unless given; a= and = clear all three.',
  reference: 'POSIX chmod',
  keywords: ['permissions', '755', '644', 'rwx', 'file mode', 'setuid', 'rwxr-xr-x', 'file permission'],

  inputs: z.strictObject({
    mode: z.string().min(1).max(20).default('0').describe('Octal of up to four digits, or rwxr-xr-x, or with a type character in front (drwxr-xr-x)'),
    changes: z.string().min(1).max(200).optional().describe('Symbolic changes to make, as in chmod(1), like u+x,g-w,o='),
    directory: z.boolean().default(false).describe('Take the mode as that of a directory, for X; one that begins with d is one anyway'),
  }),
  result: z.strictObject({
    octal: z.string().describe('Three octal digits, four when a special bit is set'),
    symbolic: z.string().describe('Nine characters as ls shows them'),
    owner: z
      .strictObject({
        read: z.boolean().describe('The owner may read'),
        write: z.boolean().describe('The owner may write'),
        execute: z.boolean().describe('The owner may execute'),
      })
      .describe('What the owner may do'),
    group: z
      .strictObject({
        read: z.boolean().describe('The group may read'),
        write: z.boolean().describe('The group may write'),
        execute: z.boolean().describe('The group may execute'),
      })
      .describe('What the group may do'),
    others: z
      .strictObject({
        read: z.boolean().describe('Others may read'),
        write: z.boolean().describe('Others may write'),
        execute: z.boolean().describe('Others may execute'),
      })
      .describe('What all others may do'),
    setuid: z.boolean().describe('Whether the setuid bit is set'),
    setgid: z.boolean().describe('Whether the setgid bit is set'),
    sticky: z.boolean().describe('Whether the sticky bit is set'),
    command: z.string().describe('The command that sets this mode, such as chmod 755'),
    change: z.string().describe('The mode as one symbolic change, such as u=rwx,g=rx,o=rx'),
  }),
  pageInputs: { mode: '755' },
  examples: [
    {
      inputs: { mode: '4755' },
      result: {
        octal: '4755',
        symbolic: 'rwsr-xr-x',
        owner: { read: true, write: true, execute: true },
        group: { read: true, write: false, execute: true },
        others: { read: true, write: false, execute: true },
        setuid: true,
        setgid: false,
        sticky: false,
        command: 'chmod 4755',
        change: 'u=rwxs,g=rx,o=rx',
      },
    },
    {
      inputs: { mode: '644', changes: 'u+x,go=u-w,+t' },
      result: {
        octal: '1755',
        symbolic: 'rwxr-xr-t',
        owner: { read: true, write: true, execute: true },
        group: { read: true, write: false, execute: true },
        others: { read: true, write: false, execute: true },
        setuid: false,
        setgid: false,
        sticky: true,
        command: 'chmod 1755',
        change: 'u=rwx,g=rx,o=rxt',
      },
    },
  ],
  run({ mode: text, changes, directory }) {
    const type = /^[-dlbcpsD].{9}$/.test(text) ? text[0] : undefined;
    const given = /^[0-7]{1,4}$/.test(text) ? Number.parseInt(text, 8) : readSymbolicMode(type === undefined ? text : text.slice(1));
    if (given === undefined)
      return unprocessable(`${JSON.stringify(text)} is not a file mode: up to four octal digits, or nine characters such as rwxr-xr-x.`, 'mode');
    const mode = changes === undefined ? given : changeMode(given, changes, directory || type === 'd');
    if (mode === undefined) return unprocessable(`${JSON.stringify(changes)} is not a list of changes such as u+x,g-w,o=.`, 'changes');
    const digits = octal(mode, mode > 0o777 ? 4 : 3);
    const rights = (shift: number) => ({ read: ((mode >> shift) & 4) > 0, write: ((mode >> shift) & 2) > 0, execute: ((mode >> shift) & 1) > 0 });
    return {
      octal: digits,
      symbolic: symbolicMode(mode),
      owner: rights(6),
      group: rights(3),
      others: rights(0),
      setuid: (mode & SETUID) !== 0,
      setgid: (mode & SETGID) !== 0,
      sticky: (mode & STICKY) !== 0,
      command: `chmod ${digits}`,
      change: assignment(mode),
    };
  },
});
