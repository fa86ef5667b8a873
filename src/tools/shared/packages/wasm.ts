// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />

const PAGE = 65_536;
const MAX_PAGES = 4096;

/** A WebAssembly module that is used once, so that its memory goes with it. */
export interface Machine {
  call(name: string, ...values: (number | bigint)[]): number;
  /** Room for so many bytes; the place where it is. */
  room(count: number): number;
  /** Copies bytes in; the place where they are. */
  give(bytes: Uint8Array): number;
  take(place: number, count: number): Uint8Array<ArrayBuffer>;
  view(): DataView;
}

/** Starts a module compiled by Emscripten that needs nothing of its surroundings but memory, 256 MB at most. @param names those of its memory, `malloc` and initialisation */
export async function startWasm(binary: Uint8Array<ArrayBuffer>, memoryName: string, malloc = 'malloc', start = '__wasm_call_ctors'): Promise<Machine> {
  const module = await WebAssembly.compile(binary);
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  const state: { memory?: WebAssembly.Memory } = {};
  const grow = (size: number): number => {
    const pages = Math.ceil((size >>> 0) / PAGE);
    const { memory: own } = state;
    if (pages > MAX_PAGES || own === undefined) return 0;
    try {
      own.grow(Math.max(0, pages - own.buffer.byteLength / PAGE));
      return 1;
    } catch {
      return 0;
    }
  };
  for (const { module: room, name } of WebAssembly.Module.imports(module)) {
    imports[room] ??= {};
    const isGrow = name === 'emscripten_resize_heap' || name === 'e';
    imports[room][name] = isGrow ? grow : name === 'emscripten_memcpy_big' ? (to: number, from: number, count: number) => copy(to, from, count) : () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  const exported = exports[memoryName];
  if (!(exported instanceof WebAssembly.Memory)) throw new Error('the module has no memory');
  const memory: WebAssembly.Memory = exported;
  state.memory = memory;
  const copy = (to: number, from: number, count: number): void => {
    new Uint8Array(memory.buffer).copyWithin(to, from, from + count);
  };
  const call = (name: string, ...values: (number | bigint)[]): number => {
    const called = exports[name];
    if (typeof called !== 'function') throw new Error(`the module has no ${name}`);
    return Number(called(...values));
  };
  const room = (count: number): number => call(malloc, Math.max(count, 1)) >>> 0 || refuse();
  call(start);
  return {
    call,
    room,
    give(bytes) {
      const place = room(bytes.length);
      new Uint8Array(memory.buffer).set(bytes, place);
      return place;
    },
    take: (place, count) => new Uint8Array(memory.buffer).slice(place, place + count),
    view: () => new DataView(memory.buffer),
  };
}

const refuse = (): never => {
  throw new Error('no memory is left for WebAssembly');
};
