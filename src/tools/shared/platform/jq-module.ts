// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** jq, compiled to WebAssembly. */
export async function jqModule(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('jq-wasm/jq.wasm')));
}
