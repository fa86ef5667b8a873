import { limitText } from './given-file.ts';
import type { WordFile } from './word-file.ts';
import { eachNote, NOTE_KINDS, type NoteMark, Notes } from './word-notes.ts';
import type { Block, Inline, Paragraph, ReadingOptions, Row, Rows } from './word-reader.ts';

/** How many texts become one at a time: each of them takes more memory than its few characters. */
const JOINED_AT_ONCE = 2_000;

/** A text in which the numbers of notes are still to be put in. */
export class NumberedText {
  readonly #pieces: (string | NoteMark)[] = [];
  /** Texts that follow each other and are not one yet. */
  #latest: string[] = [];
  #length = 0;

  /** So far, in characters. */
  get length(): number {
    return this.#length;
  }

  add(piece: string | NoteMark): void {
    this.#length += typeof piece === 'string' ? piece.length : 10;
    limitText(this.#length);
    if (typeof piece === 'string') {
      this.#latest.push(piece);
      if (this.#latest.length >= JOINED_AT_ONCE) this.#join();
    } else {
      this.#join();
      this.#pieces.push(piece);
    }
  }

  finished(notes: Notes): string {
    this.#join();
    return this.#pieces.map((piece) => (typeof piece === 'string' ? piece : `${notes.number(piece)}`)).join('');
  }

  #join(): void {
    if (this.#latest.length > 0) this.#pieces.push(this.#latest.join(''));
    this.#latest = [];
  }
}

/** Writes blocks as plain text: a paragraph is a line, a row of a table one with tabs between its cells. */
export class TextWriter {
  readonly #text = new NumberedText();
  /** Absent where notes are left out. */
  readonly #notes: Notes | undefined;

  constructor(notes: Notes | undefined) {
    this.#notes = notes;
  }

  block(block: Block | Rows): void {
    if (block.kind === 'paragraph') {
      this.#inlines(block, false);
      this.#text.add('\n');
    } else this.#rows(block.rows);
  }

  /** An empty line. */
  gap(): void {
    this.#text.add('\n');
  }

  #rows(rows: readonly Row[]): void {
    for (const { cells } of rows) {
      for (const [index, cell] of cells.entries()) {
        if (index > 0) this.#text.add('\t');
        if (!cell.isContinued) this.#line(cell.blocks);
      }
      this.#text.add('\n');
    }
  }

  /** Blocks in one line, their paragraphs parted by a space. */
  #line(blocks: readonly Block[]): void {
    const paragraphs = [...paragraphsIn(blocks)].filter(({ inlines }) => inlines.some(({ kind }) => kind === 'text' || kind === 'note'));
    for (const [index, paragraph] of paragraphs.entries()) {
      if (index > 0) this.#text.add(' ');
      this.#inlines(paragraph, true);
    }
  }

  #inlines({ inlines }: Paragraph, isOneLine: boolean): void {
    for (const inline of inlines) {
      if (inline.kind === 'text') this.#text.add(isOneLine ? inline.text.replaceAll('\t', ' ') : inline.text);
      else if (inline.kind === 'break') this.#text.add(isOneLine ? ' ' : '\n');
      else if (inline.kind === 'note' && this.#notes) {
        this.#text.add('[');
        this.#text.add(this.#notes.refer(inline.note, inline.id));
        this.#text.add(']');
      }
    }
  }

  /** The whole text, with a line for each note. @param lines of the notes by their kind and id */
  finish(lines: ReadonlyMap<string, string>): string {
    const notes = this.#notes ?? new Notes();
    const body = this.#text.finished(notes);
    const endings = NOTE_KINDS.flatMap((note) =>
      [...notes.ids(note)].map(([id, index]) => `[${notes.number({ note, index })}] ${lines.get(`${note} ${id}`) ?? ''}`.trimEnd()),
    );
    const text = `${body}${endings.join('\n')}`;
    limitText(text.length);
    return text.replace(/\n+$/, '');
  }
}

/** The lines of a Word document's notes. */
export async function noteLines(file: WordFile, notes: Notes | undefined, options: ReadingOptions): Promise<ReadonlyMap<string, string>> {
  const lines = new Map<string, string>();
  if (notes) for (const note of NOTE_KINDS) await eachNote(file, notes, note, options, (id, blocks) => lines.set(`${note} ${id}`, lineOf(blocks)));
  return lines;
}

/** All paragraphs in blocks, also those of tables. */
export function* paragraphsIn(blocks: readonly (Block | Rows)[]): Generator<Paragraph> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield block;
    else for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsIn(cell.blocks);
  }
}

const shown = (inline: Inline): string => (inline.kind === 'text' ? inline.text : inline.kind === 'break' ? ' ' : '');

/** The text of a paragraph, with a space for a line break. */
export const plainText = ({ inlines }: Paragraph): string => inlines.map(shown).join('');

/** The text of blocks in one line. */
export const lineOf = (blocks: readonly Block[]): string =>
  [...paragraphsIn(blocks)]
    .map((paragraph) => plainText(paragraph).replaceAll('\t', ' ').trim())
    .filter((text) => text !== '')
    .join(' ');

/** How many tables there are in blocks, those in tables too. */
export const tablesIn = (blocks: readonly (Block | Rows)[]): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum;
    const own = block.kind === 'table' || block.isFirst ? 1 : 0;
    return block.rows.reduce((inner, { cells }) => cells.reduce((most, cell) => most + tablesIn(cell.blocks), inner), sum + own);
  }, 0);
