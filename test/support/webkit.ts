import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const [SCREEN] = globSync('/usr/bin/Xvfb');

/** Whether there is a WebKit for the tests, and a screen for it; in CI there has to be. Says how to get them where they are missing. */
export function hasWebKit(): boolean {
  const present = (BROWSER !== undefined && SCREEN !== undefined) || process.env.CI === 'true';
  if (!present) console.warn('The tests in WebKit are skipped: there is no MiniBrowser or no Xvfb. Get them with: apt-get install webkit2gtk-driver xvfb');
  return present;
}

/** Opens a page in a WebKit of its own on a screen of its own, which nothing drives: the page has to tell what it sees. */
export async function openInWebKit(address: string): Promise<{ close(): Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'toolrack-webkit-'));
  const screen = spawn(SCREEN ?? 'Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1280x800x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    GDK_BACKEND: 'x11',
  };
  const program = spawn(BROWSER ?? 'MiniBrowser', ['--private', address], { stdio: 'ignore', env });
  return {
    async close() {
      await ended(program);
      await ended(screen);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill();
  });
}
