import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import scalar from '@scalar/fastify-api-reference';
import { build } from 'esbuild';
import Fastify from 'fastify';

const HASH_CHARACTERS = 10;
const BROTLI_QUALITY = 9;

/** Writes what pages load: each file named for its contents, beside it what it is compressed to, and the list of them by the names of their sources. */
export async function writeAssets(root, folder) {
  const target = join(folder, 'site', 'assets');
  mkdirSync(target, { recursive: true });
  const files = [...(await islands(join(root, 'src', 'site', 'islands'))), ['scalar.js', await reference()]];
  const names = await Promise.all(files.map(async ([name, content]) => [name, await write(target, name, content)]));
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
  });
  return [...outputFiles.map(({ path, contents }) => [basename(path), contents]), ['icon.svg', readFileSync(join(folder, 'icon.svg'))]];
}

/** The script of the API reference: the package holds it and gives it out through a Fastify plugin only. */
async function reference() {
  const app = Fastify();
  app.register(scalar, { routePrefix: '/', configuration: { url: '/openapi.json' } });
  const { rawPayload } = await app.inject('/js/scalar.js');
  await app.close();
  return rawPayload;
}

async function write(target, name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_CHARACTERS);
  const extension = extname(name);
  const hashed = `${basename(name, extension)}-${hash}${extension}`;
  writeFileSync(join(target, hashed), content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(join(target, `${hashed}.br`), await promisify(brotliCompress)(content, { params }));
  writeFileSync(join(target, `${hashed}.gz`), await promisify(gzip)(content, { level: 9 }));
  return hashed;
}
