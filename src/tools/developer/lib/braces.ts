import { unprocessable } from '../../errors.ts';
import { grouped } from '../../shared/text/counts.ts';

const MAX_EXPANSIONS = 10_000;
const MAX_LENGTH = 2_000_000;
const RANGE = /^(?:(-?\d{1,9})\.\.(-?\d{1,9})|([A-Za-z])\.\.([A-Za-z]))(?:\.\.(-?\d{1,9}))?$/;

/**
 * Expands the braces of a glob pattern as bash does: {a,b}, {1..3}, {01..10..2}, {a..e}; nested ones too. \ keeps a character from being read.
 * Braces that are not closed or hold neither comma nor range stay. More than 10,000 patterns are unprocessable.
 * @param path the input field the pattern is in
 */
export function expandBraces(pattern: string, path: string): string[] {
  const done: string[] = [];
  let length = 0;
  // What comes before `from` is expanded already.
  const waiting: { text: string; from: number }[] = [{ text: pattern, from: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const found = firstBraces(next.text, next.from);
    if (found) {
      const [before, behind] = [next.text.slice(0, found.start), next.text.slice(found.end)];
      for (const item of found.items.toReversed()) waiting.push({ text: before + item + behind, from: before.length });
    } else {
      done.push(next.text);
      length += next.text.length;
    }
    if (done.length + waiting.length > MAX_EXPANSIONS || length > MAX_LENGTH)
      unprocessable(`The braces of the pattern expand to more than ${grouped(MAX_EXPANSIONS)} patterns.`, path);
  }
  return done;
}

function firstBraces(pattern: string, from: number): { start: number; end: number; items: string[] } | undefined {
  for (let start = from; start < pattern.length; start++) {
    if (pattern[start] === '\\') start++;
    else if (pattern[start] === '{') {
      const found = bracesAt(pattern, start);
      if (found) return { start, ...found };
    }
  }
  return undefined;
}

function bracesAt(pattern: string, start: number): { end: number; items: string[] } | undefined {
  const commas: number[] = [];
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') at++;
    else if (character === '{') depth++;
    else if (character === ',' && depth === 1) commas.push(at);
    else if (character === '}' && --depth === 0) {
      const end = at + 1;
      if (commas.length > 0) return { end, items: [start, ...commas].map((place, index) => pattern.slice(place + 1, commas[index] ?? at)) };
      const items = rangeItems(pattern.slice(start + 1, at));
      return items && { end, items };
    }
  }
  return undefined;
}

function rangeItems(text: string): string[] | undefined {
  const [whole, low, high, first, last, step] = RANGE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const letters = first !== undefined && last !== undefined;
  const [from, to] = letters ? [first.charCodeAt(0), last.charCodeAt(0)] : [Number(low), Number(high)];
  const size = Math.abs(Number(step ?? 1)) || 1;
  const count = Math.floor(Math.abs(to - from) / size) + 1;
  const padded = [low, high].some((end) => end !== undefined && /^-?0\d/.test(end));
  const width = padded ? Math.max(low?.length ?? 0, high?.length ?? 0) : 0;
  return Array.from({ length: Math.min(count, MAX_EXPANSIONS + 1) }, (_, index) => {
    const value = from + (to < from ? -1 : 1) * size * index;
    if (letters) return String.fromCharCode(value);
    return value < 0 ? `-${String(-value).padStart(width - 1, '0')}` : String(value).padStart(width, '0');
  });
}
