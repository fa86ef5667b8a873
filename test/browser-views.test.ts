import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasZbar, readCode } from '../src/tools/generators/lib/picture-testing.ts';
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
  'text-diff',
  'json-diff',
  'json-formatter',
  'markdown-to-html-converter',
  'password-generator',
  'emoji-search',
  'calendar-generator',
  'time-zone-converter',
  'chmod-calculator',
  'hash-generator',
  'cron-expression-parser',
  'csv-merger',
  'qr-code-reader',
  'fake-person-generator',
  'public-holidays-finder',
  'svg-pattern-generator',
  'ls47-cipher',
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

  it('keeps the lines of documents in a list, those of a link and those that are typed', async () => {
    await open({}, async (page) => {
      const shown = page.locator('#result pre');
      await page.goto(`${service.url}/tools/csv-merger#csvs=id,name%0A1,Ann&csvs=id,name%0A2,Bo&csvs=id,name%0A3,Cem&header=true`);
      await page.getByText(/^Done\./).waitFor();
      expect(await shown.innerText()).toBe('id,name\n1,Ann\n2,Bo\n3,Cem');
      await page.getByLabel('CSVs 2').fill('id,city\n2,Rome');
      await shown.getByText('Rome').waitFor();
      expect(await shown.innerText()).toBe('id,name,city\n1,Ann,\n2,,Rome\n3,Cem,');
    });
  });

  it('offers countries by their names where a page takes their code', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/public-holidays-finder`);
      const offered = page.locator('#countries option[value=DE]');
      await offered.waitFor({ state: 'attached' });
      expect(await offered.getAttribute('label')).toBe('Germany');
      expect(await page.getByLabel('Country').getAttribute('list')).toBe('countries');
    });
  });

  it('has two texts and two documents side by side on a wide screen, and one below the other on a narrow one', async () => {
    for (const [slug, inputs, one, other] of [
      ['text-diff', { original: 'a\nb\n', changed: 'a\nc\n' }, '.pair .removed', '.pair .added'],
      ['json-diff', { before: '{"a":1}', after: '{"a":2}' }, '.documents .removed', '.documents .added'],
    ] as const) {
      for (const width of [1280, 390]) {
        await open({ viewport: { width, height: 900 } }, async (page) => {
          await ran(page, slug, inputs);
          const [left, right] = [await page.locator(one).first().boundingBox(), await page.locator(other).first().boundingBox()];
          if (!left || !right) return expect.fail(`${slug} shows no change`);
          if (width === 1280) expect(right.x, slug).toBeGreaterThan(left.x + left.width - 40);
          else expect(right.y, slug).toBeGreaterThan(left.y);
        });
      }
    }
  });

  it('colours and folds code, leaves what is copied as it is, and marks the place of an error', async () => {
    await open({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await ran(page, 'json-formatter', { json: '{"a":{"b":[1,true,"x"]}}' });
      await page.locator('pre.code .code-property').first().waitFor();
      expect(await page.locator('pre.code').innerText()).toBe('{\n  "a": {\n    "b": [\n      1,\n      true,\n      "x"\n    ]\n  }\n}\n');
      await page.getByRole('button', { name: 'Fold' }).click();
      await expect.poll(() => page.locator('pre.code details[open]').count()).toBe(1);
      expect(await page.getByText('"x"').isVisible()).toBe(false);
      await page.locator('[data-copy-field=formatted]').click();
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('"x"');
      await page.locator('[name=json]').fill('{"a": 1,\n"b": tru}');
      await page.locator('.place mark').waitFor();
      expect(await page.locator('.place').innerText()).toMatch(/^2 {2}"b": tru/);
      await page.getByRole('button', { name: 'Go there' }).click();
      await expect.poll(() => page.evaluate("document.querySelector('[name=json]').selectionStart")).toBeGreaterThan(8);
    });
  });

  it('renders a page in a frame that runs no script and sends nothing', async () => {
    // What a browser says it asks for may still be held back by the policy of the page: what arrives counts.
    const arrived: (string | undefined)[] = [];
    const elsewhere = createServer((request, response) => {
      arrived.push(request.url);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const address = elsewhere.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await open({}, async (page) => {
      const markdown = `# Hi <script>top.document.title="x"</script>\n\n![p](http://127.0.0.1:${port}/p.png) *em*`;
      await ran(page, 'markdown-to-html-converter', { markdown, flavor: 'gfm', safe: '' });
      const frame = page.frameLocator('iframe.page');
      expect(await frame.locator('h1').innerText()).toContain('Hi');
      expect(await frame.locator('em').innerText()).toBe('em');
      expect(await page.title()).not.toBe('x');
      await expect.poll(() => frame.locator('img').evaluate((image) => 'complete' in image && image.complete)).toBe(true);
    }).finally(() => elsewhere.close());
    expect(arrived).toEqual([]);
  });

  it('shows what other calls make of a result: all digests, the next runs, a code to be scanned, a colour that is enough', async () => {
    await open({ timezoneId: 'UTC' }, async (page) => {
      await ran(page, 'hash-generator', { text: 'abc', algorithm: 'sha256', inputEncoding: 'utf8', outputEncoding: 'hex' });
      // The digest of "abc" by RFC 1321.
      await page.locator('#beside').getByText('900150983cd24fb0d6963f7d28e17f72').waitFor();
      await page.getByLabel('Compare with').fill('900150983CD24FB0D6963F7D28E17F72');
      await page.getByText('The same as MD5.').waitFor();
      await ran(page, 'cron-expression-parser', { expression: '0 9 * * *' });
      await page
        .locator('#beside')
        .getByText(/T09:00:00/)
        .nth(4)
        .waitFor();
      await ran(page, 'otpauth-uri-generator', { accountName: 'ann', secret: 'JBSWY3DPEHPK3PXP' });
      await page.locator('#beside img').waitFor();
      await ran(page, 'color-contrast-checker', { foreground: '#3399ff', background: 'white' });
      await page.locator('#beside').getByText('#0074e8').waitFor();
    });
  });

  it('counts down to the next code, with a QR code that stands still and only where the secret is one for apps', async () => {
    await open({}, async (page) => {
      await ran(page, 'totp-generator', { secret: 'JBSWY3DPEHPK3PXP' });
      const left = async (): Promise<number> => Number(await page.locator('#result progress').getAttribute('value'));
      const first = await left();
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThanOrEqual(30);
      await page.locator('#beside img').evaluate((image) => image.setAttribute('data-first', ''));
      await expect.poll(left).not.toBe(first);
      expect(await page.locator('#beside img[data-first]').count()).toBe(1);
      await page.locator('[name=secretEncoding]').selectOption('utf8');
      await expect.poll(() => page.locator('#beside img').count()).toBe(0);
    });
  });

  it.runIf(hasZbar)('draws codes that are read from the page as it is seen', async () => {
    await open({ viewport: { width: 390, height: 844 } }, async (page) => {
      for (const [slug, inputs, read] of [
        ['barcode-generator', { text: '590123412345', symbology: 'ean13', scale: '3' }, 'EAN-13:5901234123457'],
        ['barcode-generator', { text: 'CODE-39', symbology: 'code39', scale: '3' }, 'CODE-39:CODE-39'],
        ['qr-code-generator', { text: 'Prices: #1 50 % <a> & "b"' }, 'QR-Code:Prices: #1 50 % <a> & "b"'],
      ] as const) {
        await ran(page, slug, inputs);
        const seen = async () => readCode((await page.locator('.picture img').screenshot()).toString('base64'));
        await expect.poll(seen, { message: slug }).toBe(read);
      }
    });
  });

  it('says a contrast as a ratio, who holds a certificate until when, and marks all that is old', async () => {
    await open({}, async (page) => {
      await ran(page, 'color-contrast-checker', { foreground: '#767676', background: 'white' });
      const first = page.locator('#result dl').first();
      // WebAIM's checker gives 4.54:1 for these.
      expect((await first.locator('dd').first().innerText()).trim()).toMatch(/^4\.54:1/);
      expect(await first.locator('dt').allInnerTexts()).toContain('Normal AA');
      await page.locator('#beside').getByText('#767676').waitFor();
      await page.locator('[name=background]').fill('whit');
      await page.locator('#beside.stale').waitFor();
      await page.locator('[name=background]').fill('white');
      await expect.poll(() => page.locator('.stale').count()).toBe(0);
      await page.goto(`${service.url}/tools/x509-certificate-decoder`);
      await page.getByText(/^Done\./).waitFor();
      const labels = await page.locator('#result dt').allInnerTexts();
      expect(labels.slice(0, 4)).toEqual(['Subject text', 'Issuer text', 'Status', 'Not after']);
    });
  });

  it('has large emoji that are copied by a press, a calendar with its heads, and hours by zone', async () => {
    await open({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await ran(page, 'emoji-search', { query: 'grinning face', limit: '3' });
      await page.locator('.tile').first().click();
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe('\u{1F600}');
      await ran(page, 'calendar-generator', { year: '2024', month: '2', weekStart: '7', locale: 'en' });
      await expect.poll(() => page.locator('.month thead th').allInnerTexts()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
      await ran(page, 'time-zone-converter', { dateTime: '2024-07-04T09:00', fromZone: 'America/New_York', toZones: 'Asia/Kolkata' });
      await expect.poll(() => page.locator('.hours .chosen').allInnerTexts()).toEqual(['9', '18:30']);
    });
  });

  it('opens calendars and the like with the present, and with the example where one asks for it or has no script', async () => {
    await open({ timezoneId: 'UTC' }, async (page) => {
      await page.clock.setFixedTime('2031-05-07T12:00:00Z');
      await page.goto(`${service.url}/tools/calendar-generator`);
      await page.getByText(/^Done\./).waitFor();
      expect(await page.inputValue('[name=year]')).toBe('2031');
      expect(await page.inputValue('[name=month]')).toBe('5');
      expect(await page.locator('#result').innerText()).toContain('2031');
      await page.goto(`${service.url}/tools/meeting-planner`);
      await page.getByText(/^Done\./).waitFor();
      expect(await page.inputValue('[name=date]')).toBe('2031-05-07');
      await page.goto(`${service.url}/tools/calendar-generator?example=1`);
      expect(await page.inputValue('[name=year]')).toBe('2024');
    });
    await open({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${service.url}/tools/calendar-generator`);
      expect(await page.inputValue('[name=year]')).toBe('2024');
      expect(await page.locator('#result').innerText()).toContain('2024');
    });
  });

  it('marks what was found in the text, as one types and without script', async () => {
    const marks = (page: Page): Promise<string[]> => page.locator('#result mark').allTextContents();
    await open({}, async (page) => {
      await ran(page, 'regex-tester', { pattern: 'b+', text: 'ab\u{1F600}bb<b>', all: 'true' });
      await expect.poll(() => marks(page)).toEqual(['b', 'bb', 'b']);
      await page.locator('[name=pattern]').fill('');
      await page.locator('[name=pattern]').fill('<');
      await expect.poll(() => marks(page)).toEqual(['<']);
      await ran(page, 'regex-tester', { pattern: '(?P<year>\\d{4})-(\\d\\d)', text: 'On 2026-11', all: 'true' });
      // The groups are to be seen at once, as regex101 has them.
      await expect.poll(() => page.locator('#result tr.detail td').allInnerTexts()).toEqual(expect.arrayContaining(['year', '2026']));
      await ran(page, 'email-extractor', { text: 'Write to ann@example.com or Ann@example.com.' });
      await expect.poll(() => marks(page)).toEqual(['ann@example.com', 'Ann@example.com']);
    });
    await open({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${service.url}/tools/occurrence-counter`);
      await page.locator('[name=text]').fill('one two one');
      await page.locator('[name=search]').fill('one');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect.poll(() => marks(page)).toEqual(['one', 'one']);
    });
  });

  it('shows rows of values with their heads', async () => {
    await open({}, async (page) => {
      await ran(page, 'truth-table-generator', { expression: 'a and not b' });
      const table = page.locator('#result table');
      await expect.poll(() => table.locator('th').allTextContents()).toEqual(['a', 'b', 'Output']);
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
      await expect.poll(() => page.locator('.preview img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(320);
      await ran(page, 'color-contrast-checker', { foreground: '#123456', background: 'oklch(0.7 0.2 32)' });
      await expect.poll(() => colourAt(page, 284, 68)).toEqual([0x12, 0x34, 0x56, 255]);
      await ran(page, 'qr-code-generator', { text: 'x' });
      await expect.poll(async () => (await page.locator('.picture img').boundingBox())?.width).toBeGreaterThanOrEqual(300);
    });
  });

  it('draws what would be hard to read, as one types', async () => {
    await open({}, async (page) => {
      await ran(page, 'compound-interest-calculator', { principal: '1000', annualRatePercent: '5', years: '10', contribution: '50' });
      const chart = page.locator('#result .plot');
      expect(await chart.locator('svg[role=img]').getAttribute('aria-label')).toBe('Chart: Balance, Contributions, Interest by year');
      await expect
        .poll(async () => (await chart.locator('.keys li').allInnerTexts()).map((name) => name.trim()))
        .toEqual(['Balance', 'Contributions', 'Interest']);
      const line = chart.locator('svg[role=img] .series-1');
      expect(await line.evaluate((path) => getComputedStyle(path).stroke)).not.toBe('none');
      const before = await line.getAttribute('d');
      await page.locator('[name=years]').fill('20');
      await expect.poll(() => line.getAttribute('d')).not.toBe(before);
      await ran(page, 'word-frequency-counter', { text: 'one two two three three three' });
      await expect.poll(() => page.locator('#result .plot text').allTextContents()).toEqual(['three', '3', 'two', '2', 'one', '1']);
    });
  });
});
