import type { PdfFile } from './file.ts';
import { Name, type Value } from './objects.ts';

/** Makes the page tree one that leads to the pages that were found, and to nothing else. */
export function makeTreeSound(file: PdfFile): void {
  const tree = file.add(null);
  for (const { dict, inherited, ref } of file.pages) {
    for (const [key, value] of inherited) if (!dict.has(key)) dict.set(key, value);
    if (!dict.has('MediaBox')) dict.set('MediaBox', [0, 0, 612, 792]);
    dict.set('Parent', tree);
    dict.set('Type', new Name('Page'));
    file.replace(ref, dict);
  }
  file.replace(
    tree,
    new Map<string, Value>([
      ['Type', new Name('Pages')],
      ['Kids', file.pages.map(({ ref }) => ref)],
      ['Count', file.pages.length],
    ]),
  );
  file.root.set('Pages', tree);
}
