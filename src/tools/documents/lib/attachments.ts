import type { PdfFile } from './file.ts';
import { bytesOf, type Dict, dictOf, keyOf, nameOf, type Stream, streamOf, type Value } from './objects.ts';
import { annotationsOf, treeEntries } from './outline.ts';
import { textOf } from './text.ts';

/** A file within a PDF. */
export interface Attachment {
  readonly name: string;
  readonly specification: Dict;
  readonly stream: Stream | undefined;
  /** Of annotations alone. */
  readonly page: number | undefined;
}

/** The embedded files of a PDF in the order of their names, then those of annotations by page. */
export function attachmentsOf(file: PdfFile, withAnnotations: boolean): Attachment[] {
  const found: Attachment[] = [];
  const seen = new Set<Stream>();
  const take = (value: Value | undefined, key: string, page: number | undefined): void => {
    const specification = dictOf(file, value);
    if (!specification) return;
    const embedded = dictOf(file, specification.get('EF'));
    const stream = streamOf(file, embedded?.get('UF')) ?? streamOf(file, embedded?.get('F'));
    if (stream && seen.has(stream)) return;
    if (stream) seen.add(stream);
    const named = bytesOf(file, specification.get('UF')) ?? bytesOf(file, specification.get('F'));
    found.push({ name: named ? textOf(named) : key, specification, stream, page });
  };
  const tree = dictOf(file, file.root.get('Names'))?.get('EmbeddedFiles');
  for (const [key, value] of treeEntries(file, tree, 'Names'))
    take(value, textOf(Uint8Array.from(keyOf(key) ?? '', (character) => character.charCodeAt(0))), undefined);
  if (!withAnnotations) return found;
  for (const [index, page] of file.pages.entries())
    for (const { dict } of annotationsOf(file, page)) if (nameOf(file, dict.get('Subtype')) === 'FileAttachment') take(dict.get('FS'), 'attachment', index + 1);
  return found;
}
