import { execFileSync, spawn } from 'node:child_process';
import { createCipheriv, createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READY_RECIPES } from '../src/site/cookbook/index.ts';
import { hasChromium, inContext, startChromium } from './support/chromium.ts';
import { PASSWORD, startService, type TestService } from './support/service.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 390, height: 844 };
const AXE =
  "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(' | ')))";
/** On the machine with two processors, with nothing else to do; the test allows for one that others keep busy. */
const MAX_MS = 50;
const ALLOWANCE = 4;
/** Rounds of that, of which the best one tells, as others share the processors. */
const MAX_ROUNDS = 10;
const COMMAND = new URL('../src/cli/main.ts', import.meta.url).pathname;

const linkOf = (shared: unknown): string => {
  const data = deflateSync(JSON.stringify(shared)).toString('base64url');
  return `1.${data.length.toString(36)}.${data}`;
};
const sharedIn = (url: string): any => JSON.parse(inflateSync(Buffer.from(url.split('.').at(-1) ?? '', 'base64url')).toString('utf8'));

describe.skipIf(!hasChromium())('the page of recipes', () => {
  let service: TestService;
  let browser: Browser;
  const troubles: string[] = [];
  /** What was asked for that is neither a page nor a file of the pages, or was sent. */
  const sent: string[] = [];
  beforeAll(async () => {
    service = await startService();
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function open(
    options: Parameters<Browser['newContext']>[0],
    use: (page: Page, context: BrowserContext) => Promise<void>,
    fragment = '',
    path = '/recipes',
  ) {
    troubles.length = 0;
    sent.length = 0;
    await inContext(browser, options, async (context) => {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (/^(?:data|blob):/.test(request.url())) return;
        if (
          request.method() !== 'GET' ||
          search !== '' ||
          !/^\/(?:assets\/|tools\/|recipes(?:$|\/)|sw\.js$|manifest|favicon|categor|convert$|offline$|$)/.test(pathname)
        )
          sent.push(`${request.method()} ${request.url()}`);
      });
      await page.goto(`${service.url}${path}${fragment === '' ? '' : `#${fragment}`}`);
      await page.waitForSelector('#add-step');
      await use(page, context);
    });
    expect(troubles).toEqual([]);
  }

  const stepsOf = (page: Page): Locator => page.locator('.steps > li');
  const output = (page: Page): Locator => page.locator('.recipe-output output');
  async function add(page: Page, words: string): Promise<void> {
    const count = await stepsOf(page).count();
    await page.fill('#add-step', words);
    await page.press('#add-step', 'Enter');
    await expect.poll(() => stepsOf(page).count()).toBe(count + 1);
  }
  const gives = (page: Page, text: string): Promise<void> => expect.poll(() => output(page).innerText()).toBe(text);

  it('adds a step at Enter while the search is still being loaded', async () => {
    await open({}, async (page) => {
      let letThrough = (): void => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.context().route(/\/search-tools-/, async (route) => {
        await held;
        await route.continue();
      });
      await page.fill('#add-step', 'slug generator');
      // As long as the box waits for the next letter, and longer.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      await page.press('#add-step', 'Enter');
      letThrough();
      await expect.poll(() => stepsOf(page).count()).toBe(1);
    });
  });

  it('takes tools by search and Enter, hands bytes on, and calculates as one types, with nothing sent', async () => {
    await open({}, async (page) => {
      await page.fill('#recipe-input', Buffer.from('{"a":[1,2]}').toString('base64'));
      await add(page, 'base64');
      await page.getByRole('radio', { name: 'Decode' }).check();
      await add(page, 'json format');
      await gives(page, JSON.stringify({ a: [1, 2] }, null, 2));
      await add(page, 'hash generator');
      await gives(
        page,
        createHash('sha256')
          .update(JSON.stringify({ a: [1, 2] }, null, 2))
          .digest('hex'),
      );
      // The output of any step, as what it is.
      await stepsOf(page).nth(0).locator('.step-output').click();
      await gives(page, '{"a":[1,2]}');
      await expect.poll(() => page.locator('.output-bar .count').innerText()).toBe('11 bytes');
      await page.getByRole('button', { name: 'Hex dump' }).click();
      await gives(page, '00000000  7b 22 61 22 3a 5b 31 2c 32 5d 7d                 {"a":[1,2]}');
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      await page.fill('#recipe-input', Buffer.from('{"b":0}').toString('base64'));
      await gives(page, '{"b":0}');
      expect(sent).toEqual([]);
    });
  });

  it('shows an error at its step, and keeps what came before; what was done is undone and done again', async () => {
    await open({}, async (page) => {
      await page.fill('#recipe-input', '{"a":');
      await add(page, 'reverse text');
      await add(page, 'json format');
      await stepsOf(page).nth(1).locator('.problem').getByText('line 1').waitFor();
      await gives(page, ':"a"{');
      await expect.poll(() => page.locator('.recipe-output .note').innerText()).toContain('Step 2');
      await stepsOf(page)
        .nth(0)
        .getByRole('checkbox', { name: /^On or off/ })
        .uncheck();
      await page.fill('#recipe-input', '{"a":2}');
      await gives(page, JSON.stringify({ a: 2 }, null, 2));
      await stepsOf(page)
        .nth(0)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect.poll(() => stepsOf(page).count()).toBe(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => stepsOf(page).count()).toBe(2);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => page.inputValue('#recipe-input')).toBe('{"a":');
      await page.getByRole('button', { name: 'Redo' }).click();
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => stepsOf(page).count()).toBe(1);
      await gives(page, JSON.stringify({ a: 2 }, null, 2));
    });
  });

  it('binds a field to a result from a list with types and present values, and runs a step once for each line', async () => {
    await open({}, async (page) => {
      await page.fill('#recipe-input', 'Hello wide World');
      await add(page, 'slug generator');
      await add(page, 'hash generator');
      await add(page, 'hmac');
      // The list has what is there when it is opened.
      await expect.poll(() => stepsOf(page).nth(1).locator('.step-output').innerText()).toMatch(/^32 bytes/);
      await stepsOf(page).nth(2).getByRole('button', { name: 'Take Key from an earlier result' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill('slug text');
      await expect.poll(() => dialog.locator('.source').first().innerText()).toMatch(/Slug Generator[\s\S]*slug[\s\S]*text[\s\S]*hello-wide-world/);
      await page.keyboard.press('Enter');
      await expect.poll(() => stepsOf(page).nth(2).locator('.binding').innerText()).toContain('slug of step 1');
      await stepsOf(page)
        .nth(1)
        .getByRole('checkbox', { name: /^On or off/ })
        .uncheck();
      const hmac =
        execFileSync('openssl', ['dgst', '-sha256', '-hmac', 'hello-wide-world'], { input: 'hello-wide-world' }).toString().trim().split(' ').at(-1) ?? '';
      await gives(page, hmac);
      await stepsOf(page)
        .nth(2)
        .getByRole('button', { name: /^Remove/ })
        .last()
        .click();
      await page.fill('#recipe-input', 'B b\nC c');
      await stepsOf(page).nth(0).getByRole('checkbox', { name: 'Once for each line or item' }).check();
      await gives(page, 'b-b\nc-c');
    });
  });

  it('says at a field what cannot be read, and goes by what was there before', async () => {
    await open({}, async (page) => {
      await page.fill('#recipe-input', 'a b c');
      await add(page, 'column extractor');
      const columns = stepsOf(page).first().locator('[name=columns]');
      await columns.fill('3 1');
      const known = await expect
        .poll(() => output(page).innerText())
        .toMatch(/^c\W+a$/)
        .then(() => output(page).innerText());
      await columns.fill('3 x');
      await stepsOf(page).first().locator('.problem').getByText('must be a number').waitFor();
      expect([await columns.inputValue(), await output(page).innerText()]).toEqual(['3 x', known]);
      await columns.fill('2');
      await gives(page, 'b');
      await expect.poll(() => stepsOf(page).first().locator('.problem').count()).toBe(0);
    });
  });

  it('moves steps by keyboard and by dragging, and runs them one by one', async () => {
    await open({}, async (page) => {
      await page.fill('#recipe-input', 'abc');
      await add(page, 'reverse text');
      await add(page, 'base64');
      await gives(page, Buffer.from('cba').toString('base64'));
      await stepsOf(page).nth(1).locator('button.grip').focus();
      await page.keyboard.press('ArrowUp');
      const reversed = [...Buffer.from('abc').toString('base64')].reverse().join('');
      await gives(page, reversed);
      await expect.poll(() => page.locator('.recipe-bar .state').innerText()).not.toBe('');
      await expect.poll(() => page.evaluate('document.activeElement.closest("li")?.getAttribute("aria-label")')).toBe('Step 1: Base64 Encoder and Decoder');
      const grip = await stepsOf(page).nth(0).locator('button.grip').boundingBox();
      const target = await stepsOf(page).nth(1).boundingBox();
      if (!grip || !target) throw new Error('there is nothing to drag');
      await page.mouse.move(grip.x + 5, grip.y + 5);
      await page.mouse.down();
      await page.mouse.move(grip.x + 5, target.y + target.height - 4, { steps: 5 });
      await page.mouse.up();
      await gives(page, Buffer.from('cba').toString('base64'));
      await page.getByRole('button', { name: 'Run one step more' }).click();
      await gives(page, 'cba');
      await page.getByRole('button', { name: 'Run one step more' }).click();
      await gives(page, Buffer.from('cba').toString('base64'));
    });
  });

  it('takes several inputs, files of bytes among them, and shows pictures', async () => {
    await open({}, async (page) => {
      await add(page, 'hash generator');
      const bytes = Buffer.from([0xff, 0xfe, 0, 1]);
      await page.setInputFiles('.recipe-input input[type=file]', [
        { name: 'a.bin', mimeType: 'application/octet-stream', buffer: bytes },
        { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('two') },
      ]);
      const digest = (of: Buffer | string) => createHash('sha256').update(of).digest('hex');
      await gives(page, digest(bytes));
      await page.getByRole('button', { name: 'All outputs' }).click();
      await page.getByRole('dialog').getByText('2 outputs').waitFor();
      expect(await page.getByRole('dialog').locator('pre').allInnerTexts()).toEqual([digest(bytes), digest('two')]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'b.txt', exact: true }).click();
      await gives(page, digest('two'));
      await page.selectOption('.recipe-input select', 'hex');
      await page.fill('#recipe-input', 'ff fe 00 01');
      await gives(page, digest(bytes));
      await stepsOf(page)
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click();
      await page.selectOption('.recipe-input select', 'text');
      await add(page, 'qr code');
      await page.locator('.recipe-output img').waitFor();
    });
  });

  it('goes on with what a tool’s page has, what is secret included, and says nothing of it in the address', async () => {
    await open({}, async (page) => {
      await page.goto(`${service.url}/tools/hmac-generator`);
      await page.getByLabel('Text', { exact: true }).fill('Hi There');
      await page.getByLabel('Key', { exact: true }).fill('sesame');
      await page.getByRole('button', { name: 'Go on with this result' }).click();
      await page.waitForURL('**/recipes');
      await expect.poll(() => page.inputValue('#recipe-input')).toBe('Hi There');
      const hmac = execFileSync('openssl', ['dgst', '-sha256', '-hmac', 'sesame'], { input: 'Hi There' }).toString().trim().split(' ').at(-1) ?? '';
      await gives(page, hmac);
      // All of it outlives a reload in this tab; another one finds it without the key.
      await expect.poll(() => page.evaluate('localStorage.getItem("recipe-draft") ?? ""')).toContain('Hi There');
      await page.reload();
      await gives(page, hmac);
      expect(await page.evaluate('localStorage.getItem("recipe-draft")')).not.toContain('sesame');
      await page.locator('summary', { hasText: 'Share' }).click();
      await page.getByLabel('With the input').check();
      await page.evaluate('navigator.clipboard.writeText = async (text) => void (window.copied = text)');
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Left out because it is secret: steps[0].inputs.key').waitFor();
      const link = await (await page.waitForFunction<string>('window.copied')).jsonValue();
      expect(sharedIn(link)).toMatchObject({ recipe: { steps: [{ tool: 'hmac-generator' }] }, inputs: [{ text: 'Hi There' }] });
      expect(JSON.stringify(sharedIn(link))).not.toContain('sesame');
      await page.locator('summary', { hasText: 'Use it in code' }).click();
      expect(await page.locator('#code-part').innerText()).not.toContain('sesame');
      expect(sent).toEqual([]);
    });
  });

  it('opens a link without running what may take long, without sending anything, and keeps what was there', async () => {
    const recipe = {
      parameters: { text: {} },
      steps: [
        { id: 'up', tool: 'case-converter', inputs: { case: 'upper' } },
        { id: 'slow', tool: 'bcrypt-generator', inputs: { workFactor: 4 } },
      ],
    };
    const fragment = linkOf({ recipe, inputs: [{ name: '', kind: 'text', text: 'abc' }] });
    await open({}, async (page) => {
      await page.fill('#recipe-input', 'mine');
      await expect.poll(() => page.evaluate('localStorage.getItem("recipe-draft") ?? ""')).toContain('mine');
      await page.goto(`${service.url}/recipes#${fragment}`);
      await stepsOf(page).nth(1).getByText('This step may take long: press Run.').waitFor();
      await gives(page, 'ABC');
      await expect.poll(() => page.evaluate('location.hash')).toBe('');
      expect(sent).toEqual([]);
      await page.getByRole('button', { name: 'Run', exact: true }).first().click();
      await expect.poll(() => output(page).innerText()).toMatch(/^\$2[aby]\$04\$/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => page.inputValue('#recipe-input')).toBe('mine');
    });
  });

  it('says of a link what is wrong with it, and keeps what can be read', async () => {
    const whole = linkOf({
      recipe: { steps: [{ id: 'a', tool: 'case-converter', inputs: { text: 'abc', case: 'upper', locale: { $from: 'b' } }, colour: 1 }] },
    });
    await open({}, async (page) => {
      const said = page.locator('#problem');
      const follow = (fragment: string) => page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
      await follow(whole.slice(0, 40));
      await expect.poll(() => said.innerText()).toContain('The link is cut off');
      await follow('2.5.abcde');
      await expect.poll(() => said.innerText()).toContain('newer version');
      await follow(whole);
      await expect.poll(() => said.innerText()).toMatch(/steps\[0\]\.colour[\s\S]*steps\[0\]\.inputs\.locale/);
      await gives(page, 'ABC');
    });
  });

  it('imports and exports a recipe unchanged, and shows it in ways that run as they stand', async () => {
    const recipe = {
      name: 'Two',
      note: 'Kept.',
      parameters: { text: { default: "it's" }, algorithm: { default: 'md5' } },
      steps: [
        { id: 'up', tool: 'case-converter', inputs: { case: 'upper' }, onError: 'skip' },
        {
          id: 'hash',
          tool: 'hash-generator',
          inputs: { algorithm: { $from: 'parameters', pointer: '/algorithm' } },
          when: { $from: 'up', pointer: '/text', exists: true },
        },
      ],
      outputs: { digest: { $from: 'hash', pointer: '/hash' } },
    };
    const key = await service.keyFor('pro');
    const folder = mkdtempSync(join(tmpdir(), 'toolrack-page-'));
    await open({}, async (page) => {
      await page.locator('summary', { hasText: 'Import and export' }).click();
      const json = page.getByLabel('A recipe as JSON, or a link to one');
      await json.fill(JSON.stringify(recipe));
      await page.locator('#json-part').getByRole('button', { name: 'Open', exact: true }).click();
      const digest = createHash('md5').update("IT'S").digest('hex');
      await gives(page, digest);
      await expect.poll(() => stepsOf(page).nth(1).innerText()).toContain('Only if there is text of step 1');
      await page.getByRole('button', { name: 'Show this recipe' }).click();
      expect(JSON.parse(await json.inputValue())).toEqual(recipe);
      await page.locator('summary', { hasText: 'Use it in code' }).click();
      const code = async (title: string): Promise<string> => (await page.locator(`#code-part [data-title="${title}"] code`).textContent()) ?? '';
      const curl = (await code('curl')).replace('YOUR_KEY', key);
      expect(JSON.parse(await ran('sh', ['-c', curl], folder)).result).toEqual({ digest });
      const pipe = (await code('toolrack pipe')).replace('npx toolrack', `${process.execPath} ${COMMAND}`);
      expect(JSON.parse(await ran('sh', ['-c', pipe], folder))).toEqual({ digest });
      const { params } = JSON.parse(await code('MCP'));
      expect(params).toMatchObject({ name: 'run_pipeline', arguments: { recipe } });
    });
    rmSync(folder, { recursive: true });
  });

  it('keeps recipes in the browser, and in the account of who is signed in', async () => {
    await service.services.accounts.create({ email: 'cook@example.com', password: PASSWORD, plan: 'free' });
    const cookies = (await service.signIn('cook@example.com'))
      .split('; ')
      .map((cookie) => ({ name: cookie.split('=')[0] ?? '', value: cookie.slice(cookie.indexOf('=') + 1), url: service.url }));
    await open({}, async (page, context) => {
      await context.addCookies(cookies);
      await page.reload();
      await page.fill('#recipe-name', 'Shout');
      await add(page, 'case converter');
      await page.locator('summary', { hasText: 'Saved recipes' }).click();
      await page.getByRole('button', { name: 'Save in this browser' }).click();
      await page.getByRole('button', { name: 'Open Shout, in this browser' }).waitFor();
      await page.getByRole('button', { name: 'Save to the account' }).click();
      await page.getByRole('button', { name: 'Start anew' }).click();
      await expect.poll(() => stepsOf(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Open Shout, in the account' }).click();
      await expect.poll(() => stepsOf(page).count()).toBe(1);
      await page.getByRole('button', { name: 'Delete Shout, in the account' }).click();
      await page.getByRole('button', { name: 'Delete Shout, in this browser' }).click();
      await page.locator('.saved').getByText('None yet.').waitFor();
    });
  });

  it('asks before the server runs what no browser can', async () => {
    const sass = { recipe: { parameters: { input: {} }, steps: [{ id: 'a', tool: 'scss-to-css-converter', inputs: { style: 'compressed' } }] } };
    const fragment = linkOf({ ...sass, inputs: [{ name: '', kind: 'text', text: 'a { b { color: red; } }' }] });
    await open(
      {},
      async (page) => {
        const button = page.getByRole('button', { name: 'Run it on the server' });
        await button.waitFor();
        expect(sent).toEqual([]);
        await button.click();
        await gives(page, 'a b{color:red}');
        expect(sent).toEqual([`POST ${service.url}/tools/scss-to-css-converter`]);
        // What was said of one recipe holds for no other.
        await page.evaluate(`location.hash = ${JSON.stringify(linkOf({ ...sass, inputs: [{ name: '', kind: 'text', text: 'c { d: e; }' }] }))}`);
        await button.waitFor();
        expect(sent).toHaveLength(1);
      },
      fragment,
    );
  });

  const twenty = Array.from({ length: 20 }, (_, at) => ({
    id: `s${at}`,
    tool: ['case-converter', 'text-reverser', 'hash-generator', 'base64-encoder', 'url-encoder'][at % 5] ?? '',
    inputs: at % 5 === 0 ? { case: 'upper' } : {},
  }));

  it.each(['light', 'dark'] as const)('has no fault that axe finds with twenty steps, on a phone either, %s', async (colorScheme) => {
    for (const viewport of colorScheme === 'light' ? [{ width: 1280, height: 900 }, PHONE] : [PHONE]) {
      await open(
        { colorScheme, viewport, bypassCSP: true },
        async (page) => {
          await expect.poll(() => page.locator('.recipe-bar .state').innerText()).toBe('20 steps done.');
          for (const summary of await page.locator('.exchange > details > summary').all()) await summary.click();
          await stepsOf(page).nth(3).locator('.step-settings > summary').click();
          await page.evaluate(axe);
          expect(await page.evaluate(AXE)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
          await stepsOf(page).nth(3).locator('.bind:visible').first().click();
          expect(await page.evaluate(AXE)).toEqual([]);
        },
        linkOf({ recipe: { parameters: { input: { default: 'abc' } }, steps: twenty } }),
      );
    }
  });

  it(`recalculates ten cheap steps on 10 KB within ${MAX_MS} ms of a key stroke`, async () => {
    const steps = Array.from({ length: 10 }, (_, at) => ({
      id: `s${at}`,
      tool: at % 2 === 0 ? 'text-reverser' : 'case-converter',
      inputs: at % 2 === 0 ? {} : { case: at % 4 === 1 ? 'upper' : 'lower' },
    }));
    await open(
      {},
      async (page) => {
        await expect.poll(() => page.locator('.recipe-bar .state').innerText()).toBe('10 steps done.');
        const measured = `(async () => {
          const area = document.querySelector('#recipe-input');
          const shown = document.querySelector('.recipe-output output');
          const times = [];
          for (let turn = 0; turn < 11; turn++) {
            await new Promise((resolve) => setTimeout(resolve, 100));
            const began = performance.now();
            const done = new Promise((resolve) => {
              const observer = new MutationObserver(() => { observer.disconnect(); resolve(performance.now()); });
              observer.observe(shown, { childList: true, subtree: true, characterData: true });
            });
            area.value += 'x';
            area.dispatchEvent(new Event('input', { bubbles: true }));
            times.push((await done) - began);
          }
          return times;
        })()`;
        let least = Number.POSITIVE_INFINITY;
        for (let round = 0; round < MAX_ROUNDS && least >= MAX_MS * ALLOWANCE; round++) {
          const times = await page.evaluate<number[]>(measured);
          console.log(`ten steps on 10 KB: ${times.map((ms) => ms.toFixed(0)).join(' ')} ms`);
          least = Math.min(least, times.toSorted((a, b) => a - b)[5] ?? Number.NaN);
        }
        expect(least).toBeLessThan(MAX_MS * ALLOWANCE);
      },
      linkOf({ recipe: { parameters: { input: {} }, steps }, inputs: [{ name: '', kind: 'text', text: 'Lorem ipsum dolor. '.repeat(540) }] }),
    );
  });

  it('says what it is without script, and leads to the recipes that are ready', async () => {
    await inContext(browser, { javaScriptEnabled: false }, async (context) => {
      const page = await context.newPage();
      await page.goto(`${service.url}/recipes`);
      expect(await page.innerText('main')).toContain('Without JavaScript this page cannot run recipes.');
      expect(await page.isVisible('#recipe')).toBe(false);
      expect(await page.locator('.examples-list a').count()).toBe(READY_RECIPES.length);
      await page.getByText('Tokens, certificates and keys').click();
      await page.getByRole('link', { name: 'Decode a SAML response' }).click();
      expect(await page.innerText('h1')).toBe('Decode a SAML response');
      expect(await page.innerText('main')).toContain('<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">https://idp.example.com</saml:Issuer>');
      expect(await page.getByRole('link', { name: 'XML Formatter' }).first().getAttribute('href')).toBe('/tools/xml-formatter');
      expect((await page.goto(`${service.url}/recipes/no-such-recipe`))?.status()).toBe(404);
    });
  });

  it('opens a recipe that is ready on its example, and keeps what was changed for its page alone', async () => {
    const of = '/recipes/decode-powershell-encoded-command';
    await open(
      {},
      async (page) => {
        await gives(page, 'Get-Date | Write-Host');
        await page.fill('#recipe-input', `powershell -e ${Buffer.from('Get-Process', 'utf16le').toString('base64')}`);
        await gives(page, 'Get-Process');
        await page.reload();
        await gives(page, 'Get-Process');
        await page.goto(`${service.url}/recipes`);
        await page.waitForSelector('#add-step');
        expect(await stepsOf(page).count()).toBe(0);
        await page.goto(`${service.url}${of}`);
        await gives(page, 'Get-Process');
        await page.getByRole('button', { name: 'Start anew' }).click();
        await gives(page, 'Get-Date | Write-Host');
        await page.reload();
        await gives(page, 'Get-Date | Write-Host');
        expect(sent).toEqual([]);
        await page.evaluate(axe);
        expect(await page.evaluate(AXE)).toEqual([]);
      },
      '',
      of,
    );
  });

  it('shows what comes out at the bottom of a phone, where the output is further down', async () => {
    const bar = (page: Page) => page.locator('.answer-bar');
    await open(
      { viewport: PHONE },
      async (page) => expect.poll(() => bar(page).innerText()).toContain('Get-Date | Write-Host'),
      '',
      '/recipes/decode-powershell-encoded-command',
    );
  });

  it('finds recipes beside the tools, and first where no tool has the words', async () => {
    await open({}, async (page) => {
      const names = page.locator('#suggestions [role=option] strong');
      await page.fill('#q', 'cookie header document');
      await expect.poll(async () => (await names.allInnerTexts()).at(-1)).toBe('Recipe: Cookies to JSON');
      expect(await names.count()).toBeLessThanOrEqual(8);
      await page.fill('#q', 'powershell enc');
      await expect.poll(async () => (await names.allInnerTexts())[0]).toBe('Recipe: Decode a PowerShell -enc command');
      await page.press('#q', 'ArrowDown');
      await page.press('#q', 'Enter');
      await page.waitForURL(`${service.url}/recipes/decode-powershell-encoded-command`);
    });
    await inContext(browser, { javaScriptEnabled: false }, async (context) => {
      const page = await context.newPage();
      await page.goto(`${service.url}/?q=powershell+enc`);
      expect(await page.locator('main ul.tools a').first().getAttribute('href')).toBe('/recipes/decode-powershell-encoded-command');
    });
  });

  it('runs every recipe that is ready as the server does', async () => {
    await open({}, async (page) => {
      const given: unknown = await page.evaluate(
        `(async () => {
          const { runRecipe } = await import('/toolrack.js');
          const results = [];
          for (const recipe of ${JSON.stringify(READY_RECIPES.map(({ recipe }) => recipe))}) results.push((await runRecipe(recipe)).result);
          return results;
        })()`,
      );
      const headers = { 'x-api-key': await service.keyFor('business'), 'content-type': 'application/json' };
      for (const [at, { recipe }] of READY_RECIPES.entries()) {
        const answer = await fetch(`${service.url}/api/v1/pipelines`, { method: 'POST', headers, body: JSON.stringify(recipe) });
        expect([recipe.name, Object(given)[at]]).toEqual([recipe.name, Object(await answer.json()).result]);
      }
    });
  });

  it('decrypts and unpacks bytes of another program without a setting', async () => {
    const key = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
    const iv = Buffer.alloc(16);
    const cipher = createCipheriv('aes-128-cbc', key, iv);
    const encrypted = Buffer.concat([cipher.update(Buffer.from([0xff, 0x00, 0x41])), cipher.final()]).toString('hex');
    const recipe = {
      parameters: { data: { encoding: 'hex' } },
      steps: [
        { id: 'plain', tool: 'aes-cipher', inputs: { mode: 'decrypt', cipherMode: 'cbc', key: key.toString('hex'), iv: iv.toString('hex') } },
        { id: 'hash', tool: 'hash-generator' },
      ],
    };
    await open(
      {},
      async (page) =>
        gives(
          page,
          createHash('sha256')
            .update(Buffer.from([0xff, 0x00, 0x41]))
            .digest('hex'),
        ),
      linkOf({ recipe, inputs: [{ name: '', kind: 'hex', text: encrypted }] }),
    );
  });
});

/** What a program prints; the service it asks answers from this process. */
function ran(command: string, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd });
    let [printed, said] = ['', ''];
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('close', (status) => (status === 0 ? resolve(printed) : reject(new Error(said))));
  });
}
