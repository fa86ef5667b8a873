// The types of WebAssembly and fetch, which Node has, are in those of browsers.
/// <reference lib="dom" />
// The build gives the addresses of the files here.
import sqlite from '@sqlite.org/sqlite-wasm/sqlite3.wasm';
import brotli from 'brotli-dec-wasm/web/bg.wasm';
import bzip2 from 'bzip2-wasm/bzip2-1.0.8/bzip2.wasm';
import libarchive from 'libarchive-wasm/dist/libarchive.wasm';
import liblzma from 'node-liblzma/wasm/liblzma.wasm';
import sqlJs from 'sql.js/dist/sql-wasm.wasm';
import zstd from '../../../../node_modules/@bokuweb/zstd-wasm/dist/web/zstd.wasm';

async function bytesOf(file: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(String(file), import.meta.url));
  if (!response.ok) throw new Error(`${String(file)}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export const wasmFiles = {
  brotli: () => bytesOf(brotli),
  bzip2: () => bytesOf(bzip2),
  liblzma: () => bytesOf(liblzma),
  libarchive: () => bytesOf(libarchive),
  sqlite: () => bytesOf(sqlite),
  sqlJs: () => bytesOf(sqlJs),
  zstd: () => bytesOf(zstd),
};
