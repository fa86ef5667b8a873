import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, inContext, startChromium } from './support/chromium.ts';
import { startService, type TestService } from './support/service.ts';

describe.skipIf(!hasChromium())('the box for anything', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), startChromium()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('says what was pasted, opens the tool filled in at Enter, and sends nothing', async () => {
    await inContext(browser, {}, async (context) => {
      const page = await context.newPage();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
      await page.goto(service.url);
      await page.fill('#anything-text', 'SGVsbG8lMkMlMjB3b3JsZCUyMQ==');
      await page.waitForSelector('#anything-found li');
      expect(await page.textContent('#anything-found li a')).toBe('Base64');
      await page.press('#anything-text', 'Enter');
      await page.waitForURL('**/tools/base64-encoder');
      await expect.poll(() => page.inputValue('[name=text]')).toBe('SGVsbG8lMkMlMjB3b3JsZCUyMQ==');
      await expect.poll(() => page.textContent('#result')).toContain('Hello%2C%20world%21');
      expect(sent.filter((request) => request.includes('SGVsbG8') || request.startsWith('POST'))).toEqual([]);
    });
  });
});
