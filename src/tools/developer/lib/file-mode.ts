// File modes of POSIX: twelve bits, of which setuid, setgid and sticky are the top three.

export const SETUID = 0o4000;
export const SETGID = 0o2000;
export const STICKY = 0o1000;

/** rwxr-xr-x, with s, S, t and T for the special bits. */
export function symbolicMode(mode: number): string {
  const part = (shift: number, special: boolean, letter: string): string => {
    const bits = (mode >> shift) & 7;
    const execute = (bits & 1) === 1;
    const last = special ? (execute ? letter : letter.toUpperCase()) : execute ? 'x' : '-';
    return (bits & 4 ? 'r' : '-') + (bits & 2 ? 'w' : '-') + last;
  };
  return part(6, (mode & SETUID) !== 0, 's') + part(3, (mode & SETGID) !== 0, 's') + part(0, (mode & STICKY) !== 0, 't');
}

/** The letters of three permission bits: rwx, rx, or none. */
export const letters = (bits: number): string => (bits & 4 ? 'r' : '') + (bits & 2 ? 'w' : '') + (bits & 1 ? 'x' : '');

/** u=rwx,g=rx,o=rx, with s and t where set. */
export const assignment = (mode: number): string =>
  `u=${letters(mode >> 6)}${mode & SETUID ? 's' : ''},g=${letters(mode >> 3)}${mode & SETGID ? 's' : ''},o=${letters(mode)}${mode & STICKY ? 't' : ''}`;

export const octal = (mode: number, digits: number): string => mode.toString(8).padStart(digits, '0');

/** Reads rwxr-xr-x; undefined when it is none. */
export function readSymbolicMode(text: string): number | undefined {
  if (!/^[r-][w-][xsS-][r-][w-][xsS-][r-][w-][xtT-]$/.test(text)) return undefined;
  let mode = 0;
  for (let part = 0; part < 3; part++) {
    const [read, write, execute = '-'] = text.slice(3 * part, 3 * part + 3);
    const bits = (read === 'r' ? 4 : 0) + (write === 'w' ? 2 : 0) + (/[xst]/.test(execute) ? 1 : 0);
    mode |= bits << (6 - 3 * part);
    if (/[sStT]/.test(execute)) mode |= SETUID >> part;
  }
  return mode;
}

const CLAUSE = /^([ugoa]*)((?:[-+=](?:[ugo]|[rwxXst]*))+)$/;

/** Makes symbolic changes such as u+x,go=u-w; undefined when they are malformed. */
export function changeMode(mode: number, changes: string, directory: boolean): number | undefined {
  let changed = mode;
  for (const clause of changes.split(',')) {
    const [whole, who = '', actions = ''] = CLAUSE.exec(clause) ?? [];
    if (whole === undefined) return undefined;
    const whom = new Set(who === '' || who.includes('a') ? 'ugo' : who);
    for (const [, operator = '', permissions = ''] of actions.matchAll(/([-+=])([ugo]|[rwxXst]*)/g))
      changed = applied(changed, whom, operator, permissions, directory);
  }
  return changed;
}

const SHIFTS = { u: 6, g: 3, o: 0 } as const;

/** The three bits that permissions name: those that somebody has already, or letters, where X is x for what somebody may run or search. */
function namedBits(mode: number, permissions: string, directory: boolean): number {
  if (permissions === 'u' || permissions === 'g' || permissions === 'o') return (mode >> SHIFTS[permissions]) & 7;
  const runs = permissions.includes('x') || (permissions.includes('X') && (directory || (mode & 0o111) !== 0));
  return (permissions.includes('r') ? 4 : 0) + (permissions.includes('w') ? 2 : 0) + (runs ? 1 : 0);
}

function applied(mode: number, whom: ReadonlySet<string>, operator: string, permissions: string, directory: boolean): number {
  const bits = namedBits(mode, permissions, directory);
  let [given, covered] = [permissions.includes('t') ? STICKY : 0, 0];
  for (const [letter, shift, special] of [
    ['u', 6, SETUID],
    ['g', 3, SETGID],
    ['o', 0, 0],
  ] as const) {
    if (!whom.has(letter)) continue;
    given |= bits << shift;
    covered |= (7 << shift) | special;
    if (permissions.includes('s')) given |= special;
  }
  if (whom.size === 3) covered |= STICKY;
  if (operator === '+') return mode | given;
  return operator === '-' ? mode & ~given : (mode & ~covered) | given;
}
