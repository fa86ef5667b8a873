import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIREFOX = '/usr/bin/firefox-esr';
/** What it would ask the network for of its own accord, and what it would tell. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

/** Whether there is a Firefox for the tests; in CI there has to be. Says how to get one where there is none. */
export function hasFirefox(): boolean {
  const present = existsSync(FIREFOX) || process.env.CI === 'true';
  if (!present) console.warn(`The tests in Firefox are skipped: there is no ${FIREFOX}. Get it with: apt-get install firefox-esr`);
  return present;
}

/** Opens a page in a Firefox of its own, which nothing drives: the page has to tell what it sees. */
export function openInFirefox(address: string): { close(): Promise<void> } {
  const profile = mkdtempSync(join(tmpdir(), 'toolrack-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = spawn(FIREFOX, ['--headless', '--no-remote', '--profile', profile, address], { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  return {
    async close() {
      await ended(program);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
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
