// The types of WebAssembly, which Node has, are in those of browsers.
/// <reference lib="dom" />
import { joinBytes } from '../../shared/bytes/arrays.ts';
import { pictureFiles } from '../../shared/platform/picture-files.ts';

/** What the decoders give. */
export interface Decoded {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

interface Decoder {
  decode(bytes: Uint8Array, ...options: unknown[]): Decoded | null;
}

interface Encoder {
  encode(pixels: Uint8Array, width: number, height: number, options: Readonly<Record<string, unknown>>): Uint8Array | null;
}

type Factory<Codec> = (options: Readonly<Record<string, unknown>>) => Promise<Codec>;
type File = keyof typeof pictureFiles;

const PAGE = 65_536;
/** What a decoder may take, whatever a file asks for: the pixels of the largest picture several times. */
const MAX_DECODER_PAGES = 1_000_000_000 / PAGE;
/** What emscripten lets its modules take. */
const MAX_ENCODER_PAGES = 32_768;
const MEMORY_SECTION = 5;

const compiled = new Map<File, Promise<WebAssembly.Module>>();

/** A module of WebAssembly, compiled once, that can take no more memory than is allowed to it. */
export function moduleOf(file: File, isEncoder = false): Promise<WebAssembly.Module> {
  const known = compiled.get(file);
  if (known) return known;
  const module = pictureFiles[file]().then((bytes) => WebAssembly.compile(withMemoryLimit(bytes, isEncoder ? MAX_ENCODER_PAGES : MAX_DECODER_PAGES)));
  compiled.set(file, module);
  module.catch(() => compiled.delete(file));
  return module;
}

/** Sets the most memory that a module may take in its section of memories (WebAssembly Core 1.0, 5.5.8). */
function withMemoryLimit(bytes: Uint8Array<ArrayBuffer>, pages: number): Uint8Array<ArrayBuffer> {
  for (let at = 8; at < bytes.length; ) {
    const id = bytes[at];
    const [length, start] = leb128(bytes, at + 1);
    if (id === MEMORY_SECTION) {
      const [least] = leb128(bytes, start + 2);
      const limits = [1, 1, ...asLeb128(least), ...asLeb128(Math.floor(pages))];
      return joinBytes([bytes.subarray(0, at), Uint8Array.of(MEMORY_SECTION, ...asLeb128(limits.length), ...limits), bytes.subarray(start + length)]);
    }
    at = start + length;
  }
  throw new Error('the module has no memory');
}

function leb128(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

function asLeb128(value: number): number[] {
  const bytes: number[] = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

/** A new instance of a codec, so that no file leaves anything behind for the next. @param complaints where it writes what it finds wrong */
function started<Codec>(module: WebAssembly.Module, factory: Factory<Codec>, complaints: string[]): Promise<Codec> {
  const note = (text: unknown): void => {
    complaints.push(String(text));
  };
  return factory({
    noInitialRun: true,
    print: note,
    printErr: note,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });
}

/** Runs a decoder on a file; undefined where the file is broken. */
async function decodeBy(module: WebAssembly.Module, factory: Factory<Decoder>, bytes: Uint8Array, ...options: unknown[]): Promise<Decoded | undefined> {
  const complaints: string[] = [];
  const decoder = await started(module, factory, complaints);
  try {
    const decoded = decoder.decode(bytes, ...options);
    return decoded && complaints.length === 0 ? decoded : undefined;
  } catch {
    // What C and Rust end themselves with on a broken file, or for want of memory.
    return undefined;
  }
}

async function encodeBy(
  module: WebAssembly.Module,
  factory: Factory<Encoder>,
  picture: { pixels: Uint8Array; width: number; height: number },
  options: object,
) {
  const encoder = await started(module, factory, []);
  const bytes = encoder.encode(picture.pixels, picture.width, picture.height, { ...options });
  if (!bytes) throw new Error('the picture could not be encoded');
  return new Uint8Array(bytes);
}

type Source = { pixels: Uint8Array; width: number; height: number };

export async function decodeJpegBy(bytes: Uint8Array): Promise<Decoded | undefined> {
  const { default: factory } = await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js');
  return decodeBy(await moduleOf('jpegDecoder'), factory as unknown as Factory<Decoder>, bytes, false);
}

export async function decodeWebpBy(bytes: Uint8Array): Promise<Decoded | undefined> {
  const { default: factory } = await import('@jsquash/webp/codec/dec/webp_dec.js');
  return decodeBy(await moduleOf('webpDecoder'), factory as unknown as Factory<Decoder>, bytes);
}

export async function decodeAvifBy(bytes: Uint8Array): Promise<Decoded | undefined> {
  const { default: factory } = await import('@jsquash/avif/codec/dec/avif_dec.js');
  return decodeBy(await moduleOf('avifDecoder'), factory as unknown as Factory<Decoder>, bytes, 8);
}

export async function encodeJpegBy(picture: Source, options: object): Promise<Uint8Array<ArrayBuffer>> {
  const { default: factory } = await import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js');
  return encodeBy(await moduleOf('jpegEncoder', true), factory as unknown as Factory<Encoder>, picture, options);
}

export async function encodeWebpBy(picture: Source, options: object): Promise<Uint8Array<ArrayBuffer>> {
  const { default: factory } = await import('@jsquash/webp/codec/enc/webp_enc.js');
  return encodeBy(await moduleOf('webpEncoder', true), factory as unknown as Factory<Encoder>, picture, options);
}

export async function encodeAvifBy(picture: Source, options: object): Promise<Uint8Array<ArrayBuffer>> {
  const { default: factory } = await import('@jsquash/avif/codec/enc/avif_enc.js');
  return encodeBy(await moduleOf('avifEncoder', true), factory as unknown as Factory<Encoder>, picture, options);
}
