import { latin1Bytes } from '../../shared/platform/bytes.ts';
import type { Page, PdfFile } from './file.ts';
import { type Dict, dict, dictOf, Name, type Ref, resolved, Stream, streamOf, type Value } from './objects.ts';
import { boxOf, rotationOf, unitOf } from './page.ts';
import { packedStream } from './text-font.ts';
import { numberText } from './write.ts';

export type Matrix = readonly [number, number, number, number, number, number];

/** A number of a content stream, to thousandths. */
export const decimal = (value: number): string => numberText(Number(value.toFixed(4)) || 0);

export const decimals = (values: readonly number[]): string => values.map(decimal).join(' ');

/** The matrix from a page as it is shown, its lower left corner at 0 0 and points as units, to the page's own space. */
export function shownMatrix(file: PdfFile, page: Page): Matrix {
  const [left, bottom, right, top] = boxOf(file, page);
  const unit = 1 / unitOf(file, page);
  switch (rotationOf(file, page)) {
    case 90:
      return [0, unit, -unit, 0, right, bottom];
    case 180:
      return [-unit, 0, 0, -unit, right, top];
    case 270:
      return [0, -unit, unit, 0, left, top];
    default:
      return [unit, 0, 0, unit, left, bottom];
  }
}

/** Content that packing makes little shorter. */
const SHORT = 300;

/** What is drawn on a page. */
export interface Drawing {
  /** Operators, in the space of the page as it is shown. */
  readonly content: string;
  /** By category of resources, objects by their names. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, Value>>>>;
}

/** Draws on pages of a file. */
export class PageDrawer {
  readonly #file: PdfFile;
  readonly #contents = new Map<string, Ref>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** Draws over or under what a page has. */
  draw(page: Page, { content, resources }: Drawing, layer: 'over' | 'under' = 'over'): void {
    const renamed = this.#takeResources(page, resources);
    this.#put(page, `/Artifact BMC q ${decimals(shownMatrix(this.#file, page))} cm\n${renamed(content)}\nQ EMC\n`, layer);
  }

  /** Draws over what a page has, in the page's own space and as part of its content. */
  drawPlain(page: Page, { content, resources }: Drawing): void {
    const renamed = this.#takeResources(page, resources);
    this.#put(page, `q\n${renamed(content)}\nQ\n`, 'over');
  }

  #put(page: Page, text: string, layer: 'over' | 'under'): void {
    const found = resolved(this.#file, page.dict.get('Contents'));
    const given = page.dict.get('Contents');
    const own = Array.isArray(found) ? found : found === null || given === undefined ? [] : [given];
    const sound = own.filter((value) => streamOf(this.#file, value) !== undefined);
    if (layer === 'under') page.dict.set('Contents', [this.#added(text), ...sound]);
    else {
      page.dict.set('Contents', [this.#added('q\n'), ...sound, this.#added(`\nQ\n${text}`)]);
    }
    this.#file.replace(page.ref, page.dict);
  }

  /** A stream of content; pages with the same content share it. */
  #added(text: string): Ref {
    const bytes = latin1Bytes(text);
    const ref = this.#contents.get(text) ?? this.#file.add(text.length < SHORT ? new Stream(new Map(), bytes) : packedStream(bytes));
    this.#contents.set(text, ref);
    return ref;
  }

  /** Adds to the page's own resources, under names that are free. */
  #takeResources(page: Page, resources: Drawing['resources']): (content: string) => string {
    const own: Dict = new Map(dictOf(this.#file, page.dict.get('Resources') ?? page.inherited.get('Resources')) ?? []);
    const names = new Map<string, string>();
    for (const [category, objects] of Object.entries(resources)) {
      const list: Dict = new Map(dictOf(this.#file, own.get(category)) ?? []);
      for (const [name, value] of Object.entries(objects)) {
        let free = name;
        for (let number = 1; list.has(free) && list.get(free) !== value; number++) free = `${name}x${number}`;
        list.set(free, value);
        names.set(name, free);
      }
      own.set(category, list);
    }
    page.dict.set('Resources', own);
    page.inherited.set('Resources', own);
    return (content) => content.replace(/\/(Tr[A-Z]\w*)/g, (whole, name: string) => (names.has(name) ? `/${names.get(name)}` : whole));
  }
}

/** A form XObject (ISO 32000-2, 8.10). */
export function formObject(content: string, box: readonly number[], resources: Dict, more: Readonly<Record<string, Value>> = {}): Stream {
  return packedStream(latin1Bytes(content), dict({ Type: new Name('XObject'), Subtype: new Name('Form'), BBox: [...box], Resources: resources, ...more }));
}
