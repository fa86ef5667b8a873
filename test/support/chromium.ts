import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';

/** Whether there is a browser for the tests; in CI there has to be. Says how to get one where there is none. */
export function hasChromium(): boolean {
  const present = existsSync(CHROMIUM) || process.env.CI === 'true';
  if (!present) console.warn(`The browser tests are skipped: there is no ${CHROMIUM}. Get it with: apt-get install chromium`);
  return present;
}

/** Starts the browser, without what it does of its own accord. */
export function startChromium(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: CHROMIUM, args });
}
