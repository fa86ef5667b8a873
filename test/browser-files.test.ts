import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENCRYPTED } from '../src/tools/documents/lib/samples.ts';
import { hasChromium, inContext, startChromium } from './support/chromium.ts';
import { startService, type TestService } from './support/service.ts';

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
/** A PDF with a page in each colour, that says something with its own script when it is opened. */
function colouredPdf(colours: string[]) {
  const kids = colours.map((_, at) => `${3 + 2 * at} 0 R`);
  const pages = colours.flatMap((colour, at) => {
    const drawn = `${colour} rg 0 0 200 100 re f`;
    return [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents ${4 + 2 * at} 0 R>>`, `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`];
  });
  const catalog = '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>';
  const objects = [catalog, `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${colours.length}>>`, ...pages];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${file.length}\n%%EOF`;
}
const pdf = (name: string, ...colours: string[]) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(colouredPdf(colours)) });

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

  it('are taken that were chosen before the script had come', async () => {
    await inContext(browser, {}, async (context) => {
      const page = await context.newPage();
      let goOn = (): void => {};
      const chosen = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route(/given-files-.*\.js/, async (route) => {
        await chosen;
        await route.continue();
      });
      await page.goto(`${service.url}/tools/zip-creator`);
      await page.locator('#f-files-file').setInputFiles([text('a.txt', 'one')]);
      expect(await page.locator('.given-files li').count()).toBe(0);
      goOn();
      await page.getByText('a.txt – 3 bytes').waitFor();
      await expect.poll(async () => (await page.locator('output').textContent())?.includes('a.txt')).toBe(true);
    });
  });

  it('may be large where the tool runs in the browser', async () => {
    const bytes = randomBytes(40_000_000);
    await open('file-hasher', {}, async (page) => {
      await page.getByLabel('SHA-256', { exact: true }).check();
      await page.locator('#f-file-file').setInputFiles({ name: 'large.bin', mimeType: 'application/octet-stream', buffer: bytes });
      await page.getByText(sha256(bytes)).waitFor();
    });
  });

  it('may be large where a field takes text, which they are not put into', async () => {
    const line = 'one two three\n';
    await open('word-counter', {}, async (page) => {
      await page.locator('#run textarea + .area-bar input[type=file]').setInputFiles(text('long.txt', line.repeat(1_000_000)));
      await page.getByText(/^Done\./).waitFor();
      await expect.poll(async () => (await page.locator('output').textContent())?.includes('3,000,000')).toBe(true);
      expect(await page.locator('#run textarea').inputValue()).toBe('');
      await page.getByRole('button', { name: 'Remove the file' }).click();
      await page.locator('#run textarea').fill('one two');
      await expect.poll(async () => (await page.locator('output').textContent())?.includes('3,000,000')).toBe(false);
    });
    const bytes = randomBytes(12_000_000);
    await open('hash-generator', {}, async (page) => {
      await page.locator('#run textarea + .area-bar input[type=file]').first().setInputFiles({ name: 'x.bin', mimeType: '', buffer: bytes });
      await page.getByText(sha256(bytes), { exact: true }).waitFor();
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
      // Each is offered once.
      expect(
        await page
          .locator('.outcome')
          .getByRole('link', { name: /^Download|\.\d+$/ })
          .count(),
      ).toBe(3);
      const all = await saved(page, 'Download all as ZIP');
      expect(all.bytes.readUInt32LE(0)).toBe(0x04034b50);
      expect(all.bytes.includes('01234')).toBe(true);
    });
  });

  const order = (page: Page) => page.locator('.file-box li > span:not(.grip)').evaluateAll((names) => names.map((name) => name.textContent?.split(' ', 1)[0]));

  /** Nothing moves any more where the result of the files is there. */
  const isPacked = (page: Page): Promise<void> => expect.poll(() => page.locator('output').textContent()).toContain('b.txt');

  it('are dragged into another order with a mouse', async () => {
    await open('zip-creator', {}, async (page) => {
      await page.locator('#f-files-file').setInputFiles([text('a.txt', 'one'), text('b.txt', 'two'), text('c.txt', 'three')]);
      await isPacked(page);
      const drag = async (from: number, to: number): Promise<void> => {
        const grips = await Promise.all([from, to].map((at) => page.locator('.grip').nth(at).boundingBox()));
        const [start, end] = grips.map((box) => ({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }));
        await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
        await page.mouse.down();
        await page.mouse.move(end?.x ?? 0, (end?.y ?? 0) + (to > from ? 8 : -8), { steps: 8 });
      };
      await page.locator('.grip').first().scrollIntoViewIfNeeded();
      await drag(2, 0);
      await page.mouse.up();
      await expect.poll(() => order(page)).toEqual(['c.txt', 'a.txt', 'b.txt']);
      await expect.poll(async () => (await page.locator('output').textContent())?.match(/[abc]\.txt/g)?.slice(0, 3)).toEqual(['c.txt', 'a.txt', 'b.txt']);
      await drag(0, 1);
      await expect.poll(() => order(page)).toEqual(['a.txt', 'c.txt', 'b.txt']);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(() => order(page)).toEqual(['c.txt', 'a.txt', 'b.txt']);
    });
  });

  it('are dragged into another order with a finger, and the page stays where it is', async () => {
    await open('zip-creator', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }, async (page) => {
      await page.locator('#f-files-file').setInputFiles([text('a.txt', 'one'), text('b.txt', 'two')]);
      await isPacked(page);
      await page.locator('.grip').first().scrollIntoViewIfNeeded();
      const [first, second] = await Promise.all([0, 1].map((at) => page.locator('.grip').nth(at).boundingBox()));
      const [x, scrolled] = [(first?.x ?? 0) + 8, await page.evaluate(() => scrollY)];
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
      const [from, to] = [(first?.y ?? 0) + 10, (second?.y ?? 0) + (second?.height ?? 0)];
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
      await touch('touchEnd');
      await expect.poll(() => order(page)).toEqual(['b.txt', 'a.txt']);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });
  });

  it('that are PDF are shown page by page when that is asked for, before and after, and their script is not run', async () => {
    await open('pdf-merger', {}, async (page) => {
      const loaded: string[] = [];
      const said: string[] = [];
      page.on('request', (request) => /pdf-p|unpdf/.test(request.url()) && loaded.push(request.url()));
      page.on('dialog', (dialog) => {
        said.push(dialog.message());
        void dialog.dismiss();
      });
      /** The colour in the middle of the picture in a place. */
      const colourIn = (place: string): Promise<string> =>
        page.locator(`${place} .pdf-preview img`).evaluate((image) => {
          if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return '';
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return String(context?.getImageData(image.naturalWidth >> 1, image.naturalHeight >> 1, 1, 1).data);
        });
      await page.locator('#f-files-file').setInputFiles([pdf('a.pdf', '1 0 0', '0 0 1'), pdf('b.pdf', '0 1 0'), text('c.pdf', 'no PDF')]);
      await page.waitForTimeout(500);
      expect(loaded).toEqual([]);
      await page.getByRole('button', { name: 'Preview of a.pdf' }).click();
      await expect.poll(() => colourIn('.file-box')).toBe('255,0,0,255');
      await page.getByRole('button', { name: 'Next page of a.pdf' }).click();
      await expect.poll(() => colourIn('.file-box')).toBe('0,0,255,255');
      await expect.poll(() => page.locator('.file-box .pdf-preview img').getAttribute('alt')).toBe('Page 2 of a.pdf');
      // What is opened stays so where its file goes.
      await page.getByRole('button', { name: 'Move b.pdf up' }).press('Enter');
      await expect.poll(() => colourIn('.file-box')).toBe('0,0,255,255');
      expect(await page.getByRole('button', { name: 'Preview of c.pdf' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Remove c.pdf' }).click();
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.locator('#result').getByText('b.pdf').waitFor();
      await page
        .locator('#result-files')
        .getByRole('button', { name: /^Preview of/ })
        .click();
      await expect.poll(() => colourIn('#result-files')).toBe('0,255,0,255');
      // The result that comes next is shown again.
      await page.getByRole('button', { name: 'Move a.pdf up' }).press('Enter');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect.poll(() => colourIn('#result-files')).toBe('255,0,0,255');
      expect(said).toEqual([]);
    });
  });

  it('that cannot be drawn are named with the reason', async () => {
    await open('pdf-merger', {}, async (page) => {
      await page.locator('#f-files-file').setInputFiles([
        { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 and nothing else') },
        { name: 'y.pdf', mimeType: 'application/pdf', buffer: Buffer.from(ENCRYPTED, 'base64') },
      ]);
      await page.getByRole('button', { name: 'Preview of y.pdf' }).click();
      await page.getByText(/^No preview of y.pdf .*: it opens with a password only\.$/).waitFor();
      await page.getByRole('button', { name: 'Preview of x.pdf' }).click();
      await page.getByText('No preview of x.pdf (25 bytes): it is damaged, or no PDF.').waitFor();
      await page.getByRole('button', { name: 'Preview of x.pdf' }).click();
      await expect.poll(() => page.locator('.pdf-preview').count()).toBe(1);
    });
  });
});
