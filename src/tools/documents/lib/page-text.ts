import type { Glyph } from './glyphs.ts';

const SAME_LINE = 0.5;
const SPACE = 0.25;
/** Of a degree, within which text runs the same way. */
const SAME_WAY = 2;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;
const WHITE = /^\s*$/;
const MAX_COLUMNS = 2000;

/** A glyph in the frame in which its line runs from left to right. */
interface Placed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly base: number;
  readonly size: number;
  readonly glyph: Glyph;
}

interface Line {
  readonly glyphs: Placed[];
  readonly base: number;
  readonly size: number;
}

/** The lines of a page in reading order. @param layout whether they keep their places by runs of spaces */
export function pageText(glyphs: readonly Glyph[], layout: boolean): string {
  const ways = new Map<number, Placed[]>();
  for (const glyph of glyphs) {
    if (glyph.text === '') continue;
    const degrees = Math.round((Math.atan2(glyph.endY - glyph.y, glyph.endX - glyph.x) * 180) / Math.PI / SAME_WAY) * SAME_WAY;
    const way = glyph.endX === glyph.x && glyph.endY === glyph.y ? 0 : degrees === -180 ? 180 : degrees;
    const list = ways.get(way) ?? [];
    list.push(placedIn(glyph, way));
    ways.set(way, list);
  }
  const lines = [...ways.values()].flatMap(linesOf);
  lines.sort((a, b) => topOf(b) - topOf(a) || leftOf(a) - leftOf(b));
  const texts = layout ? laidOut(lines) : lines.map((line) => textOf(line));
  return texts.filter((text) => text !== '').join('\n');
}

const topOf = ({ glyphs: [first] }: Line): number => first?.glyph.y ?? 0;
const leftOf = ({ glyphs: [first] }: Line): number => first?.glyph.x ?? 0;

const QUARTERS: Readonly<Record<number, readonly [number, number]>> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], [-90]: [0, -1] };

function placedIn(glyph: Glyph, way: number): Placed {
  const [cos, sin] = QUARTERS[way] ?? [Math.cos((way * Math.PI) / 180), Math.sin((way * Math.PI) / 180)];
  const along = (x: number, y: number): number => x * cos + y * sin;
  const [start, end] = [along(glyph.x, glyph.y), along(glyph.endX, glyph.endY)];
  return { text: glyph.text, start: Math.min(start, end), end: Math.max(start, end), base: glyph.y * cos - glyph.x * sin, size: glyph.size, glyph };
}

/** Glyphs whose base lines differ by less than half the font size, from left to right. */
function linesOf(placed: readonly Placed[]): Line[] {
  const lines: Line[] = [];
  const sorted = [...placed].sort((a, b) => b.base - a.base || a.start - b.start);
  let line: Line | undefined;
  for (const glyph of sorted) {
    if (!line || line.base - glyph.base >= SAME_LINE * Math.max(line.size, glyph.size)) {
      line = { glyphs: [], base: glyph.base, size: glyph.size };
      lines.push(line);
    }
    line.glyphs.push(glyph);
  }
  for (const { glyphs } of lines) glyphs.sort((a, b) => a.start - b.start);
  return lines;
}

/** The words of a line, each as its glyphs, from left to right. */
function wordsOf({ glyphs }: Line): Placed[][] {
  const words: Placed[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let isOpen = false;
  for (const glyph of glyphs) {
    if (WHITE.test(glyph.text)) {
      isOpen = false;
      continue;
    }
    const size = Math.max(glyph.size, words.at(-1)?.at(-1)?.size ?? 0);
    if (!isOpen || glyph.start - end >= SPACE * size - 1e-6 * size) words.push([]);
    words.at(-1)?.push(glyph);
    isOpen = true;
    end = Math.max(isOpen && words.at(-1)?.length !== 1 ? end : Number.NEGATIVE_INFINITY, glyph.end);
  }
  return words;
}

function textOf(line: Line): string {
  const parts: string[] = [];
  for (const word of wordsOf(line)) {
    if (parts.length > 0) parts.push(' ');
    for (const glyph of word) parts.push(glyph.text);
  }
  return logical(parts).trim().replace(/\s+/g, ' ');
}

/** A line as it is read: what runs from right to left is turned round. @param parts characters from left to right */
function logical(parts: readonly string[]): string {
  if (!parts.some((part) => RIGHT_TO_LEFT.test(part))) return parts.join('');
  const strong = parts.map((part) => (RIGHT_TO_LEFT.test(part) ? 'R' : LEFT_TO_RIGHT.test(part) ? 'L' : ''));
  const isRightToLeft = strong.filter((way) => way === 'R').length >= strong.filter((way) => way === 'L').length;
  const own = isRightToLeft ? 'L' : 'R';
  const runs: { parts: string[]; against: boolean }[] = [];
  for (let at = 0; at < parts.length; ) {
    const against = strong[at] === own;
    const end = runEnd(strong, at, own);
    runs.push({ parts: parts.slice(at, end), against });
    at = end;
  }
  const turned = runs.map((run) => (run.against === isRightToLeft ? run.parts : run.parts.toReversed()).join(''));
  return (isRightToLeft ? turned.toReversed() : turned).join('');
}

/** Where a run ends that is against the line's own way, with what stands between its characters, or one that is not. @param own the way against the line's */
function runEnd(strong: readonly string[], start: number, own: string): number {
  let end = start + 1;
  if (strong[start] !== own) {
    while (end < strong.length && strong[end] !== own) end++;
    return end;
  }
  for (let next = start + 1; next < strong.length && (strong[next] === own || strong[next] === ''); next++) if (strong[next] === own) end = next + 1;
  return end;
}

/** Lines whose words keep their places, in columns as wide as a character on the whole. */
function laidOut(lines: readonly Line[]): string[] {
  const words = lines.map(wordsOf);
  const all = words.flat(2);
  if (all.length === 0) return [];
  const left = all.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const widths = all
    .map(({ start, end }) => end - start)
    .filter((width) => width > 0)
    .sort((a, b) => a - b);
  const cell = widths[widths.length >> 1] ?? 1;
  return words.map((line) => {
    let text = '';
    let length = 0;
    for (const word of line) {
      const column = Math.min(MAX_COLUMNS, Math.round(((word[0]?.start ?? left) - left) / cell));
      const gap = Math.max(length > 0 ? 1 : 0, column - length);
      const own = logical(word.map((glyph) => glyph.text));
      text += ' '.repeat(gap) + own;
      length += gap + [...own].length;
    }
    return text.trimEnd();
  });
}
