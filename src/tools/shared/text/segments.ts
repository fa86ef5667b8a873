// The terms of the text tools, in one place: line, blank line, word, sentence, paragraph, character (grapheme cluster).
import { unprocessable } from '../../errors.ts';
import { grouped } from './counts.ts';

type Granularity = 'grapheme' | 'word' | 'sentence';

/** Made when they are first asked for, as the tables behind them take megabytes. */
const segmenters: Partial<Record<Granularity, Intl.Segmenter>> = {};

function segmenter(granularity: Granularity): Intl.Segmenter {
  segmenters[granularity] ??= new Intl.Segmenter('en', { granularity });
  return segmenters[granularity];
}

/** White space as in Unicode's White_Space property (JavaScript's \s differs by U+0085 and U+FEFF). */
export const WHITE_SPACE = /\p{White_Space}/u;

/** In Latin, Greek, Cyrillic and Armenian letters, kana, ideographs and Hangul syllables every code unit is a grapheme cluster by itself, except for CR LF. */
const NOT_SIMPLE = /[\u0300-\u036f\u0483-\u0489\u0591-\u3040\u3097-\u309f\u3100-\u4dff\ua000-\uabff\ud7a4-\uffff]/;
const CR_LF = /\r\n/g;
const SURROGATE = /[\ud800-\udfff]/;

/** Whether every code unit of a text is a grapheme cluster by itself, but for CR LF; more texts than this says are so. */
export const hasSimpleClusters = (text: string): boolean => !NOT_SIMPLE.test(text);

/** Count of grapheme clusters. */
export function countGraphemes(text: string): number {
  if (!NOT_SIMPLE.test(text)) return text.includes('\r\n') ? text.length - countMatches(text, CR_LF) : text.length;
  let count = 0;
  for (const _ of segmenter('grapheme').segment(text)) count++;
  return count;
}

/** The grapheme clusters of a text, in order. */
export function graphemes(text: string): string[] {
  if (!NOT_SIMPLE.test(text)) return text.includes('\r\n') ? (text.match(/\r\n|./gs) ?? []) : text.split('');
  return Array.from(segmenter('grapheme').segment(text), ({ segment }) => segment);
}

/** Where the grapheme clusters of a text start, as UTF-16 offsets, with the text's length at the end. */
export function graphemeStarts(text: string): Uint32Array {
  const starts = new Uint32Array(text.length + 1);
  let count = 0;
  if (!NOT_SIMPLE.test(text) && !text.includes('\r\n')) {
    while (count < text.length) starts[count] = count++;
  } else {
    for (const { index } of segmenter('grapheme').segment(text)) starts[count++] = index;
  }
  starts[count] = text.length;
  return starts.subarray(0, count + 1);
}

/** Translates UTF-16 offsets of a text to positions in grapheme clusters: that of the cluster the offset is in. */
export function graphemePositions(text: string): (offset: number) => number {
  if (!NOT_SIMPLE.test(text) && !text.includes('\r\n')) return (offset) => offset;
  const starts = graphemeStarts(text);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}

/** Count of code points; a lone surrogate is one. */
export function countCodePoints(text: string): number {
  if (!SURROGATE.test(text)) return text.length;
  let count = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count--;
      i++;
    }
  }
  return count;
}

/** `U+0041` style: at least four hex digits in upper case, code points separated by spaces. */
export const codePointLabel = (text: string): string => Array.from(text, (character) => codePointName(character.codePointAt(0) ?? 0)).join(' ');

/** One code point as `U+0041`. */
export const codePointName = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** Orders texts by code point (the default order of strings is by UTF-16 unit). */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  if (i === length) return a.length - b.length;
  // Equal first halves of surrogate pairs: compare the pairs.
  if (i > 0 && (a.charCodeAt(i - 1) & 0xfc00) === 0xd800 && ((a.charCodeAt(i) & 0xfc00) === 0xdc00 || (b.charCodeAt(i) & 0xfc00) === 0xdc00)) i--;
  return (a.codePointAt(i) ?? 0) - (b.codePointAt(i) ?? 0);
}

/** Count of word-like segments. */
export function countWords(text: string): number {
  if (!NOT_ASCII.test(text)) return countMatches(text, ASCII_WORD);
  let count = 0;
  for (const { isWordLike } of segmenter('word').segment(text)) if (isWordLike) count++;
  return count;
}

/** The words of a text as written, in order. */
export function words(text: string): string[] {
  if (!NOT_ASCII.test(text)) return text.match(ASCII_WORD) ?? [];
  const found: string[] = [];
  for (const { segment, isWordLike } of segmenter('word').segment(text)) if (isWordLike) found.push(segment);
  return found;
}

/** The words of a text with their UTF-16 offsets. */
export function wordsWithOffsets(text: string): { word: string; start: number }[] {
  if (!NOT_ASCII.test(text)) return Array.from(text.matchAll(ASCII_WORD), ({ 0: word, index }) => ({ word, start: index }));
  const found: { word: string; start: number }[] = [];
  for (const { segment, index, isWordLike } of segmenter('word').segment(text)) if (isWordLike) found.push({ word: segment, start: index });
  return found;
}

/** What UAX #29 keeps together as a word where all is ASCII (rules WB5 to WB13b), which a pattern finds in a tenth of the time; an underscore by itself is none. */
const ASCII_WORD = /(?:[A-Za-z0-9]|_(?=\w)|(?<=\w)_|(?<=[A-Za-z])['.:](?=[A-Za-z])|(?<=[0-9])['.,;](?=[0-9]))+/g;

