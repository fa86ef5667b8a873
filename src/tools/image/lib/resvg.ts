// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />
import { viewOf } from '../../shared/bytes/arrays.ts';
import { looseUtf8, utf8Bytes } from '../../shared/platform/bytes.ts';
import { moduleOf } from './codecs.ts';

/** What @resvg/resvg-wasm 2.6.2 exports, for the glue that wasm-bindgen would make: ours gives each drawing an instance of its own, so that one that ends in a trap leaves nothing behind. */
interface Exports {
  memory: WebAssembly.Memory;
  __wbindgen_add_to_stack_pointer(bytes: number): number;
  __wbindgen_malloc(bytes: number, alignment: number): number;
  resvg_new(result: number, svg: number, options: number, optionsLength: number, fonts: number): void;
  resvg_render(result: number, resvg: number): void;
  renderedimage_width(image: number): number;
  renderedimage_height(image: number): number;
  renderedimage_pixels(image: number): number;
  __wbindgen_exn_store(value: number): void;
}

/** Values of JavaScript that the module holds by their numbers. */
class Held {
  readonly #values: unknown[] = [undefined, null, true, false];
  readonly #free: number[] = [];
  add(value: unknown): number {
    const at = this.#free.pop() ?? this.#values.length;
    this.#values[at] = value;
    // The module takes 128 to 131 for the first four.
    return at + 128;
  }
  get(number: number): unknown {
    return this.#values[number - 128];
  }
  take(number: number): unknown {
    const value = this.get(number);
    this.drop(number);
    return value;
  }
  drop(number: number): void {
    if (number < 132) return;
    this.#values[number - 128] = undefined;
    this.#free.push(number - 128);
  }
}

interface Iterated {
  next(): { done: boolean; value: unknown };
}

/** A drawing that the module refuses or ends itself over. */
export class NotDrawn extends Error {}

/**
 * Draws an SVG in its own size.
 * @param fonts files in any of its formats, all of one family
 */
export async function drawSvg(
  svg: string,
  fonts: readonly Uint8Array[],
  family: string,
): Promise<{ width: number; height: number; pixels: Uint8Array<ArrayBuffer> }> {
  const module = await moduleOf('svgRenderer');
  const held = new Held();
  const box: { wasm?: Exports } = {};
  const instance = new WebAssembly.Instance(module, { wbg: importsFor(held, box) });
  const wasm = instance.exports as unknown as Exports;
  box.wasm = wasm;
  const fontNames = ['defaultFontFamily', 'serifFamily', 'sansSerifFamily', 'cursiveFamily', 'fantasyFamily', 'monospaceFamily'];
  const options = utf8Bytes(JSON.stringify({ font: Object.fromEntries(fontNames.map((name) => [name, family])) }));
  try {
    const place = wasm.__wbindgen_malloc(options.length, 1) >>> 0;
    new Uint8Array(wasm.memory.buffer).set(options, place);
    const resvg = answerOf(wasm, held, (result) => wasm.resvg_new(result, held.add(svg), place, options.length, held.add([...fonts])));
    const image = answerOf(wasm, held, (result) => wasm.resvg_render(result, resvg));
    const [width, height] = [wasm.renderedimage_width(image) >>> 0, wasm.renderedimage_height(image) >>> 0];
    const pixels = held.take(wasm.renderedimage_pixels(image));
    if (!(pixels instanceof Uint8Array)) throw new NotDrawn('it gives no pixels');
    return { width, height, pixels: dividedByAlpha(new Uint8Array(pixels)) };
  } catch (error) {
    throw new NotDrawn(error instanceof Error ? error.message : String(error));
  }
}

/** Colours that are multiplied by alpha as they are without. Changes the pixels. */
function dividedByAlpha(pixels: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel++) pixels[channel] = Math.min(255, Math.floor(((pixels[channel] ?? 0) * 255) / alpha + 0.5));
  }
  return pixels;
}

