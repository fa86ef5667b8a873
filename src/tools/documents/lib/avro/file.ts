import { Unprocessable, unprocessable } from '../../../errors.ts';
import { viewOf } from '../../../shared/bytes/arrays.ts';
import { crc32 } from '../../../shared/bytes/crc32.ts';
import { parseJsonText } from '../../../shared/json/parse-text.ts';
import { inflate } from '../../../shared/packages/inflate.ts';
import { MAX_UNPACKED } from '../../../shared/packages/output.ts';
import { unsnappy } from '../../../shared/packages/snappy.ts';
import { isUtf8, looseUtf8 } from '../../../shared/platform/bytes.ts';
import { unpackBy } from '../../../shared/platform/compression.ts';
import { type AvroType, readSchema } from './schema.ts';
import { AvroReader, refuse, ValueReader } from './values.ts';

const MAGIC = [0x4f, 0x62, 0x6a, 0x01];
const SYNC_BYTES = 16;
const MAX_KEYS = 10_000;

/** An object container file of Avro: a schema, and blocks of values. */
export interface AvroFile {
  schema: unknown;
  codec: string;
  /** What else is kept in the header. */
  metadata: [string, string][];
  records: unknown[];
  total: number;
}

/** Which values of a file are wanted, and how. */
export interface Wanted {
  /** How many are passed over. */
  offset: number;
  /** The most to give. */
  limit: number;
  /** Gives dates, decimals and the like as text. */
  withLogical: boolean;
}

/** Reads a file. */
export async function readAvro(bytes: Uint8Array, wanted: Wanted): Promise<AvroFile> {
  if (!MAGIC.every((byte, index) => bytes[index] === byte)) unprocessable('This is not an Avro file: it does not begin with "Obj" and 1.', 'file');
  const reader = new AvroReader(bytes.subarray(MAGIC.length));
  const header = readHeader(reader);
  const sync = reader.take(SYNC_BYTES);
  const schema = parsed(header.get('avro.schema') ?? refuse('it has no schema'));
  const codec = header.get('avro.codec') ?? 'null';
  const blocks = new Blocks(readSchema(schema), codec, wanted);
  while (reader.left > 0) {
    const count = reader.long();
    if (count < 0n || count > BigInt(Number.MAX_SAFE_INTEGER)) refuse(`a block has ${count} values`);
    const packed = reader.bytes();
    if (reader.take(SYNC_BYTES).some((byte, index) => byte !== sync[index])) refuse('a block does not end with the mark of the file');
    await blocks.add(packed, Number(count));
  }
  const metadata = Array.from(header).filter(([key]) => key !== 'avro.schema' && key !== 'avro.codec');
  return { schema, codec, metadata, records: blocks.records, total: blocks.total };
}

/** Takes what is wanted out of blocks, one after the other. */
class Blocks {
  readonly records: unknown[] = [];
  total = 0;
  readonly #type: AvroType;
  readonly #codec: string;
  readonly #wanted: Wanted;
  readonly #values: ValueReader;
  #unpacked = 0;

  constructor(type: AvroType, codec: string, wanted: Wanted) {
    this.#type = type;
    this.#codec = codec;
    this.#wanted = wanted;
    this.#values = new ValueReader(wanted.withLogical);
  }

  async add(packed: Uint8Array, count: number): Promise<void> {
    const { offset, limit } = this.#wanted;
    const [from, to] = [Math.max(0, offset - this.total), Math.min(count, offset + limit - this.total)];
    if (from < to) await this.#read(packed, from, to, to === count);
    this.total += count;
    if (!Number.isSafeInteger(this.total)) refuse('its blocks state more values than can be counted');
  }

  async #read(packed: Uint8Array, from: number, to: number, isWhole: boolean): Promise<void> {
    const data = await unpackBlock(packed, this.#codec, MAX_UNPACKED - this.#unpacked);
    this.#unpacked += data.length;
    const block = new AvroReader(data);
    for (let index = 0; index < to; index++) {
      const value = this.#values.read(block, this.#type);
      if (index >= from) this.records.push(value);
    }
    if (isWhole && block.left > 0) refuse('a block has more bytes than its values');
  }
}

function readHeader(reader: AvroReader): Map<string, string> {
  const header = new Map<string, string>();
  for (let count = reader.count(); count > 0n; count = reader.count()) {
    if (count > BigInt(MAX_KEYS)) refuse('its header has too many entries');
    for (let index = 0n; index < count; index++) {
      const key = reader.text();
      const value = reader.bytes();
      header.set(key, isUtf8(value) ? looseUtf8(value) : '');
    }
  }
  return header;
}

function parsed(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('its schema is not JSON');
    throw error;
  }
}

async function unpackBlock(bytes: Uint8Array, codec: string, limit: number): Promise<Uint8Array> {
  try {
    switch (codec) {
      case 'null':
        return bytes;
      case 'deflate':
        // Apache's library for Python leaves three bytes of a checksum behind the data.
        return inflate(bytes, 0, limit).bytes;
      case 'zstandard':
        return await unpackBy(bytes, 'zstd', limit);
      case 'snappy': {
        if (bytes.length < 4) return refuse('a block has no checksum');
        const data = unsnappy(bytes.subarray(0, -4), limit);
        return viewOf(bytes.subarray(-4)).getUint32(0) === crc32(data) ? data : refuse('a block does not fit its checksum');
      }
    }
  } catch (error) {
    if (error instanceof Unprocessable) return unprocessable(`A block of the Avro file cannot be unpacked: ${error.message}`, 'file');
    throw error;
  }
  return unprocessable(`The Avro file is compressed by ${JSON.stringify(codec.slice(0, 40))}; null, deflate, snappy and zstandard are read.`, 'file');
}
