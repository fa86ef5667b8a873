import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { linesWithEnds } from './lib/line-texts.ts';
import { type Hunk, isHunkHeader, readHunk } from './lib/unified-diff.ts';

export default defineTool({
  slug: 'patch-applier',
  name: 'Patch Applier',
  category: 'developer',
  summary: 'Applies a patch (unified diff) to a text, or takes it back out.',
  description:
    'Each hunk is tried at its line moved by the offset of the hunk before, then 1, 2, 3 and more lines further down and up, without going back before the end of the hunk before; first with fuzz 0, then 1 and so on, which leaves out that many lines of context at either end. A hunk without context fits only where it says. LF ends lines; CR is part of a line.',
  reference: 'The unified format of POSIX diff; the search of POSIX patch',
  keywords: ['patch', 'apply diff', 'git apply', 'merge', 'apply patch'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('The text to change'),
    patch: z.string().min(1).max(500_000).describe('Unified diff of one file; lines before its head are ignored'),
    reverse: z.boolean().default(false).describe('Take the patch back instead'),
    fuzz: z.int().min(0).max(10).default(0).describe('Lines of context at either end of a hunk that need not match'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text with the patch applied'),
    hunks: z
      .array(
        z.strictObject({
          number: z.int().describe('Number of the hunk, counted from 1'),
          line: z.int().describe("Line of the text as given that the hunk's first line came to lie on"),
          offset: z.int().describe('How many lines further down than the hunk said'),
          fuzz: z.int().describe('Lines of context that were left out to make it fit'),
        }),
      )
      .describe('Where each hunk was applied, in order'),
  }),
  examples: [
    {
      inputs: { text: 'zero\na\nb\nc\n', patch: '--- x\n+++ y\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' },
      result: { text: 'zero\na\nB\nc\n', hunks: [{ number: 1, line: 2, offset: 1, fuzz: 0 }] },
    },
  ],
  run({ text, patch, reverse, fuzz: most }) {
    const lines = linesWithEnds(text);
    const result: string[] = [];
    const places: { number: number; line: number; offset: number; fuzz: number }[] = [];
    let [from, shift] = [0, 0];
    for (const [index, hunk] of readPatch(patch).entries()) {
      const sought = sidesOf(reverse ? reversed(hunk) : hunk);
      const place = findPlace(lines, sought, sought.stated + shift, from, most);
      if (!place) return unprocessable(`Hunk ${index + 1} fits nowhere in the text.`, 'patch');
      const { at, fuzz, lead, tail } = place;
      for (let i = from; i < at; i++) result.push(lines[i] ?? '');
      for (const line of sought.replacement.slice(lead, sought.replacement.length - tail)) result.push(line);
      from = at + sought.wanted.length - lead - tail;
      shift = at - lead - sought.stated;
      places.push({ number: index + 1, line: at - lead + 1, offset: shift, fuzz });
    }
    for (let i = from; i < lines.length; i++) result.push(lines[i] ?? '');
    return { text: result.join(''), hunks: places };
  },
});
function readPatch(patch: string): Hunk[] {
  const lines = patch.replace(/\n$/, '').split('\n');
  let at = lines.findIndex((line, index) => isHunkHeader(line) || (line.startsWith('--- ') && lines[index + 1]?.startsWith('+++ ')));
  if (at < 0) unprocessable('The patch has no hunk: a line that begins with "@@ -".', 'patch');
  if (!isHunkHeader(lines[at] ?? '')) at += 2;
  const hunks: Hunk[] = [];
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (isHunkHeader(line)) {
      const { hunk, end } = readHunk(lines, at, `Hunk ${hunks.length + 1}`, 'patch');
      hunks.push(hunk);
      at = end;
    } else if (line.startsWith('diff ') || (line.startsWith('--- ') && lines[at + 1]?.startsWith('+++ '))) {
      unprocessable(`The patch changes more than one file: another begins at line ${at + 1}, after hunk ${hunks.length}.`, 'patch');
    } else if (line === '-- ') break;
    else if (/^[-+ @]/.test(line)) unprocessable(`Hunk ${hunks.length} has more lines than its header says, at line ${at + 1} of the patch.`, 'patch');
    else at++;
  }
  if (hunks.length === 0) unprocessable('The patch has no hunk: a line that begins with "@@ -".', 'patch');
  return hunks;
}

function reversed(hunk: Hunk): Hunk {
  const lines = hunk.lines.map((line) => ({ ...line, sign: line.sign === '+' ? ('-' as const) : line.sign === '-' ? ('+' as const) : line.sign }));
  return { ...hunk, oldStart: hunk.newStart, oldLines: hunk.newLines, newStart: hunk.oldStart, newLines: hunk.oldLines, lines };
}

interface Sides {
  wanted: string[];
  replacement: string[];
  lead: number;
  tail: number;
  /** Whether it has unchanged lines, be it only between the changed ones. */
  hasContext: boolean;
  stated: number;
}

function sidesOf({ lines, oldStart, oldLines }: Hunk): Sides {
  const texts = (not: string): string[] => lines.filter(({ sign }) => sign !== not).map(({ text, unended }) => (unended ? text : `${text}\n`));
  const changed = lines.findIndex(({ sign }) => sign !== ' ');
  const lastChanged = lines.findLastIndex(({ sign }) => sign !== ' ');
  const lead = changed < 0 ? lines.length : changed;
  return {
    wanted: texts('+'),
    replacement: texts('-'),
    lead,
    tail: changed < 0 ? 0 : lines.length - 1 - lastChanged,
    hasContext: lines.some(({ sign }) => sign === ' '),
    stated: oldLines === 0 ? oldStart : Math.max(0, oldStart - 1),
  };
}

interface Place {
  at: number;
  fuzz: number;
  lead: number;
  tail: number;
}

function findPlace(lines: readonly string[], sought: Sides, expected: number, from: number, most: number): Place | undefined {
  for (let fuzz = 0; fuzz <= most; fuzz++) {
    const [lead, tail] = [Math.min(fuzz, sought.lead), Math.min(fuzz, sought.tail)];
    if (fuzz > 0 && fuzz > sought.lead && fuzz > sought.tail) return undefined;
    const wanted = sought.wanted.slice(lead, sought.wanted.length - tail);
    const last = lines.length - wanted.length;
    const fits = (at: number): boolean => at >= from && at <= last && wanted.every((line, index) => lines[at + index] === line);
    const guess = expected + lead;
    if (fits(guess)) return { at: guess, fuzz, lead, tail };
    if (!sought.hasContext) return undefined;
    for (let distance = 1; distance <= lines.length + Math.abs(guess); distance++) {
      if (guess + distance > last && guess - distance < from) break;
      if (fits(guess + distance)) return { at: guess + distance, fuzz, lead, tail };
      if (fits(guess - distance)) return { at: guess - distance, fuzz, lead, tail };
    }
  }
  return undefined;
}
