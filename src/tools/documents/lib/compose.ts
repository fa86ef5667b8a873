import { unprocessable } from '../../errors.ts';
import { Builder } from './builder.ts';
import { MAX_PAGES, type PdfFile } from './file.ts';
import { arrayOf, Bytes, bytesOf, type Dict, dict, dictOf, isDict, keyOf, Name, nameOf, Ref, resolved, type Store, Stream, type Value } from './objects.ts';
import { firstId } from './open.ts';
import { annotationsOf, type Bookmark, bookmarksOf, Destinations, treeEntries } from './outline.ts';
import { stringOf, textOf } from './text.ts';
import { writePdf } from './write.ts';

/** Pages of a file, by their numbers. */
export interface Part {
  readonly file: PdfFile;
  readonly pages: readonly number[];
}

export type Bookmarks =
  | { readonly kind: 'none' }
  /** One for each part, on its first page. */
  | { readonly kind: 'files'; readonly names: readonly string[] }
  /** Those of the parts whose pages are all there. */
  | { readonly kind: 'keep' }
  /** Those whose pages stay. */
  | { readonly kind: 'stay' };

export interface Composition {
  readonly bookmarks: Bookmarks;
  /** Keeps what the catalog of the only part's file has besides. */
  readonly keepCatalog: boolean;
  /** By index of the result's pages, rotations in place of their own. */
  readonly rotations?: readonly number[];
}

const MAX_PARENTS = 50;

/** Copies objects of one file with all that they refer to, each once; pages and their tree only as they are chosen. */
class Importer {
  readonly file: PdfFile;
  readonly builder: Builder;
  /** By number, the page that stands for a page of the file; null for one that is left out. */
  readonly pages: Map<number, Ref | null>;
  readonly known: Map<number, Ref | null>;
  /** Objects of the form that are on pages which stay; kids that are none of them are left out. */
  readonly formParts: Set<Dict>;
  readonly #formNodes: Set<Dict>;
  readonly #destinations: Destinations | undefined;
  readonly #queue: [Ref, Value][] = [];

  constructor(
    from: Pick<Importer, 'file' | 'builder' | 'pages' | 'formParts'> & { destinations: Destinations | undefined; formNodes: Set<Dict> },
    known = new Map<number, Ref | null>(),
  ) {
    ({ file: this.file, builder: this.builder, pages: this.pages, formParts: this.formParts } = from);
    this.known = known;
    this.#formNodes = from.formNodes;
    this.#destinations = from.destinations;
  }

