import { unprocessable } from '../../errors.ts';
import { joinBytes } from '../../shared/bytes/arrays.ts';
import { latin1Bytes, latin1Text } from '../../shared/platform/bytes.ts';
import { compress } from '../../shared/platform/compression.ts';
import { createHash } from '../../shared/platform/hashes.ts';
import type { ObjectCipher } from './crypt.ts';
import { Bytes, type Dict, dict, isDict, Name, Ref, resolved, type Store, Stream, type Value } from './objects.ts';

const MAX_OUTPUT = 60_000_000;
const MAX_OBJECTS = 1_000_000;
const IN_ONE_STREAM = 200;
const MAX_CHAIN = 32;

export interface WriteOptions {
  readonly root: Ref;
  readonly info: Ref | undefined;
  /** Such as 1.7. */
  readonly version: string;
  readonly objectStreams: boolean;
  /** The first part of the file's identifier; a hash of what is written without one. */
  readonly id: Uint8Array | undefined;
  readonly protection?: { encrypt: Dict; cipher: ObjectCipher } | undefined;
  /** What is written of a stream in place of itself. */
  readonly stream?: (stream: Stream) => Stream;
}

const nameText = (name: string): string =>
  `/${name.replace(/[^!-~]|[()<>[\]{}/%#]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

/** A number as PDF writes it, without an exponent. */
export function numberText(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(Math.abs(value) >= 1 ? 0 : 12).replace(/\.?0+$/, '') || '0';
}

const ESCAPES: Readonly<Record<string, string>> = { '\r': '\\r', '\n': '\\n', '(': '\\(', ')': '\\)', '\\': '\\\\' };
const literal = (bytes: Uint8Array): string => `(${latin1Text(bytes).replace(/[\r\n()\\]/g, (character) => ESCAPES[character] ?? character)})`;

/** Writes a whole file with what is reachable from its catalog and Info (ISO 32000-2, 7.5). The same objects give the same bytes. */
export function writePdf(store: Store, options: WriteOptions): Uint8Array {
  return new Writer(store, options).write();
}

class Writer {
  readonly #store: Store;
  readonly #options: WriteOptions;
  readonly #numbers = new Map<number, number>();
  readonly #queue: Ref[] = [];
  readonly #pieces: Uint8Array[] = [];
  readonly #places: ({ at: number } | { within: number; index: number })[] = [];
  readonly #packed: { number: number; text: string }[] = [];
  #length = 0;
  #last = 0;

  constructor(store: Store, options: WriteOptions) {
    this.#store = store;
    this.#options = options;
  }

  write(): Uint8Array {
    const { version, objectStreams, root, info } = this.#options;
    const given = objectStreams && Number(version) < 1.5 ? '1.5' : version;
    this.#put(latin1Bytes(`%PDF-${given}\n%\xe2\xe3\xcf\xd3\n`));
    const [rootText, infoText] = [this.#refText(root), info && this.#refText(info)];
    for (let index = 0; index < this.#queue.length; index++) this.#object(index + 1, this.#queue[index] ?? root);
    this.#last = this.#queue.length;
    this.#flush();
    return this.#finish(rootText, infoText);
  }

  #put(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.#length > MAX_OUTPUT) unprocessable(`The PDF to be written is more than ${MAX_OUTPUT} bytes.`);
    this.#pieces.push(piece);
  }

  #refText(ref: Ref): string {
    let [target, value]: [Ref, Value] = [ref, this.#store.get(ref)];
    for (let step = 0; value instanceof Ref && step < MAX_CHAIN; step++) [target, value] = [value, this.#store.get(value)];
    if (value === null || value instanceof Ref) return 'null';
    let number = this.#numbers.get(target.number);
    if (number === undefined) {
      this.#queue.push(target);
      number = this.#queue.length;
      if (number > MAX_OBJECTS) unprocessable(`The PDF to be written has more than ${MAX_OBJECTS} objects.`);
      this.#numbers.set(target.number, number);
    }
    return `${number} 0 R`;
  }

  #object(number: number, ref: Ref): void {
    const value = this.#store.get(ref);
    if (value instanceof Stream) this.#stream(number, this.#options.stream?.(value) ?? value);
    else if (this.#options.objectStreams) {
      this.#packed.push({ number, text: this.#text(value, undefined) });
      this.#flushFull();
    } else {
      this.#places[number] = { at: this.#length };
      this.#put(latin1Bytes(`${number} 0 obj\n${this.#text(value, number)}\nendobj\n`));
    }
  }

  #stream(number: number, given: Stream): void {
    const stream = withoutCrypt(this.#store, given);
    const { protection } = this.#options;
    const isOpen = protection && isOpenMetadata(stream, protection.encrypt);
    const raw = stream.raw;
    const bytes = protection && !isOpen ? protection.cipher.stream(number, 0, raw) : raw;
    const entries: Dict = new Map(stream.dict);
    entries.delete('Length');
    if (isOpen) addCrypt(this.#store, entries);
    entries.set('Length', bytes.length);
    this.#writeStream(number, entries, bytes, number);
  }

  #writeStream(number: number, entries: Dict, bytes: Uint8Array, encryptAs: number | undefined): void {
    const text = this.#text(entries, encryptAs);
    this.#places[number] = { at: this.#length };
    this.#put(latin1Bytes(`${number} 0 obj\n${text}\nstream\n`));
    this.#put(bytes);
    this.#put(latin1Bytes('\nendstream\nendobj\n'));
  }

  /** @param number that of the object, when its strings are to be encrypted */
  #text(value: Value, number: number | undefined): string {
    if (value instanceof Ref) return this.#refText(value);
    if (value instanceof Name) return nameText(value.name);
    if (value instanceof Bytes) {
      const { protection } = this.#options;
      return literal(protection && number !== undefined ? protection.cipher.string(number, 0, value.bytes) : value.bytes);
    }
    if (Array.isArray(value)) return `[${value.map((entry) => this.#text(entry, number)).join(' ')}]`;
    if (isDict(value)) return `<<${[...value].map(([key, entry]) => `${nameText(key)} ${this.#text(entry, number)}`).join(' ')}>>`;
    if (typeof value === 'number') return numberText(value);
    return value instanceof Stream ? 'null' : String(value);
  }

  #flushFull(): void {
    if (this.#packed.length >= IN_ONE_STREAM) this.#waiting.push(this.#packed.splice(0, IN_ONE_STREAM));
  }

  readonly #waiting: { number: number; text: string }[][] = [];

  /** Writes the object streams, whose numbers come behind those of all other objects. */
  #flush(): void {
    if (this.#packed.length > 0) this.#waiting.push(this.#packed.splice(0));
    for (const group of this.#waiting) {
      const number = ++this.#last;
      let offset = 0;
      const heads: number[] = [];
      for (const [index, { number: own, text }] of group.entries()) {
        heads.push(own, offset);
        offset += text.length + 1;
        this.#places[own] = { within: number, index };
      }
      const head = `${heads.join(' ')}\n`;
      const plain = latin1Bytes(head + group.map(({ text }) => `${text}\n`).join(''));
      const packed = compress(plain, 'zlib');
      const { protection } = this.#options;
      const bytes = protection ? protection.cipher.stream(number, 0, packed) : packed;
      const entries = dict({ Type: new Name('ObjStm'), N: group.length, First: head.length, Filter: new Name('FlateDecode'), Length: bytes.length });
      this.#writeStream(number, entries, bytes, undefined);
    }
  }

  #finish(root: string, info: string | undefined): Uint8Array {
    const { objectStreams, protection, id } = this.#options;
    const hash = createHash('md5');
    for (const piece of this.#pieces) hash.update(piece);
    const second = hash.digest();
    const entries: [string, string][] = [['Root', root]];
    if (info !== undefined && info !== 'null') entries.push(['Info', info]);
    if (protection) {
      const number = ++this.#last;
      this.#places[number] = { at: this.#length };
      this.#put(latin1Bytes(`${number} 0 obj\n${this.#text(protection.encrypt, undefined)}\nendobj\n`));
      entries.push(['Encrypt', `${number} 0 R`]);
    }
    const hex = (bytes: Uint8Array): string => `<${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
    entries.push(['ID', `[${hex(id ?? second)} ${hex(second)}]`]);
    const start = this.#length;
    if (objectStreams) this.#crossReferenceStream(entries);
    else this.#table(entries);
    this.#put(latin1Bytes(`startxref\n${start}\n%%EOF\n`));
    return joinBytes(this.#pieces);
  }

  #table(entries: readonly [string, string][]): void {
    const lines = [`xref\n0 ${this.#last + 1}\n0000000000 65535 f \n`];
    for (let number = 1; number <= this.#last; number++) {
      const place = this.#places[number];
      lines.push(`${String(place && 'at' in place ? place.at : 0).padStart(10, '0')} 00000 n \n`);
    }
    lines.push(`trailer\n<</Size ${this.#last + 1} ${entries.map(([key, text]) => `/${key} ${text}`).join(' ')}>>\n`);
    this.#put(latin1Bytes(lines.join('')));
  }

  #crossReferenceStream(entries: readonly [string, string][]): void {
    const number = ++this.#last;
    this.#places[number] = { at: this.#length };
    const rows = new Uint8Array((number + 1) * 7);
    rows.set([0, 0, 0, 0, 0, 255, 255]);
    for (let index = 1; index <= number; index++) {
      const place = this.#places[index] ?? { at: 0 };
      const [type, second, third] = 'at' in place ? [1, place.at, 0] : [2, place.within, place.index];
      rows.set([type, second >>> 24, second >>> 16, second >>> 8, second, third >> 8, third], index * 7);
    }
    const bytes = compress(rows, 'zlib');
    const head = `<</Type /XRef /Size ${number + 1} /W [1 4 2] ${entries.map(([key, text]) => `/${key} ${text}`).join(' ')} /Filter /FlateDecode /Length ${bytes.length}>>`;
    this.#put(latin1Bytes(`${number} 0 obj\n${head}\nstream\n`));
    this.#put(bytes);
    this.#put(latin1Bytes('\nendstream\nendobj\n'));
  }
}

