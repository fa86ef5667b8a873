import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { graphemeStarts, isBlank, limitResult, sentenceSegments } from '../shared/text/segments.ts';

type Boundary = 'paragraph' | 'sentence' | 'word' | 'character';
const FINER: readonly Boundary[] = ['paragraph', 'sentence', 'word'];

export default defineTool({
  slug: 'text-chunker',
  name: 'Text Chunker',
  category: 'text',
  summary: 'Cuts long text into overlapping chunks at paragraphs, sentences or words, for search indexes and language models.',
  description:
    'Each chunk is an exact piece of the text, cut at the last boundary of the wanted kind that fits, or of the next finer kind where there is none. A chunk after the first begins at a word, ' +
    'up to overlap characters before the end of the one before, and always reaches beyond it. Positions count characters (grapheme clusters) from 0. More than 5,000,000 characters in all chunks are refused.',
  reference: 'Unicode UAX #29',
  keywords: ['rag', 'embedding', 'llm', 'split', 'passages', 'context window'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to cut'),
    maxLength: z.int().min(1).max(100_000).default(1000).describe('Maximum number of characters (grapheme clusters) in a chunk'),
    overlap: z.int().min(0).max(99_999).default(0).describe('Maximum number of characters that a chunk shares with the one before, less than maxLength'),
    boundary: z.enum(['paragraph', 'sentence', 'word', 'character']).default('sentence').describe('Kind of boundary at which to cut where possible'),
  }),
  result: z.strictObject({
    chunks: z
      .array(
        z.strictObject({
          text: z.string().describe('The text of the chunk'),
          start: z.int().describe('Where the chunk starts, in characters from 0'),
          end: z.int().describe('Where the chunk ends, in characters from 0, itself not included'),
        }),
      )
      .describe('The chunks in order, exact pieces of the text'),
    count: z.int().describe('Number of chunks'),
  }),
  views: [{ kind: 'marked', field: 'chunks', in: 'text', place: { counted: 'graphemes', start: 'start', end: 'end' } }],
  examples: [
    {
      inputs: { text: 'One two. Three four. Five.', maxLength: 12 },
      result: {
        chunks: [
          { text: 'One two. ', start: 0, end: 9 },
          { text: 'Three four. ', start: 9, end: 21 },
          { text: 'Five.', start: 21, end: 26 },
        ],
        count: 3,
      },
    },
    {
      inputs: { text: 'aa bb cc dd', maxLength: 6, overlap: 3, boundary: 'word' },
      result: {
        chunks: [
          { text: 'aa bb ', start: 0, end: 6 },
          { text: 'bb cc ', start: 3, end: 9 },
          { text: 'cc dd', start: 6, end: 11 },
        ],
        count: 3,
      },
    },
  ],
  run({ text, maxLength, overlap, boundary }) {
    if (overlap >= maxLength) invalid('overlap', `must be less than maxLength (${maxLength}), not ${overlap}`);
    const starts = graphemeStarts(text);
    const length = starts.length - 1;
    const wordStarts = marks(starts, offsetsOf(text, 'word'));
    const wanted = FINER.slice(boundary === 'character' ? FINER.length : FINER.indexOf(boundary));
    const lastAt = wanted.map((kind) => lastBoundaries(kind === 'word' ? wordStarts : marks(starts, offsetsOf(text, kind))));
    const cutFrom = (start: number): number => {
      const limit = start + maxLength;
      if (limit >= length) return length;
      for (const last of lastAt) if ((last[limit] ?? 0) > start) return last[limit] ?? limit;
      return limit;
    };
    const chunks: { text: string; start: number; end: number }[] = [];
    let total = 0;
    for (let start = 0; start < length; ) {
      const end = cutFrom(start);
      total += (starts[end] ?? 0) - (starts[start] ?? 0);
      limitResult(total);
      chunks.push({ text: text.slice(starts[start], starts[end]), start, end });
      if (end === length) break;
      let next = Math.max(start + 1, end - overlap);
      while (next < end && !(wordStarts[next] && cutFrom(next) > end)) next++;
      start = next;
    }
    return { chunks, count: chunks.length };
  },
});

/** The UTF-16 offsets at which words (runs of non-white space), sentences or paragraphs begin. */
function offsetsOf(text: string, kind: Boundary): number[] {
  if (kind === 'sentence') return sentenceSegments(text).map(({ start }) => start);
  if (kind === 'word') return Array.from(text.matchAll(/\P{White_Space}+/gu), ({ index }) => index);
  const offsets: number[] = [];
  let wasBlank = true;
  for (const line of text.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) {
    const blank = isBlank(line[1] ?? '');
    if (!blank && wasBlank) offsets.push(line.index);
    wasBlank = blank;
  }
  return offsets;
}

/** Marks the characters that begin at one of the offsets (both ascending). */
function marks(starts: Uint32Array, offsets: readonly number[]): Uint8Array {
  const marked = new Uint8Array(starts.length);
  let at = 0;
  for (const offset of offsets) {
    while (at < starts.length && (starts[at] ?? 0) < offset) at++;
    if (starts[at] === offset) marked[at] = 1;
  }
  return marked;
}

/** For every position the greatest marked one up to it; 0 where there is none. */
function lastBoundaries(marked: Uint8Array): Uint32Array {
  const last = new Uint32Array(marked.length);
  for (let i = 1; i < marked.length; i++) last[i] = marked[i] ? i : (last[i - 1] ?? 0);
  return last;
}