/** The sentence segments of UAX #29 as they stand, with their white space, whether or not they hold a word. */
export function sentenceSegments(text: string): { sentence: string; start: number }[] {
  return Array.from(segmenter('sentence').segment(text), ({ segment, index }) => ({ sentence: segment, start: index }));
}

/** Count of sentence segments that hold a word. */
export function countSentences(text: string): number {
  if (!NOT_ASCII.test(text) && !DOUBTFUL_END.test(text)) return text.split(ASCII_END).filter(holdsWord).length;
  let count = 0;
  for (const { segment } of segmenter('sentence').segment(text)) if (holdsWord(segment)) count++;
  return count;
}

/** Where sentences end when all is ASCII and no end is doubtful: at the end of a line (UAX #29, SB4), and at spaces between a full stop and the like and a capital letter (SB11). */
const ASCII_END = /[.!?]["')\]]*[ \t]+(?=[A-Z])|[\r\n]/;
/** A full stop and the like after which neither a capital letter after a space, nor the end of a line or of the text says that the sentence ends. */
const DOUBTFUL_END = /[.!?](?![.!?])["')\]]*(?!["')\]]|[ \t]+[A-Z]|[\r\n]|$)/;

/** Cased letters and digits make a word-like segment, but where a zero-width joiner ties them to an emoji. */
const SURELY_WORD = /[\p{Lu}\p{Ll}0-9]/u;
const NOT_ASCII = /[\u0080-\uffff]/;

function holdsWord(text: string): boolean {
  if (SURELY_WORD.test(text) && !text.includes('\u200d')) return true;
  if (!NOT_ASCII.test(text)) return text.includes('__');
  for (const { isWordLike } of segmenter('word').segment(text)) if (isWordLike) return true;
  return false;
}

/** The lines of a text without their endings (CRLF, LF or CR). An ending at the very end opens no further line; empty text has none. */
export function lines(text: string): string[] {
  if (text === '') return [];
  const parts = text.split(text.includes('\r') ? /\r\n|\n|\r/ : '\n');
  if (parts.at(-1) === '') parts.pop();
  return parts;
}

/** The first line ending of a text; LF where it has none. */
export const firstLineEnding = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';

/** Whether a text ends with a line ending. */
export const endsWithLineEnding = (text: string): boolean => text.endsWith('\n') || text.endsWith('\r');

/** Count of line endings (CRLF is one). */
export const countLineEndings = (text: string): number => countMatches(text, /\r\n|\n|\r/g);

/** Rewritten lines as one text: joined with the source's first line ending, ended with one exactly when the source was and a line is left. */
export function joinLines(rewritten: readonly string[], source: string): string {
  if (rewritten.length === 0) return '';
  const ending = firstLineEnding(source);
  return rewritten.join(ending) + (endsWithLineEnding(source) ? ending : '');
}

/** Rewrites every line of a text. */
export const mapLines = (text: string, rewrite: (line: string, index: number) => string): string => joinLines(lines(text).map(rewrite), text);

/** Whether a line holds nothing but white space. */
export function isBlank(line: string): boolean {
  let at = 0;
  while (at < line.length && isWhiteSpaceUnit(line.charCodeAt(at))) at++;
  return at === line.length;
}

/** Whether a UTF-16 unit is white space (all of Unicode's is in the Basic Multilingual Plane). */
export function isWhiteSpaceUnit(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  if (unit < 0x2000 || unit > 0x205f) return unit === 0x85 || unit === 0xa0 || unit === 0x1680 || unit === 0x3000;
  return unit <= 0x200a || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f;
}

/** The text without white space at its beginning. */
export function trimStart(text: string): string {
  let start = 0;
  while (start < text.length && isWhiteSpaceUnit(text.charCodeAt(start))) start++;
  return text.slice(start);
}

/** The text without white space at its end. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isWhiteSpaceUnit(text.charCodeAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The text without white space at both ends. */
export const trim = (text: string): string => trimEnd(trimStart(text));

/** The runs of non-white space, in order. */
export const nonSpaceRuns = (text: string): string[] => text.match(/\P{White_Space}+/gu) ?? [];

/** More spaces than this take longer to write than the event loop has time for. */
const MAX_QUICK_PADDING = 2_000_000;
/** Cells of longer texts take longer to measure, where they are not ASCII. */
const MAX_QUICK_MEASURING = 1500;

/** Whether the columns of a text, short as it is, may take long to line up: it becomes long when each line is padded by as much as the text has, or has much to measure. */
export const mayPadMuch = (text: string): boolean =>
  lines(text).length * text.length > MAX_QUICK_PADDING || (text.length > MAX_QUICK_MEASURING && /\P{ASCII}/u.test(text));

/** The paragraphs of a text, each as its lines. */
export function paragraphs(text: string): string[][] {
  const found: string[][] = [];
  let current: string[] | undefined;
  for (const line of lines(text)) {
    if (isBlank(line)) current = undefined;
    else if (current) current.push(line);
    else {
      current = [line];
      found.push(current);
    }
  }
  return found;
}

/** Count of runs of lines that are not blank. */
export function countParagraphs(text: string): number {
  let count = 0;
  let inside = false;
  for (const line of lines(text)) {
    const blank = isBlank(line);
    if (!blank && !inside) count++;
    inside = !blank;
  }
  return count;
}

/** How often a global pattern (without empty matches) is found. */
export function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) count++;
  return count;
}

/** The longest result a text tool gives, in UTF-16 units. */
export const MAX_RESULT_LENGTH = 5_000_000;

/** Refuses a result that would be longer than `MAX_RESULT_LENGTH`; call it before building the text. */
export function limitResult(length: number): void {
  if (length > MAX_RESULT_LENGTH) unprocessable(`The result would have more than ${grouped(MAX_RESULT_LENGTH)} characters.`);
}
