import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { matchTokens } from '../shared/text/token-matching.ts';
import { lineNumbering, linesWithEnds } from './lib/line-texts.ts';

export default defineTool({
  slug: 'three-way-merger',
  name: 'Three-Way Merger',
  category: 'developer',
  summary: 'Merges two changed versions of a text with their common ancestor, and marks conflicts.',
  description:
    'Changes of one side alone, and equal changes of both, are taken; changes that overlap or touch are a conflict. Lines at the ends of a conflict that both sides share are outside the marks with style merge. union puts ours before theirs. LF ends lines; CR is part of a line, and a missing line end at the end of a side inside a conflict is added.',
  reference: 'diff3 -m and git merge-file',
  keywords: ['git merge', 'diff3', 'merge conflict', 'three way', '3 way merge'],
  cost: 'heavy',
  inputs: z.strictObject({
    base: z.string().max(200_000).describe('The common ancestor of both texts'),
    ours: z.string().max(200_000).describe('Our version of the text'),
    theirs: z.string().max(200_000).describe('The other changed version of the text'),
    style: z.enum(['merge', 'diff3']).default('merge').describe('How conflicts are marked; diff3 shows the base too'),
    conflicts: z.enum(['mark', 'ours', 'theirs', 'union']).default('mark').describe('What to do with a conflict: mark it, or take a side or both'),
    oursLabel: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^\r\n]*$/, 'must be one line')
      .default('ours')
      .describe('Label of our side in the marks'),
    baseLabel: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^\r\n]*$/, 'must be one line')
      .default('base')
      .describe('Label of the base in the marks'),
    theirsLabel: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^\r\n]*$/, 'must be one line')
      .default('theirs')
      .describe('Label of their side in the marks'),
  }),
  result: z.strictObject({
    merged: z.string().describe('The merged text, with the conflicts as asked'),
    conflicts: z.int().describe('Places in conflict, whether marked or settled by ours, theirs or union'),
    clean: z.boolean().describe('Whether no place was in conflict'),
  }),
  appliesWhen: { oursLabel: { conflicts: ['mark'] }, theirsLabel: { conflicts: ['mark'] }, baseLabel: { conflicts: ['mark'], style: ['diff3'] } },
  examples: [
    {
      inputs: { base: 'a\nb\nc\n', ours: 'a\nB1\nc\n', theirs: 'a\nB2\nc\nd\n' },
      result: { merged: 'a\n<<<<<<< ours\nB1\n=======\nB2\n>>>>>>> theirs\nc\nd\n', conflicts: 1, clean: false },
    },
    {
      inputs: { base: '1\n2\n3\n4\n5\n', ours: 'one\n2\n3\n4\n5\n', theirs: '1\n2\n3\n4\nfive\n' },
      result: { merged: 'one\n2\n3\n4\nfive\n', conflicts: 0, clean: true },
    },
  ],
  async run(inputs) {
    const [base, ours, theirs] = [linesWithEnds(inputs.base), linesWithEnds(inputs.ours), linesWithEnds(inputs.theirs)];
    const numbering = lineNumbering();
    const [a, b, c] = [numbering.number(base), numbering.number(ours), numbering.number(theirs)];
    const [toOurs, toTheirs] = [await matchTokens(a, b, numbering.kinds()), await matchTokens(a, c, numbering.kinds())];
    if (!toOurs || !toTheirs) return unprocessable('The texts are too long and differ too much to be compared.', toOurs ? 'theirs' : 'ours');
    const merged: string[] = [];
    let conflicts = 0;
    for (const { from, to } of stretches(toOurs, toTheirs, base.length, ours.length, theirs.length)) {
      const [oldLines, ourLines, theirLines] = [base.slice(from.base, to.base), ours.slice(from.ours, to.ours), theirs.slice(from.theirs, to.theirs)];
      if (equal(oldLines, ourLines) || equal(ourLines, theirLines)) merged.push(theirLines.join(''));
      else if (equal(oldLines, theirLines)) merged.push(ourLines.join(''));
      else {
        conflicts++;
        merged.push(conflictLines(oldLines, ourLines, theirLines, inputs).join(''));
      }
    }
    return { merged: merged.join(''), conflicts, clean: conflicts === 0 };
  },
});
interface Places {
  base: number;
  ours: number;
  theirs: number;
}

/** The texts cut into stretches that are in all three, and stretches between them. */
function* stretches(
  toOurs: Int32Array,
  toTheirs: Int32Array,
  baseLength: number,
  oursLength: number,
  theirsLength: number,
): Generator<{ from: Places; to: Places }> {
  let from: Places = { base: 0, ours: 0, theirs: 0 };
  const end = { base: baseLength, ours: oursLength, theirs: theirsLength };
  while (from.base < end.base || from.ours < end.ours || from.theirs < end.theirs) {
    let base = from.base;
    while (base < end.base && ((toOurs[base] ?? -1) < 0 || (toTheirs[base] ?? -1) < 0)) base++;
    const to: Places = base < end.base ? { base, ours: toOurs[base] ?? 0, theirs: toTheirs[base] ?? 0 } : end;
    yield { from, to };
    let length = 0;
    while (to.base + length < end.base && toOurs[to.base + length] === to.ours + length && toTheirs[to.base + length] === to.theirs + length) length++;
    from = { base: to.base + length, ours: to.ours + length, theirs: to.theirs + length };
    if (length > 0) yield { from: to, to: from };
  }
}

const equal = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((line, index) => line === b[index]);

interface Labels {
  style: 'merge' | 'diff3';
  conflicts: 'mark' | 'ours' | 'theirs' | 'union';
  oursLabel: string;
  baseLabel: string;
  theirsLabel: string;
}

function conflictLines(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  { style, conflicts, oursLabel, baseLabel, theirsLabel }: Labels,
): string[] {
  if (conflicts === 'ours' || conflicts === 'theirs') return [...(conflicts === 'ours' ? ours : theirs)];
  const shortest = Math.min(ours.length, theirs.length);
  let [head, tail] = [0, 0];
  if (style === 'merge') {
    while (head < shortest && ours[head] === theirs[head]) head++;
    while (tail < shortest - head && ours.at(-1 - tail) === theirs.at(-1 - tail)) tail++;
  }
  const ourPart = ended(ours.slice(head, ours.length - tail));
  const theirPart = ended(theirs.slice(head, theirs.length - tail));
  const middle =
    conflicts === 'union'
      ? [...ourPart, ...theirPart]
      : [
          `<<<<<<< ${oursLabel}\n`,
          ...ourPart,
          ...(style === 'diff3' ? [`||||||| ${baseLabel}\n`, ...ended(base)] : []),
          '=======\n',
          ...theirPart,
          `>>>>>>> ${theirsLabel}\n`,
        ];
  return [...ours.slice(0, head), ...middle, ...ours.slice(ours.length - tail)];
}

const ended = (lines: readonly string[]): string[] => lines.map((line) => (line.endsWith('\n') ? line : `${line}\n`));
