// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />
// The build gives the address of the file here.
import file from 'jq-wasm/jq.wasm';

/** jq, compiled to WebAssembly. */
export async function jqModule(): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(String(file), import.meta.url));
  if (!response.ok) throw new Error(`jq.wasm: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
