// The build gives the address of the file here.
import file from '@neslinesli93/qpdf-wasm/dist/qpdf.wasm';

/** Where the WebAssembly of qpdf is, for its glue, which takes neither bytes nor a compiled module. */
export const qpdfFile = (): string => new URL(String(file), import.meta.url).href;
