import type { PdfFile } from './file.ts';
import { fieldsOf, formOf } from './form.ts';
import { arrayOf, type Dict, dictOf, isDict, nameOf, Ref, resolved, Stream, type Value } from './objects.ts';
import { annotationsOf, treeEntries } from './outline.ts';
import { eachXObject } from './page.ts';
import { Parser } from './parser.ts';

const MAX_ACTIONS = 100;
const HEAD = 1024;

/** What a font is called and how it is in the file. */
export interface FontFacts {
  readonly name: string;
  readonly type: string;
  readonly embedded: boolean;
  readonly subset: boolean;
}

/** The fonts and the number of pictures that pages and their forms use. */
export function resourcesOf(file: PdfFile): { fonts: FontFacts[]; images: number } {
  const seen = new Set<unknown>();
  const fonts = new Set<Dict>();
  const masks = new Set<unknown>();
  const images = new Set<Stream>();
  for (const page of file.pages) {
    eachXObject(
      file,
      page,
      seen,
      (stream) => {
        if (nameOf(file, stream.dict.get('Subtype')) !== 'Image') return;
        images.add(stream);
        for (const key of ['SMask', 'Mask']) masks.add(resolved(file, stream.dict.get(key)));
        if (stream.dict.get('ImageMask') === true) masks.add(stream);
      },
      (resources) => {
        for (const value of dictOf(file, resources.get('Font'))?.values() ?? []) {
          const font = dictOf(file, value);
          if (font) fonts.add(font);
        }
      },
    );
  }
  const facts = [...fonts].map((font) => fontFacts(file, font));
  facts.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.type < b.type ? -1 : a.type > b.type ? 1 : 0));
  return { fonts: facts, images: [...images].filter((image) => !masks.has(image)).length };
}

function fontFacts(file: PdfFile, font: Dict): FontFacts {
  const descendant = dictOf(file, arrayOf(file, font.get('DescendantFonts'))?.[0]);
  const own = descendant ?? font;
  const subtype = nameOf(file, own.get('Subtype')) ?? 'unknown';
  const descriptor = dictOf(file, own.get('FontDescriptor'));
  const full = nameOf(file, font.get('BaseFont')) ?? nameOf(file, descriptor?.get('FontName')) ?? nameOf(file, font.get('Name')) ?? '';
  const isSubset = /^[A-Z]{6}\+/.test(full);
  const embedded = subtype === 'Type3' || ['FontFile', 'FontFile2', 'FontFile3'].some((key) => resolved(file, descriptor?.get(key)) instanceof Stream);
  return { name: isSubset ? full.slice(7) : full, type: subtype, embedded, subset: isSubset };
}

/** Whether the file is linearized as it stands: its first object says so, with its length. */
export function linearization(file: PdfFile): { claimed: boolean; holds: boolean } {
  const header = String.fromCharCode(...file.bytes.subarray(0, HEAD * 2)).indexOf('%PDF-');
  const parser = new Parser(file.bytes, Math.max(0, header));
  const isObject = parser.digits() !== undefined && parser.digits() !== undefined && parser.take('obj');
  if (!isObject) return { claimed: false, holds: false };
  try {
    const first = parser.next();
    if (!isDict(first as Value) || !(first instanceof Map) || !first.has('Linearized')) return { claimed: false, holds: false };
    const length = first.get('L');
    return { claimed: true, holds: length === file.bytes.length || length === file.bytes.length - header };
  } catch {
    return { claimed: false, holds: false };
  }
}

/** Whether an action, or one that comes after it, is a script. */
function runsScript(file: PdfFile, value: Value | undefined): boolean {
  const queue: (Value | undefined)[] = [value];
  for (let step = 0; queue.length > 0 && step < MAX_ACTIONS; step++) {
    const found = resolved(file, queue.shift());
    if (Array.isArray(found)) queue.push(...found);
    else if (isDict(found)) {
      const kind = nameOf(file, found.get('S'));
      if (kind === 'JavaScript' || (kind === 'Rendition' && found.has('JS'))) return true;
      if (found.has('Next')) queue.push(found.get('Next'));
    }
  }
  return false;
}

const hasScripts = (file: PdfFile, holder: Dict): boolean =>
  runsScript(file, holder.get('A')) || [...(dictOf(file, holder.get('AA'))?.values() ?? [])].some((action) => runsScript(file, action));

/** Whether a file holds JavaScript: in its names, or in actions of the catalog, pages, annotations and fields. */
export function hasJavaScript(file: PdfFile): boolean {
  const { root } = file;
  if (treeEntries(file, dictOf(file, root.get('Names'))?.get('JavaScript'), 'Names').length > 0) return true;
  if (runsScript(file, root.get('OpenAction')) || hasScripts(file, root)) return true;
  for (const page of file.pages) {
    if (hasScripts(file, page.dict)) return true;
    for (const { dict } of annotationsOf(file, page)) if (hasScripts(file, dict)) return true;
  }
  return formOf(file) !== undefined && fieldsOf(file).some((field) => hasScripts(file, field.dict));
}

/** How many annotations the pages have, without those of forms and their popups. */
export function annotationCount(file: PdfFile): number {
  let count = 0;
  for (const page of file.pages)
    for (const { dict } of annotationsOf(file, page)) if (!['Widget', 'Popup'].includes(nameOf(file, dict.get('Subtype')) ?? '')) count++;
  return count;
}

/** Reads every object that can be reached, so that all that is broken is known. */
export const readAll = (file: PdfFile): void => eachDict(file, () => undefined);

/** Goes through all dictionaries that can be reached. @param use takes each before what it holds is looked at */
export function eachDict(file: PdfFile, use: (dict: Dict) => void): void {
  const seen = new Set<number>();
  const queue: Value[] = [...file.trailer.values()];
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (value instanceof Ref) {
      if (!seen.has(value.number)) queue.push(file.get(value));
      seen.add(value.number);
      continue;
    }
    const dict = value instanceof Stream ? value.dict : value;
    if (isDict(dict)) use(dict);
    if (isDict(dict) || Array.isArray(dict)) for (const entry of dict.values()) queue.push(entry);
  }
}
