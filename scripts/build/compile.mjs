import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Compiles src/ into a folder. Ends the process when it does not fit its types. */
export async function compile(root, folder) {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(typescript), 'bin', 'tsc');
  const child = spawn(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json'), '--outDir', folder], { stdio: 'inherit' });
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (status !== 0) throw new Error(`the sources could not be compiled: tsc ended with ${status}`);
}
