import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The WebAssembly of qpdf. */
export const qpdfFile = (): Promise<Uint8Array<ArrayBuffer>> => readFile(require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'));
