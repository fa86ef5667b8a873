// Compiles src/ into dist/, and bundles the small scripts and the style sheet of the pages.
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import scalar from '@scalar/fastify-api-reference';
import { build } from 'esbuild';
import Fastify from 'fastify';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(join(root, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const islands = join(root, 'src', 'site', 'islands');
const assets = join(root, 'dist', 'site', 'assets');
await build({ entryPoints: [join(islands, '*.ts'), join(islands, '*.css')], outdir: assets, bundle: true, minify: true, format: 'esm', target: 'es2022' });
copyFileSync(join(islands, 'icon.svg'), join(assets, 'icon.svg'));

// The API reference: the package holds its browser script and gives it out through a Fastify plugin only.
const app = Fastify();
app.register(scalar, { routePrefix: '/', configuration: { url: '/openapi.json' } });
writeFileSync(join(assets, 'scalar.js'), (await app.inject('/js/scalar.js')).rawPayload);
await app.close();
