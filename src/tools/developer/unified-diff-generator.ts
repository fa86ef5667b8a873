import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { trim } from '../shared/text/segments.ts';
import { matchTokens } from '../shared/text/token-matching.ts';
import { lineNumbering, linesWithEnds } from './lib/line-texts.ts';

export default defineTool({
  slug: 'unified-diff-generator',
  name: 'Unified Diff Generator',
  category: 'developer',
  summary: 'Creates a patch between two texts, as diff -u writes it.',
  description:
    "The unified format of POSIX diff with the names alone in its head. Only LF ends a line here; CR is part of the line. Changes with at most twice context equal lines between them are one hunk. With ignoreWhitespace lines are compared without white space at their ends and runs of it as one space; what is printed as equal is the original's.",
  reference: 'POSIX diff -u; a shortest edit script by Myers 1986',
  keywords: ['patch', 'compare', 'git diff', 'changes', 'udiff'],
  cost: 'heavy',
  inputs: z.strictObject({
    original: z.string().max(200_000).describe('The text before the change'),
    changed: z.string().max(200_000).describe('The text after the change'),
    originalName: z
      .string()
      .min(1)
      .max(500)
      .regex(/^[^\r\n]*$/, 'must be one line')
      .default('a')
      .describe("Name of the original in the patch's head"),
    changedName: z
      .string()
      .min(1)
      .max(500)
      .regex(/^[^\r\n]*$/, 'must be one line')
      .default('b')
      .describe("Name of the changed text in the patch's head"),
    context: z.int().min(0).max(100).default(3).describe('Equal lines shown around each change'),
    ignoreWhitespace: z.boolean().default(false).describe('Compare lines without white space at their ends, and runs of it as one space'),
  }),
  result: z.strictObject({
    diff: z.string().describe('The patch, ending in a line feed; empty when nothing differs'),
    hunks: z.int().describe('How many hunks the patch has'),
    added: z.int().describe('How many lines are added'),
    removed: z.int().describe('How many lines are removed'),
  }),
  pageInputs: { original: 'one\ntwo\nthree\nfour\n', changed: 'one\n2\nthree\nfour\nfive\n', originalName: 'old.txt', changedName: 'new.txt' },
  examples: [
    {
      inputs: { original: 'a\nb\nc\n', changed: 'a\nB\nc', originalName: 'x.txt', changedName: 'y.txt' },
      result: { diff: '--- x.txt\n+++ y.txt\n@@ -1,3 +1,3 @@\n a\n-b\n-c\n+B\n+c\n\\ No newline at end of file\n', hunks: 1, added: 2, removed: 2 },
    },
  ],
  async run({ original, changed, originalName, changedName, context, ignoreWhitespace }) {
    const [before, after] = [linesWithEnds(original), linesWithEnds(changed)];
    const numbering = lineNumbering(ignoreWhitespace ? (line) => trim(line).replace(/\p{White_Space}+/gu, ' ') : undefined);
    const [a, b] = [numbering.number(before), numbering.number(after)];
    const matching = (await matchTokens(a, b, numbering.kinds())) ?? unprocessable('The texts are too long and differ too much to be compared.', 'changed');
    const changes = changesOf(matching, before.length, after.length);
    const hunks = hunksOf(changes, context).map((group) => hunkText(group, before, after, context));
    const head = `--- ${originalName}\n+++ ${changedName}\n`;
    return {
      diff: hunks.length === 0 ? '' : head + hunks.join(''),
      hunks: hunks.length,
      added: changes.reduce((sum, { newStart, newEnd }) => sum + newEnd - newStart, 0),
      removed: changes.reduce((sum, { oldStart, oldEnd }) => sum + oldEnd - oldStart, 0),
    };
  },
});
/** Lines of the original that give way to lines of the changed text; the ends are the places after the last. */
interface Change {
  oldStart: number;
  oldEnd: number;
  newStart: number;
  newEnd: number;
}

function changesOf(matching: Int32Array, oldCount: number, newCount: number): Change[] {
  const changes: Change[] = [];
  for (let i = 0, j = 0; i < oldCount || j < newCount; ) {
    const change = { oldStart: i, oldEnd: i, newStart: j, newEnd: j };
    while (i < oldCount && (matching[i] ?? -1) < 0) i++;
    j = i < oldCount ? (matching[i] ?? newCount) : newCount;
    if (i > change.oldStart || j > change.newStart) changes.push({ ...change, oldEnd: i, newEnd: j });
    while (i < oldCount && matching[i] === j) {
      i++;
      j++;
    }
  }
  return changes;
}

function hunksOf(changes: readonly Change[], context: number): Change[][] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const hunk = hunks.at(-1);
    const last = hunk?.at(-1);
    if (hunk && last && change.oldStart - last.oldEnd <= 2 * context) hunk.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function hunkText(changes: readonly Change[], before: readonly string[], after: readonly string[], context: number): string {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return '';
  const lead = Math.min(context, first.oldStart);
  const tail = Math.min(context, before.length - last.oldEnd);
  const lines: string[] = [];
  let at = first.oldStart - lead;
  const equalUpTo = (end: number): void => {
    for (; at < end; at++) lines.push(diffLine(' ', before[at] ?? ''));
  };
  for (const { oldStart, oldEnd, newStart, newEnd } of changes) {
    equalUpTo(oldStart);
    for (; at < oldEnd; at++) lines.push(diffLine('-', before[at] ?? ''));
    for (let j = newStart; j < newEnd; j++) lines.push(diffLine('+', after[j] ?? ''));
  }
  equalUpTo(last.oldEnd + tail);
  const [oldStart, newStart] = [first.oldStart - lead, first.newStart - lead];
  return `@@ -${rangeText(oldStart, at - oldStart)} +${rangeText(newStart, last.newEnd + tail - newStart)} @@\n${lines.join('')}`;
}

const rangeText = (start: number, length: number): string => (length === 1 ? String(start + 1) : `${length === 0 ? start : start + 1},${length}`);

const diffLine = (sign: string, line: string): string => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`;
