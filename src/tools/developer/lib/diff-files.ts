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

function gitHead(lines: readonly string[], start: number): { file: DiffFile; end: number } {
  let [oldPath, newPath] = headPaths((lines[start] ?? '').slice('diff --git '.length));
  let status: DiffFile['status'] = 'modified';
  let at = start + 1;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, word = '', rest = ''] =
      /^(rename from|rename to|copy from|copy to|new file mode|deleted file mode|--- |\+\+\+ |Binary files |GIT binary patch)\s*(.*)$/.exec(line) ?? [];
    if (word === '' && !/^(?:old mode|new mode|index|similarity index|dissimilarity index) /.test(line)) break;
    if (word === 'rename from' || word === 'copy from') oldPath = unquoted(rest);
    else if (word === 'rename to' || word === 'copy to') {
      newPath = unquoted(rest);
      status = word === 'rename to' ? 'renamed' : 'copied';
    } else if (word === 'new file mode') status = 'added';
    else if (word === 'deleted file mode') status = 'deleted';
    else if (word === '--- ' && rest !== '/dev/null') oldPath = withoutPrefix(unquoted(rest));
    else if (word === '+++ ' && rest !== '/dev/null') newPath = withoutPrefix(unquoted(rest));
    else if (word.startsWith('Binary') || word.startsWith('GIT')) return binary(status, oldPath, newPath, at + 1);
  }
  return {
    file: withPaths({ status, added: 0, removed: 0, hunks: [] }, status === 'added' ? undefined : oldPath, status === 'deleted' ? undefined : newPath),
    end: at,
  };
}

function binary(status: DiffFile['status'], oldPath: string | undefined, newPath: string | undefined, end: number): { file: DiffFile; end: number } {
  const file = withPaths(
    { status: 'binary', added: 0, removed: 0, hunks: [] },
    status === 'added' ? undefined : oldPath,
    status === 'deleted' ? undefined : newPath,
  );
  return { file, end };
}

/** The two paths behind diff --git. Without quotes they are told apart by being equal. */
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
    else bytes.push(...Buffer.from(piece, 'utf8'));
  }
  return Buffer.from(bytes).toString('utf8');
}
