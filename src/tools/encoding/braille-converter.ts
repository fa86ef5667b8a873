import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';

const LETTERS = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const FIGURES = '1234567890';
const CAPITAL = '⠠';
const CAPITALS_END = '⠠⠄';
const NUMERIC = '⠼';
const GRADE_1 = '⠰';
const MARKS = new Map([
  ['.', '⠲'],
  [',', '⠂'],
  [';', '⠆'],
  [':', '⠒'],
  ['?', '⠦'],
  ['!', '⠖'],
  ["'", '⠄'],
  ['-', '⠤'],
  ['/', '⠸⠌'],
  ['(', '⠐⠣'],
  [')', '⠐⠜'],
  ['&', '⠈⠯'],
  ['@', '⠈⠁'],
  ['%', '⠨⠴'],
  ['+', '⠐⠖'],
  ['=', '⠐⠶'],
  ['$', '⠈⠎'],
  ['"', '⠠⠶'],
]);
const MARK_OF = new Map(Array.from(MARKS, ([mark, cells]) => [cells, mark]));
const LETTER_OF = new Map(Array.from(LETTERS, (cell, index) => [cell, String.fromCharCode(0x61 + index)]));
const FIGURE_OF = new Map(Array.from(FIGURES, (figure, index) => [LETTERS.charAt(index), figure]));
const KEPT = /^[ \t\r\n]$/;

export default defineTool({
  slug: 'braille-converter',
  name: 'Braille Converter',
  category: 'encoding',
  summary: 'Text to uncontracted (grade 1) Unified English Braille and back.',
  description:
    'Letters A to Z, figures, and . , ; : ? ! \' " - / ( ) & @ % + = $; spaces and line breaks stay. Capitals take ⠠, runs of them ⠠⠠ (ended by ⠠⠄ where small letters follow), figures ⠼, and a small letter a to j that could be read as a figure ⠰. Another character, or an unknown cell when decoding, is refused.',
  reference: 'The Rules of Unified English Braille, uncontracted',
  keywords: ['blind', 'dots', 'ueb', 'tactile', 'grade 1'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('Text to encode, or braille cells to decode'),
    mode: codecMode,
  }),
  result: z.strictObject({ output }),
  examples: [
    { inputs: { text: 'Hello, world' }, result: { output: '⠠⠓⠑⠇⠇⠕⠂ ⠺⠕⠗⠇⠙' } },
    { inputs: { text: '⠠⠗⠕⠕⠍ ⠼⠁⠃', mode: 'decode' }, result: { output: 'Room 12' } },
  ],
  run: ({ text, mode }) => ({ output: mode === 'encode' ? encode(text) : decode(text) }),
});

const isCapital = (character: string | undefined): boolean => character !== undefined && character >= 'A' && character <= 'Z' && character.length === 1;
const isSmall = (character: string | undefined): boolean => character !== undefined && character >= 'a' && character <= 'z' && character.length === 1;
const isFigure = (character: string | undefined): boolean => character !== undefined && character >= '0' && character <= '9' && character.length === 1;

function encode(text: string): string {
  let output = '';
  // Numeric mode lasts over figures and the points and commas after them (UEB 6.2); it is said again only where that is broken.
  let numeric = false;
  for (let i = 0; i < text.length; ) {
    const character = text.charAt(i);
    if (isFigure(character)) {
      const continues = numeric && (isFigure(text[i - 1]) || isFigure(text[i - 2]));
      output += (continues ? '' : NUMERIC) + LETTERS.charAt(FIGURES.indexOf(character));
      numeric = true;
      i++;
      continue;
    }
    if (numeric && (character === '.' || character === ',')) {
      output += MARKS.get(character);
      i++;
      continue;
    }
    if (isCapital(character)) {
      let end = i + 1;
      while (isCapital(text[end])) end++;
      output += end - i > 1 ? CAPITAL + CAPITAL : CAPITAL;
      for (; i < end; i++) output += LETTERS.charAt(text.charCodeAt(i) - 0x41);
      if (isSmall(text[end]) && isCapital(text[end - 2])) output += CAPITALS_END;
    } else if (isSmall(character)) {
      output += (numeric && character <= 'j' ? GRADE_1 : '') + LETTERS.charAt(character.charCodeAt(0) - 0x61);
      i++;
    } else {
      const cells = MARKS.get(character) ?? (KEPT.test(character) ? character : undefined);
      if (cells === undefined) return unprocessable(`${placeInText(text, i)} has no cell in this braille.`, 'text');
      output += cells;
      i++;
    }
    numeric = false;
  }
  return output;
}

function decode(text: string): string {
  let output = '';
  let numeric = false;
  let capitals = false;
  const refuse = (index: number, why: string) => unprocessable(`${placeInText(text, index)} ${why}.`, 'text');
  for (let i = 0; i < text.length; ) {
    const cell = text.charAt(i);
    const next = text.charAt(i + 1);
    const figure = numeric ? FIGURE_OF.get(cell) : undefined;
    if (figure !== undefined) {
      output += figure;
      i++;
      continue;
    }
    if (numeric && (cell === '⠲' || cell === '⠂')) {
      output += MARK_OF.get(cell);
      i++;
      continue;
    }
    numeric = false;
    const letter = LETTER_OF.get(cell);
    if (letter !== undefined) {
      output += capitals ? letter.toUpperCase() : letter;
      i++;
      continue;
    }
    if (capitals && cell + next === CAPITALS_END) {
      capitals = false;
      i += 2;
      continue;
    }
    capitals = false;
    const mark = MARK_OF.get(cell + next) ?? MARK_OF.get(cell);
    if (cell === NUMERIC) {
      // UEB 6.2: a decimal point or comma may open numeric mode, as in ⠼⠲⠑ for .5.
      const first = next === '⠲' || next === '⠂' ? text.charAt(i + 2) : next;
      if (!FIGURE_OF.has(first)) refuse(i, 'is not followed by a figure');
      numeric = true;
      i++;
    } else if (cell === GRADE_1) {
      if (!LETTER_OF.has(next)) refuse(i, 'is not followed by a letter');
      i++;
    } else if (mark !== undefined) {
      output += mark;
      i += MARK_OF.has(cell + next) ? 2 : 1;
    } else if (cell === CAPITAL) {
      capitals = next === CAPITAL;
      const first = LETTER_OF.get(text.charAt(capitals ? i + 2 : i + 1));
      if (first === undefined) refuse(i, 'is not followed by a letter');
      if (!capitals) output += first?.toUpperCase() ?? '';
      i += 2;
    } else if (cell === '\u2800' || KEPT.test(cell)) {
      output += cell === '\u2800' ? ' ' : cell;
      i++;
    } else refuse(i, 'is not a cell of this braille');
  }
  return output;
}
