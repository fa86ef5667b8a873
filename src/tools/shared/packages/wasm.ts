// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />

const PAGE = 65_536;
const MAX_PAGES = 4096;

/** A started WebAssembly module that is used once, so that its memory goes with it. */
export interface Machine {
  call(name: string, ...values: (number | bigint)[]): number;
  /** Room for so many bytes; the place where it is. */
  room(count: number): number;
  /** Copies bytes in; the place where they are. */
  give(bytes: Uint8Array): number;
  take(place: number, count: number): Uint8Array<ArrayBuffer>;
  view(): DataView;
}

type File = () => Promise<Uint8Array<ArrayBuffer>>;

const compiled = new Map<File, Promise<WebAssembly.Module>>();

/** The module of a file: its code is compiled once, and what the runtime makes faster in one run is so in the next. What failed is tried again. @param file one of the files of packages */
export function moduleOf(file: File): Promise<WebAssembly.Module> {
  const known = compiled.get(file);
  if (known) return known;
  const module = file().then((binary) => WebAssembly.compile(binary));
  compiled.set(file, module);
  module.catch(() => compiled.delete(file));
  return module;
}

/** What the loaders that Emscripten writes take, to start a module that is compiled once. */
export interface Loading {
  instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void): WebAssembly.Exports;
}

/** Has a loader of Emscripten start the module of a file. What cannot be started is thrown, as loaders expect. @param file one of the files of packages */
export async function loadingOf(file: File): Promise<Loading> {
  const module = await moduleOf(file);
  return {
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(module, imports);
      receive(instance, module);
      return instance.exports;
    },
  };
}

/**
 * Starts a module compiled by Emscripten that needs nothing of its surroundings but memory, 256 MB at most, which each start has of its own.
 * @param file one of the files of packages
 * @param names those of its memory, `malloc` and initialisation
 */
export async function startWasm(file: File, memoryName: string, malloc = 'malloc', start = '__wasm_call_ctors'): Promise<Machine> {
  const module = await moduleOf(file);
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
