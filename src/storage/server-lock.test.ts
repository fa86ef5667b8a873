import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { takeServerLock } from './server-lock.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-lock-'));
  folders.push(folder);
  return folder;
}

describe('the lock of a data folder', () => {
  it('is held by one process, which the next one is told of, until it ends by whatever means', async () => {
    const folder = newFolder();
    const script = `
      import { takeServerLock } from ${JSON.stringify(new URL('./server-lock.ts', import.meta.url).href)};
      globalThis.lock = takeServerLock(${JSON.stringify(folder)});
      process.stdout.write('held');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(() => takeServerLock(folder)).toThrow(`${folder} is already in use by a server (process ${child.pid}).`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    takeServerLock(folder).release();
  });

  it('can be taken again once it has been released, and is one per folder', () => {
    const [one, two] = [newFolder(), newFolder()];
    const held = takeServerLock(one);
    takeServerLock(two).release();
    expect(() => takeServerLock(one)).toThrow(`(process ${process.pid}).`);
    held.release();
    takeServerLock(one).release();
  });

  it('makes a folder that is not there yet', () => {
    const folder = join(newFolder(), 'data', 'toolrack');
    const held = takeServerLock(folder);
    expect(() => takeServerLock(folder)).toThrow(`${folder} is already in use`);
    held.release();
  });
});
