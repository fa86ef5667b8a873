import { z } from 'zod';
import { defineTool } from '../define.ts';
import { EMOJI } from '../shared/text/emoji.ts';
import { codePointName, limitResult } from '../shared/text/segments.ts';
import { codePointNamer } from '../shared/text/unicode-data.ts';

const KINDS = ['zeroWidth', 'bidi', 'control', 'space', 'filler', 'tag', 'variation', 'format', 'privateUse'] as const;
type Kind = (typeof KINDS)[number];

/** In this order: the first kind that fits counts. */
const TESTS: readonly [Kind, RegExp][] = [
  ['zeroWidth', /^[\u180e\u200b-\u200d\u2060\ufeff]/],
  ['bidi', /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/],
  ['control', /^(?![\t\n\r])\p{Cc}/u],
  ['space', /^(?! )[\p{Zs}\p{Zl}\p{Zp}]/u],
  ['filler', /^[\u115f\u1160\u2800\u3164\uffa0]/],
  ['tag', /^[\u{E0000}-\u{E007F}]/u],
  ['variation', /^[\ufe00-\ufe0f\u{E0100}-\u{E01EF}]/u],
  ['format', /^\p{Cf}/u],
  ['privateUse', /^\p{Co}/u],
];
const SUSPECT = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const MAX_FOUND = 10_000;

export default defineTool({
  slug: 'invisible-character-detector',
  name: 'Invisible Character Detector',
  category: 'text',
  summary: 'Finds, marks and removes zero-width, direction, control and unusual space characters.',
  description:
    'Cleaning turns odd spaces into plain ones and line and paragraph separators into LF, and drops the rest. Inside emoji sequences of the RGI set nothing is reported. ' +
    'position counts code points from 0, line and column count from 1; the first 10,000 are listed.',
  reference: 'Unicode Character Database, UTS #51',
  keywords: ['hidden', 'zero width space', 'zwsp', 'bom', 'trojan source', 'watermark', 'nbsp', 'ai text', 'unicode'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    keep: z.array(z.enum(KINDS)).max(9).default([]).describe('Kinds of characters to leave alone'),
  }),
  result: z.strictObject({
    found: z
      .array(
        z.strictObject({
          codePoint: z.string().describe('Code point in U+ notation'),
          name: z.string().describe('Unicode name of the character'),
          kind: z.enum(KINDS).describe('Kind of character; bidi changes the direction of text, filler looks blank'),
          position: z.int().describe('Where it is, in code points from 0'),
          line: z.int().describe('Line number, from 1'),
          column: z.int().describe('Code point within the line, from 1'),
        }),
      )
      .describe('The suspicious characters in order of appearance, at most 10,000'),
    count: z.int().describe('Number of characters found, also beyond those listed'),
    text: z.string().describe('The cleaned text: odd spaces made plain, other characters found removed'),
    visible: z.string().describe('The text with each character found written as its code point in brackets'),
  }),
  views: [{ kind: 'marked', field: 'found', in: 'text', place: { counted: 'codePoints', start: 'position' } }],
  examples: [
    {
      inputs: { text: 'pass\u200bword\u00a0\u202Ex' },
      result: {
        found: [
          { codePoint: 'U+200B', name: 'ZERO WIDTH SPACE', kind: 'zeroWidth', position: 4, line: 1, column: 5 },
          { codePoint: 'U+00A0', name: 'NO-BREAK SPACE', kind: 'space', position: 9, line: 1, column: 10 },
          { codePoint: 'U+202E', name: 'RIGHT-TO-LEFT OVERRIDE', kind: 'bidi', position: 10, line: 1, column: 11 },
        ],
        count: 3,
        text: 'password x',
        visible: 'pass[U+200B]word[U+00A0][U+202E]x',
      },
    },
    { inputs: { text: 'plain\ttext\n' }, result: { found: [], count: 0, text: 'plain\ttext\n', visible: 'plain\ttext\n' } },
  ],
  async run({ text, keep }) {
    const nameOf = await codePointNamer();
    const found: { codePoint: string; name: string; kind: Kind; position: number; line: number; column: number }[] = [];
    const clean: string[] = [];
    const visible: string[] = [];
    const emojiEnds = new Map(Array.from(text.matchAll(EMOJI), (match) => [match.index, match.index + match[0].length]));
    let [offset, emojiEnd, position, line, column, count, length] = [0, 0, 0, 1, 1, 0, 0];
    for (const character of text) {
      emojiEnd = Math.max(emojiEnd, emojiEnds.get(offset) ?? 0);
      const kind = offset >= emojiEnd && SUSPECT.test(character) ? kindOf(character) : undefined;
      if (kind !== undefined && !keep.includes(kind)) {
        const codePoint = character.codePointAt(0) ?? 0;
        const label = codePointName(codePoint);
        if (found.length < MAX_FOUND) found.push({ codePoint: label, name: nameOf(codePoint), kind, position, line, column });
        count++;
        clean.push(cleaned(character));
        visible.push(`[${label}]`);
      } else {
        clean.push(character);
        visible.push(character);
      }
      length += visible.at(-1)?.length ?? 0;
      offset += character.length;
      position++;
      column++;
      if (character === '\n' || (character === '\r' && text[offset] !== '\n')) {
        line++;
        column = 1;
      }
    }
    limitResult(length);
    return { found, count, text: clean.join(''), visible: visible.join('') };
  },
});

const kindOf = (character: string): Kind | undefined => TESTS.find(([, test]) => test.test(character))?.[0];

function cleaned(character: string): string {
  if (/[\u2028\u2029]/.test(character)) return '\n';
  return /\p{Zs}/u.test(character) ? ' ' : '';
}
