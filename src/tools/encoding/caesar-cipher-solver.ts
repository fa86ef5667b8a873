import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { chiSquared, countLetters } from './lib/english.ts';
import { letterIndices, mapUnits, turnLetters } from './lib/letters.ts';

const FIRST_VISIBLE = 0x21;
const VISIBLE = 94;
const CAPITAL_A = 0x41;
const SMALL_A = 0x61;
/** About how much of the visible characters of English are small letters, capitals and anything else. */
const CLASS_SHARES = { small: 0.9, capital: 0.05, other: 0.05 };

export default defineTool({
  slug: 'caesar-cipher-solver',
  name: 'Caesar Cipher Solver',
  category: 'encoding',
  summary: 'Cracks a Caesar cipher, or ROT47 by any amount, by trying all shifts and ranking them by how English the letters look.',
  description:
    "Pearson's chi-squared of the letter counts against English (Lewand 2000); the least is best, ties go to the smaller shift. Text without letters is refused. For visible characters that of small letters, capitals and others (90, 5 and 5 percent) is added.",
  reference: "Pearson's chi-squared; Lewand, Cryptological Mathematics (2000)",
  keywords: ['crack', 'break', 'decrypt', 'rot', 'brute force', 'frequency analysis', 'caesar cipher decoder', 'rot13 brute force', 'rot47 brute force'],
  inputs: z.strictObject({
    text: z.string().min(1).max(100_000).describe('Text enciphered by an unknown shift'),
    alphabet: z.enum(['letters', 'visible']).default('letters').describe('What was shifted: the 26 letters, or the 94 characters U+0021 to U+007E'),
    limit: z.int().min(1).max(26).default(26).describe('Maximum number of candidates to return'),
  }),
  result: z.strictObject({
    candidates: z
      .array(
        z.strictObject({
          shift: z.int().describe('Shift the text was encrypted with'),
          text: z.string().describe('The text with that shift undone'),
          chiSquared: z.number().describe('Distance from English; less is better'),
        }),
      )
      .describe('Candidate texts, the most English first'),
  }),
  examples: [
    {
      inputs: { text: 'Wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj', limit: 1 },
      result: { candidates: [{ shift: 3, text: 'The quick brown fox jumps over the lazy dog', chiSquared: 109.31861319821006 }] },
    },
  ],
  run({ text, alphabet, limit }) {
    if (alphabet === 'visible') return { candidates: visibleCandidates(text, limit) };
    const counts = countLetters(letterIndices(text));
    if (counts.every((count) => count === 0)) unprocessable('The text has no letter from A to Z to count.', 'text');
    const ranked = counts.map((_, shift) => ({ shift, distance: chiSquared([...counts.slice(shift), ...counts.slice(0, shift)]) }));
    ranked.sort((a, b) => a.distance - b.distance || a.shift - b.shift);
    return {
      candidates: ranked.slice(0, limit).map(({ shift, distance }) => ({
        shift,
        text: turnLetters(text, (index) => index - shift),
        chiSquared: distance,
      })),
    };
  },
});

interface Candidate {
  shift: number;
  text: string;
  chiSquared: number;
}

/** The text with shifts of visible characters undone, the most English first. */
function visibleCandidates(text: string, limit: number): Candidate[] {
  const counts = new Array<number>(VISIBLE).fill(0);
  for (let at = 0; at < text.length; at++) {
    const place = text.charCodeAt(at) - FIRST_VISIBLE;
    if (place >= 0 && place < VISIBLE) counts[place] = (counts[place] ?? 0) + 1;
  }
  if (counts.every((count) => count === 0)) unprocessable('The text has no visible ASCII character to count.', 'text');
  const ranked = counts.map((_, shift) => ({ shift, distance: visibleDistance([...counts.slice(shift), ...counts.slice(0, shift)]) }));
  ranked.sort((a, b) => a.distance - b.distance || a.shift - b.shift);
  return ranked.slice(0, limit).map(({ shift, distance }) => ({ shift, text: withoutShift(text, shift), chiSquared: distance }));
}

const withoutShift = (text: string, shift: number): string =>
  mapUnits(text, (unit) =>
    unit >= FIRST_VISIBLE && unit < FIRST_VISIBLE + VISIBLE ? ((unit - FIRST_VISIBLE + VISIBLE - shift) % VISIBLE) + FIRST_VISIBLE : unit,
  );

/** Pearson's chi-squared of the letters against English, and of small letters, capitals and others. @param counts of the visible characters in order */
function visibleDistance(counts: readonly number[]): number {
  const [capitals, smalls] = [CAPITAL_A, SMALL_A].map((first) => counts.slice(first - FIRST_VISIBLE, first - FIRST_VISIBLE + 26));
  const letters = Array.from({ length: 26 }, (_, at) => (capitals?.[at] ?? 0) + (smalls?.[at] ?? 0));
  const [small, capital, all] = [sumOf(smalls ?? []), sumOf(capitals ?? []), sumOf(counts)];
  const classes = { small, capital, other: all - small - capital };
  const distance = (['small', 'capital', 'other'] as const).reduce((sum, name) => {
    const expected = all * CLASS_SHARES[name];
    return sum + (classes[name] - expected) ** 2 / expected;
  }, 0);
  return distance + (small + capital > 0 ? chiSquared(letters) : 0);
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
