import { unprocessable } from '../../errors.ts';
import { Package, resolveName } from '../../shared/packages/package.ts';
import { childNamed, childrenNamed, descendantsOf, readXmlTree, textIn, type XmlNode } from '../../shared/packages/xml.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';

// EPUB 3.3 and 2.0.1: the container (OCF) and the package document (OPF).

const WHAT = 'an e-book (EPUB)';
const MIMETYPE = 'application/epub+zip';
const OPF = 'application/oebps-package+xml';
const MAX_ITEMS = 20_000;
/** Ways in which fonts alone are made unreadable. */
const FONT_ALGORITHMS = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC']);

export interface Item {
  id: string;
  /** From the folder of the package document. */
  href: string;
  /** Name in the package; undefined where the address leads out of it. */
  name: string | undefined;
  mediaType: string;
  properties: ReadonlySet<string>;
}

export interface SpineItem {
  item: Item;
  linear: boolean;
}

export interface Epub {
  archive: Package;
  /** Name of the package document. */
  opf: string;
  version: string;
  metadata: XmlNode | undefined;
  /** The id that the package names as its identifier. */
  identifierId: string | undefined;
  items: readonly Item[];
  spine: readonly SpineItem[];
  /** Item of the NCX that the spine names. */
  ncx: Item | undefined;
  encrypted: boolean;
  problems: string[];
}

/** White space of a text collapsed. */
export const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Opens an e-book: its container, its package document, and whether it is encrypted. */
export async function openEpub(bytes: Uint8Array): Promise<Epub> {
  const archive = new Package(bytes, 'file', WHAT);
  const problems: string[] = [];
  checkMimetype(archive, problems);
  const opf = await rootfile(archive, problems);
  const source = archive.xml(opf) ?? unprocessable(`The e-book has no package document: ${JSON.stringify(opf.slice(0, 200))} is missing.`, 'file');
  const root = await readXmlTree({ ...source, allowsDoctype: true });
  if (root.name !== 'opf:package') unprocessable('The package document of the e-book begins with another element than package.', 'file');
  const items = manifestOf(root, opf);
  const byId = new Map(items.map((item) => [item.id, item]));
  const spineNode = childNamed(root, 'opf:spine');
  const spine = childrenNamed(spineNode, 'opf:itemref').flatMap(({ attributes }): SpineItem[] => {
    const item = byId.get(attributes.idref ?? '');
    if (item === undefined) problems.push(`The spine names ${JSON.stringify((attributes.idref ?? '').slice(0, 100))}, which the manifest does not have.`);
    return item ? [{ item, linear: attributes.linear !== 'no' }] : [];
  });
  const stated = byId.get(spineNode?.attributes.toc ?? '');
  return {
    archive,
    opf,
    version: root.attributes.version ?? '',
    metadata: childNamed(root, 'opf:metadata'),
    identifierId: root.attributes['unique-identifier'],
    items,
    spine,
    ncx: stated ?? items.find(({ mediaType }) => mediaType === 'application/x-dtbncx+xml'),
    encrypted: await isEncrypted(archive),
    problems: problems.slice(0, 100),
  };
}

/** What OCF 3.3, 4.3 asks of the first file. */
function checkMimetype(archive: Package, problems: string[]): void {
  const entry = archive.entry('mimetype');
  if (entry === undefined) {
    problems.push('The file mimetype is missing.');
    return;
  }
  if (entry.offset !== 0) problems.push('The file mimetype is not the first of the package.');
  if (entry.method !== 0) problems.push('The file mimetype is compressed.');
  const text = latin1Text(archive.bytes('mimetype') ?? new Uint8Array());
  if (text !== MIMETYPE) problems.push(`The file mimetype is not exactly ${MIMETYPE}.`);
}

