import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoredAssets } from './stored-assets.ts';

const CONTENT = Buffer.from('export const words = 2;\n'.repeat(100));
let folder: string;
let assets: StoredAssets;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolrack-assets-'));
  assets = new StoredAssets(pathToFileURL(join(folder, '/')), new Map([['table-AB12.json', pathToFileURL(join(folder, 'package', 'table.json'))]]));
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package', 'table.json'), CONTENT);
  writeFileSync(join(folder, 'plain.js'), CONTENT);
  writeFileSync(join(folder, 'whole.js'), CONTENT);
  writeFileSync(join(folder, 'whole.js.br'), brotliCompressSync(CONTENT));
  writeFileSync(join(folder, 'whole.js.gz'), gzipSync(CONTENT, { level: 1 }));
  writeFileSync(join(folder, 'packed.js.br'), brotliCompressSync(CONTENT));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('reads what is stored', async () => {
  expect(await assets.read('whole.js', undefined)).toEqual(CONTENT);
  expect(await assets.read('whole.js', 'br')).toEqual(brotliCompressSync(CONTENT));
  expect(await assets.read('whole.js', 'gzip')).toEqual(gzipSync(CONTENT, { level: 1 }));
});

it('makes the others where only brotli is stored, gzip once', async () => {
  expect(await assets.read('packed.js', undefined)).toEqual(CONTENT);
  expect(await assets.read('packed.js', 'br')).toEqual(brotliCompressSync(CONTENT));
  const zipped = await assets.read('packed.js', 'gzip');
  expect(gunzipSync(zipped)).toEqual(CONTENT);
  expect(await assets.read('packed.js', 'gzip')).toBe(zipped);
});

it.each(['plain.js', 'table-AB12.json'])('makes both compressed forms where a file is stored as it is, once each: %s', async (name) => {
  expect(await assets.read(name, undefined)).toEqual(CONTENT);
  const packed = await assets.read(name, 'br');
  expect(brotliDecompressSync(packed)).toEqual(CONTENT);
  expect(gunzipSync(await assets.read(name, 'gzip'))).toEqual(CONTENT);
  expect(await assets.read(name, 'br')).toBe(packed);
});

it('rejects what there is not', async () => {
  await expect(assets.read('other.js', 'gzip')).rejects.toThrow('ENOENT');
  await expect(assets.read('other.js', undefined)).rejects.toThrow('ENOENT');
});
