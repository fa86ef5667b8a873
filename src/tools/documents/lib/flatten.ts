import { decimals, type PageDrawer } from './drawing.ts';
import type { PdfFile } from './file.ts';
import { arrayOf, type Dict, dictOf, Name, nameOf, numberOf, Ref, rectangleOf, resolved, Stream, type Value } from './objects.ts';

const HIDDEN = 2;
const NO_VIEW = 32;
const WHOLE = [0, 0, 1, 1] as const;

/** Makes the fields on all pages part of the pages, and takes the form away. */
export function flatten(file: PdfFile, drawer: PageDrawer): void {
  for (const page of file.pages) {
    const annotations = arrayOf(file, page.dict.get('Annots')) ?? [];
    const isWidget = (value: Value): boolean => nameOf(file, dictOf(file, value)?.get('Subtype')) === 'Widget';
    const widgets = annotations.filter(isWidget);
    if (widgets.length === 0) continue;
    const objects: Record<string, Value> = {};
    const content: string[] = [];
    for (const value of widgets) {
      const widget = dictOf(file, value);
      const form = widget && appearanceOf(file, widget);
      if (!widget || !form) continue;
      const name = `TrW${content.length}`;
      objects[name] = form.ref;
      content.push(`q ${decimals(placement(file, widget, form.stream.dict))} cm /${name} Do Q`);
    }
    if (content.length > 0) drawer.drawPlain(page, { content: content.join('\n'), resources: { XObject: objects } });
    const rest = annotations.filter((value) => !isWidget(value));
    if (rest.length > 0) page.dict.set('Annots', rest);
    else page.dict.delete('Annots');
  }
  file.root.delete('AcroForm');
}

/** The normal appearance of a widget in its state, unless it is hidden. */
function appearanceOf(file: PdfFile, widget: Dict): { ref: Ref; stream: Stream } | undefined {
  if (((numberOf(file, widget.get('F')) ?? 0) & (HIDDEN | NO_VIEW)) !== 0) return undefined;
  const given = dictOf(file, widget.get('AP'))?.get('N');
  const found = resolved(file, given);
  const value = found instanceof Map ? found.get(nameOf(file, widget.get('AS')) ?? 'Off') : given;
  const stream = resolved(file, value);
  if (!(stream instanceof Stream)) return undefined;
  // Some appearances leave out what they are, which they must say to be drawn.
  stream.dict.set('Type', new Name('XObject')).set('Subtype', new Name('Form'));
  return { ref: value instanceof Ref ? value : file.add(stream), stream };
}

/** The matrix that puts an appearance in the rectangle of its annotation (ISO 32000-2, 12.5.5, algorithm 8). */
function placement(file: PdfFile, widget: Dict, form: Dict): number[] {
  const [left, bottom, right, top] = rectangleOf(file, widget.get('Rect')) ?? WHOLE;
  const box = rectangleOf(file, form.get('BBox')) ?? WHOLE;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (arrayOf(file, form.get('Matrix')) ?? []).map((value) => numberOf(file, value) ?? 0);
  const corners = [0, 2].flatMap((x) => [1, 3].map((y) => [box[x] ?? 0, box[y] ?? 0] as const));
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  const [x, y, width, height] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const [across, up] = [width > 0 ? (right - left) / width : 1, height > 0 ? (top - bottom) / height : 1];
  return [across, 0, 0, up, left - x * across, bottom - y * up];
}
