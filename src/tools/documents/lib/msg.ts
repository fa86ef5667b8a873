import { unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { utf16Text } from '../../shared/platform/bytes.ts';
import { Cfb, type CfbEntry } from './cfb.ts';
import type { CodePageReader } from './code-pages.ts';

// MS-OXMSG: a message, its recipients and attachments as storages of a compound file, a stream for each long property and one for the short ones.

const PROPERTIES = '__properties_version1.0';
const [UNICODE, EIGHT_BIT, BINARY] = ['001F', '001E', '0102'] as const;
const [INTEGER, BOOLEAN, TIME] = [0x0003, 0x000b, 0x0040] as const;
const [MESSAGE_CODEPAGE, INTERNET_CODEPAGE] = [0x3ffd, 0x3fde] as const;
const MAX_ITEMS = 10_000;
/** 100 ns from 1601 to 1970. */
const EPOCH = 116_444_736_000_000_000n;

/** The properties of a message, a recipient or an attachment. */
export class MsgProperties {
  readonly #cfb: Cfb;
  readonly #storage: CfbEntry;
  readonly #short = new Map<number, DataView>();
  readonly #read: CodePageReader;
  readonly #codePage: number;

  /** @param header bytes in front of the short properties @param codePage of 8-bit strings; that of the message itself is in its properties */
  constructor(cfb: Cfb, storage: CfbEntry, header: number, read: CodePageReader, codePage?: number) {
    this.#cfb = cfb;
    this.#storage = storage;
    this.#read = read;
    const bytes = cfb.stream(PROPERTIES, storage);
    if (bytes) {
      const view = viewOf(bytes);
      for (let at = header; at + 16 <= bytes.length; at += 16) this.#short.set(view.getUint32(at, true), new DataView(bytes.buffer, at + 8, 8));
    }
    this.#codePage = codePage ?? this.codePage;
  }

  /** The code page of 8-bit strings: that of the message, else that of the internet, else Windows-1252. */
  get codePage(): number {
    return this.integer(MESSAGE_CODEPAGE) || this.integer(INTERNET_CODEPAGE) || 1252;
  }

  get internetCodePage(): number | undefined {
    return this.integer(INTERNET_CODEPAGE) || this.integer(MESSAGE_CODEPAGE) || undefined;
  }

  integer(id: number): number | undefined {
    return this.#short.get(id * 0x10000 + INTEGER)?.getInt32(0, true);
  }

  boolean(id: number): boolean {
    return (this.#short.get(id * 0x10000 + BOOLEAN)?.getUint16(0, true) ?? 0) !== 0;
  }

  /** A time as ISO 8601 in UTC. */
  time(id: number): string | undefined {
    const ticks = this.#short.get(id * 0x10000 + TIME)?.getBigUint64(0, true);
    if (ticks === undefined || ticks === 0n) return undefined;
    const date = new Date(Number((ticks - EPOCH) / 10_000n));
    return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? undefined : date.toISOString().replace('.000Z', 'Z');
  }

  #stream(id: number, type: string): Uint8Array<ArrayBuffer> | undefined {
    return this.#cfb.stream(`__substg1.0_${id.toString(16).padStart(4, '0')}${type}`, this.#storage);
  }

  /** A string without the zero at its end. */
  text(id: number): string | undefined {
    const wide = this.#stream(id, UNICODE);
    const narrow = wide ? undefined : this.#stream(id, EIGHT_BIT);
    const text = wide ? wideText(wide) : narrow && this.#read(narrow, this.#codePage);
    return text?.replace(/\0+$/, '');
  }

  binary(id: number): Uint8Array<ArrayBuffer> | undefined {
    return this.#stream(id, BINARY);
  }

  /** The recipients or the attachments, in the order of their numbers. @param kind `recip` or `attach` */
  items(kind: 'recip' | 'attach'): MsgProperties[] {
    const start = `__${kind}_version1.0_#`.toUpperCase();
    const found = [...this.#storage.children].filter(([name, entry]) => entry.isStorage && name.startsWith(start));
    if (found.length > MAX_ITEMS) unprocessable(`The message has more than ${MAX_ITEMS} ${kind === 'recip' ? 'recipients' : 'attachments'}.`, 'file');
    const numbered = found.map(([name, entry]) => ({ number: Number.parseInt(name.slice(start.length), 16) || 0, entry }));
    return numbered.sort((a, b) => a.number - b.number).map(({ entry }) => new MsgProperties(this.#cfb, entry, 8, this.#read, this.#codePage));
  }
}

const wideText = (bytes: Uint8Array): string => {
  const view = viewOf(bytes);
  return utf16Text(Uint16Array.from({ length: bytes.length >>> 1 }, (_, index) => view.getUint16(index * 2, true)));
};

/** Reads a message. */
export function openMsg(bytes: Uint8Array, read: CodePageReader): MsgProperties {
  const cfb = new Cfb(bytes);
  if (!cfb.root.children.has(PROPERTIES.toUpperCase()))
    unprocessable('The file is a compound file (OLE), but no Outlook message: it has no properties.', 'file');
  return new MsgProperties(cfb, cfb.root, 32, read);
}
