import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBrowserBuild } from '../src/site/assets.ts';
import { siteFiles } from '../src/site/static/files.ts';
import { writeSite } from '../src/site/static/write-site.ts';
import { catalogue } from '../src/tools/index.ts';
import { hasChromium, inContext, MAX_WAIT_MS, startChromium } from './support/chromium.ts';
import { type FileServer, serveFiles } from './support/file-server.ts';
import { startService } from './support/service.ts';

const browserBuild = readBrowserBuild();
const BASE = '/rack/';
const SLUGS = ['word-counter', 'json-formatter', 'tip-calculator'];

interface OfflineList {
  tools: Record<string, unknown>;
}

/** A small site, whose list of tools has those that are in it. */
function writeSmallSite(folder: string): void {
  const files = [
    ...siteFiles(
      catalogue.cards.filter(({ slug }) => SLUGS.includes(slug)),
      { base: BASE },
      [],
    ),
  ].map((file) => {
    if (!file.path.startsWith('assets/offline-list-')) return file;
    const list: OfflineList = JSON.parse(String(file.content));
    return { ...file, content: JSON.stringify({ ...list, tools: Object.fromEntries(Object.entries(list.tools).filter(([slug]) => SLUGS.includes(slug))) }) };
  });
  writeSite(folder, files);
}

const keptUrls = `(async () => {
  const urls = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
  return urls;
})()`;
/** What the page does to run a tool in its worker. */
function runInWorker(slug: string, inputs: Record<string, unknown>): string {
  const at = (file = ''): string => JSON.stringify(`${BASE}assets/browser/${file}`);
  return `new Promise((resolve, reject) => {
    const worker = new Worker(${at(browserBuild.worker)}, { type: 'module' });
    worker.onerror = reject;
    worker.onmessage = ({ data }) => data.tell === 'outcome' ? resolve(data.outcome) : data.tell === 'not-loaded' && reject(data.reason);
    worker.postMessage({ ask: 'run', id: 1, module: new URL(${at(browserBuild.tools[slug]?.file)}, location.href).href, inputs: ${JSON.stringify(inputs)} });
  })`;
}

/** Waits until something holds in the page. */
const until = (page: Page, expression: string): Promise<void> =>
  vi.waitFor(async () => expect(await page.evaluate(expression)).toBe(true), { timeout: MAX_WAIT_MS });

/** Waits until the service worker answers for the page, and keeps something. */
async function isReady(page: Page, path: string): Promise<void> {
  await until(page, 'navigator.serviceWorker.controller !== null');
  await until(page, `${keptUrls}.then((urls) => urls.includes(${JSON.stringify(path)}))`);
}