/** What the module answers in its memory: a number, or an error. */
function answerOf(wasm: Exports, held: Held, ask: (result: number) => void): number {
  const result = wasm.__wbindgen_add_to_stack_pointer(-16);
  ask(result);
  const view = new DataView(wasm.memory.buffer);
  const [value, error, failed] = [0, 4, 8].map((offset) => view.getInt32(result + offset, true));
  wasm.__wbindgen_add_to_stack_pointer(16);
  if (failed) throw held.take(error ?? 0);
  return (value ?? 0) >>> 0;
}

function importsFor(held: Held, box: { wasm?: Exports }): Record<string, (...values: number[]) => unknown> {
  const memory = (): WebAssembly.Memory => box.wasm?.memory ?? new WebAssembly.Memory({ initial: 1 });
  const textAt = (at = 0, length = 0): string => looseUtf8(new Uint8Array(memory().buffer, at >>> 0, length >>> 0));
  const bytesOf = (number = 0): Uint8Array => held.get(number) as Uint8Array;
  const byName: Record<string, (...values: number[]) => unknown> = {
    __wbg_new_28c511d9baebfa89: (at, length) => held.add(new Error(textAt(at, length))),
    __wbindgen_memory: () => held.add(memory()),
    __wbg_buffer_12d079cc21e14bdb: (number = 0) => held.add((held.get(number) as WebAssembly.Memory).buffer),
    __wbg_newwithbyteoffsetandlength_aa4a17c33a06e5cb: (number = 0, at = 0, length = 0) =>
      held.add(new Uint8Array(held.get(number) as ArrayBuffer, at >>> 0, length >>> 0)),
    __wbindgen_object_drop_ref: (number = 0) => held.drop(number),
    // It is given the memory of the module, which goes with it: this is a copy.
    __wbg_new_63b92bc8671ed464: (number) => held.add(new Uint8Array(bytesOf(number))),
    __wbg_values_839f3396d5aac002: (number = 0) => held.add((held.get(number) as unknown[]).values()),
    __wbg_next_196c84450b364254: (number = 0) => held.add((held.get(number) as Iterated).next()),
    __wbg_done_298b57d23c0fc80c: (number = 0) => Number((held.get(number) as { done: boolean }).done),
    __wbg_value_d93c65011f51a456: (number = 0) => held.add((held.get(number) as { value: unknown }).value),
    __wbg_instanceof_Uint8Array_2b3bbecd033d19f6: (number = 0) => Number(held.get(number) instanceof Uint8Array),
    __wbindgen_string_get: (to = 0, number = 0) => giveText(box.wasm, to, held.get(number)),
    __wbg_new_16b304a2cfa7ff4a: () => held.add([]),
    __wbindgen_string_new: (at, length) => held.add(textAt(at, length)),
    __wbg_push_a5b05aedc7234f9f: (number = 0, value = 0) => (held.get(number) as unknown[]).push(held.get(value)),
    __wbg_length_c20a40f15020d68a: (number) => bytesOf(number).length,
    __wbg_set_a47bac70306a19a7: (number = 0, value = 0, at = 0) => bytesOf(number).set(held.get(value) as Uint8Array, at >>> 0),
    __wbindgen_throw: (at, length) => {
      throw new Error(textAt(at, length));
    },
  };
  return byName;
}

/** Puts a string into the memory of the module, and where it is to where it asks. */
function giveText(wasm: Exports | undefined, to: number, value: unknown): void {
  if (!wasm) return;
  const bytes = typeof value === 'string' ? utf8Bytes(value) : undefined;
  const place = bytes ? wasm.__wbindgen_malloc(bytes.length, 1) >>> 0 : 0;
  const memory = new Uint8Array(wasm.memory.buffer);
  if (bytes) memory.set(bytes, place);
  viewOf(memory).setInt32(to, place, true);
  viewOf(memory).setInt32(to + 4, bytes?.length ?? 0, true);
}
