import { expect, it } from 'vitest';
import { base64Of, bytesOfBase64, utf8Bytes } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import { TINY_PARQUET } from './lib/file-samples.ts';
import tool from './parquet-to-json-converter.ts';
import { survivesDamage } from './testdata/mutated.ts';
import parquet from './testdata/parquet.json' with { type: 'json' };
import { vectors } from './testdata/parquet-vectors.ts';

const tiny = new Uint8Array(bytesOfBase64(TINY_PARQUET));
const [scalars = '', , , , , , , , split = '', deltas = '', , deltaBytes = ''] = parquet.files;

holdTo(tool, {
  vectors,
  answers: [
    [
      { file: TINY_PARQUET, columns: ['name'] },
      { rows: [{ name: 'a' }, { name: null }], schema: [{ name: 'id' }, { name: 'name' }] },
    ],
    [
      { file: TINY_PARQUET, limit: 0 },
      { rows: [], count: 0, totalRows: 2 },
    ],
    [
      { file: scalars, limit: 1 },
      {
        // The names of the format: LogicalType where a column has one, else the physical type.
        schema: [
          ['i8', 'int8'],
          ['u8', 'uint8'],
          ['u16', 'uint16'],
          ['i32', 'int32'],
          ['u32', 'uint32'],
          ['i64', 'int64'],
          ['u64', 'uint64'],
          ['small', 'int64'],
          ['f', 'float'],
          ['d', 'double'],
          ['h', 'float16'],
          ['b', 'boolean'],
          ['s', 'string'],
          ['bin', 'byte_array'],
          ['fix', 'fixed_len_byte_array'],
          ['dec9', 'decimal'],
          ['dec38', 'decimal'],
          ['dec76', 'decimal'],
          ['date', 'date'],
          ['tms', 'time'],
          ['tus', 'time'],
          ['tns', 'time'],
          ['ts_ms', 'timestamp'],
          ['ts_us_utc', 'timestamp'],
          ['ts_ns', 'timestamp'],
          ['dic', 'string'],
        ].map(([name, type]) => ({ name, type, nullable: true })),
      },
    ],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: '!' }, 'file'],
    [{ file: TINY_PARQUET, columns: [] }, 'columns'],
    [{ file: TINY_PARQUET, limit: 100_001 }, 'limit'],
    [{ file: TINY_PARQUET, offset: -1 }, 'offset'],
  ],
  unprocessable: [
    [{ file: base64Of(utf8Bytes('id,name\n1,a\n')) }, /not a Parquet file/],
    [{ file: base64Of(tiny.subarray(0, tiny.length - 9)) }, /cut off/],
    [{ file: base64Of(Uint8Array.of(...utf8Bytes('PARE'), ...tiny.subarray(4))) }, /encrypted/],
    [{ file: base64Of(Uint8Array.of(...tiny.subarray(0, 4), ...tiny.subarray(-12))) }, /longer than the file/],
    [{ file: TINY_PARQUET, columns: ['id', 'none'] }, /no column "none"/],
  ],
});

it('keeps the order of the columns wanted', async () => {
  const { rows } = await run(tool, { file: TINY_PARQUET, columns: ['name', 'id'] });
  expect(Object.keys(rows[0])).toEqual(['name', 'id']);
});

it('survives damaged files', async () => {
  for (const [index, file] of [scalars, split, deltas, deltaBytes, ...parquet.files.slice(1, 7), ...parquet.files.slice(12)].entries()) {
    await survivesDamage(tool, bytesOfBase64(file), { runs: 60, seed: index + 1 });
  }
});
