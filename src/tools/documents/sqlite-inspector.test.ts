import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { base64Of, bytesOfBase64, utf8Bytes } from '../shared/platform/bytes.ts';
import { holdTo, run, type Vector } from '../testing.ts';
import { TINY_SQLITE } from './lib/file-samples.ts';
import tool from './sqlite-inspector.ts';
import { survivesDamage } from './testdata/mutated.ts';
// Worked out by test/oracles/documents_sqlite.py, apart from the tool.
import sqlite from './testdata/sqlite.json' with { type: 'json' };

const files = sqlite.files.map((packed) => new Uint8Array(gunzipSync(bytesOfBase64(packed))));
const vectors = sqlite.vectors.map(
  ({ file, inputs, result }): Vector => ({
    tool: 'sqlite-inspector',
    inputs: { ...inputs, file: base64Of(files[file] ?? new Uint8Array(0)) },
    result,
  }),
);
const [rich = new Uint8Array(0)] = files;
const asked = (sql: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({ file: TINY_SQLITE, sql, ...more });
const tiny = new Uint8Array(bytesOfBase64(TINY_SQLITE));
const changed = (bytes: Uint8Array, at: number, ...values: number[]): string => {
  const copy = new Uint8Array(bytes);
  copy.set(values, at);
  return base64Of(copy);
};

holdTo(tool, {
  vectors,
  answers: [
    [asked('SELECT id FROM t', { limit: 1 }), { rows: [[1]], truncated: true }],
    [asked('SELECT id FROM t', { limit: 2 }), { rows: [[1], [2]], truncated: false }],
    [asked("-- c\n/* * / */ select 'a' || char(0) || 'b' AS x"), { columns: ['x'], rows: [['a\0b']] }],
    [
      asked('SELECT typeof(?), typeof(?), typeof(?), typeof(?), ?', { parameters: [3_000_000_000, 1.5, null, true, 'é'] }),
      { rows: [['integer', 'real', 'null', 'integer', 'é']] },
    ],
    [asked("SELECT datetime(0, 'unixepoch', 'localtime')"), { rows: [['1970-01-01 00:00:00']] }],
    [asked('SELECT 1 WHERE 0'), { columns: ['1'], rows: [], truncated: false }],
  ],
  invalid: [
    [{}, 'file'],
    [asked('SELECT 1', { limit: 0 }), 'limit'],
    [asked('SELECT ?', { parameters: [{}] }), 'parameters[0]'],
    [{ file: TINY_SQLITE, parameters: [1] }, 'parameters'],
  ],
  unprocessable: [
    [{ file: base64Of(utf8Bytes('CREATE TABLE t (x);')) }, /not a SQLite database/],
    [{ file: base64Of(tiny.map((byte, index) => (index < 100 ? (byte * 7 + index) & 255 : byte))) }, /SQLCipher/],
    [{ file: base64Of(tiny.subarray(0, 600)) }, /cut off/],
    [{ file: changed(tiny, 512, 0x77) }, /malformed/],
    [asked('DELETE FROM t'), /one SELECT, WITH or VALUES/],
    [asked('WITH a AS (SELECT 1) DELETE FROM t'), /readonly/],
    [asked("ATTACH 'x' AS y"), /one SELECT/],
    [asked('PRAGMA user_version = 1'), /one SELECT/],
    [asked('EXPLAIN SELECT 1'), /one SELECT/],
    [asked('SELECT 1; SELECT 2'), /more than one statement/],
    [asked('SELECT 1; DROP TABLE t'), /more than one statement/],
    [asked('SELECT nope FROM t'), /no such column: nope/],
    [asked('SELECT 1 FROM'), /incomplete input/],
    [asked('-- nothing'), /one SELECT/],
    [asked("SELECT load_extension('x')"), /no such function/],
    [asked("SELECT readfile('/etc/passwd')"), /no such function/],
    [asked('SELECT ?, ?', { parameters: [1] }), /2 parameters, and 1/],
    [asked('SELECT zeroblob(1000000000)'), /too big/],
    [asked('WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT hex(zeroblob(4000000)) FROM c'), /20000000 characters/],
    [
      asked('WITH RECURSIVE c(x) AS (SELECT hex(randomblob(50000)) UNION ALL SELECT hex(randomblob(50000)) FROM c) SELECT DISTINCT x FROM c ORDER BY x'),
      /out of memory/,
    ],
  ],
});

it('ends a query that never would', { timeout: 60_000 }, () =>
  expect(run(tool, asked('WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c'))).rejects.toThrow(/too much work/),
);

it('survives damaged files', async () => {
  await survivesDamage(tool, tiny, { runs: 60, seed: 5, inputs: { sql: 'SELECT * FROM t' } });
  await survivesDamage(tool, rich, { runs: 120, seed: 8, inputs: { sql: 'SELECT x FROM big' } });
});
