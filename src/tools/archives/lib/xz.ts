import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { MAX_UNPACKED, Output } from '../../shared/packages/output.ts';
import { loadingOf } from '../../shared/packages/wasm.ts';
import { wasmFiles } from '../../shared/platform/wasm-files.ts';

/** The checks of the .xz format by their number. */
export const XZ_CHECKS = { none: 0, crc32: 1, crc64: 4, sha256: 10 } as const;
export type XzCheck = keyof typeof XZ_CHECKS;

/** What is used here of liblzma as Emscripten compiled it. */
export interface Liblzma {
  HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _lzma_easy_encoder(stream: number, preset: number, check: number): number;
  _lzma_auto_decoder(stream: number, memory: bigint, flags: number): number;
  _lzma_code(stream: number, action: number): number;
}

const STREAM_BYTES = 136;
const CHUNK = 262_144;
const [NEXT_IN, AVAIL_IN, NEXT_OUT, AVAIL_OUT] = [0, 4, 16, 20];
const [OK, END, MEMORY_ERROR, LIMIT_ERROR, FORMAT_ERROR, OPTIONS_ERROR, DATA_ERROR, BUFFER_ERROR] = [0, 1, 5, 6, 7, 8, 9, 10];
const FINISH = 3;
const CONCATENATED = 8;
const MAX_DICTIONARY = 67_108_864;
/** What the decoder takes beside the dictionary, generously: the next larger dictionary of .xz is 32 MiB more. */
const DECODER_MEMORY = BigInt(MAX_DICTIONARY + 4_194_304);
const LZMA_HEADER = 13;
const XZ_MAGIC = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0];

const PROBLEMS: Readonly<Record<number, string>> = {
  [LIMIT_ERROR]: 'the dictionary is larger than 64 MiB',
  [FORMAT_ERROR]: 'they do not begin as such data do',
  [OPTIONS_ERROR]: 'they need a filter or an option other than LZMA2, BCJ x86 and delta',
  [DATA_ERROR]: 'they are damaged',
  [BUFFER_ERROR]: 'they end before the data do',
};

/** A liblzma of its own for one run, so that its memory goes with it. */
async function startLiblzma(): Promise<Liblzma> {
  const { default: create } = await import('node-liblzma/wasm/liblzma.js');
  return create(await loadingOf(wasmFiles.liblzma));
}

/** A stream of liblzma: runs it to its end. @returns how many bytes of the input are left */
function runStream(lzma: Liblzma, stream: number, bytes: Uint8Array, output: Output, format: string): number {
  const [source, target] = [lzma._malloc(bytes.length + 1), lzma._malloc(CHUNK)];
  lzma.HEAPU8.set(bytes, source);
  viewOf(lzma.HEAPU8).setUint32(stream + NEXT_IN, source, true);
  viewOf(lzma.HEAPU8).setUint32(stream + AVAIL_IN, bytes.length, true);
  for (;;) {
    viewOf(lzma.HEAPU8).setUint32(stream + NEXT_OUT, target, true);
    viewOf(lzma.HEAPU8).setUint32(stream + AVAIL_OUT, CHUNK, true);
    const code = lzma._lzma_code(stream, FINISH);
    const made = CHUNK - viewOf(lzma.HEAPU8).getUint32(stream + AVAIL_OUT, true);
    output.append(lzma.HEAPU8.subarray(target, target + made));
    if (code === END) return viewOf(lzma.HEAPU8).getUint32(stream + AVAIL_IN, true);
    if (code === MEMORY_ERROR) throw new Error('liblzma: no memory');
    if (code !== OK) unprocessable(`The bytes are not ${format} data: ${PROBLEMS[code] ?? `error ${code}`}.`, 'text');
  }
}

const newStream = (lzma: Liblzma): number => {
  const stream = lzma._malloc(STREAM_BYTES);
  lzma.HEAPU8.fill(0, stream, stream + STREAM_BYTES);
  return stream;
};

/** Compresses to one .xz stream with LZMA2, as `xz -T1` does. @param preset 0 to 6 */
export async function xz(bytes: Uint8Array, preset = 6, check: XzCheck = 'crc64'): Promise<Uint8Array> {
  const lzma = await startLiblzma();
  const stream = newStream(lzma);
  const code = lzma._lzma_easy_encoder(stream, preset, XZ_CHECKS[check]);
  if (code !== OK) throw new Error(`liblzma: ${code}`);
  const output = new Output(bytes.length * 2 + 4096);
  runStream(lzma, stream, bytes, output, 'xz');
  return output.result();
}

