import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { EMOJI, isEmoji } from '../shared/text/emoji.ts';
import { countCodePoints, graphemes } from '../shared/text/segments.ts';
import { CONTROL, DECIMAL_DIGIT, kindsOf, LETTER, MARK, PUNCTUATION, SYMBOL, WHITESPACE } from './lib/kinds.ts';

const CLASSES = ['letters', 'digits', 'punctuation', 'symbols', 'emoji', 'whitespace', 'lineBreaks', 'control', 'nonAscii'] as const;
type Class = (typeof CLASSES)[number];

const LINE_BREAKS = new Set([0x0a, 0x0d]);
const KEPT_CONTROLS = new Set([0x09, 0x0a, 0x0d]);

const TESTS: Record<Exclude<Class, 'emoji'>, (codePoint: number, kinds: number) => boolean> = {
  letters: (_, kinds) => (kinds & (LETTER | MARK)) !== 0,
  digits: (_, kinds) => (kinds & DECIMAL_DIGIT) !== 0,
  punctuation: (_, kinds) => (kinds & PUNCTUATION) !== 0,
  symbols: (_, kinds) => (kinds & SYMBOL) !== 0,
  whitespace: (codePoint, kinds) => (kinds & WHITESPACE) !== 0 && !LINE_BREAKS.has(codePoint),
  lineBreaks: (codePoint) => LINE_BREAKS.has(codePoint),
  control: (codePoint, kinds) => (kinds & CONTROL) !== 0 && !KEPT_CONTROLS.has(codePoint),
  nonAscii: (codePoint) => codePoint > 0x7f,
};

export default defineTool({
  slug: 'character-remover',
  name: 'Character Remover',
  category: 'text',
  summary: 'Removes letters, digits, punctuation, emoji, control characters or any others you name, or keeps only those.',
  description:
    'Works code point by code point, by general category: letters are L and M, digits Nd. Emoji are whole sequences of the RGI set and count as nothing else. Tab, LF and CR are not control characters here; LF and CR are line breaks, not white space.',
  reference: 'Unicode general categories, UTS #51',
  keywords: ['strip', 'filter', 'clean', 'digits only', 'letters only', 'sanitize', 'delete', 'remove numbers'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to change'),
    classes: z.array(z.enum(CLASSES)).max(9).default([]).describe('Kinds of characters to remove or keep'),
    characters: z.string().max(1000).default('').describe('Further characters to remove or keep, one by one'),
    mode: z.enum(['remove', 'keep']).default('remove').describe('remove takes the chosen characters out; keep takes out all others'),
  }),
  result: z.strictObject({ text: z.string().describe('The text that is left'), removed: z.int().describe('Number of code points removed') }),
  examples: [
    {
      inputs: { text: 'Hi, Bob! \u{1F44D}\u{1F3FD} 100%', classes: ['punctuation', 'emoji'] },
      result: { text: 'Hi Bob  100', removed: 5 },
    },
    {
      inputs: { text: '+1 (213) 373-4253', classes: ['digits'], characters: '+', mode: 'keep' },
      result: { text: '+12133734253', removed: 5 },
    },
  ],
  run({ text, classes, characters, mode }) {
    if (classes.length === 0 && characters === '') invalid('classes', 'name at least one class, or give characters');
    const named = new Set(graphemes(characters).flatMap((character) => (isEmoji(character) ? [character] : [...character])));
    const tests = classes.filter((name) => name !== 'emoji').map((name) => TESTS[name]);
    const isMeant = (character: string): boolean => {
      const codePoint = character.codePointAt(0) ?? 0;
      const kinds = kindsOf(codePoint);
      return named.has(character) || tests.some((test) => test(codePoint, kinds));
    };
    const isEmojiMeant = (emoji: string): boolean => classes.includes('emoji') || named.has(emoji);
    let kept = '';
    let from = 0;
    const keepPlain = (part: string): void => {
      for (const character of part) if (isMeant(character) === (mode === 'keep')) kept += character;
    };
    for (const match of text.matchAll(EMOJI)) {
      keepPlain(text.slice(from, match.index));
      if (isEmojiMeant(match[0]) === (mode === 'keep')) kept += match[0];
      from = match.index + match[0].length;
    }
    keepPlain(text.slice(from));
    return { text: kept, removed: countCodePoints(text) - countCodePoints(kept) };
  },
});
