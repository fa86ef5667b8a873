// Compiles src/ into dist/, and bundles the small scripts and the style sheet of the pages.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(join(root, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const islands = join(root, 'src', 'site', 'islands');
if (existsSync(islands)) {
  await build({
    entryPoints: [join(islands, '*.ts'), join(islands, '*.css')],
    outdir: join(root, 'dist', 'site', 'islands'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    allowOverwrite: true,
  });
}
