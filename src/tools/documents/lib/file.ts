import { unprocessable } from '../../errors.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';
import { type Opened, openEncryption } from './crypt.ts';
import { Budget, type Decoded, decode } from './filters.ts';
import {
  arrayOf,
  Bytes,
  bytesOf,
  type Dict,
  dictOf,
  isDict,
  Name,
  nameOf,
  numberOf,
  Ref,
  resolved,
  type Store,
  Stream,
  streamOf,
  type Value,
} from './objects.ts';
import { isOfType, Malformed, Parser, Word } from './parser.ts';

const HEADER_WITHIN = 1024;
export const MAX_PAGES = 5000;
const MAX_OBJECTS = 1_000_000;
const MAX_SECTIONS = 10_000;
const MAX_TREE_DEPTH = 100;
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Where an object is: at a byte, or in an object stream. */
type Place = { readonly at: number; readonly generation: number } | { readonly within: number; readonly index: number };

/** A PDF file that was read: its objects, one by one as they are asked for. */
export class PdfFile implements Store {
  readonly bytes: Uint8Array;
  readonly budget = new Budget();
  readonly headerVersion: string;
  readonly encryption: Opened | undefined;
  /** What a strict reader objects to. */
  readonly problems = new Set<string>();
  trailer: Dict = new Map();
  repaired = false;
  usesObjectStreams = false;
  readonly #base: number;
  #places = new Map<number, Place>();
  readonly #objects = new Map<number, Value>();
  readonly #streams = new Map<number, Value[]>();
  readonly #reading = new Set<number>();
  readonly #added = new Set<number>();
  #next = 0;
  #ends: number[] | undefined;
  #isRebuilding = false;
  #pages: Page[] | undefined;
  #encryptRef: number | undefined;

  /** @param password without one, the empty one is tried @param which the file as it is named in what is said of it */
  constructor(bytes: Uint8Array, password?: string, which = 'The file') {
    this.bytes = bytes;
    const header = /%PDF-(\d{1,2}\.\d{1,2})?/.exec(latin1Text(bytes.subarray(0, HEADER_WITHIN + 8)));
    if (!header || header.index > HEADER_WITHIN) unprocessable(`${which} is not a PDF: it has no %PDF- within its first ${HEADER_WITHIN} bytes.`);
    this.#base = header.index;
    this.headerVersion = header[1] ?? '1.0';
    this.#open();
    this.encryption = this.#decryption(password, which);
    this.#expandHeld();
    if (!this.#hasPages()) this.rebuild('the cross-reference table leads to no pages');
    if (!this.#hasPages()) unprocessable(`${which} is not a PDF that can be read: it has no page tree.`);
    this.#next = this.#places.keys().reduce((most, number) => Math.max(most, number), 0);
  }

  #open(): void {
    try {
      this.#readSections();
      if (!this.trailer.has('Root')) throw new Malformed('the trailer names no catalog');
    } catch (error) {
      if (!(error instanceof Malformed || error instanceof RangeError)) throw error;
      this.rebuild(error.message);
    }
  }

  #hasPages(): boolean {
    const pages = dictOf(this, this.root.get('Pages'));
    return pages !== undefined && (pages.has('Kids') || pages.has('Type'));
  }

