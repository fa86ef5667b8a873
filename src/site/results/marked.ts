import { isObject } from '../../tools/shared/json/is-object.ts';
import { countGraphemes, graphemeStarts } from '../../tools/shared/text/segments.ts';
import type { MarkedView, Place } from '../../tools/views.ts';
import { type Html, html } from '../html.ts';
import { shownNumber } from './numbers.ts';
import type { Drawing } from './room.ts';

/** So many characters of a text are shown, and so many marks in it. */
const MAX_MARKED = 50_000;
const MAX_MARKS = 5_000;
/** So many different texts are looked for. */
const MAX_TEXTS = 500;
const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** A stretch of the text in UTF-16 units. */
type Stretch = readonly [start: number, end: number];

/** An input with what was found in it marked; false where there is none, or nothing was found. @param list what was found */
export function showMarked(view: MarkedView, list: readonly unknown[], { room, shape }: Drawing): Html | false {
  const given = shape.given?.[view.in] ?? '';
  const text = room.take(given, MAX_MARKED);
  if (text === '') return false;
  const found = view.place
    ? placed(view.place, list.slice(0, MAX_MARKS), text, view, shape.given?.[view.place.searched ?? ''])
    : standing(textsOf(list, view), text);
  const stretches = apart(found.slice(0, MAX_MARKS));
  if (stretches.length === 0) return false;
  const parts = room.each(stretches, MAX_MARKS, ([start, end, from]) => html`${text.slice(from, start)}<mark>${text.slice(start, end)}</mark>`);
  const rest = text.slice(stretches[parts.length - 1]?.[1] ?? 0);
  return html`<pre class="text marked" tabindex="0">${parts}${rest}</pre>${text.length < given.length && html`<p class="hint">The text is shown up to its character ${shownNumber(text.length)}.</p>`}`;
}

const textsOf = (list: readonly unknown[], { text }: MarkedView): string[] =>
  list.map((entry) => (text === undefined ? entry : isObject(entry) ? entry[text] : '')).filter((found) => typeof found === 'string');

/** Stretches in their order, none in another, each with where the one before ends. What overlaps is cut. */
function apart(found: readonly Stretch[]): [start: number, end: number, from: number][] {
  const stretches: [number, number, number][] = [];
  let from = 0;
  for (const [start, end] of found.toSorted(([one, longer], [other, shorter]) => one - other || shorter - longer)) {
    const begin = Math.max(start, from);
    if (end < begin || (end === begin && start < from)) continue;
    stretches.push([begin, end, from]);
    from = end;
  }
  return stretches;
}

/** Where entries say that they are. */
function placed({ counted, start, end }: Place, list: readonly unknown[], text: string, view: MarkedView, searched: string | undefined): Stretch[] {
  const offsetOf = offsetsIn(text, counted);
  const length = searched ? countGraphemes(searched) : 1;
  return list.flatMap((entry) => {
    const named = isObject(entry) ? entry : {};
    const at = start === undefined ? entry : named[start];
    const until = end === undefined ? undefined : named[end];
    const found = view.text === undefined ? undefined : named[view.text];
    if (typeof at !== 'number') return [];
    const from = offsetOf(at);
    const to = typeof until === 'number' ? offsetOf(until) : typeof found === 'string' ? from + found.length : offsetOf(at + length);
    return from > text.length || to < from ? [] : [[from, Math.min(to, text.length)]];
  });
}

/** Translates places in a text to UTF-16 offsets; what is beyond the text is infinite. */
function offsetsIn(text: string, counted: Place['counted']): (place: number) => number {
  if (counted === 'utf16') return (place) => place;
  const starts = counted === 'graphemes' ? graphemeStarts(text) : codePointStarts(text);
  return (place) => starts[place] ?? Number.POSITIVE_INFINITY;
}

function codePointStarts(text: string): number[] {
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) starts.push(at);
  return [...starts, text.length];
}

/** Every place where one of some texts stands, in capitals or not, and not within a word. */
function standing(texts: readonly string[], text: string): Stretch[] {
  const lower = text.toLowerCase();
  // Where lower case has another length, its places are not those of the text.
  const [searched, folded] = lower.length === text.length ? [lower, (found: string) => found.toLowerCase()] : [text, (found: string) => found];
  const stretches: Stretch[] = [];
  for (const found of [...new Set(texts.map(folded))].slice(0, MAX_TEXTS)) {
    if (found === '') continue;
    for (let at = searched.indexOf(found); at >= 0 && stretches.length < MAX_MARKS; at = searched.indexOf(found, at + found.length)) {
      if (isWhole(searched, at, at + found.length)) stretches.push([at, at + found.length]);
    }
  }
  return stretches;
}

const isWhole = (text: string, start: number, end: number): boolean => !isWithin(text, start) && !isWithin(text, end);

/** Whether a place is between two characters of one word. */
const isWithin = (text: string, at: number): boolean => WORD.test(characterBefore(text, at)) && WORD.test(characterAt(text, at));

const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0x20);
const characterBefore = (text: string, at: number): string => characterAt(text, at > 1 && (text.codePointAt(at - 2) ?? 0) > 0xffff ? at - 2 : at - 1);
