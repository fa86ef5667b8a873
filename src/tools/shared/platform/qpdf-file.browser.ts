// The build gives the address of the file here.
import file from '@neslinesli93/qpdf-wasm/dist/qpdf.wasm';

/** The WebAssembly of qpdf. */
export async function qpdfFile(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(String(file), import.meta.url));
  if (!response.ok) throw new Error(`qpdf.wasm: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