  /** A copy of a value, whose references lead to copies. */
  copy(value: Value): Value {
    const copied = this.#copied(value);
    for (let next = this.#queue.pop(); next; next = this.#queue.pop()) this.builder.replace(next[0], this.#copied(next[1]));
    return copied;
  }

  #copied(value: Value): Value {
    if (value instanceof Ref) return this.#reference(value);
    if (Array.isArray(value)) return value.map((entry) => this.#copied(entry));
    if (isDict(value)) return this.#dict(value);
    if (value instanceof Stream) return value.withDict(this.#dict(value.dict));
    return value;
  }

  #dict(given: Dict): Dict {
    const source = this.#destinations ? withExplicit(this.file, given, this.#destinations) : given;
    const copy: Dict = new Map();
    const isFormNode = this.#formNodes.has(given);
    for (const [key, value] of source) {
      if (key === 'Kids' && isFormNode) copy.set(key, this.#kids(value));
      else copy.set(key, this.#copied(value));
    }
    return copy;
  }

  #kids(value: Value): Value {
    return (arrayOf(this.file, value) ?? [])
      .filter((kid) => {
        const node = dictOf(this.file, kid);
        return node !== undefined && this.formParts.has(node);
      })
      .map((kid) => this.#copied(kid));
  }

  #reference(ref: Ref): Value {
    const page = this.pages.get(ref.number);
    if (page !== undefined) return page;
    const known = this.known.get(ref.number);
    if (known !== undefined) return known;
    const value = this.file.get(ref);
    const type = isDict(value) ? nameOf(this.file, value.get('Type')) : undefined;
    if (value === null || type === 'Pages' || type === 'Catalog' || (isDict(value) && type === 'Page')) {
      this.known.set(ref.number, null);
      return null;
    }
    const copy = this.builder.add(true);
    this.known.set(ref.number, copy);
    this.#queue.push([copy, value]);
    return copy;
  }
}

/** A link or action with a named destination has the explicit one in its place, as the names do not go along. */
function withExplicit(file: PdfFile, source: Dict, destinations: Destinations): Dict {
  const isNamed = (value: Value | undefined): boolean => {
    const found = resolved(file, value);
    return found instanceof Name || found instanceof Bytes;
  };
  if (source.has('Dest') && isNamed(source.get('Dest'))) return replaced(source, 'Dest', destinations.explicit(source.get('Dest')));
  const isGoTo = source.has('D') && nameOf(file, source.get('S')) === 'GoTo';
  return isGoTo && isNamed(source.get('D')) ? replaced(source, 'D', destinations.explicit(source.get('D'))) : source;
}

function replaced(source: Dict, key: string, value: Value | undefined): Dict {
  const copy: Dict = new Map(source);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}

/** Writes a file of pages of others, in the order of the parts. Metadata and version are those of the first. No pages at all are unprocessable. */
export function composed(parts: readonly Part[], composition: Composition): Uint8Array {
  const count = parts.reduce((sum, { pages }) => sum + pages.length, 0);
  if (count === 0) unprocessable('No pages are left.');
  if (count > MAX_PAGES) unprocessable(`The result would have ${count} pages; at most ${MAX_PAGES} are made.`);
  return new Composer(parts, composition).write();
}

/** Where the pages of a part went. */
interface Placed {
  readonly part: Part;
  readonly importer: Importer;
  /** By number of the file's page, the first copy. */
  readonly copies: Map<number, Ref>;
  readonly pages: Ref[];
  readonly destinations: Destinations;
}

class Composer {
  readonly #builder = new Builder();
  readonly #tree = this.#builder.add(true);
  readonly #parts: readonly Part[];
  readonly #composition: Composition;
  readonly #fieldNames = new Set<string>();
  readonly #fields: Value[] = [];
  #form: Dict | undefined;

  constructor(parts: readonly Part[], composition: Composition) {
    this.#parts = parts;
    this.#composition = composition;
  }

  write(): Uint8Array {
    const placed = this.#parts.map((part) => this.#place(part));
    const pages = placed.flatMap((part) => part.pages);
    this.#builder.replace(this.#tree, dict({ Type: new Name('Pages'), Kids: pages, Count: pages.length }));
    const [first] = placed;
    if (!first) return unprocessable('No pages are left.');
    const catalog = this.#catalog(first, placed);
    const { file } = first.part;
    const info = file.info && this.#builder.add(new Importer({ ...importerOf(first), destinations: undefined }, first.importer.known).copy(file.info));
    return writePdf(this.#builder, {
      root: this.#builder.add(catalog),
      info,
      version: this.#parts.reduce((most, part) => (Number(part.file.headerVersion) > Number(most) ? part.file.headerVersion : most), '1.3'),
      objectStreams: this.#parts.some((part) => part.file.usesObjectStreams),
      id: this.#composition.keepCatalog ? firstId(file) : undefined,
    });
  }

  #place(part: Part): Placed {
    const { file } = part;
    const destinations = new Destinations(file);
    const isWhole = this.#composition.keepCatalog;
    const formParts = new Set<Dict>();
    const formNodes = new Set<Dict>();
    const pageRefs = new Map<number, Ref | null>(file.pages.map(({ ref }) => [ref.number, null]));
    const copies = new Map<number, Ref>();
    for (const number of part.pages) {
      const page = file.pages[number - 1];
      if (!page || copies.has(number)) continue;
      const copy = this.#builder.add(true);
      copies.set(number, copy);
      pageRefs.set(page.ref.number, copy);
      for (const annotation of annotationsOf(file, page))
        if (nameOf(file, annotation.dict.get('Subtype')) === 'Widget') markField(file, annotation.dict, formParts);
    }
    for (const node of formParts) formNodes.add(node);
    const importer = new Importer({ file, builder: this.#builder, pages: pageRefs, formParts, formNodes, destinations: isWhole ? undefined : destinations });
    const placed: Placed = { part, importer, copies, pages: [], destinations };
    const done = new Set<number>();
    this.#takeForm(placed, importer);
    for (const number of part.pages) placed.pages.push(this.#page(placed, number, done));
    return placed;
  }

  /** Copies one page; one that was copied before as a page of its own, with its own annotations. */
  #page(placed: Placed, number: number, done: Set<number>): Ref {
    const { importer, copies, part } = placed;
    const page = part.file.pages[number - 1];
    const first = copies.get(number);
    if (!page || !first) throw new Error(`there is no page ${number}`);
    const isRepeated = done.has(number);
    done.add(number);
    const ref = isRepeated ? this.#builder.add(true) : first;
    const own = isRepeated ? new Importer({ ...importerOf(placed), pages: new Map([...importer.pages, [page.ref.number, ref]]) }) : importer;
    const copy: Dict = new Map<string, Value>([
      ['Type', new Name('Page')],
      ['Parent', this.#tree],
    ]);
    for (const [key, value] of new Map([...page.inherited, ...page.dict])) {
      if (key === 'Parent' || key === 'Type' || key === 'B' || (key === 'StructParents' && !this.#composition.keepCatalog)) continue;
      if (key === 'Annots') copy.set(key, copyOf(own, value));
      else if (key === 'Resources' && isDict(value)) copy.set(key, this.#shared(importer, value));
      else copy.set(key, importer.copy(value));
    }
    if (!copy.has('MediaBox')) copy.set('MediaBox', [0, 0, 612, 792]);
    if (!copy.has('Resources')) copy.set('Resources', new Map());
    this.#builder.replace(ref, copy);
    if (isRepeated) this.#takeForm(placed, own, number);
    return ref;
  }

  readonly #inherited = new Map<Dict, Ref>();

  /** Resources that several pages have from above them, as one object. */
  #shared(importer: Importer, resources: Dict): Ref {
    const known = this.#inherited.get(resources) ?? this.#builder.add(importer.copy(resources));
    this.#inherited.set(resources, known);
    return known;
  }

  /** Takes the fields of a form along whose widgets are on the pages. @param repeated the one page they are on */
  #takeForm(placed: Placed, importer: Importer, repeated?: number): void {
    const { file } = placed.part;
    const form = dictOf(file, file.root.get('AcroForm'));
    if (!form) return;
    const wanted = repeated === undefined ? importer.formParts : new Set<Dict>();
    const page = repeated === undefined ? undefined : file.pages[repeated - 1];
    if (page)
      for (const annotation of annotationsOf(file, page))
        if (nameOf(file, annotation.dict.get('Subtype')) === 'Widget') markField(file, annotation.dict, wanted);
    const taken: Value[] = [];
    for (const field of arrayOf(file, form.get('Fields')) ?? []) {
      const node = dictOf(file, field);
      if (!node || !wanted.has(node)) continue;
      const copy = importer.copy(field);
      if (copy !== null) taken.push(this.#named(copy));
    }
    if (taken.length === 0) return;
    this.#fields.push(...taken);
    this.#mergeForm(importer, form);
  }

  /** A field with a name that no other has. */
  #named(field: Value): Value {
    const node = dictOf(this.#builder, field);
    if (!node) return field;
    const name = textOf(bytesOf(this.#builder, node.get('T')) ?? new Uint8Array(0));
    let free = name;
    for (let number = 2; this.#fieldNames.has(free); number++) free = `${name}-${number}`;
    this.#fieldNames.add(free);
    if (free !== name) node.set('T', stringOf(free));
    return field;
  }

  #mergeForm(importer: Importer, form: Dict): void {
    if (!this.#form) {
      this.#form = new Map();
      for (const [key, value] of form) if (key !== 'Fields' && key !== 'XFA' && key !== 'CO') this.#form.set(key, importer.copy(value));
      return;
    }
    const [into, from] = [dictOf(this.#builder, this.#form.get('DR')), dictOf(importer.file, form.get('DR'))];
    for (const [category, value] of from ?? []) {
      const known = dictOf(this.#builder, into?.get(category));
      if (known) addMissing(importer, known, dictOf(importer.file, value));
      else into?.set(category, importer.copy(value));
    }
    if (form.get('NeedAppearances') === true) this.#form.set('NeedAppearances', true);
  }

  #catalog(first: Placed, placed: readonly Placed[]): Dict {
    const { file } = first.part;
    const { keepCatalog, bookmarks } = this.#composition;
    const catalog: Dict = new Map<string, Value>([
      ['Type', new Name('Catalog')],
      ['Pages', this.#tree],
    ]);
    const isWhole = first.copies.size === file.pages.length;
    const kept = ['Version', 'Metadata', 'Lang', 'ViewerPreferences', 'PageLayout', 'Extensions', 'OutputIntents', 'OCProperties'];
    const rest = [
      'StructTreeRoot',
      'MarkInfo',
      'PageMode',
      'OpenAction',
      'AA',
      'URI',
      'AF',
      'Collection',
      'Perms',
      'Legal',
      'Requirements',
      'PieceInfo',
      'SpiderInfo',
      'DSS',
    ];
    for (const key of keepCatalog ? [...kept, ...rest] : kept) {
      const value = file.root.get(key);
      const isLost = !isWhole && (key === 'StructTreeRoot' || key === 'MarkInfo' || key === 'OpenAction');
      if (value !== undefined && !isLost) catalog.set(key, first.importer.copy(value));
    }
    if (!keepCatalog) this.#mergeLayers(catalog, placed);
    if (this.#form) catalog.set('AcroForm', this.#builder.add(this.#form.set('Fields', this.#fields)));
    if (keepCatalog) this.#keepNames(catalog, first, bookmarks.kind === 'stay');
    const outline = this.#outline(placed);
    if (outline) catalog.set('Outlines', outline);
    if (keepCatalog && isWhole && isInOrder(first.part) && file.root.has('PageLabels'))
      catalog.set('PageLabels', first.importer.copy(file.root.get('PageLabels') ?? null));
    return catalog;
  }

  /** Layers of all parts, as the first shows its own. */
  #mergeLayers(catalog: Dict, placed: readonly Placed[]): void {
    for (const [index, { importer, part }] of placed.entries()) {
      const given = part.file.root.get('OCProperties');
      const layers = dictOf(this.#builder, catalog.get('OCProperties'));
      if (index === 0 || given === undefined || !dictOf(part.file, given)) continue;
      const copy = dictOf(this.#builder, importer.copy(given));
      if (!layers || layers === copy || !copy) {
        if (copy) catalog.set('OCProperties', copy);
        continue;
      }
      const [into, from] = [dictOf(this.#builder, layers.get('D')), dictOf(this.#builder, copy.get('D'))];
      joinLists(this.#builder, layers, copy, 'OCGs');
      if (into && from) for (const key of ['OFF', 'Order', 'ON']) joinLists(this.#builder, into, from, key);
    }
  }

  /** Named destinations to pages that stay, embedded files and scripts. */
  #keepNames(catalog: Dict, { part: { file }, importer, destinations }: Placed, withDestinations: boolean): void {
    const names: Dict = new Map();
    for (const [key, value] of dictOf(file, file.root.get('Names')) ?? []) if (key !== 'Dests') names.set(key, importer.copy(value));
    const stays = (destination: Value): boolean => {
      const page = destinations.pageOf(destinations.explicit(destination));
      return page !== undefined && importer.pages.get(file.pages[page - 1]?.ref.number ?? -1) !== null;
    };
    if (withDestinations) {
      const kept = treeEntries(file, dictOf(file, file.root.get('Names'))?.get('Dests'), 'Names').filter(([, value]) => stays(value));
      kept.sort(([a], [b]) => ((keyOf(a) ?? '') < (keyOf(b) ?? '') ? -1 : 1));
      if (kept.length > 0) names.set('Dests', dict({ Names: kept.flatMap(([key, value]) => [key, importer.copy(value)]) }));
      const old = [...(dictOf(file, file.root.get('Dests')) ?? [])].filter(([, value]) => stays(value));
      if (old.length > 0) catalog.set('Dests', new Map(old.map(([key, value]) => [key, importer.copy(value)])));
    }
    if (names.size > 0) catalog.set('Names', names);
  }

  #outline(placed: readonly Placed[]): Ref | undefined {
    const { bookmarks } = this.#composition;
    if (bookmarks.kind === 'none') return undefined;
    const entries: OutlineEntry[] = [];
    for (const [index, part] of placed.entries()) {
      const [first] = part.pages;
      if (bookmarks.kind === 'files' && first)
        entries.push({ title: stringOf(bookmarks.names[index] ?? ''), level: 1, rest: new Map([['Dest', [first, new Name('Fit')]]]) });
      const isWhole = part.copies.size === part.part.file.pages.length;
      if (bookmarks.kind === 'stay' || (bookmarks.kind === 'keep' && isWhole)) entries.push(...this.#kept(part));
    }
    return entries.length > 0 ? writtenOutline(this.#builder, entries) : undefined;
  }

  /** The bookmarks of a part whose pages stay; those above them stay with them. */
  #kept({ part: { file }, importer, destinations, copies }: Placed): OutlineEntry[] {
    const all = bookmarksOf(file, destinations);
    const isKept = all.map(({ page, item }) =>
      page === undefined ? !item.has('Dest') && destinations.of(item) === undefined && item.has('A') : copies.has(page),
    );
    const wanted = new Set<Bookmark>();
    const above: Bookmark[] = [];
    for (const [index, bookmark] of all.entries()) {
      above.length = Math.min(above.length, bookmark.level - 1);
      above[bookmark.level - 1] = bookmark;
      if (isKept[index]) for (const entry of above) if (entry) wanted.add(entry);
    }
    return all.flatMap((bookmark, index): OutlineEntry[] => {
      if (!wanted.has(bookmark)) return [];
      const { item, level } = bookmark;
      const rest: Dict = new Map();
      for (const key of ['A', 'C', 'F'])
        if (item.has(key) && (key !== 'A' || (isKept[index] && bookmark.page === undefined))) rest.set(key, importer.copy(item.get(key) ?? null));
      const target = destinations.of(item);
      if (isKept[index] && bookmark.page !== undefined && target)
        rest.set('Dest', importer.copy([file.pages[bookmark.page - 1]?.ref ?? null, ...target.slice(1)]));
      return [{ title: new Bytes(bytesOf(file, item.get('Title')) ?? new Uint8Array(0)), level, rest }];
    });
  }
}

interface OutlineEntry {
  readonly title: Bytes;
  readonly level: number;
  readonly rest: Dict;
}

/** Writes an outline (ISO 32000-2, 12.3.3). */
export function writtenOutline(store: { add(value: Value): Ref }, entries: readonly OutlineEntry[]): Ref {
  const root: Dict = new Map([['Type', new Name('Outlines')]]);
  const rootRef = store.add(root);
  const above: { dict: Dict; ref: Ref; last?: { dict: Dict; ref: Ref } }[] = [{ dict: root, ref: rootRef }];
  for (const { title, level, rest } of entries) {
    above.length = Math.min(above.length, level);
    const parent = above.at(-1);
    if (!parent) continue;
    const own: Dict = new Map<string, Value>([['Title', title], ['Parent', parent.ref], ...rest]);
    const ref = store.add(own);
    if (parent.last) {
      parent.last.dict.set('Next', ref);
      own.set('Prev', parent.last.ref);
    } else parent.dict.set('First', ref);
    parent.dict.set('Last', ref);
    parent.last = { dict: own, ref };
    for (const node of above) node.dict.set('Count', Number(node.dict.get('Count') ?? 0) + 1);
    above.push({ dict: own, ref });
  }
  return rootRef;
}

const importerOf = (placed: Placed) => ({
  file: placed.part.file,
  builder: placed.importer.builder,
  pages: placed.importer.pages,
  formParts: placed.importer.formParts,
  formNodes: placed.importer.formParts,
  destinations: placed.destinations,
});

const copyOf = (importer: Importer, value: Value | undefined): Value => importer.copy(resolved(importer.file, value));

const isInOrder = ({ pages }: Part): boolean => pages.every((page, index) => page === index + 1);

/** Adds the entries of another file's dictionary that one has not. */
function addMissing(importer: Importer, known: Dict, added: Dict | undefined): void {
  for (const [name, entry] of added ?? []) if (!known.has(name)) known.set(name, importer.copy(entry));
}

function joinLists(store: Store, into: Dict, from: Dict, key: string): void {
  const [a, b] = [arrayOf(store, into.get(key)), arrayOf(store, from.get(key))];
  if (b) into.set(key, [...(a ?? []), ...b]);
}

/** Marks a field and all above it. */
function markField(file: PdfFile, field: Dict, marked: Set<Dict>): void {
  let node: Dict | undefined = field;
  for (let step = 0; node && step < MAX_PARENTS && !marked.has(node); step++) {
    marked.add(node);
    node = dictOf(file, node.get('Parent'));
  }
}
