import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

// `wasm-files.browser.ts` is the same for browsers.

/** The WebAssembly of packages that tools for archives and documents run: by name, its bytes. */
export const wasmFiles = {
  brotli: (): Promise<Uint8Array<ArrayBuffer>> => readFile(createRequire(import.meta.url).resolve('brotli-dec-wasm/web/bg.wasm')),
  bzip2: (): Promise<Uint8Array<ArrayBuffer>> => readFile(createRequire(import.meta.url).resolve('bzip2-wasm/bzip2-1.0.8/bzip2.wasm')),
  liblzma: (): Promise<Uint8Array<ArrayBuffer>> => readFile(createRequire(import.meta.url).resolve('node-liblzma/wasm/liblzma.wasm')),
  libarchive: (): Promise<Uint8Array<ArrayBuffer>> => readFile(createRequire(import.meta.url).resolve('libarchive-wasm/dist/libarchive.wasm')),
  sqlite: (): Promise<Uint8Array<ArrayBuffer>> => readFile(createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')),
  sqlJs: (): Promise<Uint8Array<ArrayBuffer>> => readFile(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm')),
  // The package lets nobody name its file.
  zstd: (): Promise<Uint8Array<ArrayBuffer>> => readFile(new URL('../../../../node_modules/@bokuweb/zstd-wasm/dist/web/zstd.wasm', import.meta.url)),
};
