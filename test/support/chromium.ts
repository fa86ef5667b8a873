import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
/** What is waited for in a page comes within a second; a machine that others keep busy may take a hundred times as long. */
export const MAX_WAIT_MS = 100_000;

/** Whether there is a browser for the tests; in CI there has to be. Says how to get one where there is none. */
export function hasChromium(): boolean {
  const present = existsSync(CHROMIUM) || process.env.CI === 'true';
  if (!present) console.warn(`The browser tests are skipped: there is no ${CHROMIUM}. Get it with: apt-get install chromium`);
  return present;
}

/** What Playwright turns off (its `chromiumSwitches.ts`; of several such options the last one counts). */
const OFF_ANYWAY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The list below the address bar as a page: each window has a process for it, which takes about as much as the page itself. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

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
    `--disable-features=${[...OFF_ANYWAY, ...ADDRESS_BAR].join()}`,
  ];
  return chromium.launch({ executablePath: CHROMIUM, args });
}

/** Uses a context of its own, which is closed whatever happens, so that one test that fails does not slow down the next. */
export async function inContext(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(MAX_WAIT_MS);
  try {
    await use(context);
  } finally {
    await context.close();
  }
}
