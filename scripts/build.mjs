// Compiles src/ into dist/, and bundles the tools, and the small scripts and the style sheet of the pages.
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
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

// Hundreds of small modules take longer to find than to run: a server loads all tools as one. What other rooms share with
// the tools stays apart, so that there is one of it; workers load the tools one by one.
const tools = join(root, 'src', 'tools');
const shared = {
  name: 'shared',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      const place = relative(tools, resolve(resolveDir, path));
      const own = !place.startsWith('..') && place.includes(sep);
      return own ? undefined : { external: true, path: `./${place.split(sep).join('/')}`.replace('./..', '..').replace(/\.ts$/, '.js') };
    }),
};
await build({
  entryPoints: [join(tools, 'index.ts')],
  outdir: join(root, 'dist', 'tools'),
  bundle: true,
  splitting: true,
  chunkNames: 'chunk-[hash]',
  packages: 'external',
  plugins: [shared],
  platform: 'node',
  format: 'esm',
  target: 'node24',
});

const islands = join(root, 'src', 'site', 'islands');
const assets = join(root, 'dist', 'site', 'assets');
await build({ entryPoints: [join(islands, '*.ts'), join(islands, '*.css')], outdir: assets, bundle: true, minify: true, format: 'esm', target: 'es2022' });
copyFileSync(join(islands, 'icon.svg'), join(assets, 'icon.svg'));

// The API reference: the package holds its browser script and gives it out through a Fastify plugin only.
const app = Fastify();
app.register(scalar, { routePrefix: '/', configuration: { url: '/openapi.json' } });
writeFileSync(join(assets, 'scalar.js'), (await app.inject('/js/scalar.js')).rawPayload);
await app.close();
