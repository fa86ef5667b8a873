import { unprocessable } from '../../errors.ts';
import { formatIpv4, formatIpv6 } from '../../shared/net/ip.ts';
import { base64Of, hexOf, latin1Text } from '../../shared/platform/bytes.ts';
import { MAX_NAME, quoteString, writeName } from './dns-names.ts';

/** Reads a DNS message byte by byte; what is cut off or out of form is unprocessable, naming the byte. */
export class MessageReader {
  readonly #bytes: Uint8Array;
  readonly #path: string;
  /** Where the next byte comes from, and where the record data ends that is being read. */
  position = 0;
  #end: number;

  constructor(bytes: Uint8Array, path: string) {
    this.#bytes = bytes;
    this.#path = path;
    this.#end = bytes.length;
  }

  get isAtEnd(): boolean {
    return this.position >= this.#end;
  }

  fail(problem: string): never {
    return unprocessable(`${problem} (byte offset ${this.position} of ${this.#bytes.length}).`, this.#path);
  }

  take(length: number): Uint8Array {
    if (this.position + length > this.#end) this.fail('The message is cut off');
    this.position += length;
    return this.#bytes.subarray(this.position - length, this.position);
  }

  u8(): number {
    return this.take(1)[0] ?? 0;
  }

  u16(): number {
    return this.u8() * 0x100 + this.u8();
  }

  u32(): number {
    return this.u16() * 0x10000 + this.u16();
  }

  /** What is left of the record data. */
  rest(): Uint8Array {
    return this.take(this.#end - this.position);
  }

  /** RFC 1035 section 3.3: a length and so many bytes. */
  string(): Uint8Array {
    return this.take(this.u8());
  }

  /** Reads with the end moved to `length` bytes on; all of them must be read. */
  within<T>(length: number, read: () => T): T {
    const outer = this.#end;
    if (this.position + length > outer) this.fail('The record data is cut off');
    this.#end = this.position + length;
    const result = read();
    if (this.position !== this.#end) this.fail('The record data is longer than its fields');
    this.#end = outer;
    return result;
  }

  /** A name with compression (RFC 1035 section 4.1.4), each pointer to before the labels it follows. */
  name(): string {
    const labels: Uint8Array[] = [];
    let total = 1;
    let start = this.position;
    let back: number | undefined;
    const outer = this.#end;
    for (;;) {
      const length = this.u8();
      if (length >= 0xc0) {
        const target = (length - 0xc0) * 0x100 + this.u8();
        if (target >= start) this.fail(`The compression pointer to byte offset ${target} does not go backwards`);
        back ??= this.position;
        this.#end = this.#bytes.length;
        this.position = target;
        start = target;
      } else if (length > 63) this.fail('The name has a label of an unknown kind');
      else if (length === 0) break;
      else {
        labels.push(this.take(length));
        total += length + 1;
        if (total > MAX_NAME) this.fail(`The name is longer than ${MAX_NAME} bytes`);
      }
    }
    this.#end = outer;
    this.position = back ?? this.position;
    return writeName(labels);
  }
}

const hex = (bytes: Uint8Array): string => hexOf(bytes);

/** Record data as master file text, by type (RFC 1035, 3596, 2782, 8659, 4034, 3403, 6698 and 4255). */
const DATA: Record<string, (reader: MessageReader) => (string | number)[]> = {
  A: (reader) => [formatIpv4(BigInt(reader.u32()))],
  AAAA: (reader) => [formatIpv6(BigInt(`0x${hex(reader.take(16))}`))],
  NS: (reader) => [reader.name()],
  CNAME: (reader) => [reader.name()],
  PTR: (reader) => [reader.name()],
  SOA: (reader) => [reader.name(), reader.name(), reader.u32(), reader.u32(), reader.u32(), reader.u32(), reader.u32()],
  MX: (reader) => [reader.u16(), reader.name()],
  TXT: (reader) => {
    const strings = [quoteString(reader.string())];
    while (!reader.isAtEnd) strings.push(quoteString(reader.string()));
    return strings;
  },
  SRV: (reader) => [reader.u16(), reader.u16(), reader.u16(), reader.name()],
  CAA: (reader) => [reader.u8(), latin1Text(reader.string()), quoteString(reader.rest())],
  DS: (reader) => [reader.u16(), reader.u8(), reader.u8(), hex(reader.rest())],
  DNSKEY: (reader) => [reader.u16(), reader.u8(), reader.u8(), base64Of(reader.rest())],
  NAPTR: (reader) => [reader.u16(), reader.u16(), quoteString(reader.string()), quoteString(reader.string()), quoteString(reader.string()), reader.name()],
  TLSA: (reader) => [reader.u8(), reader.u8(), reader.u8(), hex(reader.rest())],
  SSHFP: (reader) => [reader.u8(), reader.u8(), hex(reader.rest())],
};

/** RFC 3597 section 5, for what has no form of its own. */
const generic = (bytes: Uint8Array): string => ['\\#', bytes.length, ...(bytes.length > 0 ? [hex(bytes)] : [])].join(' ');

/** The data of a record as master file text. The reader stands before it; `length` bytes of it are read. */
export function readData(reader: MessageReader, type: string, classNumber: number, length: number): string {
  const read = Object.hasOwn(DATA, type) && !(type === 'A' && classNumber === 3) ? DATA[type] : undefined;
  const isDeletion = length === 0 && classNumber >= 254;
  return reader.within(length, () => (read === undefined || isDeletion ? generic(reader.rest()) : read(reader).join(' ')));
}
