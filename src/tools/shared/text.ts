// The terms of the text tools, in one place: line, blank line, word, sentence, paragraph, character (grapheme cluster).

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** White space as in Unicode's White_Space property (JavaScript's \s differs by U+0085 and U+FEFF). */
export const WHITE_SPACE = /\p{White_Space}/u;

/** Count of grapheme clusters. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemeSegmenter.segment(text)) count++;
  return count;
}

/** The grapheme clusters of a text, in order. */
export function graphemes(text: string): string[] {
  return Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment);
}

/** Count of word-like segments. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of wordSegmenter.segment(text)) if (isWordLike) count++;
  return count;
}

/** The words of a text as written, in order. */
export function words(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) if (isWordLike) found.push(segment);
  return found;
}

/** Count of sentence segments that hold a word. */
export function countSentences(text: string): number {
  let count = 0;
  for (const { segment } of sentenceSegmenter.segment(text)) if (holdsWord(segment)) count++;
  return count;
}

function holdsWord(text: string): boolean {
  for (const { isWordLike } of wordSegmenter.segment(text)) if (isWordLike) return true;
  return false;
}

/** The lines of a text without their endings (CRLF, LF or CR). An ending at the very end opens no further line; empty text has none. */
export function lines(text: string): string[] {
  if (text === '') return [];
  const parts = text.split(/\r\n|\n|\r/);
  if (parts.at(-1) === '') parts.pop();
  return parts;
}

/** Whether a line holds nothing but white space. */
export const isBlank = (line: string): boolean => /^\p{White_Space}*$/u.test(line);

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