/** Whether bytes begin as .xz does. */
export const isXz = (bytes: Uint8Array): boolean => XZ_MAGIC.every((byte, index) => bytes[index] === byte);

/** The check that the first stream of an .xz file has. */
export function xzCheck(bytes: Uint8Array): XzCheck {
  const own = (bytes[7] ?? 0) & 0xf;
  for (const name of ['none', 'crc32', 'crc64', 'sha256'] as const) if (XZ_CHECKS[name] === own) return name;
  return unprocessable(`The xz data have a check of the unknown kind ${own}.`, 'text');
}

const ALLOWED_FILTERS = [0x21, 0x04, 0x03];

/** Refuses filters of the first block other than those that are read here, whatever the library could do. */
function checkFilters(bytes: Uint8Array): void {
  let at = 14;
  const number = (): number => {
    let value = 0;
    for (let power = 1; power < 2 ** 40; power *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * power;
      if (byte < 0x80) break;
    }
    return value;
  };
  if ((bytes[12] ?? 0) === 0) return;
  const flags = bytes[13] ?? 0;
  if ((flags & 0x40) !== 0) number();
  if ((flags & 0x80) !== 0) number();
  for (let count = flags & 3; count >= 0; count--) {
    if (!ALLOWED_FILTERS.includes(number())) unprocessable(`The bytes are not xz data that are read here: ${PROBLEMS[OPTIONS_ERROR]}.`, 'text');
    const size = number();
    at += size;
  }
}

/** Whether bytes could be a .lzma file: its properties, a dictionary and a size as they are in real ones. */
export function looksLikeLzma(bytes: Uint8Array): boolean {
  if (bytes.length < LZMA_HEADER) return false;
  const view = viewOf(bytes);
  const dictionary = view.getUint32(1, true);
  const size = view.getBigUint64(5, true);
  const isUsual = dictionary >= 4096 && (isPower(dictionary) || isPower(dictionary / 3));
  return (bytes[0] ?? 255) < 225 && isUsual && (size === 2n ** 64n - 1n || size < 2n ** 38n);
}

const isPower = (value: number): boolean => Number.isInteger(value) && Number.isInteger(Math.log2(value));

/** The header of .lzma with a dictionary of the next usual size, which is as good, as liblzma takes no others. */
function withUsualDictionary(bytes: Uint8Array): Uint8Array {
  if (bytes.length < LZMA_HEADER) unprocessable('The bytes are not lzma data: they end before the data do.', 'text');
  const dictionary = viewOf(bytes).getUint32(1, true);
  if (dictionary > MAX_DICTIONARY) unprocessable(`The bytes are not lzma data that are read here: ${PROBLEMS[LIMIT_ERROR]}.`, 'text');
  let usual = 4096;
  while (usual < dictionary) usual *= 2;
  const header = bytes.slice(0, LZMA_HEADER);
  viewOf(header).setUint32(1, usual, true);
  return joinBytes([header, bytes.subarray(LZMA_HEADER)]);
}

/** Unpacks .xz (several streams and padding too) or .lzma. Anything damaged, cut off, beyond the limit or behind the end is unprocessable. */
export async function unxz(bytes: Uint8Array, format: 'xz' | 'lzma', limit = MAX_UNPACKED): Promise<Uint8Array<ArrayBuffer>> {
  if ((format === 'xz') !== isXz(bytes)) unprocessable(`The bytes are not ${format} data: ${PROBLEMS[FORMAT_ERROR]}.`, 'text');
  if (format === 'xz') {
    xzCheck(bytes);
    if (bytes.length > 24) checkFilters(bytes);
  }
  const given = format === 'xz' ? bytes : withUsualDictionary(bytes);
  const lzma = await startLiblzma();
  const stream = newStream(lzma);
  const code = lzma._lzma_auto_decoder(stream, DECODER_MEMORY, CONCATENATED);
  if (code !== OK) throw new Error(`liblzma: ${code}`);
  const output = new Output(limit);
  const left = runStream(lzma, stream, given, output, format);
  if (left > 0) unprocessable(`The ${format} data end ${left} bytes before the bytes do.`, 'text');
  return output.result();
}
