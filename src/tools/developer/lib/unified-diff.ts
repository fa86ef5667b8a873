import { unprocessable } from '../../errors.ts';

/** A line of a hunk; its text has no LF, and `unended` says that the file ends there without one. */
export interface HunkLine {
  sign: ' ' | '-' | '+';
  text: string;
  unended: boolean;
}

export interface Hunk {
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  /** What comes after the second @@, without its space. */
  section: string;
  lines: HunkLine[];
}

const HEADER = /^@@ -(\d{1,15})(?:,(\d{1,15}))? \+(\d{1,15})(?:,(\d{1,15}))? @@(?: ?(.*))?$/;

export const isHunkHeader = (line: string): boolean => line.startsWith('@@ -');

/**
 * Reads the hunk whose header is at a line of a diff. One that is malformed or whose lengths do not agree with its lines is unprocessable.
 * @param lines the diff's lines without LF @param label names the hunk for errors @param path the input field
 */
export function readHunk(lines: readonly string[], at: number, label: string, path: string): { hunk: Hunk; end: number } {
  const [whole, oldStart, oldLines = '1', newStart, newLines = '1', section = ''] = HEADER.exec(lines[at] ?? '') ?? [];
  const wrong = (what: string): never => unprocessable(`${label} at line ${at + 1} ${what}.`, path);
  if (whole === undefined) return wrong('has no header of the form @@ -start,length +start,length @@');
  const hunk: Hunk = { oldStart: Number(oldStart), oldLines: Number(oldLines), newStart: Number(newStart), newLines: Number(newLines), section, lines: [] };
  let [oldLeft, newLeft] = [hunk.oldLines, hunk.newLines];
  let end = at + 1;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    if (line.startsWith('\\')) {
      const last = hunk.lines.at(-1);
      if (!last) wrong('begins with a note about the end of the file');
      else last.unended = true;
      continue;
    }
    if (oldLeft <= 0 && newLeft <= 0) break;
    const sign = line === '' ? ' ' : line[0];
    if (sign !== ' ' && sign !== '-' && sign !== '+') break;
    if (sign !== '+') oldLeft--;
    if (sign !== '-') newLeft--;
    hunk.lines.push({ sign, text: line.slice(1), unended: false });
  }
  if (oldLeft !== 0 || newLeft !== 0) wrong('does not have as many lines as its header says');
  return { hunk, end };
}
