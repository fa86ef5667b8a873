// Takes the pictures of README.md from the running program. Needs Chromium (Debian: apt-get install chromium). npm run pictures
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs', 'images');
const dataDir = mkdtempSync(join(tmpdir(), 'toolrack-pictures-'));

mkdirSync(pictures, { recursive: true });
const { url, key, stop } = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  await takePage();
  await takeCall();
} finally {
  await browser.close();
  await stop();
  rmSync(dataDir, { recursive: true });
}

/** Starts the built program on a free port and reads the first account's key from what it prints. */
async function startServer() {
  const server = spawn(process.execPath, [join(root, 'bin', 'toolrack.js'), 'serve'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found = {};
  for await (const line of createInterface({ input: server.stdout })) {
    found.url ??= /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    found.key ??= /tool_[0-9a-f]{32}/.exec(line)?.[0];
    if (found.url && found.key) break;
  }
  const ended = new Promise((resolve) => server.once('exit', resolve));
  return {
    ...found,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

async function takePage() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 640 }, colorScheme: 'light' });
  await page.goto(`${url}/tools/json-formatter`);
  await page.locator('#run [name=json]').fill('{"name":"Ada","langs":["en","fr"],"born":1815}');
  await page.locator('#run button.primary').click();
  await page.locator('#result:has-text("1815")').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(pictures, 'tool-page.png') });
  await page.close();
}

/** A call and its answer, as a terminal shows them. */
async function takeCall() {
  const body = '{"tool":"loan-calculator","inputs":{"amount":200000,"annualRatePercent":5.5,"termMonths":360}}';
  const response = await fetch(`${url}/api/v1/tools`, { method: 'POST', headers: { 'x-api-key': key, 'content-type': 'application/json' }, body });
  if (!response.ok) throw new Error(await response.text());
  const answer = JSON.stringify(await response.json(), null, 2);
  const command = `$ curl -s http://127.0.0.1:3000/api/v1/tools -H 'x-api-key: YOUR_KEY' \\\n    -H 'content-type: application/json' -d '${body}'`;
  const page = await browser.newPage({ viewport: { width: 1100, height: 200 } });
  await page.setContent('<pre style="margin:0;padding:20px;background:#16181d;color:#e6e6e6;font:15px/1.5 monospace;white-space:pre-wrap"></pre>');
  await page.locator('pre').evaluate((pre, text) => {
    pre.textContent = text;
  }, `${command}\n\n${answer}`);
  await page.locator('pre').screenshot({ path: join(pictures, 'api-call.png') });
  await page.close();
}
