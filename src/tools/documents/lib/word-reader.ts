import { unprocessable } from '../../errors.ts';
import type { Relationship } from '../../shared/packages/opc.ts';
import { childNamed, descendantsOf, elementsOf, textIn, type XmlNode } from '../../shared/packages/xml.ts';
import type { Messages } from './given-file.ts';
import type { WordFile } from './word-file.ts';
import { isOn, type ListLevel, type Style, settingOf } from './word-styles.ts';
import { symbolOf } from './word-symbols.ts';

// The body of a Word document as paragraphs and tables (ECMA-376 part 1, 17), without what is hidden or deleted.

export interface Format {
  bold: boolean;
  italic: boolean;
  strike: boolean;
  place: 'sub' | 'sup' | undefined;
  /** Address of the link around it. */
  link: string | undefined;
}

export type NoteKind = 'footnote' | 'endnote';

export type Inline =
  | { kind: 'text'; text: string; format: Format }
  | { kind: 'break'; format: Format }
  | { kind: 'note'; note: NoteKind; id: string }
  | { kind: 'image'; target: Relationship | undefined; alternative: string; format: Format }
  | { kind: 'bookmark'; name: string };

export interface Paragraph {
  kind: 'paragraph';
  /** Level of a built-in style of headings. */
  heading: number | undefined;
  /** Level in the outline, by the style of headings or by what the paragraph says. */
  outline: number | undefined;
  list: ListLevel | undefined;
  inlines: Inline[];
}

export interface Cell {
  span: number;
  /** Rows that it goes over. */
  rows: number;
  /** Whether it only goes on with the cell above. */
  isContinued: boolean;
  blocks: Block[];
}

export interface Row {
  isHeader: boolean;
  cells: Cell[];
}

export interface Table {
  kind: 'table';
  rows: Row[];
}

export type Block = Paragraph | Table;

export interface ReadingOptions {
  changes: 'accept' | 'reject';
  messages: Messages;
  /** Told of hidden text. */
  onHidden?: () => void;
}

/** Of a field between its beginning and its end. */
interface Field {
  isResult: boolean;
  instruction: string;
  /** What a box to tick shows, which has no result of its own. */
  box: string | undefined;
  /** Where it or a field around it links to. */
  link: string | undefined;
  /** Whether a field around it is still in its instruction. */
  isInInstruction: boolean;
}

interface Surroundings {
  style: Style | undefined;
  link: string | undefined;
  isDeleted: boolean;
}

/** Elements whose children are read as if they stood in their place. */
const TRANSPARENT = new Set(['w:smartTag', 'w:customXml', 'w:dir', 'w:bdo', 'w:sdtContent', 'w:rubyBase']);
const MAX_SPAN = 1000;
/** How many cells of a long table are given at once, in whole rows. */
const CELLS_AT_ONCE = 1_000;
/** The most cells of a table that are held because cells go over several rows. */
const MAX_JOINED = 200_000;
const MAX_FIELDS = 1000;

const isMark = (properties: XmlNode | undefined, name: string): boolean => childNamed(childNamed(properties, 'w:rPr'), name) !== undefined;

