import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, inContext, startChromium } from './support/chromium.ts';
import { startService, type TestService } from './support/service.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The tools that show every kind of view. */
const PAGES = [
  'regex-tester',
  'email-extractor',
  'text-chunker',
  'truth-table-generator',
  'contrast-grid-generator',
  'css-gradient-generator',
  'cubic-bezier-calculator',
  'color-contrast-checker',
];

describe.skipIf(!hasChromium())('what a tool says of how its result is viewed', () => {
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

  async function open(options: Parameters<Browser['newContext']>[0], use: (page: Page) => Promise<void>) {
    await inContext(browser, options, async (context) => use(await context.newPage()));
  }

  /** Opens a tool with inputs in its address, and waits for what it draws. */
  async function ran(page: Page, slug: string, inputs: Record<string, string>): Promise<void> {
    await page.goto('about:blank');
    await page.goto(`${service.url}/tools/${slug}#${new URLSearchParams(inputs)}`);
    await page.getByText(/^Done\./).waitFor();
  }

  it.each(['light', 'dark'] as const)('has no fault that axe finds, %s, and fits a narrow phone', async (colorScheme) => {
    await open({ colorScheme, bypassCSP: true, viewport: { width: 320, height: 700 } }, async (page) => {
      for (const slug of PAGES) {
        await page.goto(`${service.url}/tools/${slug}`);
        await page.evaluate(axe);
        const faults = await page.evaluate("axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 200)))");
        expect(faults, slug).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), slug).toBeLessThanOrEqual(0);
      }
    });
  });

  it('marks what was found in the text, as one types and without script', async () => {
    const marks = (page: Page): Promise<string[]> => page.locator('#result mark').allTextContents();
    await open({}, async (page) => {
      await ran(page, 'regex-tester', { pattern: 'b+', text: 'ab\u{1F600}bb<b>', all: 'true' });
      expect(await marks(page)).toEqual(['b', 'bb', 'b']);
      await page.locator('[name=pattern]').fill('');
      await page.locator('[name=pattern]').fill('<');
      await expect.poll(() => marks(page)).toEqual(['<']);
      await ran(page, 'email-extractor', { text: 'Write to ann@example.com or Ann@example.com.' });
      expect(await marks(page)).toEqual(['ann@example.com', 'Ann@example.com']);
    });
    await open({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${service.url}/tools/occurrence-counter`);
      await page.locator('[name=text]').fill('one two one');
      await page.locator('[name=search]').fill('one');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      expect(await marks(page)).toEqual(['one', 'one']);
    });
  });

  it('shows rows of values with their heads', async () => {
    await open({}, async (page) => {
      await ran(page, 'truth-table-generator', { expression: 'a and not b' });
      const table = page.locator('#result table');
      expect(await table.locator('th').allTextContents()).toEqual(['a', 'b', 'Output']);
      expect(await table.locator('tbody tr').nth(2).locator('td').allTextContents()).toEqual(['true', 'false', 'true']);
      expect(await page.locator('#result .items').count()).toBe(1);
    });
  });

  it('shows what CSS looks like, and codes large', async () => {
    const colourAt = (page: Page, x: number, y: number): Promise<number[]> =>
      page.evaluate(
        ([left, top]) => {
          const picture = document.querySelector<HTMLImageElement>('.preview img');
          const canvas = document.createElement('canvas').getContext('2d');
          if (picture) canvas?.drawImage(picture, 0, 0);
          return Array.from(canvas?.getImageData(left ?? 0, top ?? 0, 1, 1).data ?? []);
        },
        [x, y],
      );
    await open({}, async (page) => {
      await ran(page, 'glassmorphism-generator', { blurPx: '12' });
      expect(await page.locator('.preview img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(320);
      await ran(page, 'color-contrast-checker', { foreground: '#123456', background: 'oklch(0.7 0.2 32)' });
      expect(await colourAt(page, 284, 68)).toEqual([0x12, 0x34, 0x56, 255]);
      await ran(page, 'qr-code-generator', { text: 'x' });
      expect((await page.locator('.picture img').boundingBox())?.width).toBeGreaterThanOrEqual(300);
    });
  });

  it('draws what would be hard to read, as one types', async () => {
    await open({}, async (page) => {
      await ran(page, 'compound-interest-calculator', { principal: '1000', annualRatePercent: '5', years: '10', contribution: '50' });
      const chart = page.locator('#result .plot');
      expect(await chart.locator('svg[role=img]').getAttribute('aria-label')).toBe('Chart: Balance, Contributions, Interest by year');
      expect((await chart.locator('.keys li').allInnerTexts()).map((name) => name.trim())).toEqual(['Balance', 'Contributions', 'Interest']);
      const line = chart.locator('svg[role=img] .series-1');
      expect(await line.evaluate((path) => getComputedStyle(path).stroke)).not.toBe('none');
      const before = await line.getAttribute('d');
      await page.locator('[name=years]').fill('20');
      await expect.poll(() => line.getAttribute('d')).not.toBe(before);
      await ran(page, 'word-frequency-counter', { text: 'one two two three three three' });
      expect(await page.locator('#result .plot text').allTextContents()).toEqual(['three', '3', 'two', '2', 'one', '1']);
    });
  });
});
