import { unprocessable } from '../../errors.ts';
import { viewOf } from '../bytes/arrays.ts';
import { latin1Text, looseUtf8 } from '../platform/bytes.ts';
import type { XmlSource } from './xml.ts';
import { quotedName, readZip, type ZipEntry, zipEntryBytes } from './zip.ts';

// Office documents, OpenDocument files and e-books are ZIP packages. Nothing of one is written anywhere, so that names are only looked up.

/** The most bytes that all entries of a package may have unpacked. */
export const MAX_PACKAGE_BYTES = 100_000_000;

const isCompound = (bytes: Uint8Array): boolean => bytes.length >= 8 && viewOf(bytes).getBigUint64(0) === 0xd0cf_11e0_a1b1_1ae1n;

/** Names as they are looked up: parts of Office packages are the same whatever the case, and some programs write \ for /. */
const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** A ZIP package whose entries are unpacked when they are asked for. */
export class Package {
  /** The names of its files, in the order of the directory. */
  readonly names: readonly string[];
  readonly #bytes: Uint8Array;
  readonly #path: string;
  readonly #read = { elements: 0 };
  readonly #entries = new Map<string, ZipEntry>();
  readonly #byKey = new Map<string, ZipEntry>();

  /**
   * Reads the directory of a package. What is no ZIP, has too much in it, or is a file of Office 97 to 2003 or an encrypted one is unprocessable.
   * @param path the input that it came in @param what it should have been, such as "a Word document (DOCX)"
   */
  constructor(bytes: Uint8Array, path: string, what: string) {
    if (bytes.length === 0) unprocessable('The file has no bytes.', path);
    if (isCompound(bytes)) refuseCompound(bytes, path, what);
    const start = latin1Text(bytes.subarray(0, 4));
    if (start !== 'PK\x03\x04' && start !== 'PK\x05\x06') unprocessable(`The file is not ${what}: it does not begin as a ZIP package does.`, path);
    const { entries } = readZip(bytes, 'auto', path);
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    if (total > MAX_PACKAGE_BYTES) unprocessable(`Unpacked, the file has ${total} bytes; at most ${MAX_PACKAGE_BYTES} are taken.`, path);
    this.#bytes = bytes;
    this.#path = path;
    const files = entries.filter(({ isDirectory }) => !isDirectory);
    this.names = files.map(({ name }) => name);
    for (const entry of files) {
      this.#entries.set(entry.name, entry);
      this.#byKey.set(keyOf(entry.name), entry);
    }
  }

  #entry(name: string): ZipEntry | undefined {
    return this.#entries.get(name) ?? this.#byKey.get(keyOf(name));
  }

  has(name: string): boolean {
    return this.#entry(name) !== undefined;
  }

  /** What the directory says of a file. */
  entry(name: string): Readonly<ZipEntry> | undefined {
    return this.#entry(name);
  }

  /** The bytes of a file, unpacked and checked; undefined where there is none of the name. */
  bytes(name: string): Uint8Array | undefined {
    const entry = this.#entry(name);
    if (entry === undefined) return undefined;
    if ((entry.flags & 1) !== 0) unprocessable(`The file is encrypted: its part ${quotedName(entry.name)} opens with a password alone.`, this.#path);
    return zipEntryBytes(this.#bytes, entry, MAX_PACKAGE_BYTES, this.#path);
  }

  /** The XML of a file; undefined where there is none of the name. */
  xml(name: string): XmlSource | undefined {
    const bytes = this.bytes(name);
    return bytes && { bytes, part: name, path: this.#path, read: this.#read };
  }

  /** The XML of a file that must be there. @param what the file should have been */
  neededXml(name: string, what: string): XmlSource {
    return { bytes: this.needed(name, what), part: name, path: this.#path, read: this.#read };
  }

  /** The bytes of a file that must be there. @param what the file should have been */
  needed(name: string, what: string): Uint8Array {
    return this.bytes(name) ?? unprocessable(`The file is not ${what}: its part ${quotedName(name)} is missing.`, this.#path);
  }
}

const spaced = (text: string): string => Array.from(text, (character) => `${character}\0`).join('');

function refuseCompound(bytes: Uint8Array, path: string, what: string): never {
  const text = latin1Text(bytes);
  if (text.includes(spaced('EncryptedPackage')) || text.includes(spaced('EncryptionInfo')))
    return unprocessable('The file is encrypted: it is an Office document under a password, which is not opened here.', path);
  return unprocessable(`The file is not ${what} but one of the older binary kind (.doc, .xls, .ppt or .msg).`, path);
}

/**
 * The name that a reference leads to, from the file that it stands in: undefined where it leaves the package or names another place.
 * @param from the name of the file, or '' for the package itself
 */
export function resolveName(from: string, reference: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(reference) || reference.startsWith('//')) return undefined;
  const path = percentDecoded(reference.replace(/[?#].*$/s, '')).replaceAll('\\', '/');
  const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') {
      if (folder.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') folder.push(part);
  }
  return folder.join('/');
}

function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) => looseUtf8(Uint8Array.from(escapes.slice(1).split('%'), (digits) => Number.parseInt(digits, 16))));
}
