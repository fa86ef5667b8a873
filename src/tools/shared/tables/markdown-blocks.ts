// What begins and ends the blocks of GitHub Flavored Markdown (chapters 4 and 5), line by line.
import { isBlank } from '../text/segments.ts';

/** What is in front of each line of a quote. */
export const QUOTE = /^ {0,3}> ?/;
/** What a list item begins with, up to its content. */
export const LIST_ITEM = /^( {0,3}(?:[-+*]|[0-9]{1,9}[.)]))( {1,4}(?! )|[ \t]|$)/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const THEMATIC_BREAK = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
/** HTML blocks: what begins them and what their last line holds (GFM 4.6); the others end before a blank line. */
const HTML_BLOCKS: readonly (readonly [RegExp, RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[ \t>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<![A-Za-z]/, />/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
];
const HTML_TAGS =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|' +
  'h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
const HTML_TAG = new RegExp(`^ {0,3}</?(?:${HTML_TAGS})(?:[ \\t]|/?>|$)`, 'i');
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/s;
const INDENTED = /^(?: {4}| {0,3}\t)/;

/** Whether a line that continues no paragraph is code by its indent. */
export const isIndentedCode = (line: string): boolean => INDENTED.test(line);

export const isThematicBreak = (line: string): boolean => THEMATIC_BREAK.test(line);

/** Whether a line is a heading or a thematic break, or underlines a heading with dashes: nothing goes on after it. */
export const standsAlone = (line: string): boolean => HEADING.test(line) || THEMATIC_BREAK.test(line);

/** Whether a block begins on a line that would otherwise be the row of a table. */
export const startsBlock = (line: string): boolean =>
  QUOTE.test(line) ||
  standsAlone(line) ||
  fenceOf(line) !== undefined ||
  LIST_ITEM.test(line) ||
  isIndentedCode(line) ||
  HTML_TAG.test(line) ||
  HTML_BLOCKS.some(([start]) => start.test(line));

/** Where fenced code or HTML that begins on a line ends; undefined where none begins. */
export function literalEnd(lines: readonly string[], start: number): number | undefined {
  const line = lines[start] ?? '';
  const until = (isLast: (later: string) => boolean, from = start): number => {
    let at = from;
    while (at < lines.length && !isLast(lines[at] ?? '')) at++;
    return Math.min(at + 1, lines.length);
  };
  const fence = fenceOf(line);
  if (fence !== undefined) return until((later) => closesFence(later, fence), start + 1);
  for (const [begins, ends] of HTML_BLOCKS) if (begins.test(line)) return until((later) => ends.test(later));
  return HTML_TAG.test(line) ? until(isBlank) : undefined;
}

/** The marks of the fence a line opens. */
export function fenceOf(line: string): string | undefined {
  const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
  return marks === '' || (marks.startsWith('`') && rest.includes('`')) ? undefined : marks;
}

/** Whether a line closes the code that a fence has opened. */
function closesFence(line: string, fence: string): boolean {
  const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
  return marks[0] === fence[0] && marks.length >= fence.length && isBlank(rest);
}
