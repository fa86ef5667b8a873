import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Where the WebAssembly of qpdf is, for its glue, which takes neither bytes nor a compiled module. */
export const qpdfFile = (): string => require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