/** Safe addresses, as links may have them. */
export const isSafeLink = (address: string): boolean => /^(?:https?:|mailto:|#)/i.test(address.trim());

/** The branch of an alternative that is read: the first that needs nothing unknown, else the fallback. */
export function branchOf(alternative: XmlNode): XmlNode | undefined {
  const choice = elementsOf(alternative).find(({ name, attributes }) => name === 'mc:Choice' && !(attributes.Requires ?? '?').includes('?'));
  return choice ?? childNamed(alternative, 'mc:Fallback');
}

/** Reads blocks one after the other; what a field or a merged paragraph needs is kept from one to the next. */
export class WordReader {
  readonly #file: WordFile;
  readonly #options: ReadingOptions;
  readonly #targets: ReadonlyMap<string, Relationship>;
  #fields: Field[] = [];
  /** What is left of paragraphs whose mark is deleted or hidden. */
  #pending: Inline[] = [];
  #hasPending = false;
  #boxes: Block[] = [];

  /** @param targets relationships of the part that is read */
  constructor(file: WordFile, options: ReadingOptions, targets: ReadonlyMap<string, Relationship> = file.targets) {
    this.#file = file;
    this.#options = options;
    this.#targets = targets;
  }

  /** The blocks of an element of the body. */
  block(node: XmlNode): Block[] {
    switch (node.name) {
      case 'w:p':
        return this.#paragraph(node);
      case 'w:tbl':
        return this.table(elementsOf(node).flatMap((child) => this.rows(child)));
      case 'w:sdt':
        return this.#blocks(childNamed(node, 'w:sdtContent'));
      case 'mc:AlternateContent':
        return this.#blocks(branchOf(node));
      case 'w:altChunk':
        this.#options.messages.add('A document that is embedded in this one (altChunk) was left out.');
        return [];
      case 'w:bookmarkStart':
        this.#pending.push({ kind: 'bookmark', name: node.attributes['w:name'] ?? '' });
        return [];
      case 'w:ins':
      case 'w:moveTo':
        return this.#options.changes === 'accept' ? this.#blocks(node) : [];
      case 'w:del':
      case 'w:moveFrom':
        return this.#options.changes === 'reject' ? this.#blocks(node) : [];
      default:
        return TRANSPARENT.has(node.name) ? this.#blocks(node) : [];
    }
  }

  /** What is left at the end of a text: a paragraph whose mark was to merge it with the next. */
  end(): Block[] {
    if (!this.#hasPending) return [];
    this.#hasPending = false;
    return [{ kind: 'paragraph', heading: undefined, outline: undefined, list: undefined, inlines: this.#takePending() }];
  }

  /** The blocks of a part of its own, such as a note, a cell or a text box. */
  #inside(node: XmlNode | undefined): Block[] {
    const [fields, pending, hasPending, boxes] = [this.#fields, this.#pending, this.#hasPending, this.#boxes];
    [this.#fields, this.#pending, this.#hasPending, this.#boxes] = [[], [], false, []];
    const blocks = [...this.#blocks(node), ...this.end(), ...this.#takeBoxes()];
    [this.#fields, this.#pending, this.#hasPending, this.#boxes] = [fields, pending, hasPending, boxes];
    return blocks;
  }

  /** The blocks of a note. */
  note(node: XmlNode): Block[] {
    return this.#inside(node);
  }

  #blocks(node: XmlNode | undefined): Block[] {
    return elementsOf(node).flatMap((child) => this.block(child));
  }

  #takePending(): Inline[] {
    const pending = this.#pending;
    this.#pending = [];
    return pending;
  }

  #takeBoxes(): Block[] {
    const boxes = this.#boxes;
    this.#boxes = [];
    return boxes;
  }

  /** The properties that count, which before a change are the former ones. @param change name of the element with those */
  #properties(properties: XmlNode | undefined, change: string, kind: string): XmlNode | undefined {
    const former = this.#options.changes === 'reject' ? childNamed(properties, change) : undefined;
    return former ? childNamed(former, kind) : properties;
  }

  #paragraph(node: XmlNode): Block[] {
    const { styles, numbering } = this.#file;
    const given = childNamed(node, 'w:pPr');
    const properties = this.#properties(given, 'w:pPrChange', 'w:pPr');
    const id = settingOf(properties, 'w:pStyle');
    const style = styles.find('paragraph', id);
    const inlines = this.#takePending();
    this.#hasPending = false;
    this.#inlines(node, { style, link: undefined, isDeleted: false }, inlines);
    const boxes = this.#takeBoxes();
    if (this.#isMerged(given, style)) {
      [this.#pending, this.#hasPending] = [inlines, true];
      return boxes;
    }
    const heading = styles.headingOf(style, id);
    const outline = heading ?? styles.outlineOf(properties, style);
    return [{ kind: 'paragraph', heading, outline, list: numbering.listOf(properties, style), inlines }, ...boxes];
  }

  /** Whether the mark at a paragraph's end counts for nothing, so that the next paragraph goes on with it. */
  #isMerged(properties: XmlNode | undefined, style: Style | undefined): boolean {
    const [first, second] = this.#options.changes === 'accept' ? ['w:del', 'w:moveFrom'] : ['w:ins', 'w:moveTo'];
    if (isMark(properties, first as string) || isMark(properties, second as string)) return true;
    return this.#file.styles.isHidden(childNamed(properties, 'w:rPr'), style);
  }

  #isLeftOut(row: XmlNode): boolean {
    const properties = childNamed(row, 'w:trPr');
    return childNamed(properties, this.#options.changes === 'accept' ? 'w:del' : 'w:ins') !== undefined || isOn(properties, 'w:hidden') === true;
  }

  /** The rows of an element of a table. */
  rows(element: XmlNode): Row[] {
    return this.#parts(element, 'w:tr')
      .filter((row) => !this.#isLeftOut(row))
      .map((row) => this.#row(row));
  }

  /** The text boxes in what has been read. */
  boxes(): Block[] {
    return this.#takeBoxes();
  }

  /** The table of all rows, and the text boxes in it. */
  table(rows: Row[]): Block[] {
    joinCells(rows);
    return [{ kind: 'table', rows }, ...this.#takeBoxes()];
  }

  /** The rows of a table or the cells of a row, also those in content controls and the like. */
  #parts(child: XmlNode, name: string): XmlNode[] {
    if (child.name === name) return [child];
    const isDropped = child.name === (this.#options.changes === 'accept' ? 'w:del' : 'w:ins');
    const isTransparent = TRANSPARENT.has(child.name) || child.name === 'w:ins' || child.name === 'w:del';
    const inner =
      child.name === 'w:sdt' ? childNamed(child, 'w:sdtContent') : child.name === 'mc:AlternateContent' ? branchOf(child) : isTransparent ? child : undefined;
    return isDropped ? [] : elementsOf(inner).flatMap((own) => this.#parts(own, name));
  }

  #row(node: XmlNode): Row {
    const isHeader = isOn(childNamed(node, 'w:trPr'), 'w:tblHeader') === true;
    const dropped = this.#options.changes === 'accept' ? 'w:cellDel' : 'w:cellIns';
    const cells = elementsOf(node)
      .flatMap((child) => this.#parts(child, 'w:tc'))
      .flatMap((cell): Cell[] => {
        const properties = childNamed(cell, 'w:tcPr');
        if (childNamed(properties, dropped)) return [];
        const merge = childNamed(properties, 'w:vMerge');
        const span = Number(settingOf(properties, 'w:gridSpan') ?? '1');
        return [
          {
            span: Number.isInteger(span) && span > 0 && span <= MAX_SPAN ? span : 1,
            rows: 1,
            isContinued: merge !== undefined && merge.attributes['w:val'] !== 'restart',
            blocks: this.#inside(cell),
          },
        ];
      });
    return { isHeader, cells };
  }

  /** Whether what stands here is the instruction of a field, which is not shown. */
  #isInInstruction(): boolean {
    const field = this.#fields.at(-1);
    return field !== undefined && (!field.isResult || field.isInInstruction);
  }

  #inlines(node: XmlNode, around: Surroundings, into: Inline[]): void {
    for (const child of elementsOf(node)) this.#inline(child, around, into);
  }

  #inline(node: XmlNode, around: Surroundings, into: Inline[]): void {
    const isAccepted = this.#options.changes === 'accept';
    switch (node.name) {
      case 'w:r':
        this.#run(node, around, into);
        return;
      case 'w:hyperlink':
        this.#inlines(node, { ...around, link: this.#hyperlink(node) }, into);
        return;
      case 'w:fldSimple':
        this.#inlines(node, { ...around, link: linkOfInstruction(node.attributes['w:instr'] ?? '') ?? around.link }, into);
        return;
      case 'w:ins':
      case 'w:moveTo':
        if (isAccepted) this.#inlines(node, around, into);
        return;
      case 'w:del':
      case 'w:moveFrom':
        if (!isAccepted) this.#inlines(node, { ...around, isDeleted: true }, into);
        return;
      case 'w:sdt':
        this.#inlines(childNamed(node, 'w:sdtContent') ?? node, around, into);
        return;
      case 'mc:AlternateContent':
        this.#inlines(branchOf(node) ?? { ...node, children: [] }, around, into);
        return;
      case 'w:bookmarkStart':
        if (node.attributes['w:name'] !== '_GoBack') into.push({ kind: 'bookmark', name: node.attributes['w:name'] ?? '' });
        return;
      case 'm:oMath':
      case 'm:oMathPara':
        this.#equation(node, around, into);
        return;
      case 'w:subDoc':
        this.#options.messages.add('A document outside this one (subDoc) was left out.');
        return;
      default:
        if (TRANSPARENT.has(node.name)) this.#inlines(node, around, into);
    }
  }

  #hyperlink({ attributes }: XmlNode): string | undefined {
    const anchor = attributes['w:anchor'] ?? '';
    const target = this.#targets.get(attributes['r:id'] ?? '');
    if (target?.isExternal) return anchor === '' ? target.target : `${target.target.replace(/#.*$/s, '')}#${anchor}`;
    return anchor === '' ? undefined : `#${anchor}`;
  }

  #equation(node: XmlNode, around: Surroundings, into: Inline[]): void {
    const text = [...descendantsOf(node)].map((child) => (child.name === 'm:t' ? textIn(child) : '')).join('');
    if (text === '' || this.#isInInstruction()) return;
    this.#options.messages.add('An equation was written as plain text.');
    into.push({ kind: 'text', text, format: this.#format(undefined, around) });
  }

  #format(properties: XmlNode | undefined, { link }: Surroundings): Format {
    const place = settingOf(properties, 'w:vertAlign');
    const isStrong = this.#file.styles.find('character', settingOf(properties, 'w:rStyle') ?? '')?.name === 'Strong';
    return {
      bold: isOn(properties, 'w:b') ?? isStrong,
      italic: isOn(properties, 'w:i') === true,
      strike: isOn(properties, 'w:strike') === true || isOn(properties, 'w:dstrike') === true,
      place: place === 'superscript' ? 'sup' : place === 'subscript' ? 'sub' : undefined,
      link: link ?? this.#fields.at(-1)?.link,
    };
  }

  #run(node: XmlNode, around: Surroundings, into: Inline[]): void {
    const properties = this.#properties(childNamed(node, 'w:rPr'), 'w:rPrChange', 'w:rPr');
    const isHidden = this.#file.styles.isHidden(properties, around.style);
    if (isHidden && this.#options.onHidden && elementsOf(node).some((child) => child.name === 'w:t' && textIn(child) !== '')) this.#options.onHidden();
    this.#runChildren(node, { isHidden, properties, around }, into);
  }

  #runChildren(node: XmlNode, run: { isHidden: boolean; properties: XmlNode | undefined; around: Surroundings }, into: Inline[]): void {
    for (const child of elementsOf(node)) {
      if (child.name === 'w:fldChar') this.#fieldMark(child, run.isHidden ? undefined : this.#format(run.properties, run.around), into);
      else if (child.name === 'w:instrText') this.#instruct(textIn(child));
      else if (child.name === 'mc:AlternateContent') {
        const branch = branchOf(child);
        if (branch) this.#runChildren(branch, run, into);
      } else if (child.name !== 'w:rPr' && !run.isHidden && !this.#isInInstruction())
        this.#piece(child, this.#format(run.properties, run.around), run.around, into);
    }
  }

  #instruct(text: string): void {
    const field = this.#fields.at(-1);
    if (field && !field.isResult && field.instruction.length < 10_000) field.instruction += text;
  }

  #fieldMark(node: XmlNode, format: Format | undefined, into: Inline[]): void {
    const type = node.attributes['w:fldCharType'];
    const field = this.#fields.at(-1);
    if (type === 'begin') {
      if (this.#fields.length < MAX_FIELDS)
        this.#fields.push({ isResult: false, instruction: '', box: boxOf(node), link: field?.link, isInInstruction: this.#isInInstruction() });
      return;
    }
    if (type === 'separate' && field) {
      field.isResult = true;
      field.link = linkOfInstruction(field.instruction) ?? field.link;
    }
    if (type !== 'end') return;
    const ended = this.#fields.pop();
    if (ended?.box !== undefined && format && /^\s*FORMCHECKBOX\b/i.test(ended.instruction) && !this.#isInInstruction())
      into.push({ kind: 'text', text: ended.box, format });
  }

  #piece(node: XmlNode, format: Format, around: Surroundings, into: Inline[]): void {
    const text = this.#textOf(node, around);
    if (text !== undefined) {
      if (text !== '') into.push({ kind: 'text', text, format });
      return;
    }
    switch (node.name) {
      case 'w:br':
        if ((node.attributes['w:type'] ?? 'textWrapping') === 'textWrapping') into.push({ kind: 'break', format });
        return;
      case 'w:cr':
        into.push({ kind: 'break', format });
        return;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        into.push({ kind: 'note', note: node.name === 'w:footnoteReference' ? 'footnote' : 'endnote', id: node.attributes['w:id'] ?? '' });
        return;
      case 'w:ruby':
        this.#options.messages.add('Readings above characters (ruby) were left out.');
        this.#inlines(childNamed(node, 'w:rubyBase') ?? { ...node, children: [] }, around, into);
        return;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        this.#drawing(node, '', format, into);
        return;
    }
  }

  /** The text of what is text; undefined for what is not. */
  #textOf(node: XmlNode, { isDeleted }: Surroundings): string | undefined {
    switch (node.name) {
      case 'w:t':
        return textIn(node).replace(/[\t\n\r]+/g, ' ');
      case 'w:delText':
        return isDeleted ? textIn(node).replace(/[\t\n\r]+/g, ' ') : '';
      case 'w:tab':
      case 'w:ptab':
        return '\t';
      case 'w:noBreakHyphen':
        return '\u2011';
      case 'w:softHyphen':
        return '\u00ad';
      case 'w:sym':
        return this.#symbol(node);
      default:
        return undefined;
    }
  }

  #symbol({ attributes }: XmlNode): string {
    const [font, char] = [attributes['w:font'] ?? '', attributes['w:char'] ?? ''];
    const symbol = symbolOf(font, char);
    if (symbol === undefined)
      this.#options.messages.add(`The symbol ${char.slice(0, 10)} of the font ${font.slice(0, 50)} is not a known character and was left out.`);
    return symbol ?? '';
  }

  /** Pictures and text boxes in a drawing. */
  #drawing(node: XmlNode, alternative: string, format: Format, into: Inline[]): void {
    let text = alternative;
    for (const child of elementsOf(node)) {
      const { name, attributes } = child;
      if (name === 'mc:AlternateContent') this.#drawing(branchOf(child) ?? { ...child, children: [] }, text, format, into);
      else if (name === 'w:txbxContent') this.#boxes.push(...this.#inside(child));
      else if (name === 'wp:docPr') text = described(attributes.descr, attributes.title);
      else if (name === 'pic:pic') this.#picture(child, text, format, into);
      else if (name === 'v:imagedata')
        into.push({ kind: 'image', target: this.#targets.get(attributes['r:id'] ?? ''), alternative: described(text, attributes['o:title']), format });
      else this.#drawing(child, name.startsWith('v:') ? described(attributes.alt, text) : text, format, into);
    }
  }

  #picture(node: XmlNode, alternative: string, format: Format, into: Inline[]): void {
    const own = childNamed(childNamed(node, 'pic:nvPicPr'), 'pic:cNvPr')?.attributes;
    const blip = childNamed(childNamed(node, 'pic:blipFill'), 'a:blip')?.attributes;
    const target = this.#targets.get(blip?.['r:embed'] ?? '') ?? this.#targets.get(blip?.['r:link'] ?? '');
    into.push({ kind: 'image', target, alternative: described(alternative, own?.descr), format });
  }
}

