import { unprocessable } from '../../errors.ts';
import { checkDepth } from '../../shared/formats/html-to-markdown.ts';
import { attribute, childrenOf, type HtmlElement, type HtmlNode, isElement, walk } from '../../shared/formats/html-tree.ts';
import { resolveName } from '../../shared/packages/package.ts';
import { childNamed, childrenNamed, elementsOf, encodingOf, readXmlTree, textIn, type XmlNode } from '../../shared/packages/xml.ts';
import { collapsed, type Epub, type Item, relativeTo } from './epub.ts';

// Documents and contents of an e-book.

const MAX_DOCUMENT = 5_000_000;
const MAX_BOOK = 15_000_000;
const MAX_ENTRIES = 10_000;
const MAX_LEVELS = 100;
const DOCUMENTS = new Set(['application/xhtml+xml', 'text/html', 'application/html', 'text/x-oeb1-document', 'application/x-dtbook+xml']);
/** Elements of HTML that have no end. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

export interface TocEntry {
  title: string;
  level: number;
  href?: string;
}

export const isDocument = ({ mediaType }: Item): boolean => DOCUMENTS.has(mediaType);

/** Reads documents of one e-book, within a bound for all together. */
export class DocumentReader {
  readonly #epub: Epub;
  readonly #parse: (html: string) => HtmlNode;
  #length = 0;

  constructor(epub: Epub, parse: (html: string) => HtmlNode) {
    this.#epub = epub;
    this.#parse = parse;
  }

  /** The tree of a document; undefined where the package does not have it. */
  read({ name }: Item): HtmlNode | undefined {
    const bytes = name === undefined ? undefined : this.#epub.archive.bytes(name);
    if (bytes === undefined) return undefined;
    this.#length += bytes.length;
    if (bytes.length > MAX_DOCUMENT || this.#length > MAX_BOOK)
      unprocessable(`The e-book has more text than is read: ${MAX_DOCUMENT} bytes in a document, ${MAX_BOOK} in all.`, 'file');
    const text = decoded(bytes);
    if (/<!ENTITY\s/i.test(text.slice(0, 100_000)))
      unprocessable(`The document ${JSON.stringify(name)} declares entities (DTD), which is not taken here.`, 'file');
    const tree = this.#parse(withEnds(text));
    checkDepth(tree, 'file');
    return tree;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** XHTML with empty-element tags and CDATA sections written as HTML reads them: <a/> as <a></a>. */
export function withEnds(xhtml: string): string {
  // No attribute of XML has a < in it, so that every attempt ends at the next.
  return withoutSections(xhtml).replace(/<([A-Za-z][\w:.-]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)\/>/g, (whole, name: string, rest: string) =>
    VOID.has(name.toLowerCase()) ? whole : `<${name}${rest}></${name}>`,
  );
}

function withoutSections(xhtml: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (let start = xhtml.indexOf('<![CDATA['); start >= 0; start = xhtml.indexOf('<![CDATA[', done)) {
    const end = xhtml.indexOf(']]>', start);
    if (end < 0) break;
    pieces.push(
      xhtml.slice(done, start),
      xhtml
        .slice(start + 9, end)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;'),
    );
    done = end + 3;
  }
  return pieces.join('') + xhtml.slice(done);
}

/** Takes pictures out of a tree, as they give no text. */
export function withoutPictures(root: HtmlNode): void {
  for (const node of [...walk(root, () => true)]) {
    if (!('childNodes' in node)) continue;
    node.childNodes = node.childNodes.filter((child) => !(isElement(child) && (child.tagName === 'img' || child.tagName === 'svg')));
  }
}

/** The table of contents: of the nav document, else of the NCX. */
export async function contentsOf(epub: Epub, reader: DocumentReader): Promise<TocEntry[]> {
  const nav = epub.items.find(({ properties }) => properties.has('nav'));
  const tree = nav && reader.read(nav);
  if (nav?.name !== undefined && tree) {
    const entries = navEntries(tree, epub, nav.name);
    if (entries.length > 0) return entries;
  }
  return ncxEntries(epub);
}

/** Where a reference leads, from the package document's folder, with its fragment. */
function address(epub: Epub, from: string, reference: string | undefined): { href?: string } {
  const name = reference === undefined ? undefined : reference.startsWith('#') ? from : resolveName(from, reference);
  if (name === undefined || name === '' || reference === undefined) return {};
  const hash = reference.indexOf('#');
  return { href: `${relativeTo(epub.opf, name)}${hash < 0 ? '' : reference.slice(hash)}` };
}

function navEntries(root: HtmlNode, epub: Epub, from: string): TocEntry[] {
  const navs = [...walk(root, () => true)].filter((node): node is HtmlElement => isElement(node) && node.tagName === 'nav');
  const nav = navs.find((element) => (attribute(element, 'epub:type') ?? '').split(/\s+/).includes('toc')) ?? (navs.length === 1 ? navs[0] : undefined);
  const entries: TocEntry[] = [];
  const list = (element: HtmlElement, level: number): void => {
    for (const item of namedIn(element, 'li')) {
      const label = childrenOf(item).find((child): child is HtmlElement => isElement(child) && (child.tagName === 'a' || child.tagName === 'span'));
      if (entries.length >= MAX_ENTRIES) return;
      if (label) entries.push({ title: textOf(label), level, ...address(epub, from, attribute(label, 'href')) });
      for (const inner of namedIn(item, 'ol')) if (level < MAX_LEVELS) list(inner, level + 1);
    }
  };
  const first = nav && [...walk(nav, ({ tagName }) => tagName !== 'ol')].find((node): node is HtmlElement => isElement(node) && node.tagName === 'ol');
  if (first) list(first, 1);
  return entries;
}

const namedIn = (element: HtmlElement, name: string): HtmlElement[] =>
  childrenOf(element).filter((child): child is HtmlElement => isElement(child) && child.tagName === name);

function textOf(element: HtmlElement): string {
  const pieces: string[] = [];
  for (const node of walk(element, () => true)) {
    if ('value' in node && node.nodeName === '#text') pieces.push(node.value);
    else if (isElement(node) && node.tagName === 'img') pieces.push(attribute(node, 'alt') ?? '');
  }
  return collapsed(pieces.join(''));
}

async function ncxEntries(epub: Epub): Promise<TocEntry[]> {
  const name = epub.ncx?.name;
  const source = name === undefined ? undefined : epub.archive.xml(name);
  if (name === undefined || source === undefined) return [];
  const map = childNamed(await readXmlTree({ ...source, allowsDoctype: true }), 'ncx:navMap');
  const entries: TocEntry[] = [];
  const points = (node: XmlNode | undefined, level: number): void => {
    for (const point of childrenNamed(node, 'ncx:navPoint')) {
      if (entries.length >= MAX_ENTRIES) return;
      const title = collapsed(textIn(childNamed(childNamed(point, 'ncx:navLabel'), 'ncx:text')));
      entries.push({ title, level, ...address(epub, name, elementsOf(point).find((child) => child.name === 'ncx:content')?.attributes.src) });
      if (level < MAX_LEVELS) points(point, level + 1);
    }
  };
  points(map, 1);
  return entries;
}
