import { isObject } from '../../tools/shared/json/is-object.ts';
import { type Html, html } from '../html.ts';
import type { Room } from './room.ts';

const MAX_LINES = 4_000;
const SIGNS: Readonly<Record<string, string>> = { equal: ' ', added: '+', removed: '-' };

/** A stretch of two texts: in both, only in the new one or only in the old. */
interface Stretch {
  type: string;
  text: string;
}

/** Whether a list is the stretches of two texts. */
export const isComparison = (list: readonly unknown[]): list is readonly Stretch[] =>
  list.length > 0 && list.every((item) => isObject(item) && typeof item.text === 'string' && SIGNS[String(item.type)] !== undefined);

/** Two texts in one: whole lines with their signs, and stretches within lines as they were put in and taken out. */
export function showComparison(stretches: readonly Stretch[], room: Room): Html {
  if (stretches.slice(0, -1).every(({ text }) => text.endsWith('\n'))) {
    const lines = stretches.flatMap(({ type, text }) =>
      text
        .replace(/\n$/, '')
        .split('\n')
        .map((line): Stretch => ({ type, text: line })),
    );
    return html`<pre class="text diff sides" tabindex="0">${room.each(pairsOf(lines), MAX_LINES, (pair) => showPair(pair, room))}</pre>`;
  }
  const shown = room.each(stretches, MAX_LINES, ({ type, text }) => {
    const words = room.take(text);
    return type === 'added' ? html`<ins>${words}</ins>` : type === 'removed' ? html`<del>${words}</del>` : html`${words}`;
  });
  return html`<pre class="text diff" tabindex="0">${shown}</pre>`;
}

/** A line of the old text beside the one of the new. */
interface Pair {
  removed?: string;
  added?: string;
  equal?: string;
}

/** Lines side by side: of those that were taken out, each beside the one that was put in its place. */
function pairsOf(lines: readonly Stretch[]): Pair[] {
  const pairs: Pair[] = [];
  /** The first pair that has no line of the new text yet. */
  let open = 0;
  for (const { type, text } of lines) {
    const beside = pairs[open];
    if (type === 'removed') pairs.push({ removed: text });
    else if (type === 'added' && beside) {
      beside.added = text;
      open += 1;
      continue;
    } else pairs.push(type === 'added' ? { added: text } : { equal: text });
    if (type !== 'removed') open = pairs.length;
  }
  return pairs;
}

/** On a wide screen the two stand beside each other, else one below the other. */
function showPair({ removed, added, equal }: Pair, room: Room): Html {
  if (equal !== undefined) {
    const shown = room.take(equal);
    return html`<span class="pair"><span> ${shown}\n</span><span class="twin" aria-hidden="true"> ${shown}\n</span></span>`;
  }
  const [start, end] = removed !== undefined && added !== undefined ? sameEnds(removed, added) : [0, 0];
  const line = (text: string, kind: 'removed' | 'added'): Html => {
    const shown = room.take(text);
    const [from, to] = [start, Math.max(start, shown.length - end)];
    const changed = start + end === 0 ? false : kind === 'added' ? html`<ins>${shown.slice(from, to)}</ins>` : html`<del>${shown.slice(from, to)}</del>`;
    return html`<span class="${kind}">${SIGNS[kind]}${changed ? html`${shown.slice(0, from)}${changed}${shown.slice(to)}` : shown}\n</span>`;
  };
  return html`<span class="pair">${removed !== undefined && line(removed, 'removed')}${added !== undefined && line(added, 'added')}</span>`;
}

/** How much of two lines is the same at their start and at their end. */
function sameEnds(one: string, other: string): [start: number, end: number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  // Two emoji may begin, or end, with the same half.
  if (isHalf(one.charCodeAt(start - 1), 0xd8)) start--;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  if (isHalf(one.charCodeAt(one.length - end), 0xdc)) end--;
  return [start, end];
}

/** Whether a UTF-16 unit is the first (0xD8) or second (0xDC) half of a code point. */
const isHalf = (unit: number, beginning: 0xd8 | 0xdc): boolean => unit >> 10 === beginning >> 2;

/** Whether a text is a patch in the unified format. */
export const isPatch = (text: string): boolean => /^--- .*\n\+\+\+ .*\n@@ -\d/m.test(text);

/** A patch with its lines in colour. */
export function showPatch(text: string): Html {
  const lines = text.replace(/\n$/, '').split('\n');
  const kindOf = (line: string): string =>
    line.startsWith('@@') ? 'hunk' : /^\+(?!\+\+ )/.test(line) ? 'added' : /^-(?!-- )/.test(line) ? 'removed' : 'equal';
  return html`<pre class="text diff" tabindex="0">${lines.slice(0, MAX_LINES).map((line) => showLine(kindOf(line), line))}${lines.slice(MAX_LINES).join('\n')}</pre>`;
}

const showLine = (type: string, line: string): Html => (type === 'equal' ? html`${line}\n` : html`<span class="${type}">${line}\n</span>`);
