// Takes the script of the API reference out of its package, which brings a dozen others, and keeps it with its licence in src/site/reference.
// node scripts/fetch-api-reference.mjs VERSION
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';

const PACKAGE = '@scalar/fastify-api-reference';
const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  console.error('node scripts/fetch-api-reference.mjs VERSION');
  process.exit(2);
}

const target = fileURLToPath(new URL('../src/site/reference', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'api-reference-'));
try {
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', `${PACKAGE}@${version}`], { stdio: 'inherit' });
  const source = join(folder, 'node_modules', PACKAGE);
  const { default: plugin } = await import(pathToFileURL(join(source, 'dist', 'index.js')).href);
  // The package gives its script out through a plugin only.
  const app = Fastify();
  app.register(plugin, { routePrefix: '/', configuration: { url: '/openapi.json' } });
  const { rawPayload } = await app.inject('/js/scalar.js');
  await app.close();
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(join(target, 'scalar.js.br'), brotliCompressSync(rawPayload, { params }));
  copyFileSync(join(source, 'LICENSE'), join(target, 'LICENSE'));
  writeFileSync(join(target, 'version.json'), `{ "package": "${PACKAGE}", "version": "${version}" }\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
