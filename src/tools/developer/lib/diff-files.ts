import { looseUtf8, utf8Bytes } from '../../shared/platform/bytes.ts';
import { type Hunk, isHunkHeader, readHunk } from './unified-diff.ts';

export interface DiffFile {
  oldPath?: string;
  newPath?: string;
  status: 'modified' | 'added' | 'deleted' | 'renamed' | 'copied' | 'binary';
  added: number;
  removed: number;
  hunks: Omit<Hunk, 'lines'>[];
}

/** The files of a git or plain unified diff; text around them is left out. A hunk whose lines do not add up is unprocessable. */
export function readDiff(diff: string): DiffFile[] {
  const lines = diff.replace(/\n$/, '').split('\n');
  const files: DiffFile[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const isGit = line.startsWith('diff --git ');
    if (!isGit && !(line.startsWith('--- ') && lines[at + 1]?.startsWith('+++ '))) {
      at++;
      continue;
    }
    const read = isGit ? gitHead(lines, at) : plainHead(lines, at);
    at = readHunks(lines, read.end, read.file);
    files.push(read.file);
  }
  return files;
}

function readHunks(lines: readonly string[], from: number, file: DiffFile): number {
  let at = from;
  while (isHunkHeader(lines[at] ?? '')) {
    const { hunk, end } = readHunk(lines, at, 'The hunk', 'diff');
    const { lines: hunkLines, ...head } = hunk;
    file.hunks.push(head);
    file.added += hunkLines.filter(({ sign }) => sign === '+').length;
    file.removed += hunkLines.filter(({ sign }) => sign === '-').length;
    at = end;
  }
  return at;
}

const withPaths = (file: Omit<DiffFile, 'oldPath' | 'newPath'>, oldPath: string | undefined, newPath: string | undefined): DiffFile => ({
  ...(oldPath !== undefined && { oldPath }),
  ...(newPath !== undefined && { newPath }),
  ...file,
});

function plainHead(lines: readonly string[], at: number): { file: DiffFile; end: number } {
  const path = (line: string): string | undefined => {
    const text = unquoted(line.slice(4).replace(/\r$/, ''));
    return text === '/dev/null' ? undefined : text;
  };
  const [oldPath, newPath] = [path(lines[at] ?? ''), path(lines[at + 1] ?? '')];
  const status = oldPath === undefined ? 'added' : newPath === undefined ? 'deleted' : 'modified';
  return { file: withPaths({ status, added: 0, removed: 0, hunks: [] }, oldPath, newPath), end: at + 2 };
}

type Head = Pick<DiffFile, 'status'> & { oldPath: string | undefined; newPath: string | undefined };

const HEAD_LINE = /^(rename from|rename to|copy from|copy to|new file mode|deleted file mode|--- |\+\+\+ |Binary files |GIT binary patch)\s*(.*)$/;
/** Lines of a head that say nothing of paths and status. */
const OTHER_HEAD_LINE = /^(?:old mode|new mode|index|similarity index|dissimilarity index) /;
/** What each line of a head says of its file. */
const SAID: Readonly<Record<string, (rest: string) => Partial<Head>>> = {
  'rename from': (rest) => ({ oldPath: unquoted(rest) }),
  'rename to': (rest) => ({ newPath: unquoted(rest), status: 'renamed' }),
  'copy from': (rest) => ({ oldPath: unquoted(rest) }),
  'copy to': (rest) => ({ newPath: unquoted(rest), status: 'copied' }),
  'new file mode': () => ({ status: 'added' }),
  'deleted file mode': () => ({ status: 'deleted' }),
  '--- ': (rest) => (rest === '/dev/null' ? {} : { oldPath: withoutPrefix(unquoted(rest)) }),
  '+++ ': (rest) => (rest === '/dev/null' ? {} : { newPath: withoutPrefix(unquoted(rest)) }),
};

function gitHead(lines: readonly string[], start: number): { file: DiffFile; end: number } {
  const [oldPath, newPath] = headPaths((lines[start] ?? '').slice('diff --git '.length));
  let head: Head = { status: 'modified', oldPath, newPath };
  let isBinary = false;
  let end = start + 1;
  for (; end < lines.length && !isBinary; end++) {
    const line = lines[end] ?? '';
    const [, word = '', rest = ''] = HEAD_LINE.exec(line) ?? [];
    if (word === '' && !OTHER_HEAD_LINE.test(line)) break;
    isBinary = word === 'Binary files ' || word === 'GIT binary patch';
    head = { ...head, ...SAID[word]?.(rest) };
  }
  const file = { status: isBinary ? ('binary' as const) : head.status, added: 0, removed: 0, hunks: [] };
  return { file: withPaths(file, head.status === 'added' ? undefined : head.oldPath, head.status === 'deleted' ? undefined : head.newPath), end };
}

/** The two paths after diff --git. Without quotes they are told apart by being equal. */
function headPaths(text: string): [string | undefined, string | undefined] {
  const quoted = /^("(?:[^"\\]|\\.)*"|\S+) ("(?:[^"\\]|\\.)*"|\S+)$/.exec(text);
  if (quoted) return [withoutPrefix(unquoted(quoted[1] ?? '')), withoutPrefix(unquoted(quoted[2] ?? ''))];
  const half = (text.length - 1) / 2;
  const [first, second] = [text.slice(0, half), text.slice(half + 1)];
  return withoutPrefix(first) === withoutPrefix(second) ? [withoutPrefix(first), withoutPrefix(second)] : [undefined, undefined];
}

const withoutPrefix = (path: string): string => path.replace(/^[a-z]\//, '');

const ESCAPES: Record<string, number> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': 34, '\\': 92 };

/** A path as it is, or without the quotes and escapes that git puts around bytes it does not print; what follows a tab is cut off. */
function unquoted(text: string): string {
  if (!text.startsWith('"')) return text.replace(/\t.*$/, '');
  const inner = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  if (inner === undefined) return text;
  const bytes: number[] = [];
  for (const [piece, octal, letter] of inner.matchAll(/\\(?:([0-7]{1,3})|(.))|[^\\]+/g)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 255);
    else if (letter !== undefined) bytes.push(ESCAPES[letter] ?? letter.charCodeAt(0));
    else bytes.push(...utf8Bytes(piece));
  }
  return looseUtf8(Uint8Array.from(bytes));
}
