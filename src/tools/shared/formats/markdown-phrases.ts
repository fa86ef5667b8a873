import type { PhrasingContent } from 'mdast';

/** What is around a piece of text. */
export type Mark = { type: 'emphasis' } | { type: 'strong' } | { type: 'delete' } | { type: 'link'; url: string; title: string | null };

type Leaf = Extract<PhrasingContent, { type: 'text' | 'inlineCode' | 'break' | 'image' }>;

interface Piece {
  leaf: Leaf;
  marks: readonly Mark[];
}

const SPACES = /[ \t\n\f\r]+/g;

/**
 * Collects the inline content of a block. White space collapses as in browsers, and goes out of emphasis and links at their edges,
 * where Markdown would not read their marks.
 */
export class Phrases {
  #pieces: Piece[] = [];
  #hasSpace = false;
  #spaceMarks: readonly Mark[] = [];
  #breaks = 0;

  isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  text(written: string, marks: readonly Mark[]): void {
    const text = written.replaceAll(SPACES, ' ');
    const inner = text.replace(/^ /, '').replace(/ $/, '');
    if (text.startsWith(' ')) this.#space(marks);
    if (inner === '') return;
    this.#content({ type: 'text', value: inner }, marks);
    if (text.endsWith(' ')) this.#space(marks);
  }

  code(written: string, marks: readonly Mark[]): void {
    const text = written.replaceAll(SPACES, ' ');
    const value = text.replace(/^ /, '').replace(/ $/, '');
    if (text.startsWith(' ')) this.#space(marks);
    if (value === '') return;
    this.#content({ type: 'inlineCode', value }, marks);
    if (text.endsWith(' ')) this.#space(marks);
  }

  image(url: string, alt: string, title: string | null, marks: readonly Mark[]): void {
    this.#content({ type: 'image', url, alt, title }, marks);
  }

  /** A line break, which counts when there is content on both sides. */
  lineBreak(): void {
    this.#breaks++;
  }

  /** A block begins or ends where only inline content may stand. */
  apart(): void {
    this.#breaks = Math.max(this.#breaks, 1);
  }

  /** The content until here in paragraphs, which two line breaks part. */
  take(): PhrasingContent[][] {
    const paragraphs: Piece[][] = [[]];
    for (const [index, piece] of this.#pieces.entries()) {
      const { leaf } = piece;
      const isBreak = leaf.type === 'break';
      if (isBreak && this.#pieces[index + 1]?.leaf.type === 'break') {
        if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
      } else if (!isBreak || paragraphs.at(-1)?.length !== 0) paragraphs.at(-1)?.push(piece);
    }
    this.#reset();
    return paragraphs.filter((pieces) => pieces.length > 0).map((pieces) => nested(pieces, 0));
  }

  /** The content until here in one. @param breaks whether line breaks may follow each other */
  takeLine(breaks: 'any' | 'single'): PhrasingContent[] {
    const pieces = this.#pieces.filter(({ leaf }, index) => breaks === 'any' || leaf.type !== 'break' || this.#pieces[index + 1]?.leaf.type !== 'break');
    this.#reset();
    return nested(pieces, 0);
  }

  #reset(): void {
    this.#pieces = [];
    this.#hasSpace = false;
    this.#breaks = 0;
  }

  #space(marks: readonly Mark[]): void {
    if (!this.#hasSpace) this.#spaceMarks = marks;
    this.#hasSpace = true;
  }

  #content(leaf: Leaf, marks: readonly Mark[]): void {
    const before = this.#pieces.at(-1);
    if (before !== undefined && this.#breaks > 0) {
      for (; this.#breaks > 0; this.#breaks--) this.#pieces.push({ leaf: { type: 'break' }, marks: common(before.marks, marks) });
    } else if (before !== undefined && this.#hasSpace) this.#append({ type: 'text', value: ' ' }, common(common(before.marks, this.#spaceMarks), marks));
    this.#hasSpace = false;
    this.#breaks = 0;
    this.#append(leaf, marks);
  }

  #append(leaf: Leaf, marks: readonly Mark[]): void {
    const before = this.#pieces.at(-1);
    const isSame = before !== undefined && before.marks.length === marks.length && common(before.marks, marks).length === marks.length;
    if (isSame && before.leaf.type === 'text' && leaf.type === 'text') before.leaf.value += leaf.value;
    // Two pieces of code side by side would share their marks.
    else if (isSame && before.leaf.type === 'inlineCode' && leaf.type === 'inlineCode') before.leaf.value += leaf.value;
    else this.#pieces.push({ leaf, marks });
  }
}

const isSameMark = (one: Mark, other: Mark): boolean => one === other || (one.type === other.type && one.type !== 'link');

function common(one: readonly Mark[], other: readonly Mark[]): readonly Mark[] {
  const length = one.findIndex((mark, index) => {
    const [counterpart] = other.slice(index, index + 1);
    return counterpart === undefined || !isSameMark(mark, counterpart);
  });
  return length < 0 ? one : one.slice(0, length);
}

/** The pieces as nodes, with one node around all neighbours that share a mark. */
function nested(pieces: readonly Piece[], depth: number): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (let start = 0, end = 0; start < pieces.length; start = end) {
    const [piece] = pieces.slice(start, start + 1);
    if (piece === undefined) break;
    end = start + 1;
    const mark = piece.marks[depth];
    if (mark === undefined) nodes.push(piece.leaf);
    else {
      for (; end < pieces.length; end++) {
        const next = pieces[end]?.marks[depth];
        if (next === undefined || !isSameMark(next, mark)) break;
      }
      nodes.push(marked(mark, nested(pieces.slice(start, end), depth + 1)));
    }
  }
  return nodes;
}

const marked = (mark: Mark, children: PhrasingContent[]): PhrasingContent => (mark.type === 'link' ? { ...mark, children } : { type: mark.type, children });