  #decryption(password: string | undefined, which: string): Opened | undefined {
    const given = this.trailer.get('Encrypt');
    if (given === undefined) return undefined;
    if (given instanceof Ref) this.#encryptRef = given.number;
    const encrypt = dictOf(this, given);
    if (!encrypt) return undefined;
    const id = bytesOf(this, arrayOf(this, this.trailer.get('ID'))?.[0]) ?? new Uint8Array(0);
    const opened = openEncryption(this, encrypt, id, password ?? '');
    this.#objects.clear();
    this.#streams.clear();
    if (opened === 'publicKey') return unprocessable(`${which} is encrypted for certificates (public keys), which cannot be opened here.`);
    if (opened === 'unsupported')
      return unprocessable(`${which} is encrypted in a way that is not known: only the standard security handler with V 1, 2, 4 or 5 is.`);
    if (opened === 'password')
      return password === undefined
        ? unprocessable(`${which} is encrypted, and a password is needed to open it.`)
        : unprocessable(`${which} is encrypted, and the password is wrong.`);
    return opened;
  }

  get root(): Dict {
    return dictOf(this, this.trailer.get('Root')) ?? new Map();
  }

  get info(): Dict | undefined {
    return dictOf(this, this.trailer.get('Info'));
  }

  /** The numbers of all objects that the cross-reference tables name. */
  get numbers(): number[] {
    return [...this.#places.keys()];
  }

  /** The entries of the cross-reference tables that lead to a byte. */
  get entries(): [number: number, at: number, generation: number][] {
    return [...this.#places].flatMap(([number, place]): [number, number, number][] => ('at' in place ? [[number, place.at, place.generation]] : []));
  }

  /** Adds an object. */
  add(value: Value): Ref {
    this.#next++;
    while (this.#places.has(this.#next) || this.#objects.has(this.#next)) this.#next++;
    this.#objects.set(this.#next, value);
    this.#added.add(this.#next);
    return new Ref(this.#next);
  }

  /** Puts another object in the place of one. */
  replace(ref: Ref, value: Value): void {
    this.#objects.set(ref.number, value);
  }

  get(ref: Ref): Value {
    const known = this.#objects.get(ref.number);
    if (known !== undefined) return known;
    const place = this.#places.get(ref.number);
    if (!place || this.#reading.has(ref.number)) return null;
    this.#reading.add(ref.number);
    try {
      const value = 'within' in place ? this.#fromStream(ref.number, place.within, place.index) : this.#at(ref.number, place.at);
      if (!this.#objects.has(ref.number)) this.#objects.set(ref.number, value);
      return this.#objects.get(ref.number) ?? null;
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      if (!this.repaired && !this.#isRebuilding) {
        this.#reading.delete(ref.number);
        this.rebuild(`object ${ref.number}: ${error.message}`);
        return this.get(ref);
      }
      this.problems.add(`Object ${ref.number} cannot be read: ${error.message}.`);
      return null;
    } finally {
      this.#reading.delete(ref.number);
    }
  }

  #at(number: number, at: number): Value {
    const parser = new Parser(this.bytes, at);
    const [found, generation] = [parser.digits(), parser.digits()];
    if (found !== number || generation === undefined || !parser.take('obj')) throw new Malformed(`no object ${number} at byte ${at}`);
    return this.#object(parser, number, generation);
  }

  /** The object behind `obj`. */
  #object(parser: Parser, number: number, generation: number): Value {
    const value = parser.next();
    if (value === undefined || value instanceof Word) {
      if (value instanceof Word && value.word === 'endobj') return null;
      throw new Malformed('there is nothing in it');
    }
    if (isDict(value) && parser.take('stream')) return this.#stream(parser, value, number, generation);
    if (!parser.take('endobj')) this.problems.add(`Object ${number} has no endobj.`);
    return this.#decrypted(value, number, generation);
  }

  #isPlain(number: number): boolean {
    return !this.encryption || number === this.#encryptRef;
  }

  #decrypted(value: Value, number: number, generation: number): Value {
    const { encryption } = this;
    if (!encryption || this.#isPlain(number)) return value;
    const walk = (part: Value): Value => {
      if (part instanceof Bytes) return new Bytes(encryption.cipher.string(number, generation, part.bytes));
      if (Array.isArray(part)) return part.map(walk);
      if (isDict(part)) return new Map([...part].map(([key, entry]) => [key, walk(entry)]));
      return part;
    };
    return walk(value);
  }

  #stream(parser: Parser, dict: Dict, number: number, generation: number): Stream {
    if (this.bytes[parser.at] === 13) parser.at++;
    if (this.bytes[parser.at] === 10) parser.at++;
    const start = parser.at;
    const given = resolved(this, dict.get('Length'));
    let end = typeof given === 'number' && given >= 0 && start + given <= this.bytes.length ? start + Math.floor(given) : -1;
    if (end >= 0) {
      const after = new Parser(this.bytes, end);
      if (!after.take('endstream')) end = -1;
      else if (!after.take('endobj')) this.problems.add(`Object ${number} has no endobj.`);
      parser.at = after.at;
    }
    if (end < 0) {
      this.problems.add(`The stream of object ${number} has a wrong Length or no endstream.`);
      end = this.#streamEnd(start);
      parser.at = end;
    }
    const stored = this.bytes.subarray(start, end);
    const { encryption } = this;
    const isOpen =
      this.#isPlain(number) || !encryption || isOfType(dict, 'XRef') || (isOfType(dict, 'Metadata') && !encryption.encryptsMetadata) || isIdentity(dict);
    const own = this.#decrypted(dict, number, generation);
    if (isOpen || !encryption) return new Stream(dict, stored);
    return new Stream(isDict(own) ? own : dict, stored, (bytes) => encryption.cipher.stream(number, generation, bytes));
  }

  /** Where a stream ends that does not say so rightly: in front of the next endstream. */
  #streamEnd(start: number): number {
    this.#ends ??= placesOf(this.bytes, 'endstream');
    const ends = this.#ends;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    let end = ends[low] ?? this.bytes.length;
    if (ends[low] !== undefined) {
      if (end > start && this.bytes[end - 1] === 10) end--;
      if (end > start && this.bytes[end - 1] === 13) end--;
    }
    return end;
  }

  #fromStream(number: number, within: number, index: number): Value {
    const held = this.#objectsOf(within);
    const [at, value] = held.get(number) ?? [undefined, null];
    if (at === undefined) throw new Malformed(`it is not in object stream ${within}, place ${index}`);
    return value;
  }

  readonly #held = new Map<number, Map<number, [number, Value]>>();

  /** The objects of an object stream by number. */
  #objectsOf(within: number): Map<number, [number, Value]> {
    const known = this.#held.get(within);
    if (known) return known;
    const stream = streamOf(this, new Ref(within));
    if (!stream) throw new Malformed(`there is no object stream ${within}`);
    this.usesObjectStreams = true;
    const { bytes, sound } = this.unpacked(stream);
    if (!sound) this.problems.add(`Object stream ${within} does not unpack.`);
    const first = numberOf(this, stream.dict.get('First')) ?? 0;
    const count = Math.min(MAX_OBJECTS, numberOf(this, stream.dict.get('N')) ?? 0);
    const heads = new Parser(bytes);
    const found = new Map<number, [number, Value]>();
    this.#held.set(within, found);
    for (let index = 0; index < count; index++) {
      const [number, offset] = [heads.digits(), heads.digits()];
      if (number === undefined || offset === undefined) break;
      try {
        found.set(number, [index, new Parser(bytes, first + offset).value()]);
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        this.problems.add(`Object ${number} cannot be read: ${error.message}.`);
      }
    }
    return found;
  }

  /** The bytes of a stream as far as they unpack. */
  unpacked(stream: Stream): Decoded {
    return decode(this, stream, this.budget);
  }

  #readSections(): void {
    const tail = latin1Text(this.bytes.subarray(Math.max(0, this.bytes.length - 8192)));
    const start = tail.lastIndexOf('startxref');
    if (start < 0) throw new Malformed('there is no startxref');
    const given = new Parser(this.bytes, this.bytes.length - tail.length + start + 9).digits();
    if (given === undefined) throw new Malformed('startxref gives no place');
    const queue = [given];
    const seen = new Set<number>();
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      if (seen.has(at)) continue;
      seen.add(at);
      if (seen.size > MAX_SECTIONS) throw new Malformed('there are too many cross-reference sections');
      const trailer = this.#section(at);
      if (this.trailer.size === 0) this.trailer = trailer;
      const [hybrid, previous] = [trailer.get('XRefStm'), trailer.get('Prev')];
      if (typeof previous === 'number') queue.unshift(previous);
      if (typeof hybrid === 'number') queue.unshift(hybrid);
    }
  }

  /** Reads one cross-reference table or stream; what is known already stays. */
  #section(offset: number): Dict {
    for (const at of this.#base > 0 ? [offset + this.#base, offset] : [offset]) {
      const parser = new Parser(this.bytes, at);
      if (parser.take('xref')) return this.#table(parser, at - offset);
      const [number, generation] = [parser.digits(), parser.digits()];
      if (number !== undefined && generation !== undefined && parser.take('obj')) return this.#crossReferenceStream(parser, number, at - offset);
    }
    throw new Malformed(`there is no cross-reference table at byte ${offset}`);
  }

  #place(number: number, place: Place | undefined): void {
    if (number > 8_388_607 || this.#places.has(number) || this.#free.has(number)) return;
    if (!place) this.#free.add(number);
    else this.#places.set(number, place);
    if (this.#places.size + this.#free.size > MAX_OBJECTS) unprocessable(`The PDF has more than ${MAX_OBJECTS} objects.`);
  }

  readonly #free = new Set<number>();

  #table(parser: Parser, base: number): Dict {
    while (!parser.take('trailer')) {
      const [first, count] = [parser.digits(), parser.digits()];
      if (first === undefined || count === undefined) throw new Malformed('the cross-reference table is broken');
      for (let index = 0; index < count; index++) {
        const [at, generation] = [parser.digits(), parser.digits()];
        const isUsed = parser.take('n');
        if (at === undefined || generation === undefined || !(isUsed || parser.take('f'))) throw new Malformed('the cross-reference table is broken');
        this.#place(first + index, isUsed && at > 0 ? { at: at + base, generation } : undefined);
      }
    }
    const trailer = parser.value();
    if (!isDict(trailer)) throw new Malformed('the trailer is broken');
    return trailer;
  }

  /** Takes up an entry of a cross-reference stream (ISO 32000-2, table 18). */
  #placed(number: number, type: number, second: number, third: number, base: number): void {
    if (type === 2) this.usesObjectStreams = true;
    this.#place(number, type === 1 ? { at: second + base, generation: third } : type === 2 ? { within: second, index: third } : undefined);
  }

  #crossReferenceStream(parser: Parser, number: number, base: number): Dict {
    const stream = this.#object(parser, number, 0);
    if (!(stream instanceof Stream) || nameOf(this, stream.dict.get('Type')) !== 'XRef') throw new Malformed('the cross-reference stream is none');
    const { bytes } = this.unpacked(stream);
    const widths = (arrayOf(this, stream.dict.get('W')) ?? []).map((width) => (typeof width === 'number' ? Math.max(0, Math.min(8, width)) : 0));
    const [a = 0, b = 0, c = 0] = widths;
    const size = numberOf(this, stream.dict.get('Size')) ?? 0;
    const index = (arrayOf(this, stream.dict.get('Index')) ?? [0, size]).map((value) => (typeof value === 'number' ? value : 0));
    if (a + b + c === 0) throw new Malformed('the cross-reference stream has no widths');
    const field = (at: number, width: number): number => bytes.subarray(at, at + width).reduce((sum, byte) => sum * 256 + byte, 0);
    let at = 0;
    for (let pair = 0; pair + 1 < index.length; pair += 2) {
      const [first = 0, count = 0] = index.slice(pair, pair + 2);
      for (let entry = 0; entry < count && at + a + b + c <= bytes.length; entry++, at += a + b + c) {
        this.#placed(first + entry, a === 0 ? 1 : field(at, a), field(at + a, b), field(at + a + b, c), base);
      }
    }
    return stream.dict;
  }

  /** Finds the objects by a search for them. */
  rebuild(reason: string): void {
    if (this.repaired) return;
    this.repaired = true;
    this.#isRebuilding = true;
    this.problems.add(`The cross-reference table had to be rebuilt: ${reason}.`);
    const added = [...this.#added].map((number) => [number, this.#objects.get(number) ?? null] as const);
    this.#objects.clear();
    this.#held.clear();
    this.#places = new Map();
    const before = this.trailer;
    this.trailer = new Map();
    const text = latin1Text(this.bytes);
    for (const match of text.matchAll(/(?<!\d)(\d{1,7})[ \t\r\n\f\0]{1,20}(\d{1,5})[ \t\r\n\f\0]{1,20}obj(?![A-Za-z])|(?<![A-Za-z])trailer/g)) {
      if (match[1] === undefined) this.#foundTrailer(match.index + 7);
      else this.#places.set(Number(match[1]), { at: match.index, generation: Number(match[2]) });
      if (this.#places.size > MAX_OBJECTS) unprocessable(`The PDF has more than ${MAX_OBJECTS} objects.`);
    }
    this.#foundStreams();
    if (!dictOf(this, this.trailer.get('Root'))?.has('Pages')) this.#foundCatalog();
    for (const name of ['Encrypt', 'ID', 'Info']) if (!this.trailer.has(name) && before.has(name)) this.trailer.set(name, before.get(name) ?? null);
    for (const [number, value] of added) this.#objects.set(number, value);
    this.#isRebuilding = false;
  }

  #foundTrailer(at: number): void {
    try {
      const trailer = new Parser(this.bytes, at).value();
      if (isDict(trailer) && (trailer.has('Root') || !this.trailer.has('Root'))) for (const [key, value] of trailer) this.trailer.set(key, value);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
    }
  }

  /** Takes up what cross-reference and object streams hold. */
  #foundStreams(): void {
    const holders: number[] = [];
    for (const [number, at] of this.entries) {
      const head = latin1Text(this.bytes.subarray(at, at + 400));
      const found = /\/(?:XRef|ObjStm)\b/.test(head) ? this.get(new Ref(number)) : null;
      if (!(found instanceof Stream)) continue;
      if (isOfType(found.dict, 'ObjStm')) holders.push(number);
      else if (isOfType(found.dict, 'XRef')) this.#takeTrailer(found.dict);
    }
    if (this.trailer.has('Encrypt') && !this.encryption) this.#holders = holders;
    else this.#expand(holders);
  }

  #takeTrailer(from: Dict): void {
    for (const key of ['Root', 'Info', 'ID', 'Encrypt']) if (from.has(key)) this.trailer.set(key, from.get(key) ?? null);
  }

  #holders: number[] = [];

  #expand(holders: number[]): void {
    for (const within of holders) {
      try {
        for (const [number, [index]] of this.#objectsOf(within)) if (!this.#places.has(number)) this.#places.set(number, { within, index });
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
      }
    }
  }

  #foundCatalog(): void {
    for (const number of this.#places.keys()) {
      const value = this.get(new Ref(number));
      if (isOfType(value, 'Catalog') && (value.has('Pages') || !this.trailer.has('Root'))) this.trailer.set('Root', new Ref(number));
    }
  }

  /** The pages in their order. More than 5,000 are unprocessable. */
  get pages(): Page[] {
    this.#pages ??= this.#readPages();
    return this.#pages;
  }

  /** A node of the page tree that was not met before. */
  #treeNode(value: Value | undefined, seen: Set<number>): Dict | undefined {
    if (value instanceof Ref && seen.has(value.number)) {
      this.problems.add(`Object ${value.number} stands twice in the page tree.`);
      return undefined;
    }
    if (value instanceof Ref) seen.add(value.number);
    const node = resolved(this, value);
    if (isDict(node)) return node;
    this.problems.add('The page tree refers to a page that is not there.');
    return undefined;
  }

  #readPages(): Page[] {
    const pages: Page[] = [];
    const seen = new Set<number>();
    const walk = (value: Value | undefined, inherited: Dict, depth: number): void => {
      const node = this.#treeNode(value, seen);
      if (!node || depth > MAX_TREE_DEPTH) return;
      const kids = arrayOf(this, node.get('Kids'));
      const passed: Dict = new Map([...inherited, ...INHERITED.flatMap((key): [string, Value][] => (node.has(key) ? [[key, node.get(key) ?? null]] : []))]);
      if (kids && nameOf(this, node.get('Type')) !== 'Page') for (const kid of kids) walk(kid, passed, depth + 1);
      else if (depth > 0) pages.push({ ref: value instanceof Ref ? value : this.add(node), dict: node, inherited: passed });
      if (pages.length > MAX_PAGES) unprocessable(`The PDF has more than ${MAX_PAGES} pages.`);
    };
    walk(this.root.get('Pages'), new Map(), 0);
    return pages;
  }

  /** Takes up what a rebuilt file keeps in encrypted object streams. */
  #expandHeld(): void {
    const holders = this.#holders;
    this.#holders = [];
    this.#expand(holders);
  }
}

export interface Page {
  readonly ref: Ref;
  readonly dict: Dict;
  /** Resources, boxes and rotation, the page's own or inherited. */
  readonly inherited: Dict;
}

function isIdentity(dict: Dict): boolean {
  const filter = dict.get('Filter');
  const first = Array.isArray(filter) ? filter[0] : filter;
  if (!(first instanceof Name) || first.name !== 'Crypt') return false;
  const parameters = dict.get('DecodeParms');
  const own = Array.isArray(parameters) ? parameters[0] : parameters;
  const name = isDict(own) ? own.get('Name') : undefined;
  return !(name instanceof Name) || name.name === 'Identity';
}

/** Where a word stands in bytes. */
export function placesOf(bytes: Uint8Array, word: string): number[] {
  const text = latin1Text(bytes);
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}
