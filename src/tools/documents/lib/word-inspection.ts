import { type Relationship, relationshipsOf } from '../../shared/packages/opc.ts';
import { childNamed, eachElement, textIn, type XmlNode } from '../../shared/packages/xml.ts';
import { countWords } from '../../shared/text/segments.ts';
import { Messages } from './given-file.ts';
import type { WordFile } from './word-file.ts';
import { eachBlock } from './word-notes.ts';
import { type Block, linkOfInstruction, type ReadingOptions, type Rows, WordReader } from './word-reader.ts';
import { relatedTree } from './word-styles.ts';
import { paragraphsIn, plainText, tablesIn } from './word-text.ts';

const MAX_LISTED = 10_000;
/** Elements that say who changed something. */
const CHANGES = new Set(
  'w:ins w:del w:moveFrom w:moveTo w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:tblGridChange w:trPrChange w:tcPrChange w:tblPrExChange w:numberingChange w:cellIns w:cellDel w:cellMerge'.split(
    ' ',
  ),
);
/** What a change of text is around. */
const AROUND_RUNS = new Set(['w:r', 'w:sdt', 'w:smartTag', 'w:del', 'w:hyperlink', 'm:oMath']);
const NO_NOTES = new Set(['separator', 'continuationSeparator', 'continuationNotice']);
/** Kinds of relationships to what the document embeds. */
const EMBEDDED = new Set(['oleObject', 'package', 'control']);
/** Kinds of parts that hold text with links. */
const CONTENT = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments']);

/** What the body of a document holds. */
export class BodyFacts {
  words = 0;
  characters = 0;
  paragraphs = 0;
  tables = 0;
  images = 0;
  sections = 1;
  insertions = 0;
  deletions = 0;
  hiddenText = false;
  readonly headings: { level: number; text: string }[] = [];
  readonly authors = new Set<string>();
  readonly links = new Set<string>();

  /** Takes in blocks as they are shown. */
  block(block: Block | Rows): void {
    this.tables += tablesIn([block]);
    for (const paragraph of paragraphsIn([block])) {
      const text = plainText(paragraph);
      this.images += paragraph.inlines.filter(({ kind }) => kind === 'image').length;
      if (text.trim() === '') continue;
      this.paragraphs += 1;
      this.words += countWords(text);
      this.characters += text.replace(/\p{White_Space}+/gu, '').replace(/[\ud800-\udbff][\udc00-\udfff]/g, '.').length;
      if (paragraph.outline !== undefined && this.headings.length < MAX_LISTED)
        this.headings.push({ level: paragraph.outline, text: text.trim().replace(/\s+/g, ' ') });
    }
  }

  /** Looks at an element as it stands in the file. */
  look(element: XmlNode, targets: ReadonlyMap<string, Relationship>): void {
    const instruction: string[] = [];
    const visit = (node: XmlNode, parent: string): void => {
      const { name, attributes } = node;
      this.#change(node);
      if (name === 'w:sectPr' && parent === 'w:pPr') this.sections += 1;
      else if (name === 'w:hyperlink' || name === 'a:hlinkClick') this.#link(attributes, targets);
      else if (name === 'w:fldSimple') this.#field(attributes['w:instr'] ?? '');
      else if (name === 'w:instrText') instruction.push(textIn(node));
      else if (name === 'w:fldChar' && attributes['w:fldCharType'] !== 'begin') this.#field(instruction.splice(0).join(''));
      for (const child of node.children) if (typeof child !== 'string') visit(child, name);
    };
    visit(element, 'w:body');
  }

  #change({ name, attributes, children }: XmlNode): void {
    if (!CHANGES.has(name)) return;
    const author = attributes['w:author'];
    if (author !== undefined && author !== '' && this.authors.size < MAX_LISTED) this.authors.add(author);
    const isAroundRuns = children.some((child) => typeof child !== 'string' && AROUND_RUNS.has(child.name));
    if (!isAroundRuns) return;
    if (name === 'w:ins') this.insertions += 1;
    if (name === 'w:del') this.deletions += 1;
  }

  #link(attributes: XmlNode['attributes'], targets: ReadonlyMap<string, Relationship>): void {
    const target = targets.get(attributes['r:id'] ?? '');
    const anchor = attributes['w:anchor'];
    if (target?.isExternal) this.#add(anchor === undefined || anchor === '' ? target.target : `${target.target.replace(/#.*$/s, '')}#${anchor}`);
  }

  #field(instruction: string): void {
    const link = linkOfInstruction(instruction);
    if (link !== undefined && !link.startsWith('#')) this.#add(link);
  }

  #add(link: string): void {
    if (link !== '' && this.links.size < MAX_LISTED) this.links.add(link);
  }
}

/** Reads the body of a document. */
export async function inspectBody(file: WordFile): Promise<BodyFacts> {
  const facts = new BodyFacts();
  const reading: ReadingOptions = {
    changes: 'accept',
    messages: new Messages(),
    onHidden: () => {
      facts.hiddenText = true;
    },
  };
  await eachBlock(
    file,
    reading,
    (block) => facts.block(block),
    (element) => facts.look(element, file.targets),
  );
  return facts;
}

/** The text of blocks, a line for each paragraph with any. */
const linesOf = (blocks: readonly Block[]): string =>
  [...paragraphsIn(blocks)]
    .map((paragraph) => plainText(paragraph).trim())
    .filter((text) => text !== '')
    .join('\n');

