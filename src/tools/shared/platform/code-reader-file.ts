import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The WebAssembly of the reader of bar codes. */
export const codeReaderFile = (): Promise<Uint8Array<ArrayBuffer>> => readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
