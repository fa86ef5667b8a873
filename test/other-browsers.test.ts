import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrowserBuild } from '../src/site/assets.ts';
import { tools } from '../src/tools/all.ts';
import type { Tool } from '../src/tools/define.ts';
import { hasFirefox, openInFirefox } from './support/firefox.ts';
import { recordedRuns } from './support/recorded-runs.ts';
import { type Inputs, isBoundOfBrowser, isRepeatable, runHere } from './support/runs-here.ts';
import { startService, type TestService } from './support/service.ts';
import { hasWebKit, openInWebKit } from './support/webkit.ts';

const MAX_MS = 1_200_000;
/** Runs that may end for want of time, on a busy machine. */
const MAX_UNANSWERED = 8;
const MAX_SHOWN = 600;
/** The share of a tool's rows that may have a browser's own data or words. */
const MAX_OWN_SHARE = 1 / 4;
/** Of the recorded runs every so many-th is run: all of them take minutes in each browser. */
const STRIDE = Number(process.env.BROWSER_STRIDE ?? 8);

const built = readBrowserBuild();
const recorded = recordedRuns();
const inBrowser = [...tools.values()]
  .filter(({ slug }) => Object.hasOwn(built.tools, slug))
  .map((tool) => ({
    tool,
    slug: tool.slug,
    rows: [...tool.examples.map(({ inputs }) => inputs), ...(recorded.get(tool.slug) ?? []).filter((_, at) => at % STRIDE === 0)],
  }));

/** What the server answers, worked out once for all browsers. */
const answersHere = new Map<string, Promise<string[]>>();

function answeredHere(tool: Tool, rows: readonly Inputs[]): Promise<string[]> {
  const known = answersHere.get(tool.slug) ?? Promise.all(rows.map((inputs) => runHere(tool, inputs)));
  answersHere.set(tool.slug, known);
  return known;
}

/** A page of another origin than the service's, which runs all examples and tells what came of them. */
const pageOf = (service: string): string => `<!doctype html><meta charset="utf-8"><title>Tools</title><script type="module">
  const tell = (path, value) => fetch(path, { method: 'POST', body: JSON.stringify(value) });
  try {
    const { run } = await import('${service}/toolrack.js');
    for (const { slug, rows } of await (await fetch('/rows')).json()) {
      const answers = [];
      for (const inputs of rows) answers.push(await run(slug, inputs).then(
        (result) => JSON.stringify(result),
        ({ code, message, details, cause }) => JSON.stringify({ code, message, details, cause }),
      ));
      await tell('/answers', { slug, answers });
    }
    await tell('/end', 'all');
  } catch (error) {
    await tell('/end', String(error));
  }
</script>`;

/** What a browser answers from data or with words of its own, which differ from version to version of each engine. */
const FIREFOX_OWN = {
  'text-statistics': 'where words end in scripts without spaces',
  'unicode-normalizer': 'halves of surrogate pairs',
};
const WEBKIT_OWN = {
  'calendar-converter': 'days of calendars that are observed',
  'dst-transition-finder': 'rules of zones that change them each year',
  'language-tag-parser': 'names of languages',
  'time-zone-converter': 'names of zones',
  'time-zone-information': 'names of zones',
  'unix-timestamp-converter': 'rules of zones in thousands of years',
};
const LANGUAGE = 'hyphenator language-tag-parser lexical-diversity-calculator text-segmenter text-summarizer';
const WORDS = Object.fromEntries(LANGUAGE.split(' ').map((slug) => [slug, 'where words end in scripts without spaces, and which numbers are words']));
const BOTH_OWN = { ...WORDS, 'less-to-css-converter': 'words for patterns that are wrong' };

const browsers = [
  { name: 'Firefox', isHere: hasFirefox(), open: openInFirefox, own: { ...FIREFOX_OWN, ...BOTH_OWN } },
  { name: 'WebKit', isHere: hasWebKit(), open: openInWebKit, own: { ...WEBKIT_OWN, ...BOTH_OWN } },
].filter(({ isHere }) => isHere);

describe.concurrent.each(browsers)('in $name', ({ open, own }) => {
  let service: TestService;
  let server: Server;
  const answers = new Map<string, string[]>();
  let end: (how: string) => void;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  beforeAll(async () => {
    service = await startService();
    server = createServer((request, response) => {
      if (request.method === 'POST') void hear(request).finally(() => response.end());
      else if (request.url === '/rows') response.end(JSON.stringify(inBrowser.map(({ slug, rows }) => ({ slug, rows }))));
      else response.setHeader('content-type', 'text/html').end(pageOf(service.url));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await service?.stop();
  });

  async function hear(request: IncomingMessage): Promise<void> {
    const told = JSON.parse(await text(request));
    if (request.url === '/answers') answers.set(told.slug, told.answers);
    else end(told);
  }

  it('all tools answer as on the server', { timeout: MAX_MS + 60_000 }, async () => {
    const { port } = server.address() as AddressInfo;
    const browser = await open(`http://127.0.0.1:${port}/`);
    const late = setTimeout(() => end(`not done after ${MAX_MS / 1_000} s, with ${answers.size} of ${inBrowser.length} tools`), MAX_MS);
    try {
      expect(await ended).toBe('all');
    } finally {
      clearTimeout(late);
      await browser.close();
    }
    const differ: unknown[] = [];
    const unanswered: string[] = [];
    for (const { tool, slug, rows } of inBrowser) {
      const others: unknown[] = [];
      const expected = await answeredHere(tool, rows);
      for (const [at, inputs] of rows.entries()) {
        const there = answers.get(slug)?.[at];
        const here = expected[at];
        if (there === here) continue;
        if (isBoundOfBrowser(there)) unanswered.push(slug);
        else if (await isRepeatable(tool, inputs)) others.push({ slug, there: there?.slice(0, MAX_SHOWN), here: here?.slice(0, MAX_SHOWN) });
      }
      if (!Object.hasOwn(own, slug) || others.length > rows.length * MAX_OWN_SHARE) differ.push(...others);
    }
    expect(differ).toEqual([]);
    expect(unanswered.length, unanswered.join(', ')).toBeLessThanOrEqual(MAX_UNANSWERED);
  });
});