const isOpenMetadata = (stream: Stream, encrypt: Dict): boolean => {
  const type = stream.dict.get('Type');
  return encrypt.get('EncryptMetadata') === false && type instanceof Name && type.name === 'Metadata';
};

const listOf = (store: Store, value: Value | undefined): Value[] => {
  const found = resolved(store, value);
  return Array.isArray(found) ? found : found === null ? [] : [found];
};

/** Says of a stream in an encrypted file that it is not encrypted. */
function addCrypt(store: Store, entries: Dict): void {
  const filters = listOf(store, entries.get('Filter'));
  const parameters = listOf(store, entries.get('DecodeParms'));
  entries.set('Filter', [new Name('Crypt'), ...filters]);
  entries.set('DecodeParms', [
    dict({ Type: new Name('CryptFilterDecodeParms'), Name: new Name('Identity') }),
    ...filters.map((_, index) => parameters[index] ?? null),
  ]);
}

/** A stream without a filter of encryption, which was undone when it was read. */
function withoutCrypt(store: Store, stream: Stream): Stream {
  const filters = listOf(store, stream.dict.get('Filter'));
  const isCrypt = (filter: Value | undefined): boolean => filter instanceof Name && filter.name === 'Crypt';
  if (!filters.some(isCrypt)) return stream;
  const parameters = listOf(store, stream.dict.get('DecodeParms'));
  const entries: Dict = new Map(stream.dict);
  const kept = filters.filter((filter) => !isCrypt(filter));
  entries.delete('DecodeParms');
  entries.delete('Filter');
  if (kept.length > 0) {
    entries.set('Filter', kept);
    if (parameters.length > 0)
      entries.set(
        'DecodeParms',
        filters
          .map((filter, index) => [filter, parameters[index] ?? null] as const)
          .filter(([filter]) => !isCrypt(filter))
          .map(([, value]) => value),
      );
  }
  return stream.withDict(entries);
}
