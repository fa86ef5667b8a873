import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, inflateSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { expect } from 'vitest';
import type { ReaderOptions } from 'zxing-wasm/reader';

/** Whether zbar's reader of bar codes is installed. CI needs it; elsewhere the tests say in one line that they do without it. */
export const hasZbar = spawnSync('zbarimg', ['--version']).status === 0;
if (!hasZbar) {
  if (process.env.CI === 'true') throw new Error('zbarimg is missing: install zbar-tools');
  process.stderr.write('zbarimg is not installed: bar codes are not read back\n');
}

/** What zbar reads in a PNG given in base64, with the kind of code in front. */
export function readCode(png: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'codes-'));
  try {
    writeFileSync(join(folder, 'code.png'), Buffer.from(png, 'base64'));
    return execFileSync('zbarimg', ['-q', join(folder, 'code.png')], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .replace(/\n$/, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Decodes a PNG in base64 with 8 bits per channel, no filters and no interlacing, checking each chunk's CRC. Gives each pixel as #rrggbbaa. */
export function decodePng(base64: string): { width: number; height: number; pixel: (x: number, y: number) => string } {
  const file = Buffer.from(base64, 'base64');
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(file.subarray(at + 4, at + 8 + length)));
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  expect([...chunks.keys()].at(-1)).toBe('IEND');
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [channels, palette, alphas] = [header[9] === 3 ? 1 : 4, chunks.get('PLTE'), chunks.get('tRNS')];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  expect(rows.length).toBe((width * channels + 1) * height);
  return {
    width,
    height,
    pixel: (x, y) => {
      const at = y * (width * channels + 1) + 1 + x * channels;
      const index = rows[at] ?? 0;
      return `#${palette ? palette.toString('hex', index * 3, index * 3 + 3) + (alphas?.[index] ?? 255).toString(16).padStart(2, '0') : rows.toString('hex', at, at + 4)}`;
    },
  };
}

/** The corners of a polygon that a path draws with M, h, v, l and z (SVG 2, 9.3). */
export function cornersOf(path: string): [number, number][] {
  expect(path).toMatch(/^M[^M]*z$/);
  let [x, y] = [0, 0];
  return Array.from(path.matchAll(/([Mhvl])([^Mhvlz]+)/g), ([, command = '', figures = '']) => {
    const numbers = Array.from(figures.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([figure]) => Number(figure));
    const steps = command === 'h' ? numbers.map((across) => [across, 0]) : command === 'v' ? numbers.map((down) => [0, down]) : pairs(numbers);
    return steps.map(([across = 0, down = 0]): [number, number] => {
      [x, y] = command === 'M' ? [across, down] : [x + across, y + down];
      return [x, y];
    });
  }).flat();
}

const pairs = (numbers: readonly number[]): number[][] => numbers.flatMap((number, at) => (at % 2 === 0 ? [[number, numbers[at + 1] ?? Number.NaN]] : []));

/** Expects well-formed SVG of a size without scripts, event handlers and outside references; gives the names of its elements. */
export function expectSafeSvg(svg: string, width: number, height: number): string[] {
  const names: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2000/svg');
    expect(name).not.toBe('script');
    for (const attribute of Object.keys(attributes)) expect(attribute).not.toMatch(/^on|href|style/);
    if (names.length === 0)
      expect([attributes.width?.value, attributes.height?.value, attributes.viewBox?.value]).toEqual([`${width}`, `${height}`, `0 0 ${width} ${height}`]);
    names.push(name);
  });
  parser.write(svg).close();
  return names;
}

/** What ZXing reads in a PNG given in base64, looking for codes of one kind: the kind of each code and its text. */
export async function readWithZxing(png: string, kind: ReaderOptions['formats']): Promise<string[]> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  // Given its WebAssembly, so that it fetches none.
  const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const codes = await readBarcodes(new Uint8Array(Buffer.from(png, 'base64')), { ...(kind && { formats: kind }), tryHarder: true });
  return codes.filter(({ isValid }) => isValid).map(({ format, text }) => `${format}:${text}`);
}
