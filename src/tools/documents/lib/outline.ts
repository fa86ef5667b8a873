import type { Page, PdfFile } from './file.ts';
import { arrayOf, Bytes, bytesOf, type Dict, dictOf, isDict, keyOf, Name, nameOf, Ref, resolved, Stream, type Value } from './objects.ts';
import { textOf } from './text.ts';

const MAX_ENTRIES = 10_000;
const MAX_DEPTH = 100;
const MAX_NAMES = 100_000;

/** An entry of the outline. */
export interface Bookmark {
  readonly title: string;
  /** From 1. */
  readonly level: number;
  /** From 1; undefined where it leads to no page. */
  readonly page: number | undefined;
  readonly item: Dict;
}

/** The entries of a tree of names or numbers (ISO 32000-2, 7.9.6), in its order. @param list Names or Nums */
export function treeEntries(file: PdfFile, root: Value | undefined, list: 'Names' | 'Nums'): [Value, Value][] {
  const found: [Value, Value][] = [];
  const seen = new Set<Dict>();
  const walk = (value: Value | undefined, depth: number): void => {
    const node = dictOf(file, value);
    if (!node || seen.has(node) || depth > MAX_DEPTH) return;
    seen.add(node);
    const pairs = arrayOf(file, node.get(list)) ?? [];
    for (let at = 0; at + 1 < pairs.length && found.length < MAX_NAMES; at += 2) found.push([resolved(file, pairs[at]), pairs[at + 1] ?? null]);
    for (const kid of arrayOf(file, node.get('Kids')) ?? []) walk(kid, depth + 1);
  };
  walk(root, 0);
  return found;
}

/** Finds the pages that destinations lead to. */
export class Destinations {
  readonly #file: PdfFile;
  readonly #numbers: Map<number, number>;
  readonly #count: number;
  #named: Map<string, Value> | undefined;

  constructor(file: PdfFile) {
    this.#file = file;
    this.#numbers = new Map(file.pages.map(({ ref }, index) => [ref.number, index + 1]));
    this.#count = file.pages.length;
  }

  /** The explicit destination (an array) that a destination is or names. */
  explicit(value: Value | undefined): Value[] | undefined {
    const found = resolved(this.#file, value);
    const named = found instanceof Name || found instanceof Bytes ? this.#lookUp(found) : found;
    if (Array.isArray(named)) return named;
    return isDict(named) ? arrayOf(this.#file, named.get('D')) : undefined;
  }

  #lookUp(name: Value): Value {
    const { root } = this.#file;
    this.#named ??= new Map([
      ...treeEntries(this.#file, dictOf(this.#file, root.get('Names'))?.get('Dests'), 'Names').map(([key, value]): [string, Value] => [
        keyOf(key) ?? '',
        value,
      ]),
      ...(dictOf(this.#file, root.get('Dests')) ?? []),
    ]);
    return resolved(this.#file, this.#named.get(keyOf(name) ?? ''));
  }

  /** The number of the page that an explicit destination leads to. */
  pageOf(destination: readonly Value[] | undefined): number | undefined {
    const [target] = destination ?? [];
    if (target instanceof Ref) return this.#numbers.get(target.number);
    return typeof target === 'number' && target >= 0 && target < this.#count ? Math.floor(target) + 1 : undefined;
  }

  /** The destination of something with Dest or with an action that goes there. */
  of(item: Dict): Value[] | undefined {
    if (item.has('Dest')) return this.explicit(item.get('Dest'));
    const action = dictOf(this.#file, item.get('A'));
    return action && nameOf(this.#file, action.get('S')) === 'GoTo' ? this.explicit(action.get('D')) : undefined;
  }
}

/** The bookmarks of a file in their order, at most 10,000. */
export function bookmarksOf(file: PdfFile, destinations: Destinations): Bookmark[] {
  const bookmarks: Bookmark[] = [];
  const seen = new Set<Dict>();
  const walk = (first: Value | undefined, level: number): void => {
    for (let item = dictOf(file, first); item && !seen.has(item) && bookmarks.length < MAX_ENTRIES; item = dictOf(file, item.get('Next'))) {
      seen.add(item);
      bookmarks.push({ title: textOf(bytesOf(file, item.get('Title')) ?? new Uint8Array(0)), level, page: destinations.pageOf(destinations.of(item)), item });
      if (level < MAX_DEPTH) walk(item.get('First'), level + 1);
    }
  };
  walk(dictOf(file, file.root.get('Outlines'))?.get('First'), 1);
  return bookmarks;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number in small Roman letters. */
export function romanOf(number: number): string {
  let [rest, text] = [number, ''];
  for (const [value, letters] of ROMAN) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

/** A number as page labels write it in letters: a to z, then aa, bb. */
export const lettersOf = (number: number): string => String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.floor((number - 1) / 26) + 1);

/** How the pages of a range are labelled. */
interface LabelRange {
  readonly from: number;
  readonly style: string | undefined;
  readonly prefix: string;
  readonly start: number;
}

const MAX_LABEL_NUMBER = 100_000;

/** The labels of the pages (ISO 32000-2, 12.4.2); undefined where the file numbers none. */
export function labelsOf(file: PdfFile): (string | undefined)[] | undefined {
  const entries = treeEntries(file, file.root.get('PageLabels'), 'Nums');
  if (entries.length === 0) return undefined;
  const ranges = entries
    .flatMap(([key, value]): LabelRange[] => {
      const range = dictOf(file, value);
      const start = range && resolved(file, range.get('St'));
      if (!range || typeof key !== 'number') return [];
      return [
        {
          from: key,
          style: nameOf(file, range.get('S')),
          prefix: textOf(bytesOf(file, range.get('P')) ?? new Uint8Array(0)),
          start: typeof start === 'number' && start >= 1 ? start : 1,
        },
      ];
    })
    .sort((a, b) => a.from - b.from);
  let at = -1;
  return file.pages.map((_, index) => {
    while ((ranges[at + 1]?.from ?? Number.POSITIVE_INFINITY) <= index) at++;
    const range = ranges[at];
    if (!range) return undefined;
    const label = range.prefix + numbered(range.style, Math.min(MAX_LABEL_NUMBER, range.start + index - range.from));
    return label === '' ? undefined : label;
  });
}

function numbered(style: string | undefined, number: number): string {
  if (style === 'D') return String(number);
  if (style === 'r') return romanOf(number);
  if (style === 'R') return romanOf(number).toUpperCase();
  if (style === 'a') return lettersOf(number);
  if (style === 'A') return lettersOf(number).toUpperCase();
  return '';
}

/** The annotations of a page. */
export function annotationsOf(file: PdfFile, page: Page): { ref: Ref | undefined; dict: Dict }[] {
  return (arrayOf(file, page.dict.get('Annots')) ?? []).flatMap((value) => {
    const found = resolved(file, value);
    return isDict(found) && !(found instanceof Stream) ? [{ ref: value instanceof Ref ? value : undefined, dict: found }] : [];
  });
}
