import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what has changed, once, before the tests that start the real program. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url)), '--if-changed'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}
