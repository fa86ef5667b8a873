import { unprocessable } from '../../errors.ts';
import { mainPart, type Relationship, relationshipsOf } from '../../shared/packages/opc.ts';
import { Package } from '../../shared/packages/package.ts';
import { childNamed, childrenNamed, descendantsOf, elementsOf, readXmlTree, textIn, type XmlNode } from '../../shared/packages/xml.ts';
import { limitText } from './given-file.ts';
import { branchOf } from './word-reader.ts';

// PresentationML (ECMA-376 part 1, 19).

const WHAT = 'a PowerPoint presentation (PPTX)';
const MAX_SLIDES = 10_000;
const EMU_PER_POINT = 12_700;
const LEFT_OUT = new Set(['dt', 'ftr', 'sldNum', 'hdr']);
const TITLES = new Set(['title', 'ctrTitle']);

export interface Slide {
  title: string | undefined;
  text: string;
  notes: string | undefined;
  hidden: boolean;
  comments: string[];
}

export interface Presentation {
  archive: Package;
  /** The parts of the slides, in the order shown. */
  slides: readonly string[];
  widthPoints: number;
  heightPoints: number;
}

/** Opens a presentation and reads the order of its slides. */
export async function openPresentation(bytes: Uint8Array): Promise<Presentation> {
  const archive = new Package(bytes, 'file', WHAT);
  const { part, contentType } = await mainPart(archive, 'file', WHAT);
  if (!/presentationml|powerpoint/i.test(contentType))
    unprocessable(`The file is not ${WHAT}: its main part is of the type ${JSON.stringify(contentType.slice(0, 200))}.`, 'file');
  const root = await readXmlTree(archive.neededXml(part, WHAT));
  const targets = new Map((await relationshipsOf(archive, part)).map((relationship) => [relationship.id, relationship]));
  const list = childrenNamed(childNamed(root, 'p:sldIdLst'), 'p:sldId');
  if (list.length > MAX_SLIDES) unprocessable(`The presentation has ${list.length} slides; at most ${MAX_SLIDES} are read.`, 'file');
  const slides = list.map(({ attributes }, index) => {
    const target = targets.get(attributes['r:id'] ?? '')?.part;
    return target !== undefined && archive.has(target) ? target : unprocessable(`The slide ${index + 1} is missing in the file.`, 'file');
  });
  const size = childNamed(root, 'p:sldSz')?.attributes;
  return { archive, slides, widthPoints: points(size?.cx, 9_144_000), heightPoints: points(size?.cy, 6_858_000) };
}

/** @param usual where the file says nothing */
const points = (length: string | undefined, usual: number): number => (/^\d{1,10}$/.test(length ?? '') ? Number(length) : usual) / EMU_PER_POINT;

/** Reads slides, each part once however often it is shown. */
export class SlideReader {
  readonly #archive: Package;
  readonly #known = new Map<string, Slide>();
  #length = 0;

  constructor(archive: Package) {
    this.#archive = archive;
  }

