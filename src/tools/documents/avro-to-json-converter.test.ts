import { expect, it } from 'vitest';
import { base64Of, bytesOfBase64, utf8Bytes } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import tool from './avro-to-json-converter.ts';
import { TINY_AVRO } from './lib/file-samples.ts';
import avro from './testdata/avro.json' with { type: 'json' };
import { survivesDamage } from './testdata/mutated.ts';

const tiny = new Uint8Array(bytesOfBase64(TINY_AVRO));
const [first] = avro.cases;

/** A number as Avro writes it: the sign in the lowest bit, seven bits a byte. */
function long(value: number): number[] {
  let rest = BigInt.asUintN(64, (BigInt(value) << 1n) ^ (BigInt(value) >> 63n));
  const bytes: number[] = [];
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return [...bytes, Number(rest)];
}
const text = (value: string | readonly number[]): number[] => {
  const bytes = typeof value === 'string' ? Array.from(utf8Bytes(value)) : value;
  return [...long(bytes.length), ...bytes];
};
type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];
const SYNC = Array.from({ length: 16 }, (_, index) => index);

/** A file by the specification, with one block. */
function file(schema: unknown, block: readonly number[], count = 1, codec?: string): string {
  const header = [
    ...text('avro.schema'),
    ...text(typeof schema === 'string' ? schema : JSON.stringify(schema)),
    ...(codec ? [...text('avro.codec'), ...text(codec)] : []),
  ];
  return base64Of(Uint8Array.from([...utf8Bytes('Obj'), 1, ...long(codec ? 2 : 1), ...header, 0, ...SYNC, ...long(count), ...text(block), ...SYNC]));
}

holdTo(tool, {
  // Apache's own library for Python (test/oracles/documents_avro.py)
  answers: [
    ...avro.cases.map(({ file, codec, records }): Row => [{ file }, { codec, records, count: records.length, totalRecords: records.length, metadata: {} }]),
    [
      { file: first?.file, offset: 4, limit: 3 },
      { records: first?.records.slice(4, 7), count: 3, totalRecords: 12 },
    ],
    [
      { file: first?.file, limit: 0 },
      { records: [], count: 0, totalRecords: 12 },
    ],
    [{ file: first?.file, limit: 1 }, { schema: { type: 'record', name: avro.schema.name, namespace: avro.schema.namespace } }],
    [{ file: file({ type: 'int', logicalType: 'date' }, long(-1)), logicalTypes: false }, { records: [-1] }],
    // The specification: local times, durations and identifiers; what is malformed of a logical type is passed over
    [{ file: file({ type: 'long', logicalType: 'local-timestamp-nanos' }, long(1_500_000_001)) }, { records: ['1970-01-01T00:00:01.500000001'] }],
    [{ file: file({ type: 'fixed', size: 12, name: 'd', logicalType: 'duration' }, [1, 0, 0, 0, 2, 0, 0, 0, 0xdc, 5, 0, 0]) }, { records: ['P1M2DT1.5S'] }],
    [{ file: file({ type: 'fixed', size: 16, name: 'u', logicalType: 'uuid' }, SYNC) }, { records: ['00010203-0405-0607-0809-0a0b0c0d0e0f'] }],
    [{ file: file({ type: 'bytes', logicalType: 'decimal', precision: 4, scale: -1 }, text([1])) }, { records: ['AQ=='] }],
    // A block of an array may state its size
    [{ file: file({ type: 'array', items: 'long' }, [...long(-2), ...long(2), ...long(1), ...long(2), 0]) }, { records: [[1, 2]] }],
    [{ file: file('"null"', [], 0) }, { records: [], schema: 'null', codec: 'null' }],
    [{ file: file('"double"', [0, 0, 0, 0, 0, 0, 0xf8, 0x7f]) }, { records: [null] }],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: TINY_AVRO, limit: 100_001 }, 'limit'],
    [{ file: TINY_AVRO, offset: -1 }, 'offset'],
  ],
  unprocessable: [
    [{ file: base64Of(utf8Bytes('id,name\n')) }, /not an Avro file/],
    [{ file: base64Of(tiny.subarray(0, tiny.length - 3)) }, /end too soon/],
    [{ file: file('{', []) }, /not JSON/],
    [{ file: file('"Nothing"', []) }, /does not define/],
    [{ file: file({ type: 'record', name: 'r' }, []) }, /without fields/],
    [{ file: file('"boolean"', [2]) }, /boolean is 2/],
    [{ file: file('"string"', [2, 0xff]) }, /not UTF-8/],
    [{ file: file('"int"', long(2 ** 31)) }, /not a number of 32 bits/],
    [{ file: file('"long"', Array(11).fill(0x80)) }, /more than ten bytes/],
    [{ file: file(['null', 'long'], long(2)) }, /choice 2 of 2/],
    [{ file: file('"long"', [...long(1), 0]) }, /more bytes than its values/],
    [{ file: file('"long"', long(1), 1, 'lzo') }, /compressed by "lzo"/],
    [{ file: file('"long"', long(1), 1, 'deflate') }, /cannot be unpacked/],
    // Values that take no bytes
    [{ file: file('"null"', [], 2 ** 40), limit: 100_000, offset: 1_000_000_000 }, /more than 1000000 values/],
    [{ file: file({ type: 'array', items: 'null' }, [...long(2 ** 40), 0]) }, /more than 1000000 values/],
    // A list of itself
    [{ file: file({ type: 'record', name: 'r', fields: [{ name: 'r', type: ['r', 'null'] }] }, Array(2000).fill(0)) }, /nested deeper/],
    [{ file: file({ type: 'record', name: 'r', fields: [{ name: 'r', type: 'r' }] }, []) }, /nested deeper/],
    [{ file: file(`${'['.repeat(300)}"null"${']'.repeat(300)}`, []) }, /nested deeper/],
  ],
});

it('keeps members with any names', async () => {
  const { records } = await run(tool, { file: file({ type: 'map', values: 'int' }, [...long(1), ...text('__proto__'), ...long(5), 0]) });
  expect(Object.entries(records[0])).toEqual([['__proto__', 5]]);
});

it('survives damaged files', async () => {
  for (const [index, { file }] of avro.cases.entries()) await survivesDamage(tool, bytesOfBase64(file), { runs: 80, seed: index + 1 });
});
