// The build gives the address of the file here.
import file from 'zxing-wasm/reader/zxing_reader.wasm';

/** The WebAssembly of the reader of bar codes. */
export async function codeReaderFile(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(String(file), import.meta.url));
  if (!response.ok) throw new Error(`zxing_reader.wasm: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
