import { relationshipsOf } from '../../shared/packages/opc.ts';
import { eachElement, type XmlNode } from '../../shared/packages/xml.ts';
import type { WordFile } from './word-file.ts';
import { type Block, type NoteKind, type ReadingOptions, RowGiver, type Rows, WordReader } from './word-reader.ts';

/** Where the number of a note goes, which is known at the end: endnotes are counted after all footnotes. */
export interface NoteMark {
  note: NoteKind;
  index: number;
}

export const NOTE_KINDS: readonly NoteKind[] = ['footnote', 'endnote'];

/** The notes that a text refers to, in the order of their references. */
export class Notes {
  readonly #ids: Readonly<Record<NoteKind, Map<string, number>>> = { footnote: new Map(), endnote: new Map() };

  /** Where the number of a note goes. */
  refer(note: NoteKind, id: string): NoteMark {
    const ids = this.#ids[note];
    const index = ids.get(id) ?? ids.size;
    ids.set(id, index);
    return { note, index };
  }

  number({ note, index }: NoteMark): number {
    return index + 1 + (note === 'endnote' ? this.#ids.footnote.size : 0);
  }

  ids(note: NoteKind): ReadonlyMap<string, number> {
    return this.#ids[note];
  }
}

/** Gives each note that is referred to, in the order of its part. */
export async function eachNote(
  file: WordFile,
  notes: Notes,
  note: NoteKind,
  options: ReadingOptions,
  give: (id: string, blocks: Block[]) => void,
): Promise<void> {
  const ids = notes.ids(note);
  const part = file.relationships.find(({ type, part: own }) => type === `${note}s` && own !== undefined)?.part;
  const source = part === undefined || ids.size === 0 ? undefined : file.archive.xml(part);
  if (part === undefined || source === undefined) return;
  const targets = new Map((await relationshipsOf(file.archive, part)).map((relationship) => [relationship.id, relationship]));
  const reader = new WordReader(file, options, targets);
  await eachElement(
    source,
    (name, around) => around.length === 1 && name === `w:${note}`,
    (element) => {
      const id = element.attributes['w:id'] ?? '';
      if (ids.has(id)) give(id, reader.note(element));
    },
  );
}

/** Gives the blocks of the body, one element of it after the other, and its tables in pieces. @param look at the elements as they stand in the file */
export async function eachBlock(
  file: WordFile,
  options: ReadingOptions,
  give: (block: Block | Rows) => void,
  look?: (element: XmlNode) => void,
): Promise<void> {
  const reader = new WordReader(file, options);
  let table: RowGiver | undefined;
  await eachElement(
    file.archive.neededXml(file.main, 'a Word document (DOCX)'),
    // The rows of a table one by one, as a long table would be a large tree.
    (name, around) => isBody(around) && (around.length === 3 || name !== 'w:tbl'),
    (element, around) => {
      look?.(element);
      if (around.length !== 3) reader.block(element).forEach(give);
      else {
        table ??= new RowGiver();
        table.add(reader.rows(element), give);
      }
    },
    (name, around) => {
      if (name !== 'w:tbl' || !isBody(around)) return;
      (table ?? new RowGiver()).end(give);
      table = undefined;
      reader.boxes().forEach(give);
    },
  );
  reader.end().forEach(give);
}

/** Whether elements are around one of the body, or one of a table of the body. */
const isBody = (around: readonly string[]): boolean =>
  around[0] === 'w:document' && around[1] === 'w:body' && (around.length === 2 || (around.length === 3 && around[2] === 'w:tbl'));
