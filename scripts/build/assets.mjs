import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';

const HASH_CHARACTERS = 10;
/** The highest level takes a second for each megabyte. */
const MAX_BYTES_AT_HIGHEST_QUALITY = 400_000;

/** Writes what pages load: each file named for its contents, beside it what it is compressed to, and the list of them by the names of their sources. */
export async function writeAssets(root, folder) {
  const target = join(folder, 'site', 'assets');
  mkdirSync(target, { recursive: true });
  const files = await islands(join(root, 'src', 'site', 'islands'));
  const names = await Promise.all(files.map(async ([name, content]) => [name, await writeAsset(target, name, content)]));
  writeFileSync(join(target, 'names.json'), JSON.stringify(Object.fromEntries(names)));
}

/** The small scripts and the style sheet of the pages, bundled. */
async function islands(folder) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, '*.ts'), join(folder, '*.css')],
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // Prism's languages find it there.
    define: { global: 'globalThis' },
  });
  return [...outputFiles.map(({ path, contents }) => [basename(path), contents]), ['icon.svg', readFileSync(join(folder, 'icon.svg'))]];
}

/** Adds to what pages load. @param files each with the name of its source and its contents */
export async function addAssets(folder, files) {
  const target = join(folder, 'site', 'assets');
  const list = join(target, 'names.json');
  const names = JSON.parse(readFileSync(list, 'utf8'));
  for (const [name, content] of files) names[name] = await writeAsset(target, name, content);
  writeFileSync(list, JSON.stringify(names));
}

/** Writes an asset named for its contents, beside it what it is compressed to. @returns its name */
async function writeAsset(target, name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_CHARACTERS);
  const extension = extname(name);
  const hashed = `${basename(name, extension)}-${hash}${extension}`;
  writeFileSync(join(target, hashed), content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > MAX_BYTES_AT_HIGHEST_QUALITY ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(join(target, `${hashed}.br`), await promisify(brotliCompress)(content, { params }));
  writeFileSync(join(target, `${hashed}.gz`), await promisify(gzip)(content, { level: 9 }));
  return hashed;
}
