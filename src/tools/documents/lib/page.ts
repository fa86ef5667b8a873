import { unprocessable } from '../../errors.ts';
import type { Page, PdfFile } from './file.ts';
import { type Dict, dictOf, nameOf, numberOf, rectangleOf, type Stream, streamOf } from './objects.ts';

const MAX_LIST = 50_000;
const LETTER: Box = [0, 0, 612, 792];

export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** The numbers of pages that a list gives, from 1. What is no such list, or a page that is not there, is unprocessable. */
export function pageNumbers(list: string, count: number, path = 'pages'): number[] {
  const text = list.replace(/\s+/g, '');
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (text === 'all') return all;
  if (text === 'odd') return all.filter((page) => page % 2 === 1);
  if (text === 'even') return all.filter((page) => page % 2 === 0);
  const pages: number[] = [];
  for (const item of text.split(',')) {
    const match = /^(\d{1,15}|last)(?:(-)(\d{1,15}|last)?)?$/.exec(item);
    if (!match)
      return unprocessable(
        `“${item.slice(0, 40)}” is not a page or range of pages; 3, 2-5, 4- and last are, in a list with commas, or the words all, odd and even.`,
        path,
      );
    const from = pageOf(match[1] ?? '', count, path);
    const to = match[2] ? pageOf(match[3] ?? 'last', count, path) : from;
    if (pages.length + Math.abs(to - from) >= MAX_LIST) unprocessable(`The list gives more than ${MAX_LIST} pages.`, path);
    for (let page = from; from <= to ? page <= to : page >= to; page += from <= to ? 1 : -1) pages.push(page);
  }
  return pages;
}

function pageOf(text: string, count: number, path: string): number {
  const page = text === 'last' ? count : Number(text);
  if (page < 1 || page > count) unprocessable(`There is no page ${text}; the file has ${count}.`, path);
  return page;
}

/** The rotation of a page: 0, 90, 180 or 270 clockwise. */
export function rotationOf(file: PdfFile, page: Page): number {
  const given = numberOf(file, page.inherited.get('Rotate')) ?? 0;
  return given % 90 === 0 ? ((given % 360) + 360) % 360 : 0;
}

/** The part of a page that is shown: its CropBox, cut to its MediaBox. */
export function boxOf(file: PdfFile, page: Page): Box {
  const found = rectangleOf(file, page.inherited.get('MediaBox'));
  const media = found && found[2] > found[0] && found[3] > found[1] ? found : LETTER;
  const crop = rectangleOf(file, page.inherited.get('CropBox'));
  if (!crop) return media;
  const cut: Box = [Math.max(media[0], crop[0]), Math.max(media[1], crop[1]), Math.min(media[2], crop[2]), Math.min(media[3], crop[3])];
  return cut[2] > cut[0] && cut[3] > cut[1] ? cut : media;
}

export const unitOf = (file: PdfFile, page: Page): number => {
  const unit = numberOf(file, page.dict.get('UserUnit')) ?? 1;
  return unit > 0 ? unit : 1;
};

/** To millionths, so that differences of doubles leave no trace. */
const tidy = (value: number): number => Number(value.toFixed(6));

/** The size of a page as it is shown, in points. */
export function sizeOf(file: PdfFile, page: Page): { width: number; height: number } {
  const [left, bottom, right, top] = boxOf(file, page);
  const unit = unitOf(file, page);
  const [width, height] = [tidy((right - left) * unit), tidy((top - bottom) * unit)];
  return rotationOf(file, page) % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** The XObjects that a page uses, and those within them: each once. @param use takes one with its name; forms are followed by themselves */
export function eachXObject(
  file: PdfFile,
  page: Page,
  seen: Set<unknown>,
  use: (stream: Stream, name: string) => void,
  useResources?: (resources: Dict) => void,
): void {
  const queue = [dictOf(file, page.inherited.get('Resources'))];
  for (let resources = queue.shift(); queue.length > 0 || resources; resources = queue.shift()) {
    if (!resources) continue;
    if (seen.has(resources)) continue;
    seen.add(resources);
    useResources?.(resources);
    for (const [name, value] of dictOf(file, resources.get('XObject')) ?? []) {
      const stream = streamOf(file, value);
      if (!stream || seen.has(stream)) continue;
      seen.add(stream);
      use(stream, name);
      if (nameOf(file, stream.dict.get('Subtype')) === 'Form') queue.push(dictOf(file, stream.dict.get('Resources')));
    }
  }
}
