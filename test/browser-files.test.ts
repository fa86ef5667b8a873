import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, inContext, startChromium } from './support/chromium.ts';
import { startService, type TestService } from './support/service.ts';

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.skipIf(!hasChromium())('files on pages', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService({ PAGE_RUNS_PER_DAY: '100000' });
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const open = (slug: string, options: Parameters<Browser['newContext']>[0], use: (page: Page) => Promise<void>) =>
    inContext(browser, options, async (context) => {
      const page = await context.newPage();
      await page.goto(`${service.url}/tools/${slug}`);
      await use(page);
    });

  /** Saves what a link offers. */
  async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact: true }).first().click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  it('are put in order by keyboard, packed here and saved, and nothing is sent', async () => {
    await open('zip-creator', {}, async (page) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.locator('#f-files-file').setInputFiles([text('a.txt', 'one'), text('b.txt', 'two')]);
      await page.getByRole('button', { name: 'Move b.txt up' }).press('Enter');
      await page.getByText(/^Done\./).waitFor();
      await expect.poll(async () => (await page.locator('output').textContent())?.match(/[ab]\.txt/g)?.slice(0, 2)).toEqual(['b.txt', 'a.txt']);
      const { name, bytes } = await saved(page, 'zip-creator.zip');
      expect([name, bytes.readUInt32LE(0)]).toEqual(['zip-creator.zip', 0x04034b50]);
      expect(bytes.indexOf('b.txt')).toBeLessThan(bytes.indexOf('a.txt'));
      expect(sent).toEqual([]);
    });
  });

  it('may be large where the tool runs in the browser', async () => {
    const bytes = randomBytes(40_000_000);
    await open('file-hasher', {}, async (page) => {
      await page.locator('#f-algorithms').fill('sha256');
      await page.locator('#f-file-file').setInputFiles({ name: 'large.bin', mimeType: 'application/octet-stream', buffer: bytes });
      await page.getByText(sha256(bytes)).waitFor({ timeout: 60_000 });
    });
  });

  it('are sent with the form without script', async () => {
    await open('file-hasher', { javaScriptEnabled: false }, async (page) => {
      await page.locator('#f-file').fill('');
      await page.locator('#f-file-file').setInputFiles(text('a.txt', 'one'));
      await page.getByRole('button', { name: 'Run' }).click();
      await page.getByText(sha256(Buffer.from('one'))).waitFor();
    });
  });

  it('that came out as several are saved one by one or as a ZIP', async () => {
    await open('file-splitter', {}, async (page) => {
      await page.locator('#f-file-file').setInputFiles(text('x', '0123456789'));
      await page.locator('#f-parts').fill('2');
      await page.locator('#f-partBytes').fill('');
      await page.getByRole('button', { name: 'Run' }).click();
      await expect.poll(() => page.locator('#result-files li').count()).toBe(2);
      const all = await saved(page, 'Download all as ZIP');
      expect(all.bytes.readUInt32LE(0)).toBe(0x04034b50);
      expect(all.bytes.includes('01234')).toBe(true);
    });
  });
});
