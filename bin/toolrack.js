#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;
if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(`Toolrack needs Node ${OLDEST} or newer; this is ${process.version}. "npx toolrack" and "npm start" use the Node that npm ci installed.`);
  process.exit(1);
}
if (!existsSync(new URL('../dist/built-from', import.meta.url))) {
  console.error('Building Toolrack, once …');
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}
/*
 * V8 has four threads of its own for collecting garbage, and the event loop waits for them. Where workers keep all processors busy that takes milliseconds for each of thousands of
 * collections; with one thread there is nothing to wait for. It can be set at the start of a process alone.
 */
const THREADS = '--v8-pool-size';
const isSet = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((options) => options.includes(THREADS));
if (process.argv[2] === 'serve' && !isSet && process.platform !== 'win32') {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, `${THREADS}=1`, ...process.argv.slice(1)], process.env);
}
// Compiled code is kept between starts, which halves the time of the next one.
module.enableCompileCache();
await import('../dist/cli/main.js');