/** The first of two descriptions that says something, in one line. */
const described = (first: string | undefined, second: string | undefined): string => (first?.trim() || second?.trim() || '').replace(/\s+/g, ' ');

/** What a box to tick of a form shows. */
function boxOf(mark: XmlNode): string | undefined {
  const box = childNamed(childNamed(mark, 'w:ffData'), 'w:checkBox');
  if (box === undefined) return undefined;
  return (isOn(box, 'w:checked') ?? isOn(box, 'w:default')) === true ? '☒' : '☐';
}

/** The address in the instruction of a field: HYPERLINK "address" \l "place". */
export function linkOfInstruction(instruction: string): string | undefined {
  const words = instruction.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
  if (words[0]?.toUpperCase() !== 'HYPERLINK') return undefined;
  const plain = (word: string | undefined): string | undefined => word?.replace(/^"(.*)"$/s, '$1').replace(/\\(["\\])/g, '$1');
  const place = words.findIndex((word) => word.toLowerCase() === '\\l');
  const anchor = place < 0 ? undefined : plain(words[place + 1]);
  const address = words[1]?.startsWith('\\') ? undefined : plain(words[1]);
  if (address === undefined) return anchor === undefined ? undefined : `#${anchor}`;
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** Counts how many rows each cell of a table goes over, row by row, and marks those that go on without one above as cells of their own. */
class CellJoiner {
  #above = new Map<number, Cell>();

  /** Takes the next row. @returns whether a cell above goes on in it */
  add({ cells }: Row): boolean {
    const now = new Map<number, Cell>();
    let [column, goesOn] = [0, false];
    for (const cell of cells) {
      const first = cell.isContinued ? this.#above.get(column) : undefined;
      if (first) {
        first.rows += 1;
        goesOn = true;
      } else cell.isContinued = false;
      now.set(column, first ?? cell);
      column += cell.span;
    }
    this.#above = now;
    return goesOn;
  }
}

/** The rows of a table that is given in pieces. */
export interface Rows {
  kind: 'rows';
  rows: Row[];
  isFirst: boolean;
  isLast: boolean;
}

/** A long table as it comes: rows are given as soon as nothing that follows belongs to their cells. */
export class RowGiver {
  readonly #joiner = new CellJoiner();
  #waiting: Row[] = [];
  #cells = 0;
  #isFirst = true;

  /** Takes rows, and gives those that are complete. */
  add(rows: readonly Row[], give: (rows: Rows) => void): void {
    for (const row of rows) {
      if (!this.#joiner.add(row) && this.#cells >= CELLS_AT_ONCE) this.#give(give, false);
      this.#waiting.push(row);
      this.#cells += row.cells.length;
      if (this.#cells > MAX_JOINED && this.#waiting.length > 1)
        unprocessable(`A table has more than ${MAX_JOINED} cells in rows that are joined by cells over several rows.`, 'file');
    }
  }

  /** Gives what is left. */
  end(give: (rows: Rows) => void): void {
    this.#give(give, true);
  }

  #give(give: (rows: Rows) => void, isLast: boolean): void {
    give({ kind: 'rows', rows: this.#waiting, isFirst: this.#isFirst, isLast });
    this.#waiting = [];
    this.#cells = 0;
    this.#isFirst = false;
  }
}

function joinCells(rows: readonly Row[]): void {
  const joiner = new CellJoiner();
  for (const row of rows) joiner.add(row);
}