  async read(part: string): Promise<Slide> {
    const slide = this.#known.get(part) ?? (await this.#slide(part));
    this.#known.set(part, slide);
    this.#length += slide.text.length + (slide.title?.length ?? 0) + (slide.notes?.length ?? 0);
    limitText(this.#length);
    return slide;
  }

  async #slide(part: string): Promise<Slide> {
    const root = await readXmlTree(this.#archive.neededXml(part, WHAT));
    const relationships = await relationshipsOf(this.#archive, part);
    const shapes = new Shapes();
    shapes.read(childNamed(childNamed(root, 'p:cSld'), 'p:spTree'));
    return {
      title: shapes.title,
      text: shapes.lines.join('\n'),
      notes: await this.#notes(relationships),
      hidden: /^(?:0|false)$/.test(root.attributes.show ?? '1'),
      comments: await this.#comments(relationships),
    };
  }

  async #tree(relationships: readonly Relationship[], kind: string): Promise<XmlNode | undefined> {
    const part = relationships.find(({ type, part: own }) => type === kind && own !== undefined)?.part;
    const source = part === undefined ? undefined : this.#archive.xml(part);
    return source && readXmlTree(source);
  }

  /** The text of the notes' body. */
  async #notes(relationships: readonly Relationship[]): Promise<string | undefined> {
    const tree = childNamed(childNamed(await this.#tree(relationships, 'notesSlide'), 'p:cSld'), 'p:spTree');
    const bodies = childrenNamed(tree, 'p:sp').filter((shape) => placeOf(shape) === 'body');
    return bodies.map(textOfShape).join('\n').trim() || undefined;
  }

  /** Comments and answers to them, of both kinds. */
  async #comments(relationships: readonly Relationship[]): Promise<string[]> {
    const root = await this.#tree(relationships, 'comments');
    if (root === undefined) return [];
    return [...descendantsOf(root)].flatMap((node) => {
      if (node.name === 'p:text') return [textIn(node).trim()];
      return node.name === 'p188:txBody' ? [paragraphs(node).join('\n').trim()] : [];
    });
  }
}

/** The kind of a shape's placeholder; obj where the file does not say, and nothing where the shape is none. */
function placeOf(shape: XmlNode): string | undefined {
  const place = childNamed(childNamed(childNamed(shape, 'p:nvSpPr'), 'p:nvPr'), 'p:ph');
  return place && (place.attributes.type ?? 'obj');
}

const textOfShape = (shape: XmlNode): string =>
  paragraphs(childNamed(shape, 'p:txBody'))
    .join('\n')
    .replace(/^\n+|\n+$/g, '');

const paragraphs = (body: XmlNode | undefined): string[] => childrenNamed(body, 'a:p').map((node) => paragraph(node));

function paragraph(node: XmlNode): string {
  const pieces: string[] = [];
  for (const child of elementsOf(node)) {
    if (child.name === 'a:r' || child.name === 'a:fld')
      pieces.push(textIn(childNamed(child, 'a:t')).replace(/[\t\n\r]+/g, (space) => (space === '\t' ? '\t' : ' ')));
    else if (child.name === 'a:br') pieces.push('\n');
    else if (child.name === 'a14:m') pieces.push(...[...descendantsOf(child)].map((own) => (own.name === 'm:t' ? textIn(own) : '')));
    else if (child.name === 'mc:AlternateContent') pieces.push(paragraph(branchOf(child) ?? { ...child, children: [] }));
  }
  return pieces.join('');
}

/** The texts of a tree of shapes. */
class Shapes {
  title: string | undefined;
  readonly lines: string[] = [];

  read(tree: XmlNode | undefined): void {
    for (const node of elementsOf(tree)) {
      if (node.name === 'p:sp') this.#shape(node);
      else if (node.name === 'p:grpSp') this.read(node);
      else if (node.name === 'mc:AlternateContent') this.read(branchOf(node));
      else if (node.name === 'p:graphicFrame') this.#frame(node);
    }
  }

  #shape(node: XmlNode): void {
    const place = placeOf(node);
    if (place !== undefined && LEFT_OUT.has(place)) return;
    const text = textOfShape(node);
    if (text === '') return;
    if (place !== undefined && TITLES.has(place) && this.title === undefined) this.title = text;
    else this.lines.push(text);
  }

  #frame(node: XmlNode): void {
    const data = childNamed(childNamed(node, 'a:graphic'), 'a:graphicData');
    for (const table of childrenNamed(data, 'a:tbl'))
      for (const row of childrenNamed(table, 'a:tr')) this.lines.push(childrenNamed(row, 'a:tc').map(cellText).join('\t'));
  }
}

const cellText = (cell: XmlNode): string =>
  paragraphs(childNamed(cell, 'a:txBody'))
    .map((text) => text.replace(/[\n\t]/g, ' '))
    .filter((text) => text !== '')
    .join(' ');