async function rootfile(archive: Package, problems: string[]): Promise<string> {
  const source = archive.xml('META-INF/container.xml') ?? unprocessable(`The file is not ${WHAT}: its META-INF/container.xml is missing.`, 'file');
  const root = await readXmlTree({ ...source, allowsDoctype: true });
  const files = childrenNamed(childNamed(root, 'container:rootfiles'), 'container:rootfile');
  const first = files.find(({ attributes }) => attributes['media-type'] === OPF) ?? files[0];
  if (first === undefined) return unprocessable(`The file is not ${WHAT}: its container names no package document.`, 'file');
  if (first.attributes['media-type'] !== OPF) problems.push(`The rootfile is not of the type ${OPF}.`);
  const name = resolveName('', first.attributes['full-path'] ?? '');
  return name === undefined || name === '' ? unprocessable('The path of the package document leads out of the e-book.', 'file') : name;
}

function manifestOf(root: XmlNode, opf: string): Item[] {
  const nodes = childrenNamed(childNamed(root, 'opf:manifest'), 'opf:item');
  if (nodes.length > MAX_ITEMS) unprocessable(`The e-book has ${nodes.length} items; at most ${MAX_ITEMS} are read.`, 'file');
  return nodes.map(({ attributes }) => {
    const href = attributes.href ?? '';
    const name = resolveName(opf, href);
    return {
      id: attributes.id ?? '',
      href: name === undefined ? href : relativeTo(opf, name),
      name,
      mediaType: (attributes['media-type'] ?? '').trim().toLowerCase(),
      properties: new Set((attributes.properties ?? '').split(/\s+/).filter((property) => property !== '')),
    };
  });
}

/** The address of a file from the folder of another. */
export function relativeTo(from: string, name: string): string {
  const [folder, path] = [from.split('/').slice(0, -1), name.split('/')];
  let same = 0;
  while (same < folder.length && same < path.length - 1 && folder[same] === path[same]) same += 1;
  return [...folder.slice(same).map(() => '..'), ...path.slice(same)].join('/');
}

async function isEncrypted(archive: Package): Promise<boolean> {
  const source = archive.xml('META-INF/encryption.xml');
  if (source === undefined) return false;
  for (const node of descendantsOf(await readXmlTree({ ...source, allowsDoctype: true }))) {
    const method = node.name === 'enc:EncryptedData' ? childNamed(node, 'enc:EncryptionMethod') : undefined;
    if (node.name === 'enc:EncryptedData' && !FONT_ALGORITHMS.has(method?.attributes.Algorithm ?? '')) return true;
  }
  return false;
}

/** Metadata of a package document, with the refinements of EPUB 3. */
export class Metadata {
  readonly #nodes: readonly XmlNode[];
  readonly #refinements = new Map<string, Map<string, string>>();

  constructor(metadata: XmlNode | undefined) {
    this.#nodes = metadata ? [...descendantsOf(metadata)] : [];
    for (const { name, attributes, children } of this.#nodes) {
      const about = attributes.refines;
      if (name !== 'opf:meta' || about === undefined || !about.startsWith('#')) continue;
      const known = this.#refinements.get(about.slice(1)) ?? new Map<string, string>();
      const property = attributes.property ?? '';
      if (!known.has(property)) known.set(property, collapsed(children.filter((child) => typeof child === 'string').join('')));
      this.#refinements.set(about.slice(1), known);
    }
  }

  /** Elements of a name with any text. */
  all(name: string): { text: string; node: XmlNode }[] {
    return this.#nodes
      .filter((node) => node.name === name)
      .map((node) => ({ text: collapsed(textIn(node)), node }))
      .filter(({ text }) => text !== '');
  }

  first(name: string): string | undefined {
    return this.all(name)[0]?.text;
  }

  /** What refines an element, by attribute or by meta. */
  refined(node: XmlNode, attribute: string, property: string): string | undefined {
    const given = node.attributes[`opf:${attribute}`] ?? this.#refinements.get(node.attributes.id ?? '')?.get(property);
    return given?.trim() || undefined;
  }

  /** The values of metas of a property that refine nothing. */
  properties(property: string): { text: string; node: XmlNode }[] {
    return this.all('opf:meta').filter(({ node }) => node.attributes.property === property && node.attributes.refines === undefined);
  }

  /** The content of a meta of EPUB 2. */
  named(name: string): string | undefined {
    return this.#nodes.find((node) => node.name === 'opf:meta' && node.attributes.name === name)?.attributes.content?.trim() || undefined;
  }
}
