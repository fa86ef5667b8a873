import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_ONLY } from '../src/browser/server-only.ts';
import { readBrowserBuild } from '../src/site/assets.ts';
import { tools } from '../src/tools/all.ts';
import { hasChromium, MAX_WAIT_MS, startChromium } from './support/chromium.ts';
import { recordedRuns } from './support/recorded-runs.ts';
import { type Inputs, isBoundOfBrowser, isRepeatable, runHere } from './support/runs-here.ts';
import { startService, type TestService } from './support/service.ts';

const built = readBrowserBuild();
/** Inputs that are sent to the page at once, in characters of JSON. */
const MAX_BATCH = 1_000_000;
const MAX_SHOWN = 600;
/** Pages that run tools side by side, one for each processor. */
const PAGES = 2;

it('leaves to the server what the list says, and nothing else', () => {
  expect(built.server).toEqual(SERVER_ONLY);
});

describe.skipIf(!hasChromium())('in a browser', () => {
  let service: TestService;
  let browser: Browser;
  const pages: Page[] = [];
  const outside: string[] = [];
  const recorded = recordedRuns();
  beforeAll(async () => {
    service = await startService();
    browser = await startChromium();
    // The worker that keeps pages for when there is no network (`test/offline.test.ts`) would handle every module once more.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    context.setDefaultTimeout(MAX_WAIT_MS);
    for (let count = 0; count < PAGES; count++) {
      const page = await context.newPage();
      await page.goto(`${service.url}/pricing`, { waitUntil: 'networkidle' });
      page.on('request', (request) => {
        if (!/\/(?:assets\/browser\/[\w-]+\.(?:js|wasm|json)|toolrack\.js)$/.test(new URL(request.url()).pathname)) outside.push(request.url());
      });
      pages.push(page);
    }
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const waiting: ((page: Page) => void)[] = [];

  /** Does something in a page that nobody else uses. */
  async function withPage<Value>(use: (page: Page) => Promise<Value>): Promise<Value> {
    const page = pages.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)));
    try {
      return await use(page);
    } finally {
      const next = waiting.shift();
      if (next) next(page);
      else pages.push(page);
    }
  }

  /** Runs one tool on many inputs, in the worker of a page. */
  const runAll = (slug: string, inputs: Inputs[]): Promise<string[]> =>
    withPage(async (page) => {
      const answers: string[] = [];
      for (const batch of batchesOf(inputs)) answers.push(...(await page.evaluate<string[]>(inPage(slug, batch))));
      return answers;
    });

  const bySlug = [...tools.values()].filter(({ slug }) => Object.hasOwn(built.tools, slug)).map((tool) => [tool.slug, tool] as const);
  it.concurrent.each(bySlug)('%s answers as on the server', async (slug, tool) => {
    const rows = [...tool.examples.map(({ inputs }) => inputs), ...(recorded.get(slug) ?? [])];
    const [there, here] = await Promise.all([runAll(slug, rows), Promise.all(rows.map((inputs) => runHere(tool, inputs)))]);
    const differ: unknown[] = [];
    for (const [at, inputs] of rows.entries()) {
      if (there[at] === here[at] || isBoundOfBrowser(there[at])) continue;
      if (await isRepeatable(tool, inputs)) differ.push({ inputs: shown(inputs), there: there[at]?.slice(0, MAX_SHOWN), here: here[at]?.slice(0, MAX_SHOWN) });
    }
    expect(differ.slice(0, 3), `${differ.length} of ${rows.length} differ`).toEqual([]);
  });

  it('ends a run that takes too long and one that is cancelled, and runs the next', async () => {
    const answers = await withPage((page) =>
      page.evaluate<string[]>(`(async () => {
      const { run, tools } = await import('/toolrack.js');
      const codeOf = (promise) => promise.then(() => 'done', ({ name, code }) => name + ' ' + code);
      const endless = { json: '1', filter: 'last(repeat(1))' };
      const cancel = new AbortController();
      const late = await codeOf(run('jq-evaluator', endless));
      const cancelled = codeOf(run('jq-evaluator', endless, { signal: cancel.signal }));
      setTimeout(() => cancel.abort(), 200);
      return [late, await cancelled, await codeOf(run('jq-evaluator', { json: '1', filter: '.' })), await codeOf(run('no-such-tool')), String(tools.includes('jq-evaluator'))];
    })()`),
    );
    expect(answers).toEqual(['ToolError tool_timeout', 'ToolError cancelled', 'done', 'ToolNotFoundError tool_not_found', 'true']);
  });

  it('takes texts of tens of megabytes, and gives results as long', async () => {
    const answers = await withPage((page) =>
      page.evaluate<unknown[]>(`(async () => {
      const { run } = await import('/toolrack.js');
      const text = 'word '.repeat(6_000_000);
      const { output } = await run('base64-encoder', { text });
      return [output.length, output === btoa(text), await run('base64-encoder', { text: 'x'.repeat(100_000_001) }).catch(({ code, message }) => code + ' ' + message)];
    })()`),
    );
    expect(answers).toEqual([40_000_000, true, expect.stringMatching(/^invalid_inputs .*at most 100,000,000 characters/)]);
  });

  it('sends nothing anywhere, and loads nothing but what the build wrote', () => {
    expect(outside).toEqual([]);
  });
});

/** What the page does: answers are compared as text. */
const inPage = (slug: string, rows: readonly Inputs[]): string => `(async () => {
  const { run } = await import('/toolrack.js');
  const answers = [];
  for (const inputs of JSON.parse(${JSON.stringify(JSON.stringify(rows))})) {
    answers.push(await run(${JSON.stringify(slug)}, inputs).then(
      (result) => JSON.stringify(result),
      ({ code, message, details, cause }) => JSON.stringify({ code, message, details, cause }),
    ));
  }
  return answers;
})()`;

function batchesOf(inputs: readonly Inputs[]): Inputs[][] {
  const batches: Inputs[][] = [];
  let room = 0;
  for (const each of inputs) {
    const length = JSON.stringify(each).length;
    if (length > room || batches.length === 0) {
      batches.push([]);
      room = MAX_BATCH;
    }
    batches.at(-1)?.push(each);
    room -= length;
  }
  return batches;
}

const shown = (inputs: Inputs): string => JSON.stringify(inputs).slice(0, 300);
