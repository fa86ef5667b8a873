import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasChromium, inContext, startChromium } from './support/chromium.ts';
import { PASSWORD, startService, type TestService } from './support/service.ts';

describe.skipIf(!hasChromium())('in a browser', () => {
  let service: TestService;
  let browser: Browser;
  const troubles: string[] = [];
  beforeAll(async () => {
    service = await startService();
    await service.services.accounts.create({ email: 'browser@example.com', password: PASSWORD, plan: 'pro' });
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function open(options: Parameters<Browser['newContext']>[0], use: (page: Page, context: BrowserContext) => Promise<void>) {
    await inContext(browser, options, async (context) => {
      const page = await context.newPage();
      troubles.length = 0;
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(service.url) && !/^(data|blob):/.test(request.url())) troubles.push(`outside: ${request.url()}`);
      });
      await use(page, context);
    });
    expect(troubles).toEqual([]);
  }

  it('signs in and creates a key with the keyboard alone, on a small screen', async () => {
    await open({ viewport: { width: 360, height: 740 } }, async (page) => {
      await page.goto(`${service.url}/sign-in`);
      await page.focus('#email');
      await page.keyboard.type('browser@example.com');
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/account');
      await page.focus('#name');
      await page.keyboard.type('laptop');
      await page.keyboard.press('Enter');
      expect(await page.textContent('.new-key code')).toMatch(/^tool_[0-9a-f]{32}$/);
    });
  });

  it('converts and signs in without script', async () => {
    await open({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${service.url}/convert`);
      await page.fill('#value', '10');
      await page.selectOption('#from', 'kg');
      await page.selectOption('#to', 'lbs');
      await page.click('form.convert button');
      await expect.poll(() => page.textContent('.answer')).toContain('10 kg = 22.046226 lbs');
      await page.getByText('The exact value').click();
      expect(await page.getByText('22.046226218487757', { exact: true }).isVisible()).toBe(true);
      await page.goto(`${service.url}/sign-in`);
      await page.fill('#email', 'browser@example.com');
      await page.fill('#password', PASSWORD);
      await page.click('main button');
      await page.waitForURL('**/account');
    });
  });

  it('suggests tools while one types, and goes to the one that is chosen by keyboard', async () => {
    await open({}, async (page) => {
      await page.goto(service.url);
      await page.keyboard.press('/');
      await page.keyboard.type('word cout');
      await page.waitForSelector('#suggestions [role=option]');
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/tools/word-counter');
    });
  });

  it('searches in the page: nothing that is typed or pasted into the search is sent, with Enter neither', async () => {
    await open({}, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(service.url);
      await page.fill('#q', '10 kg in lbs');
      await page.waitForSelector('#suggestions [role=option]:has-text("10 kg = 22.046226 lbs")');
      await page.fill('#q', 'csv2json secret-token');
      await page.press('#q', 'Enter');
      await page.getByRole('link', { name: 'CSV to JSON Converter', exact: true }).first().waitFor();
      await page.fill('#q', 'zzzzqqqq');
      await page.getByText('No tool for “zzzzqqqq”.').first().waitFor();
      expect(asked.filter((url) => /suggest|[?&]q=|secret|zzzz/.test(url.replace(/#.*/, '')))).toEqual([]);
      expect(asked.filter((url) => !url.includes('/assets/')).length).toBe(1);
    });
  });

  it('runs tools in the browser: while one works with them, nothing but assets is asked for, so no run is counted', async () => {
    await open({}, async (page) => {
      const asked: string[] = [];
      for (const [slug, field, text, expected] of [
        ['word-counter', 'Text', 'one two three four', '18'],
        ['hash-generator', 'Text', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
        ['json-formatter', 'JSON', '{"a":[1,2]}', '"a": ['],
      ] as const) {
        await page.goto(`${service.url}/tools/${slug}`);
        await page.getByText('Runs in your browser; nothing you enter is sent.').waitFor();
        asked.splice(0);
        page.removeAllListeners('request');
        page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
        await page.getByLabel(field, { exact: true }).fill(text);
        await page.getByRole('status', { name: 'Result' }).getByText(expected).first().waitFor();
        expect(asked.filter((each) => !/^GET \/assets\/(?:browser\/)?[\w.-]+-\w{8,10}\.\w+$/.test(each))).toEqual([]);
      }
      await page.getByLabel('JSON', { exact: true }).fill('{"a":');
      await page.getByRole('alert').getByText('position').or(page.getByRole('alert').getByText('line 1')).first().waitFor();
    });
  });

  it('runs tools in the browser where the server runs none for pages', async () => {
    const own = await startService({ PAGE_RUNS_PER_DAY: '0', PAGE_RUNS_PER_DAY_SIGNED_IN: '0' });
    onTestFinished(() => own.stop());
    await inContext(browser, {}, async (context) => {
      const page = await context.newPage();
      await page.goto(`${own.url}/tools/word-counter`);
      await page.getByLabel('Text', { exact: true }).fill('one two three four');
      await page.getByRole('status', { name: 'Result' }).getByText('18', { exact: true }).waitFor();
    });
  });

  it('ends a run in the browser when the inputs change, and runs what is there then', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/prime-factorization-calculator`);
      const number = page.getByLabel('Number', { exact: true });
      await number.fill('1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000151');
      await number.fill('91');
      await page.getByRole('status', { name: 'Result' }).getByText('13').first().waitFor();
    });
  });

  it('goes to the search with Ctrl-K from within a field, and with / from outside of one', async () => {
    await open({}, async (page) => {
      const focused = () => page.evaluate<string>('document.activeElement.id');
      await page.goto(`${service.url}/tools/word-counter`);
      await page.focus('form textarea');
      await page.keyboard.type('a/b');
      expect(await focused()).not.toBe('q');
      await page.keyboard.press('Control+k');
      await expect.poll(focused).toBe('q');
      await page.evaluate('document.activeElement.blur()');
      await page.keyboard.press('/');
      await expect.poll(focused).toBe('q');
      expect(await page.inputValue('#q')).toBe('');
    });
  });

  it('answers as one types, and keeps the inputs in the address', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/word-counter`);
      await page.getByLabel('Text', { exact: true }).fill('one two three four');
      const result = page.getByRole('status', { name: 'Result' });
      await result.getByText('18', { exact: true }).waitFor();
      await expect.poll(() => page.url()).toContain('#text=one+two+three+four');
      await expect.poll(() => page.textContent('[data-call="0"]')).toContain('one two three four');
      await page.goto('about:blank');
      await page.goto(`${service.url}/tools/word-counter#text=from+a+link`);
      await result.getByText('11', { exact: true }).waitFor();
    });
  });

  it.each(['/', '/tools/word-counter', '/tools/loan-calculator', '/convert', '/convert/l-100km-to-mpg', '/sign-up'])(
    '%s fits a screen of 360 pixels',
    async (path) => {
      await open({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' }, async (page) => {
        await page.goto(`${service.url}${path}`);
        expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
      });
    },
  );

  it('leads from the API reference to what it names', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/docs`);
      await page.getByRole('link', { name: 'POST /api/v1/tools', exact: true }).click();
      await page.locator('#runTool').getByText('Needs an API key.').waitFor();
      await page.getByRole('link', { name: 'POST /api/v1/batch' }).click();
      await page.locator('#runBatch').getByRole('link', { name: 'BatchCalls' }).click();
      await page.locator('#schema-BatchCalls').getByText('calls[].tool').waitFor();
    });
  });
});
