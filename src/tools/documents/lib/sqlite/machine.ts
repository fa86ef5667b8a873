// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />
import { moduleOf } from '../../../shared/packages/wasm.ts';
import { looseUtf8, utf8Bytes } from '../../../shared/platform/bytes.ts';
import { wasmFiles } from '../../../shared/platform/wasm-files.ts';

// SQLite as its makers compile it to WebAssembly, without their glue: it is given memory, the time and nothing else, neither files nor the network.

const PAGE = 65_536;
const [FIRST_PAGES, MAX_PAGES] = [128, 2048];
const NOT_THERE = -52;
/** Between two looks at how much work is done. */
const OPERATIONS = 100_000;
const MAX_LOOKS = 400;
/** A module with one function of a number, which calls another that is put in: what a table of functions takes. */
const CALLBACK = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0);

/** One SQLite with a memory of its own. */
export class Machine {
  readonly #exports: WebAssembly.Exports;
  readonly #memory: WebAssembly.Memory;
  #looks = 0;

  private constructor(exports: WebAssembly.Exports, memory: WebAssembly.Memory) {
    this.#exports = exports;
    this.#memory = memory;
  }

  static async start(): Promise<Machine> {
    const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MAX_PAGES });
    const module = await moduleOf(wasmFiles.sqlite);
    const { exports } = await WebAssembly.instantiate(module, surroundings(module, memory));
    const machine = new Machine(exports, memory);
    machine.call('__wasm_call_ctors');
    machine.call('sqlite3_initialize');
    return machine;
  }

  /** Calls a function of SQLite that gives a number. */
  call(name: string, ...values: (number | bigint)[]): number {
    return Number(this.#called(name, values));
  }

  /** Calls a function of SQLite that gives an integer of 64 bits. */
  integer(name: string, ...values: number[]): bigint {
    const value = this.#called(name, values);
    if (typeof value !== 'bigint') throw new Error(`SQLite gives no integer of 64 bits for ${name}`);
    return value;
  }

  #called(name: string, values: (number | bigint)[]): unknown {
    const called = this.#exports[name];
    if (typeof called !== 'function') throw new Error(`SQLite has no ${name}`);
    return called(...values);
  }

  /** Room for so many bytes; 0 where there is none. */
  room(count: number): number {
    return this.call('sqlite3_malloc', Math.max(1, count)) >>> 0;
  }

  /** Copies bytes in; the place where they are, or 0 where there is no room. */
  give(bytes: Uint8Array): number {
    const place = this.room(bytes.length);
    if (place !== 0) new Uint8Array(this.#memory.buffer).set(bytes, place);
    return place;
  }

  /** Copies text in, with a zero at its end. */
  giveText(text: string): number {
    const bytes = utf8Bytes(text);
    const ended = new Uint8Array(bytes.length + 1);
    ended.set(bytes);
    return this.give(ended);
  }

  take(place: number, count: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer).slice(place, place + count);
  }

  /** The text that ends in a zero at a place. */
  text(place: number): string {
    if (place === 0) return '';
    const bytes = new Uint8Array(this.#memory.buffer);
    return looseUtf8(bytes.slice(place, bytes.indexOf(0, place)));
  }

  word(place: number): number {
    return new DataView(this.#memory.buffer).getUint32(place, true);
  }

  /** Has a database end statements that are too much work. */
  async limitWork(database: number): Promise<void> {
    const table = this.#exports.__indirect_function_table;
    if (!(table instanceof WebAssembly.Table)) throw new Error('SQLite has no table of functions');
    const look = (): number => (++this.#looks > MAX_LOOKS ? 1 : 0);
    const { instance } = await WebAssembly.instantiate(CALLBACK, { e: { f: look } });
    const index = table.grow(1);
    table.set(index, instance.exports.f);
    this.call('sqlite3_progress_handler', database, OPERATIONS, index, 0);
  }

  /** Whether a statement was ended for too much work. */
  get isExhausted(): boolean {
    return this.#looks > MAX_LOOKS;
  }
}

/** What the module asks for: everything that would reach out says that it is not there. */
function surroundings(module: WebAssembly.Module, memory: WebAssembly.Memory): WebAssembly.Imports {
  const view = (): DataView => new DataView(memory.buffer);
  const grow = (size: number): number => {
    const pages = Math.ceil((size >>> 0) / PAGE) - memory.buffer.byteLength / PAGE;
    try {
      if (pages > 0) memory.grow(pages);
      return 1;
    } catch {
      return 0;
    }
  };
  const own: Record<string, WebAssembly.ImportValue> = {
    memory,
    emscripten_resize_heap: grow,
    emscripten_get_heap_max: () => MAX_PAGES * PAGE,
    emscripten_date_now: () => Date.now(),
    emscripten_get_now: () => Date.now(),
    clock_time_get: (_clock: number, _precision: bigint, place: number) => {
      view().setBigInt64(place, BigInt(Date.now()) * 1_000_000n, true);
      return 0;
    },
    // Local time is UTC, so that the same query gives the same wherever it runs.
    _localtime_js: (seconds: bigint, place: number) => {
      const date = new Date(Number(seconds) * 1000);
      const fields = [date.getUTCSeconds(), date.getUTCMinutes(), date.getUTCHours(), date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear() - 1900];
      for (const [index, value] of [...fields, date.getUTCDay(), 0, 0, 0].entries()) view().setInt32(place + index * 4, value, true);
    },
    _tzset_js: () => 0,
  };
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: room, name } of WebAssembly.Module.imports(module)) {
    imports[room] ??= {};
    imports[room][name] = own[name] ?? (() => NOT_THERE);
  }
  return imports;
}