export interface Comment {
  author: string;
  date?: string;
  text: string;
}

/** The comments of a document, in the order of their part. */
export async function commentsOf(file: WordFile): Promise<Comment[]> {
  const comments: Comment[] = [];
  await eachIn(file, 'comments', 'w:comment', ({ attributes }, blocks) => {
    const date = attributes['w:date'];
    if (comments.length < MAX_LISTED)
      comments.push({ author: attributes['w:author'] ?? '', ...(date !== undefined && date !== '' && { date }), text: linesOf(blocks()) });
  });
  return comments;
}

/** How many notes there are of a kind. */
export async function countNotes(file: WordFile, note: 'footnote' | 'endnote'): Promise<number> {
  let count = 0;
  await eachIn(file, `${note}s`, `w:${note}`, ({ attributes }) => {
    if (!NO_NOTES.has(attributes['w:type'] ?? 'normal')) count += 1;
  });
  return count;
}

/** Goes through the elements of a part that the document names once. */
async function eachIn(file: WordFile, kind: string, wanted: string, give: (element: XmlNode, blocks: () => Block[]) => void): Promise<void> {
  const part = file.relationships.find(({ type, part: own }) => type === kind && own !== undefined)?.part;
  const source = part === undefined ? undefined : file.archive.xml(part);
  if (part === undefined || source === undefined) return;
  const reader = await readerFor(file, part);
  await eachElement(
    source,
    (name, around) => around.length === 1 && name === wanted,
    (element) => give(element, () => reader.note(element)),
  );
}

async function readerFor(file: WordFile, part: string): Promise<WordReader> {
  const targets = new Map((await relationshipsOf(file.archive, part)).map((relationship) => [relationship.id, relationship]));
  return new WordReader(file, { changes: 'accept', messages: new Messages() }, targets);
}

/** The texts of headers and footers, each once. */
export async function headersAndFooters(file: WordFile): Promise<string[]> {
  const texts = new Set<string>();
  for (const { type, part } of file.relationships) {
    const source = (type === 'header' || type === 'footer') && part !== undefined ? file.archive.xml(part) : undefined;
    if (part === undefined || source === undefined) continue;
    const reader = await readerFor(file, part);
    const lines: string[] = [];
    await eachElement(
      source,
      (_, around) => around.length === 1,
      (element) => lines.push(linesOf(reader.block(element))),
    );
    const text = lines.filter((line) => line !== '').join('\n');
    if (text !== '') texts.add(text);
  }
  return [...texts];
}

export interface Surroundings {
  /** Addresses of hyperlinks outside the body. */
  links: string[];
  embedded: string[];
  externalReferences: string[];
  macros: boolean;
}

/** What the relationships of all parts name: the main part's first, then in the order of the package. */
export async function relationsOf(file: WordFile): Promise<Surroundings> {
  const found = new Relations(file);
  const others = file.archive.names.map(partOf).filter((part) => part !== undefined && part !== file.main);
  for (const part of [file.main, ...new Set(others)] as string[])
    for (const relationship of await relationshipsOf(file.archive, part)) found.add(part, relationship);
  return found.result();
}

class Relations {
  readonly #file: WordFile;
  readonly #content: ReadonlySet<string | undefined>;
  readonly #links = new Set<string>();
  readonly #embedded = new Set<string>();
  readonly #external = new Set<string>();
  #macros: boolean;

  constructor(file: WordFile) {
    this.#file = file;
    this.#content = new Set(file.relationships.filter(({ type }) => CONTENT.has(type)).map(({ part }) => part));
    this.#macros = file.archive.names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name));
  }

  /** @param from the part whose relationship it is */
  add(from: string, { type, part, isExternal, target }: Relationship): void {
    if (type === 'vbaProject' || (part !== undefined && this.#file.contentType(part) === 'application/vnd.ms-office.vbaProject')) this.#macros = true;
    if (isExternal && type !== 'hyperlink') this.#external.add(target);
    else if (isExternal && this.#content.has(from)) this.#links.add(target);
    else if (part !== undefined && EMBEDDED.has(type)) this.#embedded.add(part);
  }

  result(): Surroundings {
    return { links: listed(this.#links), embedded: listed(this.#embedded), externalReferences: listed(this.#external), macros: this.#macros };
  }
}

const listed = (items: ReadonlySet<string>): string[] => [...items].slice(0, MAX_LISTED);

/** The part that a file of relationships belongs to. */
function partOf(name: string): string | undefined {
  const found = /^(.*\/)?_rels\/([^/]*)\.rels$/.exec(name);
  return found ? `${found[1] ?? ''}${found[2] ?? ''}` : undefined;
}

/** What may be edited, where the document is protected. */
export async function protectionOf(file: WordFile): Promise<string | undefined> {
  const protection = childNamed(await relatedTree(file.archive, file.relationships, 'settings'), 'w:documentProtection');
  const isEnforced = protection !== undefined && isOnValue(protection.attributes['w:enforcement']);
  return isEnforced ? (protection.attributes['w:edit'] ?? 'none') : undefined;
}

const isOnValue = (value: string | undefined): boolean => value !== undefined && /^(?:1|true|on)$/.test(value);
