import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, inContext, startChromium } from './support/chromium.ts';
import { PASSWORD, startService, type TestService } from './support/service.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One page of every kind; those of the account are signed in. */
const PAGES = [
  '/',
  '/?q=minify',
  '/?q=qqqqzzzz',
  '/categories',
  '/category/math',
  '/tools/word-counter',
  '/tools/loan-calculator',
  '/tools/bulk-text-replacer',
  '/tools/text-joiner',
  '/tools/amortization-calculator',
  '/tools/uuid-generator',
  '/tools/jwt-decoder',
  '/tools/text-diff',
  '/tools/diff-parser',
  '/tools/asn1-decoder',
  '/recipes',
  '/convert',
  '/convert/kg-to-lbs?value=10',
  '/convert/kg-to-lbs?value=abc',
  '/pricing',
  '/docs',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password?token=x',
  '/nothing',
  '/account',
  '/account/usage',
  '/account/security',
  '/account/delete',
];
const MAX_KILOBYTES = 60;
const MAX_KILOBYTES_TO_RUN = 72;
/** Pages that are weighed side by side. */
const AT_ONCE = 3;
const PHONE = { width: 390, height: 844 };

describe.skipIf(!hasChromium())('every kind of page', () => {
  let service: TestService;
  let browser: Browser;
  let cookies: { name: string; value: string; url: string }[];
  beforeAll(async () => {
    service = await startService({ PAGE_RUNS_PER_DAY: '100000', PAGE_RUNS_PER_DAY_SIGNED_IN: '100000' });
    await service.keyFor('pro', 'pages@example.com');
    const signedIn = await service.signIn('pages@example.com');
    cookies = signedIn.split('; ').map((cookie) => ({ name: cookie.split('=')[0] ?? '', value: cookie.slice(cookie.indexOf('=') + 1), url: service.url }));
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function open(options: Parameters<Browser['newContext']>[0], use: (page: Page) => Promise<void>, signedIn = false) {
    await inContext(browser, options, async (context) => {
      if (signedIn) await context.addCookies(cookies);
      await use(await context.newPage());
    });
  }

  it.each(['light', 'dark'] as const)('has no fault that axe finds, %s', async (colorScheme) => {
    await open(
      { colorScheme, bypassCSP: true },
      async (page) => {
        for (const path of PAGES) {
          await page.goto(`${service.url}${path}`);
          await page.evaluate(axe);
          const faults = await page.evaluate(
            "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(' | ')))",
          );
          expect(faults, path).toEqual([]);
        }
      },
      true,
    );
  });

  it('fits a phone, without sideways scrolling and in a few screens', async () => {
    await open(
      { viewport: PHONE },
      async (page) => {
        for (const path of PAGES) {
          await page.goto(`${service.url}${path}`);
          const { sideways, screens } = await page.evaluate<{ sideways: number; screens: number }>(
            '({ sideways: document.documentElement.scrollWidth - innerWidth, screens: document.documentElement.scrollHeight / innerHeight })',
          );
          expect(sideways, path).toBeLessThanOrEqual(0);
          expect(screens, path).toBeLessThanOrEqual(path === '/' ? 8 : 12);
        }
      },
      true,
    );
  });

  it(`weighs less than ${MAX_KILOBYTES} KB with all it loads, from this host alone`, async () => {
    const weighed = async (path: string): Promise<void> => {
      const weigh = async (page: Page): Promise<void> => {
        const answers: Response[] = [];
        page.on('response', (response) => answers.push(response));
        await page.goto(`${service.url}${path}`, { waitUntil: 'networkidle' });
        expect(answers.map((answer) => answer.url()).filter((url) => !url.startsWith(service.url) && !url.startsWith('data:'))).toEqual([]);
        const loaded = answers.filter((answer) => !answer.url().startsWith('data:'));
        const sizes = await Promise.all(loaded.map((answer) => answer.request().sizes()));
        // What a page loads to run its tool comes once the page is there.
        const bytes = { shown: 0, run: 0 };
        for (const [at, answer] of loaded.entries()) bytes[answer.url().includes('/assets/browser/') ? 'run' : 'shown'] += sizes[at]?.responseBodySize ?? 0;
        expect(bytes.shown, path).toBeGreaterThan(1_000);
        expect(bytes.shown / 1024, path).toBeLessThan(MAX_KILOBYTES);
        expect(bytes.run / 1024, path).toBeLessThan(MAX_KILOBYTES_TO_RUN);
      };
      await open({}, weigh, path.startsWith('/account'));
    };
    // Each waits until nothing has come for half a second.
    for (let at = 0; at < PAGES.length; at += AT_ONCE) await Promise.all(PAGES.slice(at, at + AT_ONCE).map(weighed));
  });

  it('switches between light and dark, and stays so', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await open({ colorScheme: 'light', javaScriptEnabled }, async (page) => {
        await page.goto(`${service.url}/tools/word-counter`);
        const switcher = page.getByRole('button', { name: 'Switch between light and dark' });
        await switcher.click();
        const theme = () => page.getAttribute('html', 'data-theme');
        await expect.poll(theme).toBe('dark');
        await page.goto(`${service.url}/convert`);
        expect(await theme()).toBe('dark');
        await switcher.click();
        await expect.poll(theme).toBe('light');
      });
    }
  });

  it('runs thirty tools of different kinds by their forms, each to its known result', async () => {
    const cards = service.services.catalogue.cards;
    const step = Math.floor(cards.length / 30);
    const chosen = cards.filter((card, at) => at % step === 0 && card.examples.length > 0 && card.random !== true).slice(0, 40);
    expect(chosen.length).toBeGreaterThanOrEqual(28);
    await open({}, async (page) => {
      for (const { slug } of chosen) {
        await page.goto(`${service.url}/tools/${slug}?example=1`);
        const result = page.locator('#result');
        // Code is coloured, and can be folded, once what does so has been loaded.
        const isColoured = () => expect.poll(() => page.locator('#result [data-language]').count()).toBe(0);
        await isColoured();
        const known = await result.innerText();
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await page.getByText(/^Done\./).waitFor();
        await isColoured();
        expect(await result.innerText(), slug).toBe(known);
      }
    });
  });

  it.each(['dice-roller', 'password-generator'])('draws when the page of %s opens, and anew at the button', async (slug) => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/${slug}`);
      const again = page.getByRole('button', { name: 'Generate again', exact: true });
      await again.waitFor();
      const first = await page.innerText('#result');
      await expect
        .poll(async () => {
          await again.click();
          return page.innerText('#result');
        })
        .not.toBe(first);
    });
  });

  it('shows the code of the present when the page of totp-generator opens', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/totp-generator`);
      await page.getByText(/^Done\./).waitFor();
      expect(await page.inputValue('[name=now]')).toBe('');
      expect(await page.innerText('#result')).toMatch(/\d{6}/);
    });
  });

  it('fills in the time zone of the browser where the present is meant', async () => {
    await open({ timezoneId: 'Asia/Tokyo' }, async (page) => {
      await page.goto(`${service.url}/tools/unix-timestamp-converter`);
      await page.getByText(/^Done\./).waitFor();
      expect(await page.inputValue('[name=timeZone]')).toBe('Asia/Tokyo');
      expect(await page.inputValue('[name=value]')).toBe('');
      await page.goto(`${service.url}/tools/time-zone-converter`);
      await page.getByText(/^Done\./).waitFor();
      expect(await page.inputValue('[name=fromZone]')).toBe('Asia/Tokyo');
    });
  });

  it('says at the field what is wrong, and takes it back', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/loan-calculator`);
      const amount = page.getByLabel('Amount', { exact: true });
      await amount.fill('-5');
      await page.locator('[name=amount][aria-invalid=true]').waitFor();
      const described = async () => page.textContent(`#${(await amount.getAttribute('aria-describedby'))?.split(' ').at(-1)}`);
      await expect.poll(described).toContain('must be at least 0.01');
      await amount.fill('1000');
      await page.locator('[name=amount]:not([aria-invalid])').waitFor();
    });
  });

  it('copies a list an entry a line, one of its entries, and a figure with all its digits', async () => {
    await open({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      const copied = (): Promise<string> => page.evaluate('navigator.clipboard.readText()');
      await page.goto(`${service.url}/tools/hashtag-extractor#text=${encodeURIComponent('#one and #two')}`);
      await page.getByText(/^Done\./).waitFor();
      await page.locator('[data-copy-lines]').first().click();
      await expect.poll(copied).toMatch(/^#?one\n#?two\n$/);
      const entry = page.locator('.items .copy').nth(1);
      // It is said for a moment alone.
      await Promise.all([entry.getByText(/^Copied$/).waitFor({ state: 'attached' }), entry.click()]);
      await expect.poll(copied).toMatch(/^#?two$/);
      const waiting = page.waitForEvent('download');
      await page.locator('[data-download-lines]').first().click();
      expect((await waiting).suggestedFilename()).toMatch(/^hashtag-extractor-\w+\.txt$/);
      await page.goto(`${service.url}/tools/color-contrast-checker`);
      const figure = page.locator('dd:has(data[title])').first();
      const whole = await figure.locator('data').getAttribute('value');
      await figure.getByRole('button').click();
      await expect.poll(copied).toBe(whole);
    });
  });

  it('reads out the figure that counts and not the whole answer, and leaves an old one to be read', async () => {
    await open({ bypassCSP: true }, async (page) => {
      await page.goto(`${service.url}/tools/mortgage-calculator`);
      expect(await page.locator('#result').getAttribute('aria-live')).toBe('off');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      const lead = page.locator('.lead-facts > div').first();
      await page.getByText(`Done. ${await lead.locator('dt').textContent()} ${await lead.locator('dd data').textContent()}`, { exact: true }).waitFor();
      await page.goto(`${service.url}/tools/json-formatter`);
      await page.locator('textarea[name=json]').fill('{bad');
      await page.locator('output.stale').waitFor();
      await page.evaluate(axe);
      expect(await page.evaluate("axe.run('#result').then(({ violations }) => violations.map(({ id }) => id))")).toEqual([]);
      expect(await page.evaluate("getComputedStyle(document.querySelector('output.stale'), '::before').content")).toBe('"old"');
    });
  });

  it('adds rows to lists, and reads a list that is pasted', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/bulk-text-replacer`);
      const rows = page.locator('[data-rows=rules] .rows > *');
      const before = await rows.count();
      await page.getByRole('button', { name: 'Add a row' }).click();
      await expect.poll(() => rows.count()).toBe(before + 1);
      await page.getByLabel('Find', { exact: true }).nth(3).fill('og');
      await page.getByLabel('Replacement', { exact: true }).nth(3).fill('OG');
      await page.getByText('dOG', { exact: false }).first().waitFor();
    });
  });

  it('folds what may be left as it is in a long form, and opens it for a complaint', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/mortgage-calculator`);
      const fold = page.locator('details.more-options');
      const inside = fold.locator('input').first();
      await expect.poll(() => inside.isVisible()).toBe(false);
      await fold.locator('summary').click();
      await inside.fill('-1');
      await expect.poll(() => fold.locator('.field-error').count()).toBe(1);
      await fold.locator('summary').click();
      await expect.poll(() => inside.isVisible()).toBe(false);
      await page.locator('#run button.primary').click();
      await expect.poll(() => inside.isVisible()).toBe(true);
    });
  });

  it('folds what makes an answer repeatable, and leaves room below what one may begin with', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/uuid-generator`);
      await expect.poll(() => page.locator('.more-options [name=seed], .more-options [name=now]').count()).toBe(2);
      await expect.poll(() => page.locator('[name=seed]').isVisible()).toBe(false);
      await page.goto(`${service.url}/tools/regex-tester`);
      const [offers, form] = [await page.locator('.presets').boundingBox(), await page.locator('#run .fields').first().boundingBox()];
      expect((form?.y ?? 0) - (offers?.y ?? 0) - (offers?.height ?? 0)).toBeGreaterThanOrEqual(8);
    });
  });

  it('takes matrices and lists as other programs write them', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/matrix-determinant-calculator`);
      for (const [pasted, determinant] of [
        ['[[3,8],[4,6]]', '-14'],
        ['2,0;0,3', '6'],
        ['1\t2\n3\t4', '-2'],
      ] as const) {
        await page.locator('[name=matrix]').fill(pasted);
        await expect.poll(() => page.locator('#result dd').first().innerText()).toContain(determinant);
      }
      await page.goto(`${service.url}/tools/descriptive-statistics-calculator`);
      await page.locator('textarea').first().fill('[1, 2, 6]');
      await expect.poll(() => page.locator('#result dd').first().innerText()).toMatch(/^3\b/);
    });
  });

  it('has one area for a list of words, counts its entries, and names the line that is wrong', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/color-mixer`);
      await page.locator('textarea[name=colors]').fill(`red\nblue\n${'x'.repeat(201)}\n`);
      await page.locator('#run button.primary').click();
      await expect.poll(() => page.locator('.field-error').textContent()).toContain('Colors, line 3 must have at most 200 characters');
      await page.goto(`${service.url}/tools/list-randomizer#items=one&items=two`);
      await expect.poll(() => page.locator('textarea[name=items]').inputValue()).toBe('one\ntwo');
      await expect.poll(() => page.locator('.area-bar').first().textContent()).toContain('2 entries');
    });
  });

  it('shows the fields that count for what is chosen, and sends no others', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/area-calculator?example=1`);
      const shown = () => page.locator('#run input:visible').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
      await page.selectOption('[name=shape]', 'parallelogram');
      await page.locator('input[name=side]').fill('9');
      await page.selectOption('[name=shape]', 'rectangle');
      await expect.poll(shown).toEqual(['length', 'width']);
      await page.locator('input[name=length]').fill('6');
      await page.locator('input[name=width]').fill('7');
      await expect.poll(() => page.locator('#result .lead-facts').textContent()).toContain('42');
      await expect.poll(() => new URL(page.url()).hash).not.toContain('side=');
      await page.reload();
      await expect.poll(shown).toEqual(['length', 'width']);
    });
    await open({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${service.url}/tools/percentage-calculator`);
      expect(await page.locator('#run input:not([type=radio]):visible').count()).toBe(3);
    });
  });

  it('has sentences to fill in, each with its answer, that a link keeps and that are fields without script', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/percentage-calculator`);
      const gaps = (sentence: string | RegExp) => page.locator('.sentences label', { hasText: sentence }).locator('.gap');
      await expect.poll(() => page.locator('.sentences label').first().locator('output').textContent()).toBe('0.21');
      expect(await gaps('What is').first().inputValue()).toBe('7');
      await gaps('is what %').first().fill('30');
      await gaps('is what %').last().fill('200');
      await expect.poll(() => page.locator('.sentences output').allTextContents()).toEqual(['', '15', '', '', '', '', '']);
      await expect.poll(() => new URL(page.url()).hash).toBe('#operation=what-percent&value=200&part=30');
      await page.reload();
      await expect.poll(() => gaps('is what %').last().inputValue()).toBe('200');
      await gaps(/^… plus/)
        .last()
        .fill('10');
      await gaps(/^… plus/)
        .first()
        .fill('50');
      await expect.poll(() => page.locator('.sentences output').allTextContents()).toEqual(['', '', '', '55', '', '', '']);
      expect(await page.locator('#run input[name]:not([type=radio]):visible').count()).toBe(0);
    });
  });

  it('has rows for names and values and for lists, which grow, complain, go into links and are posted without script', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/math-expression-evaluator`);
      await page.locator('[name=expression]').fill('a * b + c');
      for (const [at, [name, value]] of Object.entries({ a: '2', b: '5', c: '0.5' }).entries()) {
        if ((await page.locator('[data-rows=variables] .rows > *').count()) === at) await page.getByRole('button', { name: 'Add a row' }).click();
        await page.locator(`[name="variables[${at}].name"]`).fill(name);
        await page.locator(`[name="variables[${at}].value"]`).fill(value);
      }
      await expect.poll(() => page.locator('#result .lead-facts').textContent()).toContain('10.5');
      await page.reload();
      await expect.poll(() => page.locator('#result .lead-facts').textContent()).toContain('10.5');
      await page.locator('[name="variables[1].name"]').fill('a');
      await expect.poll(() => page.locator('.field-error').allTextContents()).toEqual(['Name must not be "a" again.']);
      await page.goto(`${service.url}/tools/list-combiner`);
      await page.locator('[name="lists[0].entries"]').fill('x\ny, z');
      await expect.poll(() => page.locator('#result').innerText()).toContain('y, z');
      await expect.poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('lists[0].entries')).toBe('x\ny, z');
    });
    await open({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${service.url}/tools/math-expression-evaluator?example=1`);
      await page.locator('[name=expression]').fill('q');
      await page.locator('[name="variables[0].name"]').fill('q');
      await page.locator('[name="variables[0].value"]').fill('7');
      for (const at of [1, 2])
        if ((await page.locator(`[name="variables[${at}].name"]`).count()) > 0) await page.locator(`[name="variables[${at}].name"]`).fill('');
      for (const at of [1, 2])
        if ((await page.locator(`[name="variables[${at}].value"]`).count()) > 0) await page.locator(`[name="variables[${at}].value"]`).fill('');
      await page.locator('#run button.primary').click();
      await expect.poll(() => page.locator('#result').innerText()).toContain('7');
    });
  });

  it('shows nothing of the example before the present, nor a call to run what runs at once', async () => {
    await open({}, async (page) => {
      // Without the worker no result comes, so that what is before it can be looked at.
      await page.route('**/assets/browser/**', () => new Promise(() => {}));
      for (const slug of ['calendar-generator', 'leap-year-checker', 'dice-roller']) {
        await page.goto(`${service.url}/tools/${slug}`, { waitUntil: 'domcontentloaded' });
        expect(await page.locator('#result > *').first().isVisible(), slug).toBe(false);
      }
    });
    await open({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${service.url}/tools/leap-year-checker`);
      expect(await page.locator('#result > *').last().isVisible()).toBe(true);
    });
  });

  it('says at the bottom of a phone the answer of a page that is run as it opens', async () => {
    await open({ viewport: { width: 390, height: 844 } }, async (page) => {
      for (const slug of ['totp-generator', 'password-generator']) {
        await page.goto(`${service.url}/tools/${slug}`);
        await page.getByText(/^Done\./).waitFor();
        await expect.poll(() => page.locator('#answer-bar').isVisible()).toBe(true);
      }
    });
  });

  it('shows the parameters of a CRC for one of its own alone', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/crc-calculator`);
      const width = page.locator('[name=width]');
      expect(await width.isVisible()).toBe(false);
      await page.locator('[name=algorithm]').fill('Custom');
      await width.waitFor({ state: 'visible' });
      await page.locator('[name=algorithm]').fill('CRC-16/MODBUS');
      await width.waitFor({ state: 'hidden' });
    });
  });

  it('says the answer at the bottom of a phone for texts and lists, too', async () => {
    await open({ viewport: { width: 390, height: 700 } }, async (page) => {
      await page.goto(`${service.url}/tools/case-converter`);
      const first = (await page.locator('#result pre').first().innerText()).split('\n')[0] ?? '';
      await expect.poll(() => page.locator('#answer-bar').textContent()).toBe(first);
      // The first line of these rows is a bracket.
      await page.goto(`${service.url}/tools/fake-data-generator`);
      await page.getByText(/^Done\./).waitFor();
      await expect.poll(() => page.locator('#answer-bar').textContent()).toBe('See the result');
      // A list comes after the table that is the answer.
      await page.goto(`${service.url}/tools/vlsm-calculator`);
      await expect.poll(() => page.locator('#answer-bar').textContent()).toBe('See the result');
      await page.goto(`${service.url}/tools/sentiment-analyzer`);
      expect(await page.locator('#result .none').count()).toBe(1);
      await expect.poll(() => page.locator('#answer-bar').isVisible()).toBe(true);
    });
  });

  it('slides along a number, checks the permissions of a mode, the letters of flags and the days of a week', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/password-generator`);
      await page.getByRole('button', { name: 'Generate again', exact: true }).waitFor();
      await page.getByLabel('Slide: Length').fill('40');
      expect(await page.inputValue('[name=length]')).toBe('40');
      await page.getByRole('button', { name: 'Generate again', exact: true }).click();
      await expect.poll(async () => (await page.locator('.items .value').innerText()).length).toBe(40);
      await page.goto(`${service.url}/tools/chmod-calculator`);
      await page.locator('[name=mode]').fill('640');
      await expect.poll(() => page.getByLabel('Group: Read').isChecked()).toBe(true);
      expect(await page.getByLabel('Others: Read').isChecked()).toBe(false);
      await page.getByLabel('Others: Execute').check();
      expect(await page.inputValue('[name=mode]')).toBe('641');
      await page.locator('#result').getByText('rw-r----x', { exact: true }).waitFor();
      await page.goto(`${service.url}/tools/regex-tester`);
      await page.getByLabel('i – ignore case').check();
      expect(await page.inputValue('[name=flags]')).toBe('i');
      await page.goto(`${service.url}/tools/rrule-generator#frequency=weekly`);
      await page.getByLabel('Tue').check();
      await page.getByLabel('Thu').check();
      await page.locator('#result').getByText('BYDAY=TU,TH', { exact: false }).waitFor();
      await page.goto(`${service.url}/tools/cron-expression-generator#every=week`);
      await page.getByLabel('Wednesday').check();
      await page.locator('#result').getByText('0 0 * * 3', { exact: true }).waitFor();
    });
  });

  it('runs a clock while the present is meant, which stops at a button and for who reads', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/unix-timestamp-converter`);
      await page.getByText(/^Done\./).waitFor();
      const shown = (): Promise<string> => page.locator('#result .lead-facts data').first().innerText();
      const first = await shown();
      await expect.poll(shown).not.toBe(first);
      await page.getByRole('button', { name: 'Stop the clock' }).click();
      // What had begun by then may come yet.
      const standsStill = async (): Promise<boolean> => {
        const before = await shown();
        await page.waitForTimeout(2_500);
        return (await shown()) === before;
      };
      await expect.poll(standsStill).toBe(true);
    });
  });

  it('offers the zones by their cities, and adds one to a list', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/time-zone-converter`);
      await page.getByLabel('Add a time zone').fill('Europe/Berlin');
      await expect.poll(() => page.inputValue('[name=toZones]')).toMatch(/\nEurope\/Berlin$/);
      expect(await page.locator('datalist#zones option[value="America/New_York"]').getAttribute('label')).toBe('New York');
    });
  });

  it('has the ways of a tool as buttons, sentences to be filled in, and what one may begin with', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/base64-encoder`);
      await page.getByLabel('Decode').check({ force: true });
      await page.locator('[name=text]').fill('SGk=');
      await page.locator('#result').getByText('Hi', { exact: true }).waitFor();
      await page.locator('[name=text]').fill('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
      await page.getByAltText('The picture in the field above').waitFor();
      await page.goto(`${service.url}/tools/cron-expression-parser`);
      await page.getByRole('link', { name: 'Weekdays at 9' }).click();
      await page.locator('#result').getByText('At 09:00, Monday through Friday').waitFor();
    });
  });

  it('downloads a drawing as PNG, large enough to be printed', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/qr-code-generator`);
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as PNG' }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe('qr-code-generator.png');
      const png = readFileSync(await download.path());
      expect([...png.subarray(1, 4).toString('latin1')].join('')).toBe('PNG');
      expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1_024);
    });
  });

  it('picks a colour beside its field, and follows what is typed there', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/color-converter`);
      const field = page.locator('input[name=color]');
      const picker = page.locator('input[type=color]').first();
      await field.fill('rgb(0 128 255)');
      await expect.poll(() => picker.inputValue()).toBe('#0080ff');
      // What is half transparent is picked as the colour that it is of; what is none changes nothing.
      await field.fill('rgb(0 0 255 / 50%)');
      await expect.poll(() => picker.inputValue()).toBe('#0000ff');
      await field.fill('blu');
      expect(await picker.inputValue()).toBe('#0000ff');
      await field.fill('lab(100% 0 0)');
      await expect.poll(() => picker.inputValue()).toBe('#ffffff');
      await picker.fill('#123456');
      expect(await field.inputValue()).toBe('#123456');
      await expect.poll(() => page.locator('#result').textContent()).toContain('#123456');
    });
  });

  it('shows the answer at the bottom of a phone until the result is in sight', async () => {
    await open({ viewport: PHONE }, async (page) => {
      await page.goto(`${service.url}/tools/mortgage-calculator`);
      const bar = page.locator('#answer-bar');
      await expect.poll(() => bar.isVisible()).toBe(true);
      const [, figure = ''] = /([\d,.]+)$/.exec((await bar.textContent()) ?? '') ?? [];
      expect(figure).not.toBe('');
      expect(await page.locator('#result .lead-facts').textContent()).toContain(figure);
      await bar.click();
      await expect.poll(() => bar.isVisible()).toBe(false);
    });
  });

  it('leaves out of a link what is secret, and says when a link cannot be read', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/hmac-generator`);
      await page.locator('[name=key]').fill('very secret');
      await page.getByText(/^Done\./).waitFor();
      expect(page.url()).not.toContain('secret');
      expect(await page.textContent('[data-call="0"]')).not.toContain('very secret');
      await page.goto('about:blank');
      await page.goto(`${service.url}/tools/word-counter#text=%E0%A4%A`);
      await page.getByText('could not be read').waitFor();
    });
  });

  it('filters the tools of a category as one types, and its groups with them', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/category/data`);
      const names = page.locator('ul.names li:visible');
      const all = await names.count();
      await page.getByLabel('Filter these').fill('yaml valid');
      await page.getByText('1 tool', { exact: true }).waitFor();
      expect(await names.allInnerTexts()).toEqual(['YAML Validator']);
      expect(await page.getByRole('heading', { level: 2, name: 'JSON' }).count()).toBe(0);
      await page.getByLabel('Filter these').fill('');
      await expect.poll(() => names.count()).toBe(all);
    });
  });

  it('prints the result without the form and what stands around it', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/amortization-calculator?example=1`);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const gone of ['header.top', '#run', 'footer', '.calls', '.api']) expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
      expect(await page.locator('#result').isVisible()).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    });
  });

  it('keeps favourites on the home page', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/tip-calculator`);
      await page.getByRole('button', { name: 'Favourite' }).click();
      await page.goto(service.url);
      await page.getByRole('link', { name: '★ Tip Calculator' }).click();
      await page.waitForURL('**/tools/tip-calculator');
    });
  });

  it('converts as one types, swaps, and offers another kind', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/convert/ft-to-cm`);
      await page.getByLabel('Value').fill(`5'3"`);
      await page.getByText('160.02', { exact: true }).first().waitFor();
      await page.getByLabel('Search the first unit').fill('meter');
      // What is of one kind is looked through by eye.
      expect(await page.getByLabel('Search the second unit').count()).toBe(0);
      await page.getByLabel('Value').fill('2');
      await page.getByRole('link', { name: 'Swap the units' }).click();
      await page.waitForURL('**/convert/cm-to-*');
      await page.getByLabel('From', { exact: true }).selectOption('celsius');
      await page.waitForURL('**/convert/celsius-to-fahrenheit**');
    });
  });

  it('goes from sign-up to a key, a run, its usage and its revocation', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/sign-up`);
      await page.getByLabel('E-mail').fill('walk@example.com');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await page.getByRole('link', { name: 'See the plans' }).click();
      await service.services.accounts.setPlan('walk@example.com', 'pro');
      await page.goto(`${service.url}/account`);
      await page.getByLabel('Name of a new key').fill('laptop');
      await page.getByRole('button', { name: 'Create key' }).click();
      const key = (await page.textContent('.new-key code')) ?? '';
      expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status).toBe(200);
      await page.reload();
      expect(await page.content()).not.toContain(key);
      await page.getByRole('link', { name: 'Usage' }).click();
      await page.getByText('99 of 100').waitFor();
      await page.getByRole('link', { name: 'Plan and keys' }).click();
      await page.getByRole('link', { name: 'Revoke laptop' }).click();
      await page.getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText('The key is revoked.').waitFor();
      expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status).toBe(401);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    });
  });
});
