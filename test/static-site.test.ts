import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFiles } from '../src/site/static/files.ts';
import { writeSite } from '../src/site/static/write-site.ts';
import { catalogue } from '../src/tools/index.ts';
import { conversions } from '../src/units/index.ts';
import { hasChromium, inContext, startChromium } from './support/chromium.ts';
import { type FileServer, serveFiles } from './support/file-server.ts';

const BASE = '/rack/';
const SITE = 'https://tools.example.com';
const SLUGS = ['word-counter', 'json-formatter', 'tip-calculator'];
const PAIRS = [
  { from: 'kg', to: 'lbs' },
  { from: 'lbs', to: 'kg' },
  { from: 'ft', to: 'cm' },
];

let folder: string;
const written: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolrack-static-'));
  const cards = catalogue.cards.filter(({ slug }) => SLUGS.includes(slug));
  const pairs = conversions().filter(({ from, to }) => PAIRS.some((pair) => pair.from === from && pair.to === to));
  const files = [...siteFiles(cards, { base: BASE, origin: SITE }, pairs)];
  written.push(...files.map(({ path }) => path));
  writeSite(folder, files);
});
afterAll(() => rmSync(folder, { recursive: true }));

const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');
const pages = (): string[] => written.filter((path) => path.endsWith('.html'));

describe('a static site', () => {
  it('has links that stay below its path and lead to files', () => {
    const all = new Set(conversions().map(({ from, to }) => `convert/${from}-to-${to}`));
    const wrong: string[] = [];
    for (const page of pages())
      for (const [, address = ''] of textOf(page).matchAll(/\s(?:href|src|action|data-search(?:-\w+)?)="([^"]*)"/g)) {
        if (/^(?:#|https:\/\/)/.test(address) || address === '/rack/theme') continue;
        const path = decodeURIComponent(address.slice(BASE.length).replace(/[#?].*$/, ''));
        const isThere = existsSync(join(folder, path, 'index.html')) || (path !== '' && existsSync(join(folder, path)));
        if (!address.startsWith(BASE) || !(isThere || all.has(path))) wrong.push(`${page}: ${address}`);
      }
    expect(wrong).toEqual([]);
    expect(pages().length).toBe(1 + 1 + 1 + 3 + 3 + 1 + 3 + 1 + 1);
  });

  it('says where its pages are', () => {
    expect(textOf('tools/word-counter/index.html')).toContain(`<link rel="canonical" href="${SITE}/rack/tools/word-counter">`);
    expect(textOf('sitemap-tools.xml')).toContain(`<loc>${SITE}/rack/tools/word-counter</loc>`);
    expect(textOf('sitemap-conversions.xml')).toContain(`<loc>${SITE}/rack/convert/kg-to-lbs</loc>`);
    expect(textOf('robots.txt')).toContain(`Sitemap: ${SITE}/rack/sitemap.xml`);
  });

  it('has neither accounts nor an API', () => {
    for (const page of pages()) expect(textOf(page), page).not.toMatch(/sign-in|sign-up|sign-out|\/account|\/pricing|\/docs|openapi|\/api\//);
  });

  it('has its policy in its pages, which hold no script themselves', () => {
    for (const page of pages()) {
      expect(textOf(page), page).toContain('<meta http-equiv="content-security-policy" content="default-src &#39;none&#39;;');
      expect(textOf(page), page).not.toMatch(/<script(?![^>]*(?: src=| type="application\/(?:ld\+)?json"))/);
    }
  });

  it('has pictures of the sizes that its manifest names', () => {
    const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(textOf('manifest.webmanifest'));
    for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
      const picture = readFileSync(join(folder, src));
      expect([picture.subarray(1, 4).toString('latin1'), `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`]).toEqual(['PNG', sizes]);
    }
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', 'any']);
    expect(readFileSync(join(folder, 'favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});

describe('toolrack site', () => {
  const site = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('../bin/toolrack.js', import.meta.url)), 'site', ...args], {
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  it('takes a path with slashes, an origin, and no folder that holds something else', () => {
    const other = dirname(fileURLToPath(import.meta.url));
    expect(site('--out', other)).toEqual({ status: 1, stderr: expect.stringContaining('is not empty and holds no site that toolrack wrote') });
    expect(site('--out', folder, '--base', 'rack')).toEqual({ status: 2, stderr: expect.stringContaining('--base must be a path with a slash at both ends') });
    expect(site('--out', folder, '--url', 'https://host/path')).toEqual({ status: 2, stderr: expect.stringContaining('--url must be an origin') });
  });
});

describe.skipIf(!hasChromium())('a static site in a browser', () => {
  let server: FileServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await serveFiles(folder, BASE);
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function open(path: string, use: (page: Page, asked: string[]) => Promise<void>): Promise<void> {
    await inContext(browser, {}, async (context) => {
      const page = await context.newPage();
      const asked: string[] = [];
      const wrong: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
      page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
      page.on('pageerror', (error) => wrong.push(String(error)));
      await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
      await use(page, asked);
      expect(wrong).toEqual([]);
    });
  }

  it('runs tools, and asks for nothing but its own files', async () => {
    await open('tools/word-counter', async (page, asked) => {
      expect(page.url()).toBe(`${server.url}tools/word-counter/`);
      const result = await page.evaluate(`import('${BASE}toolrack.js').then(({ run }) => run('word-counter', { text: 'one two three' }))`);
      expect(result).toMatchObject({ words: 3 });
      expect(asked.filter((request) => !request.startsWith(`GET ${server.url}`))).toEqual([]);
    });
  });

  it('finds tools and answers conversions', async () => {
    await open('', async (page) => {
      await page.getByRole('combobox').fill('word counter');
      await page
        .getByRole('option', { name: /Word Counter/ })
        .first()
        .click();
      await page.waitForURL('**/rack/tools/word-counter/');
      await page.getByRole('combobox').fill('10 kg in lbs');
      await page.getByRole('option', { name: /22\.046226/ }).click();
      await page.waitForURL(/\/rack\/convert\/kg-to-lbs\/?\?value=10$/);
      await page.getByText('10 kg = 22.046226 lbs').waitFor();
    });
  });

  it('converts as one types', async () => {
    await open('convert/ft-to-cm', async (page, asked) => {
      await page.getByLabel('Value').fill(`5'3"`);
      await page.getByText('160.02', { exact: true }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/rack/convert/ft-to-cm');
      expect(await page.getByRole('link', { name: 'Swap the units' }).getAttribute('href')).toBe("/rack/convert/cm-to-ft?value=5'3%22");
      expect(asked.filter((request) => request.includes('value='))).toEqual([]);
    });
  });

  it('shows what a link to a search is for', async () => {
    await open('?q=word+counter', async (page) => {
      await page.getByRole('link', { name: 'Word Counter' }).first().waitFor();
    });
  });
});