describe.skipIf(!hasChromium())('without a connection', () => {
  let folder: string;
  let browser: Browser;
  let server: FileServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'toolrack-offline-'));
    writeSmallSite(folder);
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    server = await serveFiles(folder, BASE);
    return () => server.stop();
  });

  async function open(use: (page: Page) => Promise<void>): Promise<void> {
    await inContext(browser, {}, async (context) => use(await context.newPage()));
  }

  it('opens a tool that was visited, loads what runs it, searches and converts', async () => {
    await open(async (page) => {
      await page.goto(`${server.url}tools/word-counter`);
      await isReady(page, `${BASE}tools/word-counter`);
      await server.stop();
      await page.reload();
      await page.getByRole('heading', { name: 'Word Counter' }).waitFor();
      expect(await page.evaluate(runInWorker('word-counter', { text: 'one two three' }))).toMatchObject({
        ok: true,
        resultJson: expect.stringContaining('"words":3'),
      });
      await page.getByRole('combobox').fill('12 kg in lbs');
      await page.getByRole('option', { name: /26\.455471/ }).click();
      await page.getByText('12 kg = 26.455471 lbs').waitFor();
      await page.goto(server.url);
      await page.getByRole('combobox').fill('word counter');
      await page.getByRole('option', { name: /^Word Counter/ }).waitFor();
    });
  });

  it('keeps what says what something is, and says it on the home page', async () => {
    await open(async (page) => {
      await page.goto(server.url);
      await isReady(page, `${BASE}offline`);
      const files = browserBuild.detection.parts.map((file) => `${BASE}assets/browser/${file}`);
      await until(page, `${keptUrls}.then((urls) => ${JSON.stringify(files)}.every((file) => urls.includes(file)))`);
      await server.stop();
      await page.reload();
      await page.fill('#anything-text', 'SGVsbG8lMkMlMjB3b3JsZCUyMQ==');
      await page.locator('#anything-found').getByText('Hello%2C%20world%21').waitFor();
      // What may be compressed is looked into with what is not kept: that it cannot be is no reason to say nothing.
      await page.fill('#anything-text', 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJ/tyYdlQyEAECAwQFBgcICQoLDA0ODw==');
      await page.locator('#anything-found').getByText('46 bytes').waitFor();
    });
  });

  it('says so where a page is not kept', async () => {
    await open(async (page) => {
      await page.goto(server.url);
      await isReady(page, `${BASE}offline`);
      await server.stop();
      await page.goto(`${server.url}tools/json-formatter`);
      await page.getByRole('heading', { name: 'No connection' }).waitFor();
    });
  });

  it('keeps all tools when somebody asks for it', async () => {
    await open(async (page) => {
      await page.goto(server.url);
      await page.getByText(/^3 tools, about \d+ MB\.$/).waitFor();
      await page.getByRole('button', { name: 'Keep all tools for offline use' }).click();
      await page.getByText('All 3 tools are kept on this device.').waitFor();
      await server.stop();
      for (const slug of SLUGS) {
        await page.goto(`${server.url}tools/${slug}`);
        await page.locator('#run').waitFor();
      }
    });
  });

  it('keeps what runs recipes from the start, and the tools of a recipe once they are in one', async () => {
    await open(async (page) => {
      await page.goto(`${server.url}recipes`);
      await isReady(page, `${BASE}recipes`);
      const kept = await page.evaluate<string[]>(keptUrls);
      for (const file of [browserBuild.recipes, browserBuild.cards, ...browserBuild.recipeParts]) expect(kept).toContain(`${BASE}assets/browser/${file}`);
      await page.fill('#recipe-input', '{"a":1}');
      await page.fill('#add-step', 'json formatter');
      await page.press('#add-step', 'Enter');
      await until(page, `${keptUrls}.then((urls) => urls.includes('${BASE}tools/json-formatter'))`);
      await until(page, `${keptUrls}.then((urls) => urls.some((url) => url.endsWith('/${browserBuild.tools['json-formatter']?.file}')))`);
      await server.stop();
      await page.reload();
      await vi.waitFor(async () => expect(await page.innerText('.recipe-output output')).toBe('{\n  "a": 1\n}'), { timeout: MAX_WAIT_MS });
      await page.fill('#recipe-input', '[2]');
      await vi.waitFor(async () => expect(await page.innerText('.recipe-output output')).toBe('[\n  2\n]'), { timeout: MAX_WAIT_MS });
    });
  });

  it('says when there is a newer version, takes it when told to, keeps what was typed and drops what is old', async () => {
    await open(async (page) => {
      await page.goto(`${server.url}tools/word-counter`);
      await isReady(page, `${BASE}tools/word-counter`);
      const long = 'word '.repeat(5_000);
      await page.getByLabel('Text', { exact: true }).fill(long);
      const before = await page.evaluate<string[]>('caches.keys()');
      const worker = join(folder, 'sw.js');
      const text = readFileSync(worker, 'utf8');
      writeFileSync(worker, text.replace(/"version":"\w+"/, '"version":"later"'));
      await page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update())');
      await page.getByText('A new version is ready.').waitFor();
      expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe(long);
      await page.getByRole('button', { name: 'Reload' }).click();
      await until(page, `caches.keys().then((names) => names.every((name) => name.endsWith('-later')))`);
      await page.waitForLoadState('load');
      await page.getByText('A new version is ready.').waitFor({ state: 'detached' });
      await expect.poll(() => page.getByLabel('Text', { exact: true }).inputValue()).toBe(long);
      expect(before.length).toBe(2);
      await isReady(page, `${BASE}tools/word-counter`);
      writeFileSync(worker, text);
    });
  });
});

describe.skipIf(!hasChromium())('of a service', () => {
  it('keeps pages as anybody sees them, and none of an account', async () => {
    const service = await startService();
    const browser = await startChromium();
    try {
      await service.keyFor('pro', 'offline@example.com');
      const cookies = (await service.signIn('offline@example.com')).split('; ').map((cookie) => {
        const [name = '', ...value] = cookie.split('=');
        return { name, value: value.join('='), url: service.url };
      });
      const context = await browser.newContext();
      context.setDefaultTimeout(MAX_WAIT_MS);
      await context.addCookies(cookies);
      const page = await context.newPage();
      await page.goto(`${service.url}/tools/word-counter`);
      await page.getByText('offline@example.com').waitFor();
      await isReady(page, '/tools/word-counter');
      await page.goto(`${service.url}/account`);
      await page.getByText('offline@example.com').first().waitFor();
      const kept = await page.evaluate<string[]>(keptUrls);
      expect(kept.filter((path) => !/^\/(?:$|offline$|categories$|category\/|recipes$|convert$|tools\/word-counter$|assets\/)/.test(path))).toEqual([]);
      const texts = await page.evaluate<string>(`(async () => {
        let all = '';
        for (const name of await caches.keys()) { const cache = await caches.open(name); for (const request of await cache.keys()) all += await (await cache.match(request, { ignoreVary: true })).text(); }
        return all;
      })()`);
      expect(texts).toContain('Word Counter');
      expect(texts).not.toContain('offline@example.com');
    } finally {
      await browser.close();
      await service.stop();
    }
  });

  it('sends its worker with a policy of its own, to be asked for again, and icons where browsers look', async () => {
    const service = await startService();
    try {
      const worker = await fetch(`${service.url}/sw.js`);
      expect([worker.status, worker.headers.get('cache-control'), worker.headers.get('content-security-policy')]).toEqual([
        200,
        'no-cache',
        "default-src 'none'; script-src 'self'; connect-src 'self'",
      ]);
      const types = await Promise.all(
        ['manifest.webmanifest', 'favicon.ico', 'apple-touch-icon.png'].map(async (path) =>
          (await fetch(`${service.url}/${path}`)).headers.get('content-type'),
        ),
      );
      expect(types).toEqual(['application/manifest+json; charset=utf-8', 'image/x-icon', 'image/png']);
    } finally {
      await service.stop();
    }
  });
});
